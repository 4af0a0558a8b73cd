import type { QueueRow } from '#contract/cashier-console.ts'
import { writeMoney } from '#contract/money.ts'
import { deposit, post, type Transfer, withdrawalPaid } from '../ledger/index.ts'
import { audit, type StaffCaller } from '../operator/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { noteEvent } from './event.ts'
import { type Chosen, type LockedRequest, lockRequest, nounOf, objectOf, refuseDecided } from './locked-request.ts'
import { readQueueRow } from './queue-row.ts'
import { readSetting } from './setting.ts'

/**
 * Moves the money: a deposit becomes the player's, a withdrawal leaves what was held. Above the setting's amount the
 * first approval moves nothing, and another person's finishes it. Said again by the same person it changes nothing.
 * @throws Problem not_found, somebody_else_needed, not_permitted, request_claimed, request_decided
 */
export function approve(db: Database, staff: StaffCaller, chosen: Chosen): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const request = await lockRequest(tx, staff, chosen)
    const is_repeated = request.status === 'approved' && request.decided_by === staff.staff_id
    if (!is_repeated) {
      refuseDecided(request)
      if (await needsAnother(tx, request)) await approveFirst(tx, staff, request)
      else await finish(tx, staff, request)
    }
    return readQueueRow(tx, staff, request.id)
  })
}

/** Whether this approval is the first of two. */
async function needsAnother(tx: Transaction, request: LockedRequest): Promise<boolean> {
  if (request.first_approved_by !== null) return false
  const { second_person_above } = await readSetting(tx)
  return request.amount > second_person_above
}

async function approveFirst(tx: Transaction, staff: StaffCaller, request: LockedRequest): Promise<void> {
  await tx`
    update cashier.request
    set first_approved_by = ${staff.staff_id}, first_approved_at = now(), claimed_by = null, claimed_until = null
    where id = ${request.id} and status = 'pending' and first_approved_by is null`
  await noteEvent(tx, { id: request.id, kind: 'second_check', staff_id: staff.staff_id })
  await audit(tx, {
    staff,
    action: `${nounOf(request.way)}.approve_first`,
    object: objectOf(request),
    before: whatIsDecided(request),
    after: { status: 'second_check' },
  })
}

async function finish(tx: Transaction, staff: StaffCaller, request: LockedRequest): Promise<void> {
  if (request.first_approved_by === staff.staff_id) throw new Problem('somebody_else_needed')
  if (request.first_approved_by !== null && !staff.permissions.has('requests.approve_large')) {
    throw new Problem('not_permitted')
  }
  await tx`
    update cashier.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), claimed_by = null, claimed_until = null
    where id = ${request.id} and status = 'pending'`
  await noteEvent(tx, { id: request.id, kind: 'approved', staff_id: staff.staff_id })
  const [posted] = await post(tx, [transferOf(request)])
  if (posted !== 'posted') throw new Error(`request ${request.number} was approved, and its money is ${posted}`)
  await audit(tx, {
    staff,
    action: `${nounOf(request.way)}.approve`,
    object: objectOf(request),
    before: whatIsDecided(request),
    after: { status: 'approved' },
  })
}

function transferOf({ id: cause_id, player_id, amount, way }: LockedRequest): Transfer {
  return way === 'deposit' ? deposit({ cause_id, player_id, amount }) : withdrawalPaid({ cause_id, player_id, amount })
}

export function whatIsDecided(request: LockedRequest): Record<string, unknown> {
  return { status: 'waiting', player_id: String(request.player_id), amount: writeMoney(request.amount) }
}
