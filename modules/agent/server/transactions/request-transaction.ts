import type { AgentTransaction, AgentTransactionKind } from '#agent/contract/staff.ts'
import { applyRequest, requestApproval } from '#approval/server/index.ts'
import { type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, lockAgent, type OfAgent } from '../agent.ts'
import { getAgentLimits, getAgentTransaction } from './agent-transaction.ts'
import { agentTransactionApproval, balanceOf } from './approval.ts'
import type { PayoutEntry } from './payout-port.ts'

/** As fine as the ledger: what a day's commission leaves has to be payable too. */
const DECIMALS = 4

interface NewAgentTransaction extends OfAgent {
  kind: AgentTransactionKind
  body: { id: string; amount: unknown; note: string } & PayoutEntry
}

/**
 * Requests a payout or float between the company and an agent. One that a single person may approve is made at once where
 * staff of the company request it; a request of the agent is no approval. The person who
 * makes a payout enters what paid it. The id is the idempotency key.
 * @throws Problem invalid_fields, not_found, agent_transaction_pending, idempotency_key_reused, agent_balance_too_small,
 *   account_too_small
 */
export function requestAgentTransaction(
  { db, payouts }: Pick<AgentDependencies, 'db' | 'payouts'>,
  staff: StaffCaller,
  { agent_id, kind, body }: NewAgentTransaction,
): Promise<AgentTransaction> {
  const amount = parseMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', note: reasonFault(body.note) })
  if (!amount) throw new Error('an agent transaction without an amount was let through')
  const approval = agentTransactionApproval(payouts)
  const wanted = { id: body.id, agent_id, kind, amount, note: body.note.trim() }
  return transaction(db, async (tx) => {
    await lockAgent(tx, staff, agent_id)
    if (await wasRequested(tx, wanted)) return getAgentTransaction(tx, staff, wanted.id)
    await refuseTransaction(tx, wanted)
    const request = await requestApproval(tx, staff, {
      kind: approval,
      wanted: await asRequest(tx, staff, wanted),
    })
    if (request.approvals_needed === 0) await applyRequest(tx, staff, { kind: approval, request, input: body })
    return getAgentTransaction(tx, staff, wanted.id)
  })
}

interface TransactionIntent extends OfAgent {
  id: string
  kind: AgentTransactionKind
  amount: Money
  note: string
}

async function wasRequested(tx: Transaction, { id, agent_id, kind, amount }: TransactionIntent): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select kind = 'agent_transaction' and subject = ${`agent:${agent_id}:${kind}`} and amount is not distinct from ${amount}::bigint as is_same
    from approval.request where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}

async function refuseTransaction(tx: Transaction, wanted: TransactionIntent): Promise<void> {
  const { agent_id, kind, amount } = wanted
  const waiting = await tx`
    select from approval.request
    where kind = 'agent_transaction' and subject = ${`agent:${agent_id}:${kind}`} and status = 'pending'`
  if (waiting.length > 0) throw new Problem('agent_transaction_pending')
  if (kind === 'float_in') return
  const balance = await balanceOf(tx, wanted)
  refuseFields({ amount: amount > balance ? 'amount_over_agent_balance' : null }, { max: writeMoney(balance) })
}

/** A request of the operator's staff counts as one approval, a request of the agent as none. */
async function asRequest(tx: Transaction, staff: StaffCaller, wanted: TransactionIntent) {
  const { id, agent_id, kind, amount, note } = wanted
  const limits = await getAgentLimits(tx)
  const needs_two = amount > (kind === 'payout' ? limits.payout : limits.float)
  const is_of_operator = staff.agent_id === null
  const approvals_needed: 0 | 1 | 2 = needs_two ? (is_of_operator ? 1 : 2) : is_of_operator ? 0 : 1
  return {
    id,
    subject: `agent:${agent_id}:${kind}`,
    content: { agent_id: String(agent_id), kind, needs_two },
    amount,
    reason: note,
    approvals_needed,
  }
}
