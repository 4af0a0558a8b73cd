import type { HashCost } from '#identity/server/index.ts'
import type { Database, Queryable, Transaction } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { VERSION } from '#platform/server/version.ts'
import type { Permission, Role } from '#staff/contract/rules.ts'
import type { Me, SignInState } from '#staff/contract/staff.ts'
import type { StaffCaller } from '../for-staff.ts'
import type { SignInStep } from '../sessions/session.ts'
import { permissionsOf } from './permissions.ts'

/** The dependencies of the use cases of the sign-in. */
export interface StaffDependencies {
  db: Database
  /** Seals the secrets of authenticators. */
  key: SecretKey
  /** An authenticator is optional in the demo alone. */
  is_totp_required: boolean
  brand_name: string
  /** Its cookies are named after it. */
  installation: string
  /** Of passwords that are chosen; less than usual only where the staff is invented. */
  hash_cost?: HashCost | undefined
}

export interface Staff {
  id: bigint
  user_name: string
  password_hash: string
  role: Role
  parent_id: bigint | null
  permissions: Permission[]
  is_active: boolean
  is_password_temporary: boolean
  has_totp: boolean
}

const columns = (db: Queryable) => db`
  id, user_name, password_hash, role, parent_id, permissions, is_active, is_password_temporary,
  totp_secret is not null as has_totp`

export async function staffByUserName(db: Queryable, user_name: string): Promise<Staff | null> {
  const [staff] = await db<Staff[]>`select ${columns(db)} from staff.staff where user_name = ${user_name}`
  return staff ?? null
}

/** @throws Error for somebody who is gone: the rows of the staff are never deleted. */
export async function staffById(db: Queryable, id: bigint): Promise<Staff> {
  const [staff] = await db<Staff[]>`select ${columns(db)} from staff.staff where id = ${id}`
  if (!staff) throw new Error(`staff ${id} is gone`)
  return staff
}

/** The agent for whom a member of the staff works, or the member if an agent; null for the platform's own. */
export async function agencyOf(db: Queryable, staff_id: bigint): Promise<bigint | null> {
  const { id, role, parent_id } = await staffById(db, staff_id)
  return role === 'agent' ? id : parent_id
}

/** As it stands, and stays until the transaction ends. */
export async function lockStaff(tx: Transaction, id: bigint): Promise<Staff | null> {
  const [staff] = await tx<Staff[]>`select ${columns(tx)} from staff.staff where id = ${id} for update`
  return staff ?? null
}

/** The next step after a right password, and after a right code where there is an authenticator. */
export function stepAfterProof(staff: Staff, dependencies: Pick<StaffDependencies, 'is_totp_required'>): SignInStep {
  if (staff.is_password_temporary) return 'new_password'
  return dependencies.is_totp_required && !staff.has_totp ? 'enrolment' : 'nothing'
}

export async function signInState(
  dependencies: StaffDependencies,
  caller: { staff_id: bigint; next: SignInStep },
): Promise<SignInState> {
  if (caller.next !== 'nothing') return { next: caller.next, me: null }
  return { next: 'nothing', me: meOf(await staffById(dependencies.db, caller.staff_id), dependencies) }
}

function meOf(staff: Staff, dependencies: StaffDependencies): Me {
  const agent_id = agentOf(staff)
  return {
    staff_id: String(staff.id),
    user_name: staff.user_name,
    role: staff.role,
    permissions: [...permissionsOf(staff)],
    agent_id: agent_id === null ? null : String(agent_id),
    has_totp: staff.has_totp,
    is_totp_required: dependencies.is_totp_required,
    version: VERSION,
  }
}

export function agentOf(staff: Pick<Staff, 'id' | 'role' | 'parent_id'>): bigint | null {
  return staff.role === 'agent' ? staff.id : staff.parent_id
}

/** Who did it, for the audit log, of somebody whose sign-in is not complete yet. */
export function asAuthor(
  staff: Staff,
  address: string,
): Pick<StaffCaller, 'staff_id' | 'user_name' | 'role' | 'address'> {
  return { staff_id: staff.id, user_name: staff.user_name, role: staff.role, address }
}
