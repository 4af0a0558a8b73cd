import { writeMoney } from '#contract/shared/money.ts'
import type { ApprovalSource } from '../../approval/index.ts'
import { serializeStaff } from '../../staff/index.ts'
import type { Direction } from '../rules.ts'
import { withinScope } from './queue/queue-row.ts'

interface LargeRow {
  id: string
  number: bigint
  direction: Direction
  amount: bigint
  user_name: string
  name: string
  first_approved_by: bigint | null
  first_approver: string
  created_at: Date
  first_approved_at: Date | null
}

const TITLES: Record<Direction, string> = { deposit: 'Deposit', withdrawal: 'Withdrawal' }

/** Deposits and withdrawals that one of two people has approved. */
export const largeRequests: ApprovalSource = {
  kind: 'large_request',
  permission: 'requests.approve_large',
  async list(db, staff, limit) {
    const rows = await db<LargeRow[]>`
      select r.id, r.number, r.direction, coalesce(r.received_amount, r.amount) as amount, p.user_name, p.name,
             r.first_approved_by, first.user_name as first_approver, r.first_approved_at, r.created_at
      from cashier.request r join identity.player p on p.id = r.player_id
      join staff.staff first on first.id = r.first_approved_by
      where r.status = 'pending' and ${withinScope(db, staff)}
      order by r.first_approved_at, r.id limit ${limit}`
    return rows.map((row) => ({
      id: row.id,
      number: Number(row.number),
      title: `${TITLES[row.direction]} of ${row.name} (${row.user_name})`,
      href: `/${row.direction}s?q=${row.number}&id=${row.id}`,
      changes: [],
      amount: writeMoney(row.amount),
      reason: null,
      requested_by: serializeStaff(row.first_approved_by, row.first_approver, staff),
      requested_at: (row.first_approved_at ?? row.created_at).toISOString(),
    }))
  },
}
