import type { Correction } from '#contract/counter.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import { correctionCredit, correctionDebit, post } from '../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { correctionObject, readCorrection } from './correction.ts'
import { withinScope } from './player.ts'

interface Asked extends Pick<Correction, 'id' | 'account' | 'direction' | 'status' | 'reason'> {
  number: bigint
  player_id: bigint
  amount: Money
  asked_by: bigint
  decided_by: bigint | null
}

/**
 * Moves the money, once, by the word of somebody other than who asked. Said again by the same person it changes
 * nothing.
 * @throws Problem not_found, somebody_else_needed, correction_decided, correction_over_balance
 */
export function approveCorrection(db: Database, staff: StaffCaller, id: string): Promise<Correction> {
  return transaction(db, async (tx) => {
    const asked = await lockCorrection(tx, staff, id)
    if (asked.asked_by === staff.staff_id) throw new Problem('somebody_else_needed')
    if (asked.status === 'approved' && asked.decided_by === staff.staff_id) return readCorrection(tx, staff, id)
    if (asked.status !== 'pending') throw new Problem('correction_decided')
    await tx`
      update counter.correction set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now()
      where id = ${id}`
    const [posted] = await post(tx, [transferOf(asked)])
    if (posted === 'insufficient_funds') throw new Problem('correction_over_balance')
    if (posted !== 'posted') throw new Error(`correction ${asked.number} was approved, and its money is ${posted}`)
    await recordDecision(tx, staff, { asked, entry: 'approve', reason: asked.reason })
    return readCorrection(tx, staff, id)
  })
}

/**
 * Moves nothing; whoever asked may take it back himself.
 * @throws Problem invalid_fields, not_found, somebody_else_needed, correction_decided
 */
export function rejectCorrection(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<Correction> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const asked = await lockCorrection(tx, staff, id)
    if (asked.status === 'rejected' && asked.decided_by === staff.staff_id) return readCorrection(tx, staff, id)
    if (asked.status !== 'pending') throw new Problem('correction_decided')
    await tx`
      update counter.correction
      set status = 'rejected', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason.trim()}
      where id = ${id}`
    await recordDecision(tx, staff, { asked, entry: 'reject', reason: reason.trim() })
    return readCorrection(tx, staff, id)
  })
}

/** Under its lock, so that of all who decide about it one comes first. */
async function lockCorrection(tx: Transaction, staff: StaffCaller, id: string): Promise<Asked> {
  const [asked] = await tx<Asked[]>`
    select c.id, c.number, c.player_id, c.account, c.direction, c.amount, c.status, c.reason, c.asked_by, c.decided_by
    from counter.correction c join identity.player p on p.id = c.player_id
    where c.id = ${id} and ${withinScope(tx, staff)}
    for update of c`
  if (!asked) throw new Problem('not_found')
  if (asked.player_id === staff.player_id) throw new Problem('somebody_else_needed')
  return asked
}

function transferOf({ id: cause_id, player_id, amount, account, direction }: Asked) {
  const move = { cause_id, player_id, amount }
  return direction === 'credit' ? correctionCredit(move, account) : correctionDebit(move, account)
}

interface Decided {
  asked: Asked
  entry: 'approve' | 'reject'
  reason: string
}

async function recordDecision(tx: Transaction, staff: StaffCaller, { asked, entry, reason }: Decided): Promise<void> {
  const { account, direction } = asked
  const what = { player_id: String(asked.player_id), account, direction, amount: writeMoney(asked.amount) }
  await recordAudit(tx, {
    staff,
    action: `players.${entry}_correction`,
    object: correctionObject(asked.number),
    before: { ...what, status: 'pending' },
    after: { status: entry === 'approve' ? 'approved' : 'rejected' },
    reason,
  })
}
