import { hashPassword, passwordMatches } from '#identity/server/index.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { NewPasswordBody, OwnPasswordBody } from '#staff/contract/staff.ts'
import { recordAudit } from '../audit/audit.ts'
import type { StaffCaller } from '../for-staff.ts'
import { revokeSessions } from '../sessions/session.ts'
import { checkStaffPassword } from '../sign-in/attempt.ts'
import { proceed, type SignedIn, type Visit } from '../sign-in/sign-in.ts'
import { type Staff, type StaffDependencies, staffById } from './staff.ts'
import { staffPasswordFault } from './staff-password.ts'

/**
 * Changes one's own password and ends one's other sessions.
 * @throws Problem invalid_fields, wrong_current_password, too_many_requests, busy
 */
export async function changeOwnPassword(
  { db, brand_name }: StaffDependencies,
  caller: StaffCaller,
  body: OwnPasswordBody,
): Promise<void> {
  const staff = await staffById(db, caller.staff_id)
  const { current_password, password } = body
  const fault = await staffPasswordFault(password, { ...staff, brand_name })
  refuseFields({
    current_password: current_password === '' ? 'required' : null,
    password: fault ?? (password === current_password ? 'password_unchanged' : null),
    password_confirmation: password === body.password_confirmation ? null : 'password_mismatch',
  })
  const { address } = caller
  const name = staff.user_name
  const refusal = 'wrong_current_password'
  await checkStaffPassword(db, { staff, password: current_password, address, name, refusal })
  const password_hash = await hashPassword(password)
  await transaction(db, (tx) => replacePassword(tx, caller, staff, password_hash))
}

/**
 * Replaces a one-time password during the sign-in.
 * @throws Problem not_permitted, invalid_fields, busy
 */
export async function chooseNewPassword(
  dependencies: StaffDependencies,
  caller: StaffCaller,
  body: NewPasswordBody,
  visit: Visit,
): Promise<SignedIn> {
  if (caller.next !== 'new_password') throw new Problem('not_permitted')
  const { db, brand_name } = dependencies
  const staff = await staffById(db, caller.staff_id)
  const { password } = body
  const fault = await staffPasswordFault(password, { ...staff, brand_name })
  refuseFields({
    password: fault ?? ((await passwordMatches(staff.password_hash, password)) ? 'password_unchanged' : null),
    password_confirmation: password === body.password_confirmation ? null : 'password_mismatch',
  })
  const password_hash = await hashPassword(password, dependencies.hash_cost)
  return transaction(db, async (tx) => {
    await replacePassword(tx, caller, staff, password_hash)
    return proceed(tx, dependencies, caller, visit)
  })
}

async function replacePassword(tx: Transaction, caller: StaffCaller, staff: Staff, password_hash: string) {
  // Another change may have been done since the password was checked.
  const changed = await tx`
    update staff.staff set password_hash = ${password_hash}, is_password_temporary = false
    where id = ${staff.id} and password_hash = ${staff.password_hash} returning id`
  if (changed.length === 0) throw new Problem('wrong_current_password')
  await revokeSessions(tx, staff.id, caller.token_hash)
  await recordAudit(tx, { staff: caller, action: 'staff.change_password', object: `staff:${staff.id}` })
}
