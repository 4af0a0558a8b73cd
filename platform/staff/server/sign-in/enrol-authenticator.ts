import { randomBytes } from 'node:crypto'
import { transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { EnrolmentBody } from '#staff/contract/staff.ts'
import { type StaffDependencies, staffById } from '../accounts/staff.ts'
import { recordAudit } from '../audit/audit.ts'
import type { StaffCaller } from '../for-staff.ts'
import { revokeSessions } from '../sessions/session.ts'
import { checkStaffPassword, countingCodes } from './attempt.ts'
import { qrCode } from './qr-code.ts'
import { proceed, type SignedIn, type Visit } from './sign-in.ts'
import { takeCode, takeFirstCode } from './take-code.ts'
import { base32, otpauthUri } from './totp.ts'

/** As long as the digest that it feeds, which RFC 4226 recommends. */
const SECRET_BYTES = 20

/**
 * Offers a secret for an authenticator; it counts once its first code came. A caller who has one already gives a code
 * of it: without it, somebody else has to reset it.
 * @throws Problem not_permitted, wrong_current_password, wrong_code, too_many_requests, busy
 */
export async function offerAuthenticator(dependencies: StaffDependencies, caller: StaffCaller, body: EnrolmentBody) {
  const { db, key, brand_name } = dependencies
  const { staff_id, user_name, address } = caller
  if (caller.next !== 'enrolment' && caller.next !== 'nothing') throw new Problem('not_permitted')
  const staff = await staffById(db, staff_id)
  // During the sign-in the password was given a moment ago.
  if (caller.next === 'nothing') {
    const password = body.password ?? ''
    await checkStaffPassword(db, { staff, password, address, name: user_name, refusal: 'wrong_current_password' })
  }

  const secret = randomBytes(SECRET_BYTES)
  const offer = () =>
    transaction(db, async (tx) => {
      if (staff.has_totp) await takeCode(tx, key, { staff_id, code: body.code ?? '' })
      await tx`update staff.staff set totp_offered = ${key.seal(secret)} where id = ${staff_id}`
    })
  await (staff.has_totp ? countingCodes(db, caller, offer) : offer())

  const otpauth_uri = otpauthUri(secret, { issuer: brand_name, user_name })
  return { otpauth_uri, secret: (base32(secret).match(/.{1,4}/g) ?? []).join(' '), qr: qrCode(otpauth_uri) }
}

/**
 * The first code: from now on the sign-in asks for one. Other sessions of the caller end.
 * @throws Problem not_permitted, no_enrolment, wrong_code, too_many_requests
 */
export async function confirmAuthenticator(
  dependencies: StaffDependencies,
  caller: StaffCaller,
  code: string,
  visit: Visit,
): Promise<SignedIn> {
  const { db, key } = dependencies
  const { staff_id } = caller
  if (caller.next !== 'enrolment' && caller.next !== 'nothing') throw new Problem('not_permitted')
  return countingCodes(db, caller, () =>
    transaction(db, async (tx) => {
      await takeFirstCode(tx, key, { staff_id, code })
      await revokeSessions(tx, staff_id, caller.token_hash)
      await recordAudit(tx, { staff: caller, action: 'staff.enrol_authenticator', object: `staff:${staff_id}` })
      return proceed(tx, dependencies, caller, visit)
    }),
  )
}
