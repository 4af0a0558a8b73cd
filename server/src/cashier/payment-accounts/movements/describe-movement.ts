import type { AccountMovementKind } from '#contract/cashier/account-rules.ts'
import type { Cause } from '#contract/report/ledger-explorer.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { nameOf } from './movement.ts'

const TITLES: Record<AccountMovementKind, string> = {
  opening: 'Opening balance',
  paid_in: 'Cash paid in',
  taken_out: 'Cash taken out',
  transfer: 'Transfer between accounts',
  charge: 'Bank charge',
}

interface MovementRow {
  number: bigint
  kind: AccountMovementKind
  account_id: number
  account: string
  amount: Money
  transaction_id: string | null
  note: string
  requested_by: string
  created_at: Date
  decided_by: string | null
}

/** What staff booked on a payment account, as the staff reads it; null for an id that is none. */
export async function describeAccountMovement(db: Queryable, id: string): Promise<Cause | null> {
  const [row] = await db<MovementRow[]>`
    select m.number, m.kind, m.account_id, ${nameOf(db, db`a`, db`t`)} as account, m.amount, m.transaction_id, m.note,
           requester.user_name as requested_by, m.created_at, decider.user_name as decided_by
    from cashier.movement m
    join cashier.payment_account a on a.id = m.account_id
    join cashier.payment_type t on t.id = a.payment_type_id
    join staff.staff requester on requester.id = m.requested_by
    left join staff.staff decider on decider.id = m.decided_by
    where m.id = ${id}`
  if (!row) return null
  return {
    title: `${TITLES[row.kind]} ${row.number}`,
    facts: [
      { name: 'Account', text: row.account },
      { name: 'Amount', amount: writeMoney(row.amount) },
      ...(row.transaction_id === null ? [] : [{ name: 'Transaction id', text: row.transaction_id }]),
      { name: 'Note', text: row.note },
      { name: 'Asked by', text: row.requested_by },
      { name: 'Asked', at: row.created_at.toISOString() },
      ...(row.decided_by === null ? [] : [{ name: 'Decided by', text: row.decided_by }]),
    ],
    href: `/payment-accounts?view=balances&id=${row.account_id}`,
    proof: [],
  }
}
