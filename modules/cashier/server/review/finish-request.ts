import type { ApproveBody } from '#cashier/contract/staff.ts'
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
} from '#ledger/server/index.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { accountTooSmall } from '../payment-accounts/movements/approval.ts'
import { noteEvent } from '../requests/event.ts'
import { type Payout, parsePayout, requirePayout } from '../withdrawals/payout.ts'
import type { AgentFloatPort, ApprovalPorts } from './approval-ports.ts'
import type { ApprovedRequest } from './approved-request.ts'
import type { LockedRequest } from './locked-request.ts'
import { requireApprover } from './require-approver.ts'

export interface Finish {
  /** Of a withdrawal: what pays it. */
  body: Pick<ApproveBody, 'account_id' | 'transaction_id'>
  ports: ApprovalPorts
  /** The first of two people; null where one is enough. */
  first: bigint | null
}

/**
 * Moves the money of the last approval, and answers what paid it; null for a deposit.
 * @throws Problem invalid_fields, approver_required, not_permitted, float_too_small, account_too_small, player_owes
 */
export async function finishRequest(
  tx: Transaction,
  staff: StaffCaller,
  decided: ApprovedRequest,
  { body, ports: { usesFloat, leaveTable }, first }: Finish,
): Promise<Payout | null> {
  const { id, received } = decided
  const float_agent_id = await floatOf(tx, decided, usesFloat)
  if (first !== null) await requireApprover(tx, staff, { first, float_agent_id })
  const payout = decided.direction === 'withdrawal' ? parsePayout(body) : null
  if (payout) {
    await leaveTable(tx, await leftTo(tx, decided.player_id))
    await requirePayout(tx, staff, { agent_id: decided.agent_id, payout })
  }
  const request = { ...decided, float_agent_id, payout }
  await tx`
    update cashier.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), claimed_by = null, claimed_until = null,
        received_amount = ${received?.amount ?? null}, received_reason = ${received?.code ?? null},
        received_note = ${received?.note ?? null}, float_agent_id = ${float_agent_id},
        posted_account_id = ${postedAccount(request)}, payout_transaction_id = ${payout?.transaction_id ?? null}
    where id = ${id} and status = 'pending'`
  await noteEvent(tx, { id, kind: 'approved', staff_id: staff.staff_id })
  const [posted] = await post(tx, [transferOf(request)])
  if (posted === 'insufficient_funds' && float_agent_id !== null) {
    throw new Problem('float_too_small', { values: { balance: await floatBalance(tx, float_agent_id) } })
  }
  if (posted === 'insufficient_funds' && payout) throw await accountTooSmall(tx, payout.account_id)
  if (posted !== 'posted') throw new Error(`request ${request.number} was approved, and its money is ${posted}`)
  const { player_id, direction, number, credited } = request
  const content = { number: Number(number), amount: writeMoney(credited) }
  await recordEvents(tx, [{ player_id, cause_id: id, kind: `${direction}.approved`, content }])
  return payout
}

/** A deposit into an agent's account is the agent's money, no matter who of the staff approves it. */
async function floatOf(tx: Transaction, request: LockedRequest, usesFloat: AgentFloatPort['usesFloat']) {
  if (request.direction !== 'deposit' || request.agent_id === null) return null
  return (await usesFloat(tx, request.agent_id)) ? request.agent_id : null
}

/** The amount of the withdrawal is on hold already, so the two balances do not contain it. */
async function leftTo(tx: Transaction, player_id: bigint) {
  await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
  const { main, game } = await balancesOf(tx, player_id)
  return { player_id, left: main + game }
}

interface Approved extends ApprovedRequest {
  /** Whose float pays it; null for what came from outside. */
  float_agent_id: bigint | null
  payout: Payout | null
}

/** Whose account in the ledger moves: what was paid into, or what paid; null where an agent's float does. */
const postedAccount = ({ payout, float_agent_id, payment_account_id }: Approved) =>
  payout ? payout.account_id : float_agent_id === null ? payment_account_id : null

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
