import { listRequests } from '#approval/server/index.ts'
import type { AccountMovementKind } from '#cashier/contract/account-rules.ts'
import type { AccountMovement } from '#cashier/contract/account-statements.ts'
import { accountBalances, paymentAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import { ownAccounts } from '../list-accounts.ts'
import type { MovementContent, MovementRequest } from './movement-content.ts'

export const MOVEMENT_TITLES: Record<AccountMovementKind, string> = {
  opening: 'Opening balance',
  paid_in: 'Cash paid in',
  taken_out: 'Cash taken out',
  transfer: 'Transfer between accounts',
  hand_over: 'Hand-over of an agent',
  charge: 'Bank charge',
}

/** The money on a payment account. The sign of the ledger's balance is turned: a deposit debits the account. */
export async function heldBy(db: Queryable, account_id: number): Promise<Money> {
  const id = paymentAccountId(account_id)
  return -((await accountBalances(db, [id])).get(id) ?? 0n)
}

/** A payment account `a` of the type `t` as people call it. */
export const nameOf = (db: Queryable, account: Fragment, type: Fragment): Fragment =>
  db`${type}.name || ' ' || ${account}.account_number`

export async function accountNames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; name: string }[]>`
    select a.id, ${nameOf(db, db`a`, db`t`)} as name from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id where a.id = any (${arrayOf(db, 'integer', ids)})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Those on accounts that the caller may see, under a condition on `q`, newest first. */
export async function accountMovements(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<AccountMovement[]> {
  const requests = await listRequests<MovementContent>(db, {
    where: db`q.kind = 'account_movement' and ${where} and exists (
      select from cashier.payment_account a where a.id = ${accountOfRequest(db)} and ${ownAccounts(db, staff)})`,
    limit,
  })
  const ids = requests.flatMap(({ content: { account_id, to_account_id } }) => [
    account_id,
    to_account_id ?? account_id,
  ])
  const names = await accountNames(db, ids)
  return requests.map((request) => writeMovement(request, names, staff))
}

/** The account of a request `q`, and where a transfer goes. */
export const accountOfRequest = (db: Queryable): Fragment => db`(q.content ->> 'account_id')::integer`
export const toAccountOfRequest = (db: Queryable): Fragment => db`(q.content ->> 'to_account_id')::integer`

/** @throws Error when there is none: the caller has just written it */
export async function getMovement(db: Queryable, staff: StaffCaller, id: string): Promise<AccountMovement> {
  const [movement] = await accountMovements(db, staff, { where: db`q.id = ${id}`, limit: 1 })
  if (!movement) throw new Error(`movement ${id} is gone`)
  return movement
}

function writeMovement(request: MovementRequest, names: Map<number, string>, staff: StaffCaller): AccountMovement {
  const { kind, account_id, to_account_id, transaction_id } = request.content
  return {
    id: request.id,
    number: Number(request.number),
    kind,
    account: { id: account_id, name: names.get(account_id) ?? '' },
    to_account: to_account_id === null ? null : { id: to_account_id, name: names.get(to_account_id) ?? '' },
    amount: writeMoney(request.amount ?? 0n),
    transaction_id,
    note: request.reason ?? '',
    needs_two: request.approvals_needed > 0,
    status: request.status === 'approved' ? 'done' : request.status,
    requested_by: serializeStaff(request.requested_by, request.requester, staff),
    created_at: request.requested_at.toISOString(),
    decided_by: serializeStaff(request.decided_by, request.decider, staff),
    decided_at: request.decided_at?.toISOString() ?? null,
    decision_reason: request.decision_reason,
  }
}

/** As the audit log names it. */
export const movementObject = (number: bigint): `account_movement:${string}` => `account_movement:${number}`
