import { hashPassword } from '#identity/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { Permission } from '#staff/contract/rules.ts'
import { recordAudit } from '../audit/audit.ts'
import type { StaffCaller } from '../for-staff.ts'
import { revokeSessions, revokeSubAgents } from '../sessions/session.ts'
import { oneTimePassword } from '../sign-in/one-time-password.ts'
import { isOffered } from './create-staff.ts'
import { lockStaff, type Staff } from './staff.ts'

/** Somebody of the staff, named by a call. */
type StaffId = bigint

const objectOf = (id: StaffId) => `staff:${id}` as const

/**
 * Switches a member of the staff off, which ends their sessions and those of their sub-agents, or on again.
 * @throws Problem not_found, approver_required, invalid_fields
 */
export async function switchStaff(
  db: Database,
  caller: StaffCaller,
  id: StaffId,
  { is_active, reason }: { is_active: boolean; reason: string },
): Promise<void> {
  await changing(db, { caller, id, reason }, async (tx, staff) => {
    await tx`update staff.staff set is_active = ${is_active} where id = ${id}`
    if (!is_active) await Promise.all([revokeSessions(tx, id, null), revokeSubAgents(tx, id)])
    const action = is_active ? 'staff.switch_on' : 'staff.switch_off'
    const before = { is_active: staff.is_active }
    await recordAudit(tx, { staff: caller, action, object: objectOf(id), before, after: { is_active }, reason })
  })
}

/**
 * Chooses what a sub-agent may do.
 * @throws Problem not_found, approver_required, not_permitted, invalid_fields
 */
export async function setPermissions(
  db: Database,
  caller: StaffCaller,
  id: StaffId,
  permissions: Permission[],
): Promise<void> {
  refuseFields({ permissions: permissions.every(isOffered) ? null : 'permission_not_offered' })
  await changing(db, { caller, id }, async (tx, staff) => {
    // The permissions of other roles follow from the role.
    if (staff.role !== 'sub_agent') throw new Problem('not_permitted')
    await tx`update staff.staff set permissions = ${permissions} where id = ${id}`
    const before = { permissions: staff.permissions }
    const action = 'staff.set_permissions'
    await recordAudit(tx, { staff: caller, action, object: objectOf(id), before, after: { permissions } })
  })
}

/**
 * Removes a lost authenticator: at the next sign-in its owner enrols another.
 * @throws Problem not_found, approver_required, invalid_fields
 */
export async function resetAuthenticator(
  db: Database,
  caller: StaffCaller,
  id: StaffId,
  reason: string,
): Promise<void> {
  await changing(db, { caller, id, reason }, async (tx, staff) => {
    await tx`update staff.staff set totp_secret = null, totp_offered = null where id = ${id}`
    await revokeSessions(tx, id, null)
    const before = { has_authenticator: staff.has_totp }
    const after = { has_authenticator: false }
    const action = 'staff.reset_authenticator'
    await recordAudit(tx, { staff: caller, action, object: objectOf(id), before, after, reason })
  })
}

/**
 * Replaces a forgotten password by one that works once.
 * @throws Problem not_found, approver_required, invalid_fields, busy
 */
export async function resetStaffPassword(
  db: Database,
  caller: StaffCaller,
  id: StaffId,
  reason: string,
): Promise<{ id: string; one_time_password: string }> {
  const one_time_password = oneTimePassword()
  const password_hash = await hashPassword(one_time_password)
  await changing(db, { caller, id, reason }, async (tx) => {
    await tx`
      update staff.staff set password_hash = ${password_hash}, is_password_temporary = true where id = ${id}`
    await revokeSessions(tx, id, null)
    await recordAudit(tx, { staff: caller, action: 'staff.reset_password', object: objectOf(id), reason })
  })
  return { id: String(id), one_time_password }
}

interface Change {
  caller: StaffCaller
  id: StaffId
  /** Undefined where none is asked for. */
  reason?: string
}

/**
 * Changes somebody else: nobody switches themselves off or on, or resets their own proof. Since nobody does, and
 * the owners' rows are locked in one order, one of them always stays.
 */
async function changing(
  db: Database,
  { caller, id, reason }: Change,
  change: (tx: Transaction, staff: Staff) => Promise<void>,
): Promise<void> {
  refuseFields({ reason: reason?.trim() === '' ? 'required' : null })
  if (id === caller.staff_id) throw new Problem('approver_required')
  await transaction(db, async (tx) => {
    await tx`select from staff.staff where id in (${caller.staff_id}, ${id}) order by id for update`
    const [self, staff] = [await lockStaff(tx, caller.staff_id), await lockStaff(tx, id)]
    // Of two owners who switch each other off at one moment the second comes too late.
    if (!self?.is_active) throw new Problem('unauthenticated')
    if (!staff || (caller.agent_id !== null && staff.parent_id !== caller.agent_id)) throw new Problem('not_found')
    await change(tx, staff)
  })
}
