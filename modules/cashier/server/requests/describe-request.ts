import { requestAddress } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { Status } from '../rules.ts'

interface RequestRow {
  id: string
  number: bigint
  direction: 'deposit' | 'withdrawal'
  status: Status
  amount: Money
  payment_type: string
  received_amount: Money | null
  refrence_no: string | null
  transaction_id: string | null
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
}

/** A request for money as the staff reads it; its timeline is on the screen of the queue. Null for an id that is none. */
export async function describeRequest(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<RequestRow[]>`
    select r.id, r.number, r.direction, r.status, r.amount, r.received_amount, t.name as payment_type, r.refrence_no,
           coalesce(r.transaction_id, r.payout_transaction_id) as transaction_id, r.created_at, r.decided_at,
           s.user_name as decided_by
    from cashier.request r join cashier.payment_type t on t.id = r.payment_type_id
    left join staff.staff s on s.id = r.decided_by
    where r.id = ${id}`
  if (!row) return null
  return {
    title: `${row.direction === 'deposit' ? 'Deposit' : 'Withdrawal'} ${row.number}`,
    facts: [
      { name: 'State', text: row.status },
      { name: 'Amount', amount: writeMoney(row.amount) },
      ...(row.received_amount === null ? [] : [{ name: 'Received', amount: writeMoney(row.received_amount) }]),
      { name: 'Payment type', text: row.payment_type },
      ...(row.refrence_no === null ? [] : [{ name: 'Reference', text: row.refrence_no }]),
      ...(row.transaction_id === null ? [] : [{ name: 'Transaction id', text: row.transaction_id }]),
      { name: 'Asked', at: row.created_at.toISOString() },
      ...(row.decided_at === null ? [] : [{ name: 'Decided', at: row.decided_at.toISOString() }]),
      ...(row.decided_by === null ? [] : [{ name: 'Decided by', text: row.decided_by }]),
    ],
    href: requestAddress({ ...row, number: Number(row.number) }),
    proof: [],
  }
}
