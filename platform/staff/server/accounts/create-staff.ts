import { hashPassword } from '#identity/server/index.ts'
import { type Database, hasSqlState, SQLSTATE, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { type Permission, SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'
import type { NewStaffBody } from '#staff/contract/staff.ts'
import { recordAudit } from '../audit/audit.ts'
import { isUserName } from '../audit/without-secrets.ts'
import type { StaffCaller } from '../for-staff.ts'
import { oneTimePassword } from '../sign-in/one-time-password.ts'

/**
 * Adds somebody to the staff, with a password that works once. An agent adds their own sub-agents, and nobody else.
 * @throws Problem not_permitted, invalid_fields, busy
 */
export async function createStaff(
  db: Database,
  caller: StaffCaller,
  body: NewStaffBody,
): Promise<{ id: string; one_time_password: string }> {
  const user_name = body.user_name.trim()
  const is_sub_agent = body.role === 'sub_agent'
  if (caller.agent_id !== null && !is_sub_agent) throw new Problem('not_permitted')
  const parent_id = is_sub_agent ? await parentOf(db, caller, body.parent_id) : null
  const permissions = is_sub_agent ? (body.permissions ?? []) : []
  refuseFields({
    user_name: user_name === '' ? 'required' : isUserName(user_name) ? null : 'user_name_invalid',
    parent_id: is_sub_agent && parent_id === null ? 'parent_invalid' : null,
    permissions: permissions.every(isOffered) ? null : 'permission_not_offered',
  })

  const one_time_password = oneTimePassword()
  const password_hash = await hashPassword(one_time_password)
  try {
    const id = await transaction(db, async (tx) => {
      const [row] = await tx<{ id: bigint }[]>`
        insert into staff.staff (user_name, password_hash, role, parent_id, permissions, is_password_temporary)
        values (${user_name}, ${password_hash}, ${body.role}, ${parent_id}, ${permissions}, true) returning id`
      const object = `staff:${row?.id}` as const
      const after = { user_name, role: body.role, parent_id, permissions }
      await recordAudit(tx, { staff: caller, action: 'staff.create', object, after })
      return row?.id
    })
    return { id: String(id), one_time_password }
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.unique_violation)) throw error
    throw new Problem('invalid_fields', { fields: { user_name: 'user_name_taken' } })
  }
}

export function isOffered(permission: Permission): boolean {
  return SUB_AGENT_PERMISSIONS.some((offered) => offered === permission)
}

/** A sub-agent that an agent adds works for that agent; the owner names the agent. */
async function parentOf(db: Database, caller: StaffCaller, requested: string | undefined): Promise<bigint | null> {
  if (caller.agent_id !== null) return caller.agent_id
  if (requested === undefined || !/^[1-9]\d{0,17}$/.test(requested)) return null
  const [parent] = await db<{ id: bigint }[]>`
    select id from staff.staff where id = ${requested} and role = 'agent'`
  return parent?.id ?? null
}
