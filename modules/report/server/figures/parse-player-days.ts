import type { Queryable } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { endInOlderMonth } from '#report/contract/rules.ts'
import type { DaysQuery } from '#report/contract/staff.ts'
import { parseDays, type Span } from '../span.ts'

/**
 * Days of a report of players. Of older months the days are archived, and a part of such a month cannot be answered.
 * @throws Problem invalid_fields
 */
export async function parsePlayerDays(db: Queryable, query: DaysQuery): Promise<Span> {
  const span = parseDays(query)
  const [kept] = await db<{ since: string }[]>`
    select player_days_from::text as since from report.aggregation_progress`
  const field = kept ? endInOlderMonth(query, kept.since) : null
  if (field !== null) throw new Problem('invalid_fields', { fields: { [field]: 'out_of_bounds' } })
  return span
}
