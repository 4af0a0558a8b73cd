import type { ApprovalSource } from '#approval/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'

interface HeldRow {
  id: string
  number: bigint
  amount: bigint
  user_name: string
  name: string
  created_at: Date
}

/** Credits of game partners above a cap that wait for a first person. */
export const waitingHeldCredits: ApprovalSource = {
  kind: 'held_credit',
  permission: 'held_credits.decide',
  async list(db, _staff, limit) {
    const rows = await db<HeldRow[]>`
      select c.id, c.number, c.amount - c.taken_back as amount, p.user_name, p.name, c.created_at
      from held_credit.credit c join identity.player p on p.id = c.player_id
      where c.status = 'pending' and not exists (
        select from approval.request q
        where q.kind = 'held_credit' and q.subject = 'held_credit:' || c.number and q.status = 'pending'
      )
      order by c.created_at, c.id limit ${limit}`
    return rows.map((row) => ({
      id: row.id,
      number: Number(row.number),
      title: `${row.name} (${row.user_name})`,
      href: `/held-credits?id=${row.id}`,
      changes: [{ name: 'Decision', from: null, to: 'waits for a first person' }],
      amount: writeMoney(row.amount),
      reason: null,
      requested_by: null,
      requested_at: row.created_at.toISOString(),
    }))
  },
}
