import type { Database } from '../../platform/database/database.ts'
import { type Feed, FeedError, type Reading } from './feed.ts'
import type { Told } from './told.ts'

/** A reading every two seconds for ten hours and two a minute for the others are 19,680; a feed's owner counts too. */
const CALLS_PER_DAY_MAX = 22_000

/** A reading with the one before it, and the moment by the database's clock. */
export interface Asked extends Reading {
  before: Told | null
  now: Date
}

/**
 * Asks a feed when it is time to, and keeps what it said for every process; null when it is not time, or when it said
 * nothing. Whoever moves `asked_at` on has the turn, so any number of workers ask as often as one.
 */
export async function askFeed(db: Database, feed: Feed, every_ms: number): Promise<Asked | null> {
  const turn = await takeTurn(db, feed, every_ms)
  if (turn === null) return null
  try {
    if (turn.calls > CALLS_PER_DAY_MAX) throw new FeedError(`more than ${CALLS_PER_DAY_MAX} calls in one day`)
    const reading = await feed.read()
    return { ...reading, before: turn.before, now: await keepReading(db, feed, reading.told) }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await db`
      update two_d.feed set failures = failures + 1, failure = ${error.message.slice(0, FAILURE_LENGTH_MAX)}
      where source = ${feed.source}`
    return null
  }
}
const FAILURE_LENGTH_MAX = 300

async function takeTurn(db: Database, { source }: Feed, every_ms: number) {
  const [turn] = await db<{ before: Told | null; calls: number }[]>`
    update two_d.feed
    set asked_at = clock_timestamp(), calls_on = two_d.today(),
        calls = case when calls_on = two_d.today() then calls + 1 else 1 end
    where source = ${source}
      and (asked_at <= clock_timestamp() - make_interval(secs => ${every_ms / 1_000}) or asked_at > clock_timestamp())
    returning reading as before, calls`
  return turn ?? null
}

async function keepReading(db: Database, { source }: Feed, told: Told): Promise<Date> {
  const [kept] = await db<{ now: Date }[]>`
    update two_d.feed
    set reading = ${db.json(told as never)}, read_at = clock_timestamp(), failures = 0, failure = null
    where source = ${source} returning clock_timestamp() as now`
  if (!kept) throw new Error(`two_d.feed has no row for ${source}`)
  return kept.now
}
