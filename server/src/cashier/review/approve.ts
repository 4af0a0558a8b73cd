import type { ApproveBody, QueueRow } from '#contract/cashier/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import {
  accountBalances,
  agentAccountId,
  balancesOf,
  deposit,
  depositFromFloat,
  lockAccounts,
  playerAccountId,
  post,
  type Transfer,
  withdrawalPaid,
} from '../../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '../../staff/index.ts'
import { refuseReceivedOverLimit } from '../deposit-limits/deposit-limit.ts'
import { approvedOnSameReceipt } from '../deposits/same-reference.ts'
import { accountTooSmall } from '../payment-accounts/movements/approval.ts'
import { noteEvent } from '../requests/event.ts'
import { getSetting, type Setting } from '../setting.ts'
import { type Payout, parsePayout, refuseOtherPayout, requirePayout } from '../withdrawals/payout.ts'
import {
  type Approval,
  isSameReceived,
  parseApproval,
  type Received,
  receivedOf,
  sayReceived,
  writtenReceived,
} from './approval.ts'
import type { AgentFloatPort, ApprovalPorts } from './approval-ports.ts'
import {
  type Chosen,
  type LockedRequest,
  lockRequest,
  nounOf,
  objectOf,
  refuseDecision,
  whatIsDecided,
} from './locked-request.ts'
import { getQueueRow } from './queue/queue-row.ts'
import { requireApprover } from './require-approver.ts'

/**
 * Moves the money: a deposit becomes the player's, a withdrawal leaves what was held. Above the setting's amount, and where
 * its reference stands on an approved request, the first approval moves nothing, and another person's finishes it. Said
 * again by the same person it changes nothing.
 * @throws Problem invalid_fields, not_found, approver_required, not_permitted, reference_used, received_over_limit,
 * float_too_small, account_too_small, player_owes, and like refuseDecision
 */
export function approve(
  db: Database,
  staff: StaffCaller,
  { usesFloat, leaveTable, body, ...chosen }: Chosen & ApprovalPorts & { body: ApproveBody },
): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const setting = await getSetting(tx)
    const approval = parseApproval(body, chosen.direction, setting)
    const request = await lockRequest(tx, staff, chosen)
    const is_repeated = request.status === 'approved' && request.decided_by === staff.staff_id
    if (is_repeated) refuseOtherPayout(request, body)
    if (!is_repeated) {
      refuseDecision(request, staff, body.version)
      const decided = await getDecided(tx, request, approval)
      if (isFirst(request, decided, setting)) await approveFirst(tx, staff, decided)
      else {
        await finish(tx, staff, { ...decided, body, leaveTable, float_agent_id: await floatOf(tx, request, usesFloat) })
      }
    }
    return getQueueRow(tx, staff, request.id)
  })
}

/** What was asked for is held already. */
async function leftTo(tx: Transaction, player_id: bigint) {
  await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
  const { main, game } = await balancesOf(tx, player_id)
  return { player_id, left: main + game }
}

/** A request as this approval would have it. */
interface Decided extends LockedRequest {
  received: Received | null
  credited: Money
  is_used: boolean
}

/** @throws Problem invalid_fields, reference_used, received_over_limit */
async function getDecided(tx: Transaction, request: LockedRequest, approval: Approval): Promise<Decided> {
  const received = receivedOf(request, approval)
  const credited = received?.amount ?? request.amount
  const used = await approvedOnSameReceipt(tx, request)
  const reuse_reason = used === null ? request.reuse_reason : (request.reuse_reason ?? approval.reuse_reason)
  if (used !== null && reuse_reason === null) throw new Problem('reference_used', { values: { number: String(used) } })
  if (credited > request.amount) await refuseReceivedOverLimit(tx, { ...request, amount: credited })
  return { ...request, received, credited, reuse_reason, is_used: used !== null }
}

/** Whether this approval is the first of two: where two are needed, and no earlier one said the same. */
function isFirst(before: LockedRequest, decided: Decided, { second_person_above }: Setting): boolean {
  if (before.first_approved_by === null) return decided.is_used || decided.credited > second_person_above
  return before.reuse_reason !== decided.reuse_reason || !isSameReceived(writtenReceived(before), decided.received)
}

async function approveFirst(tx: Transaction, staff: StaffCaller, decided: Decided): Promise<void> {
  const { id, received, reuse_reason } = decided
  await tx`
    update cashier.request
    set first_approved_by = ${staff.staff_id}, first_approved_at = now(), claimed_by = null, claimed_until = null,
        received_amount = ${received?.amount ?? null}, received_reason = ${received?.code ?? null},
        received_note = ${received?.note ?? null}, reuse_reason = ${reuse_reason}
    where id = ${id} and status = 'pending'`
  await noteEvent(tx, { id, kind: 'second_check', staff_id: staff.staff_id, reuse_reason })
  await recordAudit(tx, {
    staff,
    action: `${nounOf(decided.direction)}.approve_first`,
    ...inAudit(decided, 'second_check'),
  })
}

function inAudit(decided: Decided, status: string, payout: Payout | null = null) {
  const { received, reuse_reason } = decided
  const reasons = [received && sayReceived(received), reuse_reason].filter((reason) => reason !== null)
  return {
    object: objectOf(decided),
    before: whatIsDecided(decided),
    after: { status, ...payout, ...(received && { received_amount: writeMoney(received.amount) }) },
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
  }
}

/** What is paid into an agent's account is the agent's, no matter who of the staff approves it. */
async function floatOf(tx: Transaction, request: LockedRequest, usesFloat: AgentFloatPort['usesFloat']) {
  if (request.direction !== 'deposit' || request.agent_id === null) return null
  return (await usesFloat(tx, request.agent_id)) ? request.agent_id : null
}

interface Approved extends Decided {
  /** Whose float pays it; null for what came from outside. */
  float_agent_id: bigint | null
  /** What paid it; null for a deposit. */
  payout: Payout | null
}

/** Whose account in the ledger moves: what was paid into, or what paid; null where an agent's float does. */
const postedAccount = ({ payout, float_agent_id, payment_account_id }: Approved) =>
  payout ? payout.account_id : float_agent_id === null ? payment_account_id : null

type Finished = Omit<Approved, 'payout'> & Pick<ApprovalPorts, 'leaveTable'> & { body: ApproveBody }

async function finish(
  tx: Transaction,
  staff: StaffCaller,
  { body, leaveTable, ...requested }: Finished,
): Promise<void> {
  const { id, received, first_approved_by: first } = requested
  if (first !== null) await requireApprover(tx, staff, { ...requested, first })
  const payout = requested.direction === 'withdrawal' ? parsePayout(body) : null
  const request = { ...requested, payout }
  if (payout) {
    await leaveTable(tx, await leftTo(tx, requested.player_id))
    await requirePayout(tx, staff, { agent_id: requested.agent_id, payout })
  }
  await tx`
    update cashier.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), claimed_by = null, claimed_until = null,
        received_amount = ${received?.amount ?? null}, received_reason = ${received?.code ?? null},
        received_note = ${received?.note ?? null}, float_agent_id = ${request.float_agent_id},
        posted_account_id = ${postedAccount(request)}, payout_transaction_id = ${payout?.transaction_id ?? null}
    where id = ${id} and status = 'pending'`
  await noteEvent(tx, { id, kind: 'approved', staff_id: staff.staff_id })
  const [posted] = await post(tx, [transferOf(request)])
  if (posted === 'insufficient_funds' && request.float_agent_id !== null) {
    throw new Problem('float_too_small', { values: { balance: await floatBalance(tx, request.float_agent_id) } })
  }
  if (posted === 'insufficient_funds' && payout) throw await accountTooSmall(tx, payout.account_id)
  if (posted !== 'posted') throw new Error(`request ${request.number} was approved, and its money is ${posted}`)
  await recordAudit(tx, {
    staff,
    action: `${nounOf(request.direction)}.approve`,
    ...inAudit(request, 'approved', payout),
  })
}

function transferOf(request: Approved): Transfer {
  const { id: cause_id, player_id, credited: amount, float_agent_id, payout } = request
  const move = { cause_id, player_id, amount }
  if (float_agent_id !== null) return depositFromFloat({ ...move, agent_id: float_agent_id })
  const payment_account_id = postedAccount(request)
  if (payment_account_id === null) throw new Error(`request ${request.number} names no payment account`)
  return (payout ? withdrawalPaid : deposit)({ ...move, payment_account_id })
}

async function floatBalance(tx: Transaction, agent_id: bigint): Promise<number> {
  const id = agentAccountId(agent_id, 'float')
  return writeMoney((await accountBalances(tx, [id])).get(id) ?? 0n)
}
