import type { AgentTransaction, AgentTransactionKind } from '#contract/agent/staff.ts'
import { type Money, parseMoney, writeMoney } from '#contract/shared/money.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type AgentDependencies, lockAgent, type OfAgent } from '../agent.ts'
import { agentTransactionObject, getAgentTransaction, getPayoutLimit } from './agent-transaction.ts'
import { balanceOf, finishAgentTransaction, type LockedAgentTransaction } from './decide-transaction.ts'

/** As fine as the ledger: what a day's commission leaves has to be payable too. */
const DECIMALS = 4

interface NewAgentTransaction extends OfAgent {
  kind: AgentTransactionKind
  body: { id: string; amount: unknown; note: string }
}

/**
 * Requests a payout or float between the company and an agent. A payout that one person may approve is made at once where
 * staff of the company request it; a request of the agent is no approval. The id is the idempotency key.
 * @throws Problem invalid_fields, not_found, agent_transaction_pending, idempotency_key_reused, agent_balance_too_small
 */
export function requestAgentTransaction(
  { db }: Pick<AgentDependencies, 'db'>,
  staff: StaffCaller,
  { agent_id, kind, body }: NewAgentTransaction,
): Promise<AgentTransaction> {
  const amount = parseMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', note: reasonFault(body.note) })
  if (!amount) throw new Error('an agent transaction without an amount was let through')
  const wanted = { id: body.id, agent_id, kind, amount, note: body.note.trim() }
  return transaction(db, async (tx) => {
    await lockAgent(tx, staff, agent_id)
    if (await wasRequested(tx, wanted)) return getAgentTransaction(tx, staff, wanted.id)
    await refuseTransaction(tx, wanted)
    const agentTransaction = await insertAgentTransaction(tx, staff, wanted)
    if (agentTransaction.first_approved_by !== null && !agentTransaction.needs_two)
      await finishAgentTransaction(tx, staff, agentTransaction)
    return getAgentTransaction(tx, staff, wanted.id)
  })
}

interface WantedTransaction extends OfAgent {
  id: string
  kind: AgentTransactionKind
  amount: Money
  note: string
}

async function wasRequested(tx: Transaction, { id, agent_id, kind, amount }: WantedTransaction): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select agent_id = ${agent_id} and kind = ${kind} and amount = ${amount} as is_same
    from agent.agent_transaction where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}

async function refuseTransaction(tx: Transaction, wanted: WantedTransaction): Promise<void> {
  const { agent_id, kind, amount } = wanted
  const waiting = await tx`
    select from agent.agent_transaction where agent_id = ${agent_id} and kind = ${kind} and status = 'pending'`
  if (waiting.length > 0) throw new Problem('agent_transaction_pending')
  if (kind === 'float_in') return
  const balance = await balanceOf(tx, wanted)
  refuseFields({ amount: amount > balance ? 'amount_over_agent_balance' : null }, { max: writeMoney(balance) })
}

async function insertAgentTransaction(
  tx: Transaction,
  staff: StaffCaller,
  wanted: WantedTransaction,
): Promise<LockedAgentTransaction> {
  const { id, agent_id, kind, amount, note } = wanted
  const needs_two = kind !== 'payout' || amount > (await getPayoutLimit(tx))
  const first_approved_by = staff.agent_id === null ? staff.staff_id : null
  const [agentTransaction] = await tx<LockedAgentTransaction[]>`
    insert into agent.agent_transaction (id, agent_id, kind, amount, note, needs_two, requested_by, first_approved_by)
    values (${id}, ${agent_id}, ${kind}, ${amount}, ${note}, ${needs_two}, ${staff.staff_id}, ${first_approved_by})
    returning id, number, agent_id, kind, amount, needs_two, status, first_approved_by, decided_by`
  if (!agentTransaction) throw new Error('an agent transaction was not inserted')
  const after = { agent_id: String(agent_id), kind, amount: writeMoney(amount), status: 'pending' }
  const object = agentTransactionObject(agentTransaction.number)
  await recordAudit(tx, { staff, action: 'agents.request_transaction', object, after, reason: note })
  return agentTransaction
}
