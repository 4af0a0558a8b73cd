import { type Database, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDCloseBody } from '#two-d/contract/limits-staff.ts'
import { drawObject, lockDraw } from '../draw.ts'
import { refuseUnlessOpen } from './limits-content.ts'

/**
 * Closes numbers of one draw, one or a whole head, or opens them again; what was bet on them stands. The limit is the same
 * afterwards, so one person is enough.
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state
 */
export async function closeNumbers(
  db: Database,
  staff: StaffCaller,
  { draw_id, body }: { draw_id: number; body: TwoDCloseBody },
): Promise<void> {
  refuseFields({ reason: reasonFault(body.reason) })
  await transaction(db, async (tx) => {
    refuseUnlessOpen(await lockDraw(tx, draw_id))
    const changed = await tx<{ digits: string }[]>`
      update two_d.number_limit set is_closed = ${body.is_closed}
      where draw_id = ${draw_id} and digits = any (${arrayOf(tx, 'text', body.numbers)})
        and is_closed <> ${body.is_closed}
      returning digits`
    if (changed.length === 0) return
    const numbers = changed.map(({ digits }) => digits).toSorted()
    await recordAudit(tx, {
      staff,
      action: body.is_closed ? 'two_d.close_numbers' : 'two_d.open_numbers',
      object: drawObject(draw_id),
      before: { numbers, is_closed: !body.is_closed },
      after: { numbers, is_closed: body.is_closed },
      reason: body.reason.trim(),
    })
  })
}
