import type { Language } from '#platform/contract/language.ts'
import { cached } from '#platform/server/caching/cached.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { arraysOf } from '#platform/server/database/row-set.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TwoDDrawNow, TwoDLive, TwoDLiveAnswer } from '#two-d/contract/draws.ts'
import { currentDraws } from '../draw.ts'
import { closedToday, nameIn } from '../draws/calendar.ts'
import { results } from '../result.ts'
import type { FeedMessage, FeedRow } from './feed-message.ts'

/** Each phone asks every two seconds; the platform itself once a second for all of them. */
const CACHED_MS = 1_000
/** Two readings missed. */
const FRESH_SECONDS = 6
/** Where the market is far and readings are half a minute apart, two missed ones and a little. */
const SILENT_SECONDS = 75
/** While the exchange trades, its figures change every few seconds; at night, at noon and on holidays they stand. */
const TRADING_SECONDS = 90
/** Failures in a row after which nobody should take the last number for the present one. */
const FAILURES_MAX = 3

interface LastReading {
  reading: FeedMessage | null
  is_fresh: boolean
  is_trading: boolean
  is_silent: boolean
  now: Date
  /** YYYY-MM-DD in Yangon. */
  today: string
}

/** The feed's last reading, the draws that one can bet on, and why there are none. Never polls the feed itself. */
export function createLive(db: Database): (language: Language) => Promise<TwoDLiveAnswer> {
  const known = cached(
    async () => ({ last: await getLastReading(db), draws: await listCurrentDraws(db), closed: await closedToday(db) }),
    CACHED_MS,
  )
  return async (language) => {
    const { last, draws, closed } = await known()
    if (last.reading === null || last.is_silent) throw new Problem('two_d_feed_silent')
    const { live, server_time, rows, morning, evening } = last.reading
    const data: TwoDLive = {
      live,
      server_time,
      now: last.now.toISOString(),
      result: rows.map((row) => serializeRow(row, last.today)),
      holiday: closed && { date: closed.day, name: nameIn(language, closed.names) },
      modern_internet: morning || evening ? { morning, evening } : null,
      is_fresh: last.is_fresh,
      is_trading: last.is_fresh && closed === null && last.is_trading,
      draws,
    }
    return success(data)
  }
}

/** On days without trade feeds fill their rows with an old number: what is not of today is still to come. */
function serializeRow({ open_time, set, value, twod, stock_date }: FeedRow, today: string): TwoDLive['result'][number] {
  return stock_date === today ? { open_time, set, value, twod } : { open_time, set: '--', value: '--', twod: '--' }
}

async function getLastReading(db: Queryable): Promise<LastReading> {
  const [last] = await db<LastReading[]>`
    select reading, coalesce(read_at > clock_timestamp() - make_interval(secs => ${FRESH_SECONDS}), false) as is_fresh,
           coalesce(moved_at > clock_timestamp() - make_interval(secs => ${TRADING_SECONDS}), false) as is_trading,
           failures >= ${FAILURES_MAX}
             or coalesce(read_at < clock_timestamp() - make_interval(secs => ${SILENT_SECONDS}), true) as is_silent,
           clock_timestamp() as now, two_d.today()::text as today
    from two_d.feed where source = 'feed'`
  if (!last) throw new Error('two_d.feed has no row for the feed')
  return last
}

async function listCurrentDraws(db: Queryable): Promise<TwoDDrawNow[]> {
  const current = await currentDraws(db)
  const declared = await results(db, db`d.id = any (${arraysOf(db, current, { id: 'integer' })})`)
  const numbers = new Map(declared.map(({ draw_id, number }) => [draw_id, number]))
  return current.map((draw) => ({
    session: draw.session,
    session_number: draw.session_number,
    game_date: draw.game_date,
    cutoff_at: draw.cutoff_at.toISOString(),
    draws_at: draw.draws_at.toISOString(),
    is_open: draw.is_open,
    status: draw.status,
    number: numbers.get(draw.id) ?? null,
  }))
}
