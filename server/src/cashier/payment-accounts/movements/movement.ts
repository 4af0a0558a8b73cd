import type { AccountMovementKind } from '#contract/cashier/account-rules.ts'
import type { AccountMovement } from '#contract/cashier/account-statements.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import {
  accountBalances,
  accountOpening,
  accountPaidIn,
  accountTakenOut,
  accountTransfer,
  bankCharge,
  paymentAccountId,
  type Transfer,
} from '../../../ledger/index.ts'
import type { Fragment, Queryable } from '../../../platform/database/database.ts'
import { type Proposed, type StaffCaller, serializeStaff } from '../../../staff/index.ts'
import { ownAccounts } from '../list-accounts.ts'

/** A movement of payment accounts, as staff asked for it. */
export interface AccountMovementRequest extends Proposed {
  id: string
  number: bigint
  kind: AccountMovementKind
  account_id: number
  to_account_id: number | null
  amount: Money
}

export const requestedColumns = (db: Queryable): Fragment => db`
  m.id, m.number, m.kind, m.account_id, m.to_account_id, m.amount, m.needs_two, m.status, m.first_approved_by, m.decided_by`

export function transferOf({
  id: cause_id,
  kind,
  account_id,
  to_account_id,
  amount,
}: AccountMovementRequest): Transfer {
  const move = { cause_id, payment_account_id: account_id, amount }
  switch (kind) {
    case 'opening':
      return accountOpening(move)
    case 'paid_in':
      return accountPaidIn(move)
    case 'taken_out':
      return accountTakenOut(move)
    case 'charge':
      return bankCharge(move)
    case 'transfer':
      if (to_account_id === null) throw new Error('a transfer goes nowhere')
      return accountTransfer({ ...move, to_payment_account_id: to_account_id })
  }
}

/** What a payment account holds by the ledger: money that was paid in was debited to it. */
export async function heldBy(db: Queryable, account_id: number): Promise<Money> {
  const id = paymentAccountId(account_id)
  return -((await accountBalances(db, [id])).get(id) ?? 0n)
}

/** A payment account `a` of the type `t` as people call it. */
export const nameOf = (db: Queryable, account: Fragment, type: Fragment): Fragment =>
  db`${type}.name || ' ' || ${account}.account_number`

export async function accountName(db: Queryable, account_id: number): Promise<string> {
  const [row] = await db<{ name: string }[]>`
    select ${nameOf(db, db`a`, db`t`)} as name from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id where a.id = ${account_id}`
  return row?.name ?? String(account_id)
}

interface MovementRow extends Omit<AccountMovementRequest, 'first_approved_by'> {
  account_name: string
  to_account_name: string | null
  transaction_id: string | null
  note: string
  requested_by: bigint
  requester: string
  created_at: Date
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

/** Those on accounts that the caller may see, under a condition on `m`, newest first. */
export async function accountMovements(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<AccountMovement[]> {
  const rows = await db<MovementRow[]>`
    select ${requestedColumns(db)}, ${nameOf(db, db`a`, db`t`)} as account_name, other.name as to_account_name,
           m.transaction_id, m.note, m.requested_by, requester.user_name as requester, m.created_at, decider.user_name as decider,
           m.decided_at, m.decision_reason
    from cashier.movement m
    join cashier.payment_account a on a.id = m.account_id
    join cashier.payment_type t on t.id = a.payment_type_id
    join staff.staff requester on requester.id = m.requested_by
    left join staff.staff decider on decider.id = m.decided_by
    left join lateral (
      select ${nameOf(db, db`b`, db`u`)} as name from cashier.payment_account b
      join cashier.payment_type u on u.id = b.payment_type_id where b.id = m.to_account_id
    ) other on true
    where ${where} and ${ownAccounts(db, staff)}
    order by m.number desc limit ${limit}`
  return rows.map((row) => writeMovement(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function getMovement(db: Queryable, staff: StaffCaller, id: string): Promise<AccountMovement> {
  const [movement] = await accountMovements(db, staff, { where: db`m.id = ${id}`, limit: 1 })
  if (!movement) throw new Error(`movement ${id} is gone`)
  return movement
}

function writeMovement(row: MovementRow, staff: StaffCaller): AccountMovement {
  const { id, kind, transaction_id, note, needs_two, status, decision_reason } = row
  return {
    id,
    number: Number(row.number),
    kind,
    account: { id: row.account_id, name: row.account_name },
    to_account: row.to_account_id === null ? null : { id: row.to_account_id, name: row.to_account_name ?? '' },
    amount: writeMoney(row.amount),
    transaction_id,
    note,
    needs_two,
    status,
    requested_by: serializeStaff(row.requested_by, row.requester, staff),
    created_at: row.created_at.toISOString(),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason,
  }
}

/** As the audit log names it. */
export const movementObject = (number: bigint): `account_movement:${string}` => `account_movement:${number}`
