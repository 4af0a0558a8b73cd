import type { TileGame } from '#catalog/contract/my-games.ts'
import type { LargeWin, LargeWinsQuery, WinSource } from '#home/contract/large-wins.ts'
import type { Win, Wins } from '#home/contract/player.ts'
import { WINS_SHOWN } from '#home/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { getSetting } from '../setting.ts'
import { maskName } from './mask-name.ts'

/** All visitors of a process share one reading in so many milliseconds. */
const FRESH_MS = 10_000
const DAYS = 7
/** More than are shown: players on breaks and games that are gone are left out. */
const NEWEST_LOOKED_AT = 100
/** Of each day. */
const LARGEST_LOOKED_AT = 20

/** A tile of the lobby in a language; null for a game that the lobby does not show. */
type TileOf = (game_id: number, language: Language) => Promise<TileGame | null>

export interface WinsDependencies {
  db: Database
  sources: readonly WinSource[]
  tileOf: TileOf
}

interface NamedWin extends LargeWin {
  member_name: string
}

interface WinLists {
  /** The newest first. */
  newest: NamedWin[]
  /** The largest first, here and below. */
  today: NamedWin[]
  week: NamedWin[]
}

interface WinsReader {
  wins(language: Language): Promise<Wins>
  hasWins(): Promise<boolean>
}

/** Wins as home shows them, from the sources' own rows; what one of them takes back is gone at the next reading. */
export function createWinsReader({ db, sources, tileOf }: WinsDependencies): WinsReader {
  const setting = cached(() => getSetting(db), CONFIGURATION_FRESH_MS)
  let cache = createLists(db, sources, 0n)

  async function listsNow(): Promise<WinLists | null> {
    const { shows_wins, win_min } = await setting()
    if (!shows_wins) return null
    if (cache.win_min !== win_min) cache = createLists(db, sources, win_min)
    return cache.read()
  }

  async function write(wins: readonly NamedWin[], language: Language, max: number): Promise<Win[]> {
    const written: Win[] = []
    for (const win of wins) {
      if (written.length === max) break
      const game = typeof win.game === 'number' ? await tileOf(win.game, language) : null
      if (typeof win.game === 'number' && game === null) continue
      written.push({
        member_name: win.member_name,
        own_game: typeof win.game === 'number' ? null : win.game,
        game,
        amount: writeMoney(win.net),
        won_at: win.won_at.toISOString(),
      })
    }
    return written
  }

  async function wins(language: Language): Promise<Wins> {
    const lists = await listsNow()
    if (lists === null) return { recent: [], today: null, week: null }
    const recent = await write(lists.newest, language, WINS_SHOWN)
    const [today = null] = await write(lists.today, language, 1)
    const [week = null] = await write(lists.week, language, 1)
    return { recent, today, week }
  }

  return { wins, hasWins: async () => (await wins('en')).recent.length > 0 }
}

/** The wins of one setting: another smallest win is another list. */
function createLists(db: Database, sources: readonly WinSource[], win_min: Money) {
  const read = async (): Promise<WinLists> => {
    const { today, since } = await getDays(db)
    const query = (limit: number): LargeWinsQuery => ({ net_min: win_min, days: DAYS, since, limit })
    const [newest, largest] = await Promise.all([
      Promise.all(sources.map((source) => source.newest(query(NEWEST_LOOKED_AT)))),
      Promise.all(sources.map((source) => source.largest(query(LARGEST_LOOKED_AT)))),
    ])
    const nameOf = await namesOf(db, [...newest, ...largest].flat())
    const named = (wins: readonly LargeWin[][]): NamedWin[] =>
      wins.flat().flatMap((win) => {
        const member_name = nameOf.get(win.player_id)
        return member_name === undefined ? [] : [{ ...win, member_name }]
      })
    const week = named(largest).toSorted((one, other) => Number(other.net - one.net))
    return {
      newest: named(newest).toSorted((one, other) => Number(other.won_at) - Number(one.won_at)),
      today: week.filter(({ won_at }) => won_at >= today),
      week,
    }
  }
  return { win_min, read: cached(read, FRESH_MS) }
}

/** When today and the first of the days began, by the database's clock. */
async function getDays(db: Database): Promise<{ today: Date; since: Date }> {
  const [row] = await db<{ today: Date; since: Date }[]>`
    select day at time zone 'Asia/Yangon' as today,
           (day - (${DAYS}::integer - 1) * interval '1 day') at time zone 'Asia/Yangon' as since
    from date_trunc('day', now() at time zone 'Asia/Yangon') day`
  if (!row) throw new Error('the database told no time')
  return row
}

/** Masked, without those who are on a break, frozen or banned: they are not held up to others. */
async function namesOf(db: Database, wins: readonly LargeWin[]): Promise<ReadonlyMap<bigint, string>> {
  const ids = [...new Set(wins.map(({ player_id }) => player_id))]
  if (ids.length === 0) return new Map()
  const rows = await db<{ id: bigint; name: string }[]>`
    select id, name from identity.player
    where id = any (${arrayOf(db, 'bigint', ids)}) and identity.standing(status, excluded_until) = 'active'`
  return new Map(rows.map(({ id, name }) => [id, maskName(name)]))
}
