import type { BalanceAdjustment } from '#contract/player-admin/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'
import { type StaffCaller, serializeStaff } from '../../staff/index.ts'
import { withinScope } from '../player.ts'

interface AdjustmentRow
  extends Omit<
    BalanceAdjustment,
    'number' | 'player' | 'amount' | 'requested_by' | 'decided_by' | 'created_at' | 'decided_at'
  > {
  number: bigint
  player_id: bigint
  player_user_name: string
  player_name: string
  amount: Money
  requested_by: bigint
  requester: string
  created_at: Date
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
}

/** Those of the caller's scope that fulfil a condition on `c`, newest first. */
export async function findBalanceAdjustments(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<BalanceAdjustment[]> {
  const rows = await db<AdjustmentRow[]>`
    select c.id, c.number, c.player_id, p.user_name as player_user_name, p.name as player_name, c.account, c.direction,
           c.amount, c.reason, c.status, c.requested_by, requester.user_name as requester, c.created_at, c.decided_by,
           decider.user_name as decider, c.decided_at, c.decision_reason
    from player_admin.balance_adjustment c
    join identity.player p on p.id = c.player_id
    join staff.staff requester on requester.id = c.requested_by
    left join staff.staff decider on decider.id = c.decided_by
    where ${where} and ${withinScope(db, staff)}
    order by c.number desc limit ${limit}`
  return rows.map((row) => serializeBalanceAdjustment(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function getBalanceAdjustment(db: Queryable, staff: StaffCaller, id: string): Promise<BalanceAdjustment> {
  const [adjustment] = await findBalanceAdjustments(db, staff, { where: db`c.id = ${id}`, limit: 1 })
  if (!adjustment) throw new Error(`balance adjustment ${id} is gone`)
  return adjustment
}

function serializeBalanceAdjustment(row: AdjustmentRow, staff: StaffCaller): BalanceAdjustment {
  return {
    id: row.id,
    number: Number(row.number),
    player: { id: String(row.player_id), user_name: row.player_user_name, name: row.player_name },
    account: row.account,
    direction: row.direction,
    amount: writeMoney(row.amount),
    reason: row.reason,
    status: row.status,
    requested_by: serializeStaff(row.requested_by, row.requester, staff),
    created_at: row.created_at.toISOString(),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }
}

/** Its name in the audit log. */
export const balanceAdjustmentObject = (number: bigint | number): `balance_adjustment:${string}` =>
  `balance_adjustment:${number}`
