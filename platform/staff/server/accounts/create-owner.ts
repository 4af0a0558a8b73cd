import { hashPassword } from '#identity/server/index.ts'
import { fieldMessage } from '#platform/contract/problem.ts'
import { type Database, hasSqlState, SQLSTATE } from '#platform/server/database/database.ts'
import { isUserName } from '../audit/without-secrets.ts'
import { staffPasswordFault } from './staff-password.ts'

/** Makes the first operator. @throws Error with a sentence for the person at the terminal. */
export async function createOwner(
  db: Database,
  owner: { user_name: string; password: string; brand_name: string },
): Promise<void> {
  if (!isUserName(owner.user_name)) {
    throw new Error('The user name starts with a small letter and has 3 to 31 of a-z, 0-9, dot, dash and underscore.')
  }
  const fault = await staffPasswordFault(owner.password, owner)
  if (fault !== null) throw new Error(fieldMessage(fault))
  const password_hash = await hashPassword(owner.password)
  try {
    await db`insert into staff.staff (user_name, password_hash, role) values (${owner.user_name}, ${password_hash}, 'owner')`
  } catch (error) {
    if (hasSqlState(error, SQLSTATE.unique_violation))
      throw new Error(`An operator named ${owner.user_name} exists already.`, { cause: error })
    throw error
  }
}
