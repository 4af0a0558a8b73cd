import type { Movement, MovementKind } from '#contract/agent-console.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import { accountBalances, agentAccountId, post } from '../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import {
  judgeApproval,
  type Proposed,
  reasonFault,
  recordAudit,
  requireSecondPerson,
  type StaffCaller,
  wasRejected,
} from '../staff/index.ts'
import { withinScope } from './agent.ts'
import { accountOf, movementObject, readMovement, TRANSFERS } from './movement.ts'

export interface Asked extends Proposed {
  id: string
  number: bigint
  agent_id: bigint
  kind: MovementKind
  amount: Money
}

/**
 * Moves the money, once; where two people are needed, by the word of the second. Said again by the same person it
 * changes nothing.
 * @throws Problem not_found, somebody_else_needed, not_permitted, movement_decided, agent_balance_too_small
 */
export function approveMovement(db: Database, staff: StaffCaller, id: string): Promise<Movement> {
  return transaction(db, async (tx) => {
    const asked = await lockMovement(tx, staff, id)
    const step = judgeApproval(asked, staff)
    if (step === 'first') await approveFirst(tx, staff, asked)
    if (step === 'final') await finishMovement(tx, staff, asked)
    return readMovement(tx, staff, id)
  })
}

/** Moves nothing. @throws Problem invalid_fields, not_found, movement_decided */
export function rejectMovement(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<Movement> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const asked = await lockMovement(tx, staff, id)
    if (wasRejected(asked, staff)) return readMovement(tx, staff, id)
    await tx`
      update agent.movement
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await recordDecision(tx, staff, { asked, entry: 'reject', status: 'rejected', reason: reason.trim() })
    return readMovement(tx, staff, id)
  })
}

/** Under its lock, so that of all who decide about it one comes first. */
async function lockMovement(tx: Transaction, staff: StaffCaller, id: string): Promise<Asked> {
  const [asked] = await tx<Asked[]>`
    select m.id, m.number, m.agent_id, m.kind, m.amount, m.needs_two, m.status, m.first_approved_by, m.decided_by
    from agent.movement m join staff.staff s on s.id = m.agent_id
    where m.id = ${id} and ${withinScope(tx, staff)} for update of m`
  if (!asked) throw new Problem('not_found')
  return asked
}

async function approveFirst(tx: Transaction, staff: StaffCaller, asked: Asked): Promise<void> {
  await tx`update agent.movement set first_approved_by = ${staff.staff_id} where id = ${asked.id}`
  await recordDecision(tx, staff, { asked, entry: 'approve_first', status: 'pending', reason: null })
}

export async function finishMovement(tx: Transaction, staff: StaffCaller, asked: Asked): Promise<void> {
  const { id, number, agent_id, kind, amount } = asked
  requireSecondPerson(asked, staff)
  await tx`
    update agent.movement set status = 'done', decided_by = ${staff.staff_id}, decided_at = now() where id = ${id}`
  const [posted] = await post(tx, [TRANSFERS[kind]({ cause_id: id, agent_id, amount })])
  if (posted === 'insufficient_funds') {
    const balance = writeMoney(await balanceOf(tx, asked))
    throw new Problem('agent_balance_too_small', { values: { balance } })
  }
  if (posted !== 'posted') throw new Error(`movement ${number} was approved, and its money is ${posted}`)
  await recordDecision(tx, staff, { asked, entry: 'approve', status: 'done', reason: null })
}

/** What the account holds that this movement is about. */
export async function balanceOf(tx: Transaction, { agent_id, kind }: Pick<Asked, 'agent_id' | 'kind'>): Promise<Money> {
  const id = agentAccountId(agent_id, accountOf(kind))
  return (await accountBalances(tx, [id])).get(id) ?? 0n
}

interface AuditEntry {
  asked: Asked
  entry: 'approve' | 'approve_first' | 'reject'
  status: Movement['status']
  reason: string | null
}

async function recordDecision(
  tx: Transaction,
  staff: StaffCaller,
  { asked, entry, status, reason }: AuditEntry,
): Promise<void> {
  const { agent_id, kind, amount } = asked
  await recordAudit(tx, {
    staff,
    action: `agents.${entry}_movement`,
    object: movementObject(asked.number),
    before: { agent_id: String(agent_id), kind, amount: writeMoney(amount), status: 'pending' },
    after: { status },
    reason,
  })
}
