import type { Queryable } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { Permission, Role } from '#staff/contract/rules.ts'
import type { StaffListAnswer, StaffMember } from '#staff/contract/staff.ts'
import { type StaffCaller, scopeOf } from '../for-staff.ts'
import { permissionsOf } from './permissions.ts'

const PAGE = 100

interface StaffRow {
  id: bigint
  user_name: string
  role: Role
  parent_id: bigint | null
  parent_name: string | null
  permissions: Permission[]
  is_active: boolean
  has_totp: boolean
  is_password_temporary: boolean
  created_at: Date
  last_seen_at: Date | null
}

/** The staff in the order of user names; an agent sees their own sub-agents. */
export async function listStaff(
  db: Queryable,
  caller: StaffCaller,
  after: string | undefined,
): Promise<StaffListAnswer> {
  const scope = scopeOf(caller)
  const rows = await db<StaffRow[]>`
    select s.id, s.user_name, s.role, s.parent_id, parent.user_name as parent_name, s.permissions, s.is_active,
           s.totp_secret is not null as has_totp, s.is_password_temporary, s.created_at,
           (select max(seen_at) from staff.session where staff_id = s.id) as last_seen_at
    from staff.staff s left join staff.staff parent on parent.id = s.parent_id
    where s.user_name > ${after ?? ''} ${scope === null ? db`` : db`and s.parent_id in ${db(scope)}`}
    order by s.user_name limit ${PAGE + 1}`
  const { page, next } = pageOf(rows, PAGE, ({ user_name }) => user_name)
  return { ...success(page.map(writeMember)), next }
}

function writeMember(row: StaffRow): StaffMember {
  return {
    ...row,
    id: String(row.id),
    parent_id: row.parent_id === null ? null : String(row.parent_id),
    permissions: [...permissionsOf(row)],
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }
}
