import type { HeldCredit, HeldDecision, HeldPartner, HeldStatus } from '#contract/held-credit/staff.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'
import {
  heldRefusedSeamless,
  heldRefusedShan,
  heldReleased,
  lockAccounts,
  playerAccountId,
  post,
  type Transfer,
} from '../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/answers/problem.ts'
import { judgeApproval, type Proposed, reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { getHeldCredit, type HeldContext } from './list-credits.ts'

/** What a partner's module does when a credit of it was refused. */
export interface RefusalPort {
  /** The provider's wallet for this table session holds money that the player does not have: it is closed, in the same transaction. */
  closeTable: (tx: Transaction, session_id: string) => Promise<void>
}

interface Held {
  id: string
  number: bigint
  partner: HeldPartner
  player_id: bigint
  correction_key: string | null
  amount: Money
  taken_back: Money
  status: HeldStatus
  first_decision: HeldDecision | null
  first_by: bigint | null
  decided_by: bigint | null
}

interface Decision {
  id: string
  decision: HeldDecision
  reason: string
}

/**
 * Releases the credit to the game balance, or gives it back to the partner's account, once: by the word of two people
 * who say the same. The first word moves nothing; another person who says otherwise begins anew.
 * @throws Problem invalid_fields, not_found, approver_required, not_permitted, already_decided
 */
export async function decideHeldCredit(
  context: HeldContext & RefusalPort & { db: Database },
  staff: StaffCaller,
  { id, decision, reason }: Decision,
): Promise<HeldCredit> {
  refuseFields({ reason: reasonFault(reason) })
  const said = { decision, reason: reason.trim() }
  await transaction(context.db, async (tx) => {
    const held = await lockHeldCredit(tx, staff, id)
    const step = judgeApproval(asProposed(held, decision), staff)
    if (step === 'first') await noteFirst(tx, staff, { held, ...said })
    if (step === 'final') await finish(tx, staff, { held, ...said, closeTable: context.closeTable })
  })
  // A game's name comes over another connection, which nobody may wait for under a lock.
  return getHeldCredit(context, staff, id)
}

/** Accounts first, as callbacks lock them: a correction by the partner comes before the decision, or after it. */
async function lockHeldCredit(tx: Transaction, staff: StaffCaller, id: string): Promise<Held> {
  const [known] = await tx<{ player_id: bigint }[]>`select player_id from held_credit.credit where id = ${id}`
  if (!known) throw new Problem('not_found')
  const { player_id } = known
  if (player_id === staff.player_id) throw new Problem('approver_required')
  await lockAccounts(tx, [playerAccountId(player_id, 'game'), playerAccountId(player_id, 'hold')])
  const [held] = await tx<Held[]>`
    select id, number, partner, player_id, correction_key, amount, taken_back, status, first_decision, first_by, decided_by
    from held_credit.credit where id = ${id} for update`
  if (!held) throw new Error(`held credit ${id} is gone`)
  return held
}

const DECIDED: Record<HeldDecision, HeldStatus> = { release: 'released', refuse: 'refused' }

/** Another person's other word is no half of this one. */
function asProposed({ status, first_decision, first_by, decided_by }: Held, decision: HeldDecision): Proposed {
  const was = status === DECIDED[decision] ? 'done' : 'rejected'
  return {
    status: status === 'pending' ? 'pending' : was,
    needs_two: true,
    first_approved_by: first_decision === decision ? first_by : null,
    decided_by,
  }
}

interface Said {
  held: Held
  decision: HeldDecision
  reason: string
}

async function noteFirst(tx: Transaction, staff: StaffCaller, { held, decision, reason }: Said): Promise<void> {
  await tx`
    update held_credit.credit
    set first_decision = ${decision}, first_by = ${staff.staff_id}, first_reason = ${reason}, first_at = now()
    where id = ${held.id}`
  await noteAudit(tx, staff, { held, action: `${decision}_first`, status: 'pending', reason })
}

async function finish(
  tx: Transaction,
  staff: StaffCaller,
  { held, decision, reason, closeTable }: Said & RefusalPort,
): Promise<void> {
  const status = DECIDED[decision]
  await tx`
    update held_credit.credit
    set status = ${status}, decided_by = ${staff.staff_id}, decision_reason = ${reason}, decided_at = now()
    where id = ${held.id}`
  const [posted] = await post(tx, [transferOf(held, decision)])
  if (posted !== 'posted') throw new Error(`held credit ${held.number} was decided, and its money is ${posted}`)
  const is_of_table = held.partner === 'shan' && held.correction_key !== null
  if (decision === 'refuse' && is_of_table) await closeTable(tx, held.correction_key as string)
  await noteAudit(tx, staff, { held, action: decision, status, reason })
}

const leftOf = ({ amount, taken_back }: Held): Money => amount - taken_back

function transferOf(held: Held, decision: HeldDecision): Transfer {
  const move = { cause_id: held.id, player_id: held.player_id, amount: leftOf(held) }
  if (decision === 'release') return heldReleased(move)
  return held.partner === 'shan' ? heldRefusedShan(move) : heldRefusedSeamless(move)
}

interface Audited {
  held: Held
  action: string
  status: HeldStatus
  reason: string
}

async function noteAudit(
  tx: Transaction,
  staff: StaffCaller,
  { held, action, status, reason }: Audited,
): Promise<void> {
  const { partner, player_id, number } = held
  await recordAudit(tx, {
    staff,
    action: `held_credits.${action}`,
    object: `held_credit:${number}`,
    before: { player_id: String(player_id), partner, amount: writeMoney(leftOf(held)), status: 'pending' },
    after: { status },
    reason,
  })
}
