import type { Route } from '#platform/server/http/route.ts'
import { PERMISSIONS, type Permission, ROLE_PERMISSIONS, ROLES, SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'
import { code, page, table } from './markdown.ts'

/** Who of the staff may do what, and which calls demand it. */
export function writePermissions(routes: readonly Route[], comments: ReadonlyMap<string, string>): string {
  const roles = ROLES.filter((role) => role !== 'sub_agent')
  const rows = PERMISSIONS.map((permission) => [
    code(permission),
    comments.get(permission) ?? '',
    ...roles.map((role) => (ROLE_PERMISSIONS[role].includes(permission) ? 'yes' : '')),
    isOfSubAgents(permission) ? 'by choice' : '',
  ])
  const calls = PERMISSIONS.map((permission) => {
    const demanding = routes.filter(({ caller }) => caller === `staff:${permission}`)
    return [code(permission), demanding.map(({ method, path }) => code(`${method} ${path}`)).join(', ')]
  })
  return page(
    'Permissions',
    'A role has the permissions of its column. The agent or the owner chooses those of a sub-agent out of “by choice”.',
    table(['permission', 'is', ...roles, 'sub_agent'], rows),
    '## What each call demands',
    table(['permission', 'calls'], calls),
  )
}

const isOfSubAgents = (permission: Permission) => SUB_AGENT_PERMISSIONS.some((one) => one === permission)
