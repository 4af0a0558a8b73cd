import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDDrawDetail } from '#two-d/contract/draws-staff.ts'
import { type Draw, drawObject, lockDraw } from '../draw.ts'
import { queueSettlement } from '../settlement/settle-draw.ts'
import { getDraw } from './list-draws.ts'
import { refuseOwnDraw } from './own-draw.ts'

/**
 * Calls off a draw that has no result: every stake goes back, once. The same call again changes nothing.
 * @throws Problem invalid_fields, not_found, approver_required, two_d_draw_in_other_state
 */
export function voidDraw(
  db: Database,
  staff: StaffCaller,
  { id, reason }: { id: number; reason: string },
): Promise<TwoDDrawDetail> {
  refuseFields({ reason: reasonFault(reason) })
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, id)
    if (!draw) throw new Problem('not_found')
    await refuseOwnDraw(tx, staff, id)
    if (draw.status !== 'void') await voidLocked(tx, staff, { draw, reason: reason.trim() })
    return getDraw(tx, staff, id)
  })
}

/** @throws Problem two_d_draw_in_other_state */
export async function voidLocked(
  tx: Transaction,
  staff: StaffCaller,
  { draw, reason }: { draw: Draw; reason: string },
): Promise<void> {
  const { id, status } = draw
  if (status !== 'open' && status !== 'closed') throw new Problem('two_d_draw_in_other_state', { values: { status } })
  await tx`
    update two_d.draw set status = 'void', void_reason = ${reason}, voided_at = clock_timestamp() where id = ${id}`
  await queueSettlement(tx, id)
  await recordAudit(tx, {
    staff,
    action: 'two_d.void_draw',
    object: drawObject(id),
    before: { status },
    after: { status: 'void' },
    reason,
  })
}
