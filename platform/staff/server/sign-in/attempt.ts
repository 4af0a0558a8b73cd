import {
  countFailure,
  forgetFailures,
  KNOWN_FOR,
  type Limit,
  limitsOfAccount,
  passwordMatches,
  refuseHastyTry,
} from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Staff } from '../accounts/staff.ts'

/** Where and on whose account something is tried. */
interface Try {
  address: string
  /** Null when nobody of that name exists. */
  staff_id: bigint | null
  name: string
}

/** Passwords and codes are counted apart, so that a right password pays for no code. */
async function limitsOf(
  db: Database,
  kind: 'staff' | 'staff-code',
  { address, staff_id, name }: Try,
): Promise<Limit[]> {
  const known = await db`
    select from staff.session
    where staff_id = ${staff_id} and next = 'nothing' and address = ${address}
      and created_at > now() - ${KNOWN_FOR}::interval limit 1`
  return limitsOfAccount({ kind, id: staff_id, name, address, is_known: known.length > 0 })
}

interface PasswordCheck {
  staff: Staff | null
  password: string
  address: string
  name: string
  refusal: 'wrong_login' | 'wrong_current_password'
}

/** The one place where a password of the staff is tried, so that every way to try one shares the same counts. */
export async function checkStaffPassword(db: Database, check: PasswordCheck): Promise<void> {
  const { staff, address, name } = check
  const limits = await limitsOf(db, 'staff', { address, staff_id: staff?.id ?? null, name })
  await refuseHastyTry(db, limits)
  if (!(await passwordMatches(staff?.password_hash ?? null, check.password))) {
    await countFailure(db, limits)
    throw new Problem(check.refusal)
  }
  // Other tries failed while this one ran: a crowd of guesses may learn no more than a row of them.
  await refuseHastyTry(db, limits)
  await forgetFailures(db, limits)
}

/**
 * Runs a use case that takes a code. The try is counted before it is made: of a crowd of guesses at one moment those
 * beyond the free ones are not even looked at.
 */
export async function countingCodes<T>(
  db: Database,
  staff: { staff_id: bigint; user_name: string; address: string },
  work: () => Promise<T>,
): Promise<T> {
  const limits = await limitsOf(db, 'staff-code', { ...staff, name: staff.user_name })
  const own = limits.filter((limit) => !limit.is_shared)
  await refuseHastyTry(db, limits)
  await countFailure(db, own)
  try {
    const answer = await work()
    await forgetFailures(db, own)
    return answer
  } catch (error) {
    if (error instanceof Problem && error.code === 'wrong_code') {
      const shared = limits.filter((limit) => limit.is_shared)
      await countFailure(db, shared)
    }
    throw error
  }
}
