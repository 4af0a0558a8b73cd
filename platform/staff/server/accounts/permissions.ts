import { type Permission, ROLE_PERMISSIONS, type Role } from '#staff/contract/rules.ts'

/** A sub-agent has the permissions that were chosen, as far as these are on offer; the others have their role's. */
export function permissionsOf(staff: { role: Role; permissions: Permission[] }): ReadonlySet<Permission> {
  const offered = ROLE_PERMISSIONS[staff.role]
  if (staff.role !== 'sub_agent') return new Set(offered)
  return new Set(offered.filter((permission) => staff.permissions.includes(permission)))
}
