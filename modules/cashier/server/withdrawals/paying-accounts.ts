import type { PayingAccount } from '#cashier/contract/account-statements.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { writeType } from '../payment-accounts/payment.ts'

/** A long list is no choice any more. */
const ACCOUNTS_SHOWN = 100

interface PayingAccountRow {
  id: number
  payment_type_id: number
  type_name: string
  type_picture: string | null
  account_name: string
  account_number: string
  held: Money
  may_be_overdrawn: boolean
}

/** The accounts that may pay: under a condition on `a`, and in an order of it. */
export async function payingAccountsOf(
  db: Queryable,
  { where, order }: { where: Fragment; order: Fragment },
): Promise<PayingAccount[]> {
  const rows = await db<PayingAccountRow[]>`
    select a.id, a.payment_type_id, t.name as type_name, t.picture as type_picture, a.account_name, a.account_number,
           coalesce(-l.balance, 0) as held, coalesce(l.may_be_overdrawn, false) as may_be_overdrawn
    from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id
    join ledger.account l on l.id = 2000000000000000 + a.id
    where ${where}
    order by ${order}
    limit ${ACCOUNTS_SHOWN}`
  return rows.map((row) => ({
    id: row.id,
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    account_name: row.account_name,
    account_number: row.account_number,
    balance: writeMoney(row.held),
    may_be_overdrawn: row.may_be_overdrawn,
  }))
}
