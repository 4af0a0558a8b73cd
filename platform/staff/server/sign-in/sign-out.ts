import { type Database, transaction } from '#platform/server/database/database.ts'
import { recordAudit } from '../audit/audit.ts'
import type { StaffCaller } from '../for-staff.ts'
import { revokeSession } from '../sessions/session.ts'

export async function signOut(db: Database, staff: StaffCaller): Promise<void> {
  await transaction(db, async (tx) => {
    await revokeSession(tx, staff.token_hash)
    if (staff.next === 'nothing')
      await recordAudit(tx, { staff, action: 'staff.sign_out', object: `staff:${staff.staff_id}` })
  })
}
