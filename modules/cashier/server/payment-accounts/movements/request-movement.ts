import { applyRequest, requestApproval } from '#approval/server/index.ts'
import { type AccountMovementKind, plainTransactionId, TRANSACTION_ID } from '#cashier/contract/account-rules.ts'
import type { AccountMovement, NewAccountMovementBody } from '#cashier/contract/account-statements.ts'
import { type Money, parseMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { getSetting } from '../../setting.ts'
import { movementApproval } from './approval.ts'
import { getMovement } from './movement.ts'
import type { MovementContent } from './movement-content.ts'

/** Banks book hundredths. */
const DECIMALS = 2
/** Each is a person's work. */
const PENDING_MAX = 50

interface MovementRequest {
  id: string
  kind: AccountMovementKind
  account_id: number
  to_account_id: number | null
  amount: Money
  transaction_id: string | null
  note: string
}

/**
 * Records a movement of a payment account, or asks a second person if it is above the limit of one. Only the
 * operator's staff may: an agent would record bank charges at the operator's expense. The same id asks once.
 * @throws Problem invalid_fields, not_permitted, not_found, idempotency_key_reused, account_opened, too_many_account_movements, account_too_small
 */
export function requestAccountMovement(
  db: Database,
  staff: StaffCaller,
  body: NewAccountMovementBody,
): Promise<AccountMovement> {
  const wanted = parseWanted(body)
  if (scopeOf(staff) !== null) throw new Problem('not_permitted')
  return transaction(db, async (tx) => {
    refuseOwners(wanted, await lockAccounts(tx, wanted))
    if (await wasRequested(tx, wanted)) return getMovement(tx, staff, wanted.id)
    await refuseWaiting(tx, wanted)
    const request = await requestApproval(tx, staff, { kind: movementApproval, wanted: await asRequest(tx, wanted) })
    if (request.approvals_needed === 0) await applyRequest(tx, staff, { kind: movementApproval, request })
    return getMovement(tx, staff, wanted.id)
  })
}

function parseWanted(body: NewAccountMovementBody): MovementRequest {
  const { id, kind, account_id } = body
  const amount = parseMoney(body.amount, DECIMALS)
  const is_between_two = kind === 'transfer' || kind === 'hand_over'
  const to_account_id = is_between_two ? (body.to_account_id ?? null) : null
  const transaction_id = plainTransactionId(body.transaction_id ?? '')
  refuseFields({
    amount: amount ? null : 'amount_invalid',
    note: reasonFault(body.note),
    to_account_id:
      is_between_two && (to_account_id === null || to_account_id === account_id) ? 'other_account_required' : null,
    transaction_id: transaction_id === '' || TRANSACTION_ID.test(transaction_id) ? null : 'payout_id_invalid',
  })
  if (!amount) throw new Error('a movement without an amount was let through')
  const note = body.note.trim()
  return { id, kind, account_id, to_account_id, amount, transaction_id: transaction_id || null, note }
}

/** Whatever is booked on an account comes one after the other; lowest first, so that two never wait for each other. */
async function lockAccounts(tx: Transaction, { account_id, to_account_id }: MovementRequest): Promise<Owners> {
  const ids = to_account_id === null ? [account_id] : [account_id, to_account_id]
  const found = await tx<{ id: number; agent_id: bigint | null }[]>`
    select id, agent_id from cashier.payment_account where id = any (${arrayOf(tx, 'integer', ids)}) order by id for no key update`
  if (found.length !== ids.length) throw new Problem('not_found')
  return new Map(found.map(({ id, agent_id }) => [id, agent_id]))
}

/** Whose each account is; null for the company. */
type Owners = Map<number, bigint | null>

/** Money leaves an agent for the company by a hand-over alone, which two people book. */
function refuseOwners({ kind, account_id, to_account_id }: MovementRequest, owners: Owners): void {
  const from = owners.get(account_id) ?? null
  const to = to_account_id === null ? null : (owners.get(to_account_id) ?? null)
  const is_handed_over = from !== null && (kind === 'taken_out' || (kind === 'transfer' && to !== from))
  const is_no_hand_over = kind === 'hand_over' && (from === null || to !== null)
  refuseFields({
    kind: is_handed_over ? 'hand_over_required' : null,
    to_account_id: is_no_hand_over ? 'other_account_required' : null,
  })
}

async function wasRequested(tx: Transaction, wanted: MovementRequest): Promise<boolean> {
  const { id, kind, account_id, to_account_id, amount, transaction_id } = wanted
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select kind = ${kind} and account_id = ${account_id} and amount = ${amount}
           and to_account_id is not distinct from ${to_account_id}::integer
           and transaction_id is not distinct from ${transaction_id}::text as is_same
    from cashier.account_movement where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}

async function refuseWaiting(tx: Transaction, { kind, account_id }: MovementRequest): Promise<void> {
  if (kind === 'opening') {
    const opened = await tx`
      select from cashier.account_movement
      where account_id = ${account_id} and kind = 'opening' and status in ('pending', 'approved')`
    if (opened.length > 0) throw new Problem('account_opened')
  }
  const [waiting] = await tx<
    { count: bigint }[]
  >`select count(*) as count from cashier.account_movement where status = 'pending'`
  if ((waiting?.count ?? 0n) >= PENDING_MAX)
    throw new Problem('too_many_account_movements', { values: { max: PENDING_MAX } })
}

async function asRequest(tx: Transaction, wanted: MovementRequest) {
  const { id, kind, account_id, to_account_id, amount, transaction_id, note } = wanted
  const needs_two = kind === 'hand_over' || amount > (await getSetting(tx)).movement_second_person_above
  const approvals_needed: 0 | 1 = needs_two ? 1 : 0
  const content: MovementContent = { kind, account_id, to_account_id, transaction_id }
  return { id, subject: `account_movement:${id}`, content, amount, reason: note, approvals_needed }
}
