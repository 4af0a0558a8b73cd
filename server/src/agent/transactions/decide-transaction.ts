import type { AgentTransaction, AgentTransactionKind } from '#contract/agent/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import { accountBalances, agentAccountId, post } from '../../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import {
  judgeApproval,
  type Proposed,
  reasonFault,
  recordAudit,
  requireSecondPerson,
  type StaffCaller,
  wasRejected,
} from '../../staff/index.ts'
import { withinScope } from '../agent.ts'
import { accountOf, agentTransactionObject, getAgentTransaction, TRANSFERS } from './agent-transaction.ts'

export interface LockedAgentTransaction extends Proposed {
  id: string
  number: bigint
  agent_id: bigint
  kind: AgentTransactionKind
  amount: Money
}

/**
 * Moves the money, once; where it needs two people, with the approval of the second. Another approval by the same person
 * changes nothing.
 * @throws Problem not_found, approver_required, not_permitted, already_decided, agent_balance_too_small
 */
export function approveAgentTransaction(db: Database, staff: StaffCaller, id: string): Promise<AgentTransaction> {
  return transaction(db, async (tx) => {
    const agentTransaction = await lockAgentTransaction(tx, staff, id)
    const step = judgeApproval(agentTransaction, staff)
    if (step === 'first') await approveFirst(tx, staff, agentTransaction)
    if (step === 'final') await finishAgentTransaction(tx, staff, agentTransaction)
    return getAgentTransaction(tx, staff, id)
  })
}

/** Moves nothing. @throws Problem invalid_fields, not_found, already_decided */
export function rejectAgentTransaction(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<AgentTransaction> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const agentTransaction = await lockAgentTransaction(tx, staff, id)
    if (wasRejected(agentTransaction, staff)) return getAgentTransaction(tx, staff, id)
    await tx`
      update agent.agent_transaction
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await recordDecision(tx, staff, { agentTransaction, entry: 'reject', status: 'rejected', reason: reason.trim() })
    return getAgentTransaction(tx, staff, id)
  })
}

/** Under its lock, so that of all who decide about it one comes first. */
async function lockAgentTransaction(tx: Transaction, staff: StaffCaller, id: string): Promise<LockedAgentTransaction> {
  const [agentTransaction] = await tx<LockedAgentTransaction[]>`
    select m.id, m.number, m.agent_id, m.kind, m.amount, m.needs_two, m.status, m.first_approved_by, m.decided_by
    from agent.agent_transaction m join staff.staff s on s.id = m.agent_id
    where m.id = ${id} and ${withinScope(tx, staff)} for update of m`
  if (!agentTransaction) throw new Problem('not_found')
  return agentTransaction
}

async function approveFirst(
  tx: Transaction,
  staff: StaffCaller,
  agentTransaction: LockedAgentTransaction,
): Promise<void> {
  await tx`update agent.agent_transaction set first_approved_by = ${staff.staff_id} where id = ${agentTransaction.id}`
  await recordDecision(tx, staff, { agentTransaction, entry: 'approve_first', status: 'pending', reason: null })
}

export async function finishAgentTransaction(
  tx: Transaction,
  staff: StaffCaller,
  agentTransaction: LockedAgentTransaction,
): Promise<void> {
  const { id, number, agent_id, kind, amount } = agentTransaction
  requireSecondPerson(agentTransaction, staff)
  await tx`
    update agent.agent_transaction set status = 'done', decided_by = ${staff.staff_id}, decided_at = now() where id = ${id}`
  const [posted] = await post(tx, [TRANSFERS[kind]({ cause_id: id, agent_id, amount })])
  if (posted === 'insufficient_funds') {
    const balance = writeMoney(await balanceOf(tx, agentTransaction))
    throw new Problem('agent_balance_too_small', { values: { balance } })
  }
  if (posted !== 'posted') throw new Error(`agent transaction ${number} was approved, and its money is ${posted}`)
  await recordDecision(tx, staff, { agentTransaction, entry: 'approve', status: 'done', reason: null })
}

/** The balance of the account that it takes from, or gives to. */
export async function balanceOf(
  tx: Transaction,
  { agent_id, kind }: Pick<LockedAgentTransaction, 'agent_id' | 'kind'>,
): Promise<Money> {
  const id = agentAccountId(agent_id, accountOf(kind))
  return (await accountBalances(tx, [id])).get(id) ?? 0n
}

interface AuditEntry {
  agentTransaction: LockedAgentTransaction
  entry: 'approve' | 'approve_first' | 'reject'
  status: AgentTransaction['status']
  reason: string | null
}

async function recordDecision(
  tx: Transaction,
  staff: StaffCaller,
  { agentTransaction, entry, status, reason }: AuditEntry,
): Promise<void> {
  const { agent_id, kind, amount } = agentTransaction
  await recordAudit(tx, {
    staff,
    action: `agents.${entry}_transaction`,
    object: agentTransactionObject(agentTransaction.number),
    before: { agent_id: String(agent_id), kind, amount: writeMoney(amount), status: 'pending' },
    after: { status },
    reason,
  })
}
