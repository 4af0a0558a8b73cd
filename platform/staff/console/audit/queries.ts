import { pagesQuery } from '#platform/console/call/queries.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'

export interface AuditFilters {
  action: string
  object: string
  from: string
  to: string
}

const DAY_MS = 24 * 3_600_000
/** A day of Myanmar begins here; `days` later in the second. */
const beginningOf = (day: string, days = 0) => {
  const at = Date.parse(`${day}T00:00:00+06:30`)
  return Number.isNaN(at) ? undefined : new Date(at + days * DAY_MS).toISOString()
}

export const auditQuery = ({ action, object, from, to }: AuditFilters) =>
  pagesQuery<AuditAnswer>(['audit', { action, object, from, to }], '/audit', {
    query: { action, object, from: beginningOf(from), to: beginningOf(to, 1) },
  })
