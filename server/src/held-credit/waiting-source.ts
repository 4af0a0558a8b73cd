import { writeMoney } from '#contract/shared/money.ts'
import type { ApprovalSource } from '../approval/index.ts'
import { serializeStaff } from '../staff/index.ts'

interface HeldRow {
  id: string
  number: bigint
  amount: bigint
  user_name: string
  name: string
  first_by: bigint | null
  first_user_name: string | null
  first_reason: string | null
  created_at: Date
}

/** Credits of game partners above a cap, until two people say the same. */
export const waitingHeldCredits: ApprovalSource = {
  kind: 'held_credit',
  permission: 'held_credits.decide',
  async list(db, staff, limit) {
    const rows = await db<HeldRow[]>`
      select c.id, c.number, c.amount - c.taken_back as amount, p.user_name, p.name, c.first_by,
             f.user_name as first_user_name, c.first_reason, c.created_at
      from held_credit.credit c join identity.player p on p.id = c.player_id
      left join staff.staff f on f.id = c.first_by
      where c.status = 'pending' order by c.created_at, c.id limit ${limit}`
    return rows.map((row) => ({
      id: row.id,
      number: Number(row.number),
      title: `${row.name} (${row.user_name})`,
      href: `/held-credits?id=${row.id}`,
      changes: [],
      amount: writeMoney(row.amount),
      reason: row.first_reason,
      requested_by: serializeStaff(row.first_by, row.first_user_name, staff),
      requested_at: row.created_at.toISOString(),
    }))
  },
}
