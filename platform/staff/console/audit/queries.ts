import { pagesQuery } from '#platform/console/call/queries.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'

export interface AuditFilters {
  user_name: string
  /** `shown`: with rows that only say who works on a request. */
  claims: string
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

const CLAIM_FILTER = { shown: undefined, hidden: 'hidden' } as const

export const auditQuery = ({ claims, from, to, ...filters }: AuditFilters) =>
  pagesQuery<AuditAnswer>(['audit', { ...filters, claims, from, to }], '/audit', {
    query: {
      ...filters,
      claims: CLAIM_FILTER[claims === 'shown' ? 'shown' : 'hidden'],
      from: beginningOf(from),
      to: beginningOf(to, 1),
    },
  })
