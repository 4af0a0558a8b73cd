import type { Correction } from '#contract/counter.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { Fragment, Queryable } from '../platform/database/database.ts'
import { type StaffCaller, serializeStaff } from '../staff/index.ts'
import { withinScope } from './player.ts'

interface Row
  extends Omit<Correction, 'number' | 'player' | 'amount' | 'asked_by' | 'decided_by' | 'created_at' | 'decided_at'> {
  number: bigint
  player_id: bigint
  player_user_name: string
  player_name: string
  amount: Money
  asked_by: bigint
  asker: string
  created_at: Date
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
}

/** Those of the caller's scope that fulfil a condition on `c`, newest first. */
export async function corrections(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<Correction[]> {
  const rows = await db<Row[]>`
    select c.id, c.number, c.player_id, p.user_name as player_user_name, p.name as player_name, c.account, c.direction,
           c.amount, c.reason, c.status, c.asked_by, asker.user_name as asker, c.created_at, c.decided_by,
           decider.user_name as decider, c.decided_at, c.decision_reason
    from counter.correction c
    join identity.player p on p.id = c.player_id
    join staff.staff asker on asker.id = c.asked_by
    left join staff.staff decider on decider.id = c.decided_by
    where ${where} and ${withinScope(db, staff)}
    order by c.number desc limit ${limit}`
  return rows.map((row) => writeCorrection(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function readCorrection(db: Queryable, staff: StaffCaller, id: string): Promise<Correction> {
  const [correction] = await corrections(db, staff, { where: db`c.id = ${id}`, limit: 1 })
  if (!correction) throw new Error(`correction ${id} is gone`)
  return correction
}

function writeCorrection(row: Row, staff: StaffCaller): Correction {
  return {
    id: row.id,
    number: Number(row.number),
    player: { id: String(row.player_id), user_name: row.player_user_name, name: row.player_name },
    account: row.account,
    direction: row.direction,
    amount: writeMoney(row.amount),
    reason: row.reason,
    status: row.status,
    asked_by: serializeStaff(row.asked_by, row.asker, staff),
    created_at: row.created_at.toISOString(),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }
}

/** As the trail names it. */
export const correctionObject = (number: bigint | number): `correction:${string}` => `correction:${number}`
