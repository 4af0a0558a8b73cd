import type { Money } from '#contract/shared/money.ts'
import type { Transaction } from '../platform/database/database.ts'
import { arrayOf, rowsOf } from '../platform/database/row-set.ts'
import type { Caps } from './rules.ts'

interface CapRow {
  call_max: Money
  day_max: Money
  player_id: bigint | null
  credited: Money | null
}

/** The caps, and what of them players have used today. To be read under the lock of their game accounts. */
export async function getCaps(tx: Transaction, player_ids: bigint[]): Promise<Caps> {
  const rows = await tx<CapRow[]>`
    select s.call_max, s.day_max, d.player_id, d.credited
    from held_credit.setting s
    left join held_credit.day d
      on d.player_id = any (${arrayOf(tx, 'bigint', player_ids)}) and d.day = (now() at time zone 'Asia/Yangon')::date`
  const [setting] = rows
  if (!setting) throw new Error('held_credit.setting has no row')
  const credited = rows.flatMap(({ player_id, credited }) =>
    player_id === null || credited === null ? [] : [[player_id, credited] as const],
  )
  return { call_max: setting.call_max, day_max: setting.day_max, credited: new Map(credited) }
}

interface Credited {
  player_id: bigint
  amount: Money
}

/** Adds what was credited and not held to the players' day, under the same lock. */
export async function noteCredited(tx: Transaction, credits: Credited[]): Promise<void> {
  const sums = new Map<bigint, Money>()
  for (const { player_id, amount } of credits) sums.set(player_id, (sums.get(player_id) ?? 0n) + amount)
  const rows = [...sums]
    .filter(([, credited]) => credited > 0n)
    .map(([player_id, credited]) => ({ player_id, credited }))
  if (rows.length === 0) return
  await tx`
    insert into held_credit.day as d (player_id, day, credited)
    select player_id, (now() at time zone 'Asia/Yangon')::date, credited
    from ${rowsOf(tx, 'today', rows, { player_id: 'bigint', credited: 'bigint' })}
    on conflict (player_id, day) do update set credited = d.credited + excluded.credited`
}
