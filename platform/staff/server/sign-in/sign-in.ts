import { hashPassword, isOutdated, passwordMatches, takeTurn } from '#identity/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { SignInBody } from '#staff/contract/staff.ts'
import {
  asAuthor,
  lockStaff,
  type Staff,
  type StaffDependencies,
  staffByUserName,
  stepAfterProof,
} from '../accounts/staff.ts'
import { recordAudit } from '../audit/audit.ts'
import type { StaffCaller } from '../for-staff.ts'
import { openSession, revokeSession, type SignInStep } from '../sessions/session.ts'
import { checkStaffPassword, countingCodes } from './attempt.ts'
import type { IsKnownSignIn } from './known-sign-ins.ts'
import { takeCode } from './take-code.ts'

/** From where somebody signs in. */
export interface Visit {
  address: string
  user_agent: string
}

export interface SignedIn {
  token: string
  staff_id: bigint
  next: SignInStep
}

/**
 * The password: says the same, after the same time, whether the name or the password was wrong.
 * @throws Problem invalid_fields, wrong_login, staff_switched_off, too_many_requests, busy
 */
export async function signIn(
  dependencies: StaffDependencies,
  body: SignInBody,
  visit: Visit & { isKnown: IsKnownSignIn },
): Promise<SignedIn> {
  const user_name = body.user_name.trim().toLowerCase()
  const { password } = body
  refuseFields({ user_name: user_name === '' ? 'required' : null, password: password === '' ? 'required' : null })
  const { isKnown, address, user_agent } = visit
  return takeTurn({ lane: 'staff', address, isKnown: () => isKnown({ user_name, address }) }, () =>
    open(dependencies, { user_name, password }, { address, user_agent }),
  )
}

async function open(
  dependencies: StaffDependencies,
  { user_name, password }: { user_name: string; password: string },
  visit: Visit,
): Promise<SignedIn> {
  const { db } = dependencies
  const staff = await staffByUserName(db, user_name)
  await writingFailure(db, staff, visit, () =>
    checkStaffPassword(db, { staff, password, address: visit.address, name: user_name, refusal: 'wrong_login' }),
  )
  if (!staff?.is_active) throw new Problem('staff_switched_off')

  const opened = await transaction(db, async (tx) => {
    const now = await lockStaff(tx, staff.id)
    // A password that was replaced during this sign-in may open nothing any more.
    if (!now || !(await isStillPassword(now, staff, password))) throw new Problem('wrong_login')
    return now.has_totp ? openStep(tx, now, 'code', visit) : enter(tx, dependencies, now, visit)
  })
  if (isOutdated(staff.password_hash, dependencies.hash_cost)) await rehash(db, staff, password)
  return opened
}

async function isStillPassword(now: Staff, then: Staff, password: string): Promise<boolean> {
  return now.password_hash === then.password_hash || passwordMatches(now.password_hash, password)
}

/**
 * The code of the authenticator, after the password.
 * @throws Problem not_permitted, wrong_code, too_many_requests
 */
export async function giveCode(
  dependencies: StaffDependencies,
  caller: StaffCaller,
  code: string,
  visit: Visit,
): Promise<SignedIn> {
  const { db, key } = dependencies
  const { staff_id } = caller
  if (caller.next !== 'code') throw new Problem('not_permitted')
  const staff = await staffByUserName(db, caller.user_name)
  return writingFailure(db, staff, visit, () =>
    countingCodes(db, caller, () =>
      transaction(db, async (tx) => {
        await takeCode(tx, key, { staff_id, code })
        return proceed(tx, dependencies, caller, visit)
      }),
    ),
  )
}

/** Every step of the sign-in ends the session of the one before: a token stolen half-way opens nothing later. */
export async function proceed(
  tx: Transaction,
  dependencies: StaffDependencies,
  caller: StaffCaller,
  visit: Visit,
): Promise<SignedIn> {
  const staff = await lockStaff(tx, caller.staff_id)
  if (!staff?.is_active) throw new Problem('staff_switched_off')
  const was_alive = await revokeSession(tx, caller.token_hash)
  if (!was_alive) throw new Problem('unauthenticated')
  // Who enrols an authenticator later was signed in before.
  if (caller.next === 'nothing') return openStep(tx, staff, 'nothing', visit)
  return enter(tx, dependencies, staff, visit)
}

async function enter(tx: Transaction, dependencies: StaffDependencies, staff: Staff, visit: Visit): Promise<SignedIn> {
  const next = stepAfterProof(staff, dependencies)
  if (next === 'nothing') {
    const object = `staff:${staff.id}` as const
    await recordAudit(tx, { staff: asAuthor(staff, visit.address), action: 'staff.sign_in', object })
  }
  return openStep(tx, staff, next, visit)
}

async function openStep(tx: Transaction, staff: Staff, next: SignInStep, visit: Visit): Promise<SignedIn> {
  return { token: await openSession(tx, { staff_id: staff.id, next, ...visit }), staff_id: staff.id, next }
}

/** A wrong try on an account that exists stands in the audit log; names that nobody has do not, they may be passwords. */
async function writingFailure<T>(db: Database, staff: Staff | null, visit: Visit, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (staff && error instanceof Problem && (error.code === 'wrong_login' || error.code === 'wrong_code')) {
      const object = `staff:${staff.id}` as const
      const author = asAuthor(staff, visit.address)
      const after = { refused: error.code }
      await transaction(db, (tx) => recordAudit(tx, { staff: author, action: 'staff.fail_sign_in', object, after }))
    }
    throw error
  }
}

async function rehash(db: Database, staff: Staff, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await db`
    update staff.staff set password_hash = ${password_hash}
    where id = ${staff.id} and password_hash = ${staff.password_hash}`
}
