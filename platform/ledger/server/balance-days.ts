import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { playerAccountId } from './chart-of-accounts.ts'
import { newestPostings } from './postings.ts'

/** Of a player who plays all day long they reach back a week or two; days before the oldest of them have no balance. */
const POSTINGS_READ_MAX = 20_000
const HELD_ON = ['main', 'game', 'hold'] as const

interface DayRow {
  /** Yangon's; the day before the first one stands for all that was before. */
  day: string
  balance: Money
  /** The oldest posting that was read; 1 is the account's first. */
  oldest: bigint
}

/**
 * The money of a player at the end of each of some days, in kyat, on all accounts that are the player's own. Null where the
 * account has too many postings to read back so far.
 * @param days YYYY-MM-DD of Yangon, without a gap, the oldest first.
 */
export async function balanceDays(
  db: Queryable,
  player_id: bigint,
  days: string[],
): Promise<{ day: string; balance: number | null }[]> {
  const accounts = await Promise.all(
    HELD_ON.map(async (kind) => accountDays(await rowsOf(db, playerAccountId(player_id, kind), days), days)),
  )
  return days.map((day, place) => {
    const held = accounts.map((balances) => balances[place] ?? null)
    const sum = held.reduce<bigint | null>((total, one) => (total === null || one === null ? null : total + one), 0n)
    return { day, balance: sum === null ? null : writeMoney(sum) }
  })
}

function rowsOf(db: Queryable, account_id: bigint, [first = '']: string[]): Promise<DayRow[]> {
  return db<DayRow[]>`
    select distinct on (day) day::text, balance_after as balance, min(version) over () as oldest
    from (
      select greatest((created_at at time zone 'Asia/Yangon')::date, ${first}::text::date - 1) as day, balance_after, version
      from (${newestPostings(db, { account_id, before: null, limit: POSTINGS_READ_MAX })}) newest
    ) posting
    order by day, version desc`
}

/** The balance of an account that nothing moved is the one of the day before; before its first posting it is zero. */
function accountDays(rows: DayRow[], days: string[]): (bigint | null)[] {
  const of_day = new Map<string, bigint>(rows.map(({ day, balance }) => [day, balance]))
  const is_whole = rows.every(({ oldest }) => oldest === 1n)
  let held = rows.find(({ day }) => day < (days[0] ?? ''))?.balance ?? (is_whole ? 0n : null)
  return days.map((day) => {
    held = of_day.get(day) ?? held
    return held
  })
}
