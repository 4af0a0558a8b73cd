import { momentOf } from '#platform/console/figures/time.ts'
import { ROLE_NAMES } from '#platform/console/role-names.ts'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import type { StaffMember } from '#staff/contract/staff.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { texts } from './texts.ts'

export const STAFF: Column<StaffMember>[] = [
  {
    name: texts.userName,
    cell: ({ id, user_name }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen}>
        {user_name}
      </RowLink>
    ),
  },
  {
    name: texts.role,
    cell: ({ role, parent_name }) => (
      <>
        {ROLE_NAMES[role]} {parent_name !== null && <small>{texts.of(parent_name)}</small>}
      </>
    ),
  },
  { name: texts.authenticator, cell: ({ has_totp }) => (has_totp ? texts.enrolled : texts.notEnrolled) },
  {
    name: texts.lastSeen,
    className: 'num',
    cell: ({ last_seen_at }) => (last_seen_at === null ? texts.never : momentOf(last_seen_at)),
  },
  { name: texts.state, cell: (member) => <State member={member} /> },
]

function State({ member: { is_active, is_password_temporary } }: { member: StaffMember }) {
  if (!is_active) return <Badge kind="failed">{texts.off}</Badge>
  if (is_password_temporary) return <Badge kind="pending">{texts.temporary}</Badge>
  return <Badge kind="success">{texts.active}</Badge>
}
