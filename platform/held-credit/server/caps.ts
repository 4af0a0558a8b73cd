import type { HeldPartner } from '#held-credit/contract/staff.ts'
import type { Money } from '#platform/contract/money.ts'
import {
  type Fragment,
  hasSqlState,
  type Queryable,
  SQLSTATE,
  type Transaction,
} from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'
import type { Caps } from './rules.ts'

interface CapRow {
  call_max: Money
  day_max: Money
  hour_max: Money
  of_hour: Money
  player_id: bigint | null
  credited: Money | null
}

/** The hour of the clock in Yangon. */
const thisHour = (db: Queryable): Fragment =>
  db`date_trunc('hour', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon'`

/**
 * The caps, what of them players have used today, and the partner in this hour. To be read under the lock of their game accounts;
 * other calls may credit in the same hour meanwhile, unless `lockHour` came before.
 */
export async function getCaps(tx: Transaction, partner: HeldPartner, player_ids: bigint[]): Promise<Caps> {
  const rows = await tx<CapRow[]>`
    select s.call_max, s.day_max, s.hour_max, coalesce(h.credited, 0) as of_hour, d.player_id, d.credited
    from held_credit.setting s
    left join held_credit.partner_hour h on h.partner = ${partner} and h.hour = ${thisHour(tx)}
    left join held_credit.day d
      on d.player_id = any (${arrayOf(tx, 'bigint', player_ids)}) and d.day = (now() at time zone 'Asia/Yangon')::date`
  const [setting] = rows
  if (!setting) throw new Error('held_credit.setting has no row')
  const credited = rows.flatMap(({ player_id, credited }) =>
    player_id === null || credited === null ? [] : [[player_id, credited] as const],
  )
  const { call_max, day_max, hour_max, of_hour } = setting
  return { call_max, day_max, hour_max, of_hour, credited: new Map(credited) }
}

/** Lets no other call of the partner credit anything until the commit. To be taken after the game accounts. */
export async function lockHour(tx: Transaction, partner: HeldPartner): Promise<void> {
  await tx`
    insert into held_credit.partner_hour as h (partner, hour, credited, hour_max)
    select ${partner}, ${thisHour(tx)}, 0, s.hour_max from held_credit.setting s
    on conflict (partner, hour) do update set credited = h.credited`
}

interface Credited {
  player_id: bigint
  amount: Money
}

/**
 * Adds what was credited and not held to the players' day and to the partner's hour. The hour is one row for all calls of the
 * partner, and is locked from here to the commit: nothing slow may follow.
 * @throws what `isHourPassed` says of it when others credited meanwhile, and all together is too much
 */
export async function noteCredited(tx: Transaction, partner: HeldPartner, credits: Credited[]): Promise<void> {
  const sums = new Map<bigint, Money>()
  for (const { player_id, amount } of credits) sums.set(player_id, (sums.get(player_id) ?? 0n) + amount)
  const rows = [...sums]
    .filter(([, credited]) => credited > 0n)
    .map(([player_id, credited]) => ({ player_id, credited }))
  if (rows.length === 0) return
  const sum = rows.reduce((total, { credited }) => total + credited, 0n)
  await tx`
    with today as (
      insert into held_credit.day as d (player_id, day, credited)
      select player_id, (now() at time zone 'Asia/Yangon')::date, credited
      from ${rowsOf(tx, 'today', rows, { player_id: 'bigint', credited: 'bigint' })}
      on conflict (player_id, day) do update set credited = d.credited + excluded.credited
    )
    insert into held_credit.partner_hour as h (partner, hour, credited, hour_max)
    select ${partner}, ${thisHour(tx)}, ${sum}, s.hour_max from held_credit.setting s
    on conflict (partner, hour) do update set credited = h.credited + excluded.credited, hour_max = excluded.hour_max`
}

const HOUR_CONSTRAINT = 'partner_hour_stays_below_its_cap'

/** Whether a transaction failed because calls that were decided at the same time credit too much together. */
export function isHourPassed(error: unknown): boolean {
  return hasSqlState(error, SQLSTATE.check_violation) && (error as Error).message.includes(HOUR_CONSTRAINT)
}
