import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AuditAnswer } from '#contract/staff.ts'
import { call } from '../../platform/api.ts'

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
  infiniteQueryOptions({
    queryKey: ['audit', { action, object, from, to }],
    queryFn: async ({ signal, pageParam }) => {
      const query = { action, object, from: beginningOf(from), to: beginningOf(to, 1), after: pageParam }
      return (await call<AuditAnswer>('GET', '/audit', { signal, query })).data
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
