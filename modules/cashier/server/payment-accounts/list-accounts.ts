import type { PaymentAccount, PaymentAccountsAnswer } from '#cashier/contract/payment-accounts.ts'
import type { Database, Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { staffTypes, writeType } from './payment.ts'

/** The accounts that the caller may see: an agent their own, the company's staff all; each list in its order. */
export async function listAccounts(db: Database, staff: StaffCaller): Promise<PaymentAccountsAnswer['data']> {
  const [accounts, payment_types, agents] = await Promise.all([
    getAccounts(db, ownAccounts(db, staff)),
    staffTypes(db),
    scopeOf(staff) === null
      ? db<{ id: bigint; user_name: string }[]>`
          select id, user_name from staff.staff where role = 'agent' and is_active order by user_name`
      : [],
  ])
  return {
    accounts,
    payment_types,
    agents: agents.map(({ id, user_name }) => ({ staff_id: String(id), user_name })),
  }
}

/** To be part of every condition on `a`. */
export function ownAccounts(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`a.agent_id = any (${arrayOf(db, 'bigint', scope)})`
}

interface AccountRow {
  id: number
  payment_type_id: number
  type_name: string
  type_picture: string | null
  account_name: string
  account_number: string
  picture: string | null
  is_on: boolean
  place: number
  agent_id: bigint | null
  agent_name: string | null
}

export async function getAccounts(db: Queryable, where: Fragment): Promise<PaymentAccount[]> {
  const rows = await db<AccountRow[]>`
    select a.id, a.payment_type_id, t.name as type_name, t.picture as type_picture, a.account_name, a.account_number,
           a.picture, a.is_on, a.place, a.agent_id, s.user_name as agent_name
    from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id
    left join staff.staff s on s.id = a.agent_id
    where ${where}
    order by s.user_name nulls first, a.place, a.id`
  return rows.map(writeAccount)
}

function writeAccount(row: AccountRow): PaymentAccount {
  return {
    id: row.id,
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    account_name: row.account_name,
    account_number: row.account_number,
    image: row.picture && picturePath(row.picture),
    is_on: row.is_on,
    place: row.place,
    agent: row.agent_id === null ? null : { staff_id: String(row.agent_id), user_name: row.agent_name ?? '' },
  }
}
