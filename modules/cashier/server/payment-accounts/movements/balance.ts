import type { AccountBalance, AccountBalancesAnswer } from '#cashier/contract/account-statements.ts'
import { lockAccounts, paymentAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getSetting } from '../../setting.ts'
import { ownAccounts } from '../list-accounts.ts'
import { writeType } from '../payment.ts'
import { accountMovements } from './movement.ts'

const PENDING_SHOWN = 50

interface AccountRow {
  id: number
  payment_type_id: number
  type_name: string
  type_picture: string | null
  account_name: string
  account_number: string
  is_on: boolean
  agent_id: bigint | null
  agent_name: string | null
  held: Money
  may_be_overdrawn: boolean
  is_opened: boolean
  day: string | null
  stated: Money | null
  held_then: Money | null
}

/** The money on account `a` at the end of a day: the present balance without all later movements. */
export const heldAtEndOf = (db: Queryable, day: Fragment): Fragment => db`(
  coalesce(-l.balance, 0) + coalesce((
    select sum(p.amount) from ledger.posting p
    where p.account_id = l.id and p.created_at >= ((${day})::date + 1)::timestamp at time zone 'Asia/Yangon'
  ), 0))::bigint`

/** Those that the caller may see, under a condition on `a`; each list in its order. */
export async function getBalances(db: Queryable, staff: StaffCaller, where: Fragment): Promise<AccountBalance[]> {
  const rows = await db<AccountRow[]>`
    select a.id, a.payment_type_id, t.name as type_name, t.picture as type_picture, a.account_name, a.account_number,
           a.is_on, a.agent_id, s.user_name as agent_name, coalesce(-l.balance, 0) as held,
           coalesce(l.may_be_overdrawn, false) as may_be_overdrawn,
           exists (select from cashier.account_movement m where m.account_id = a.id and m.kind = 'opening'
                   and m.status in ('pending', 'approved')) as is_opened,
           last.day::text, last.balance as stated, ${heldAtEndOf(db, db`last.day`)} as held_then
    from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id
    join ledger.account l on l.id = 2000000000000000 + a.id
    left join staff.staff s on s.id = a.agent_id
    left join lateral (
      select day, balance from cashier.statement
      where account_id = a.id order by day desc, number desc limit 1
    ) last on true
    where ${where} and ${ownAccounts(db, staff)}
    order by s.user_name nulls first, a.is_on desc, a.place, a.id`
  return rows.map(writeBalance)
}

function writeBalance(row: AccountRow): AccountBalance {
  const { day, stated, held_then } = row
  return {
    id: row.id,
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    account_name: row.account_name,
    account_number: row.account_number,
    balance: writeMoney(row.held),
    may_be_overdrawn: row.may_be_overdrawn,
    is_on: row.is_on,
    agent: row.agent_id === null ? null : { staff_id: String(row.agent_id), user_name: row.agent_name ?? '' },
    is_opened: row.is_opened,
    statement:
      day === null || stated === null || held_then === null
        ? null
        : {
            day,
            balance: writeMoney(stated),
            ledger_balance: writeMoney(held_then),
            difference: writeMoney(stated - held_then),
          },
  }
}

export async function listAccountBalances(db: Database, staff: StaffCaller): Promise<AccountBalancesAnswer['data']> {
  const [accounts, pending, setting, [sum]] = await Promise.all([
    getBalances(db, staff, db`true`),
    accountMovements(db, staff, { where: db`q.status = 'pending'`, limit: PENDING_SHOWN }),
    getSetting(db),
    db<{ held: Money }[]>`
      select coalesce(-sum(l.balance), 0)::bigint as held from cashier.payment_account a
      join ledger.account l on l.id = 2000000000000000 + a.id where ${ownAccounts(db, staff)}`,
  ])
  return {
    accounts,
    total: writeMoney(sum?.held ?? 0n),
    pending,
    second_person_above: writeMoney(setting.movement_second_person_above),
  }
}

/** A payment account's balance under its lock in the ledger; null where there is no such account. */
export async function lockBalance(tx: Transaction, account_id: number) {
  const id = paymentAccountId(account_id)
  const balance = (await lockAccounts(tx, [id])).get(id)
  if (balance === undefined) return null
  const [row] = await tx<{ may_be_overdrawn: boolean }[]>`
    select coalesce(may_be_overdrawn, false) as may_be_overdrawn from ledger.account where id = ${id}`
  return { held: -balance, may_be_overdrawn: row?.may_be_overdrawn ?? false }
}
