import { playerDaysFrom } from '#contract/report/rules.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { dayAfter, dayOf } from '../span.ts'

/**
 * Deletes the oldest day of players that no report needs any more: its month has rows of its own. Answers whether there
 * was one. One day at a time, so that a million players' rows of a month are no single transaction.
 */
export async function forgetPlayerDays(tx: Transaction): Promise<boolean> {
  const [progress] = await tx<{ since: string; until: Date }[]>`
    select player_days_from::text as since, until from report.aggregation_progress`
  if (!progress) return false
  const kept_from = playerDaysFrom(dayOf(progress.until))
  if (progress.since >= kept_from) return false
  const [oldest] = await tx<{ day: string }[]>`
    select day::text from report.daily_player_aggregate where day < ${kept_from}::text::date order by day limit 1`
  if (oldest) await tx`delete from report.daily_player_aggregate where day = ${oldest.day}::text::date`
  const since = oldest ? dayAfter(oldest.day) : kept_from
  await tx`update report.aggregation_progress set player_days_from = ${since}::text::date`
  return oldest !== undefined
}
