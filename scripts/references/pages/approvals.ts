import type { ApprovalKind } from '#approval/server/index.ts'
import { code, page, table } from './markdown.ts'

const HOURS_PER_DAY = 24

/** The page of the requests that need an approval: one of the staff requests, and another one approves. */
export function writeApprovals(kinds: readonly ApprovalKind[]): string {
  const rows = kinds.map(({ kind, permission, expires_after_hours, problems, audit }) => [
    code(kind),
    code(permission),
    expires_after_hours === null ? 'never' : `${expires_after_hours / HOURS_PER_DAY} days`,
    code(problems.pending),
    code(problems.decided),
    code(problems.stale),
    [...new Set(Object.values(audit.actions))].map(code).join(', '),
  ])
  return page(
    'Approvals',
    'A request of one of these kinds waits for another person. The requester cannot approve it. All of them are listed by `GET /api/console/approvals` ([decision 0077](../decisions/0077-one-four-eyes-machine.md)).',
    table(
      [
        'kind',
        'permission to decide',
        'expires after',
        'one waits already',
        'decided already',
        'ground has moved',
        'actions in the audit log',
      ],
      rows,
    ),
  )
}
