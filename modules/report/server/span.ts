import { Problem } from '#platform/server/http/answers/problem.ts'
import { YANGON_AHEAD_MS } from '#platform/server/yangon.ts'
import { REPORT_DAYS_MAX } from '#report/contract/rules.ts'

/** A time from its first moment up to, but not at, the one after it. */
export interface Span {
  from: Date
  to: Date
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From any first of a month it leads into the next one. */
const LONGEST_MONTH_MS = 31 * DAY_MS

/** Yangon has one offset all the year. */
export const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+06:30`)

/** YYYY-MM-DD of a moment, in Yangon. */
export const dayOf = (at: Date): string => new Date(at.getTime() + YANGON_AHEAD_MS).toISOString().slice(0, 10)

export const dayAfter = (day: string): string => dayOf(new Date(beginningOf(day).getTime() + DAY_MS))

/** Of a moment with which an hour begins. */
export const nextHour = (at: Date): Date => new Date(at.getTime() + HOUR_MS)

/** The last moment up to this one with which an hour of Yangon begins: half an hour beside those of UTC. */
export const hourOf = (at: Date): Date => {
  const midnight = beginningOf(dayOf(at)).getTime()
  return new Date(midnight + Math.floor((at.getTime() - midnight) / HOUR_MS) * HOUR_MS)
}

/** Both days are a part of it. @throws Problem invalid_fields */
export function parseDays({ from, to }: { from: string; to: string }): Span {
  const [first, last] = [beginningOf(from), beginningOf(to)]
  // February 30 reads as a day of March.
  if (Number.isNaN(first.getTime()) || dayOf(first) !== from)
    throw new Problem('invalid_fields', { fields: { from: 'invalid' } })
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1
  if (Number.isNaN(days) || dayOf(last) !== to || days < 1 || days > REPORT_DAYS_MAX) {
    throw new Problem('invalid_fields', { fields: { to: 'invalid' } })
  }
  return { from: first, to: new Date(last.getTime() + DAY_MS) }
}

export const spanOfDay = (day: string): Span => ({ from: beginningOf(day), to: beginningOf(dayAfter(day)) })

/** From the first day of a month up to, but not at, that of another one; both the same where there is none between. */
export interface Months {
  from: string
  to: string
}

/**
 * The months of which all aggregated rows lie in a time: those that lie in it whole, and the running month where the time
 * goes on to where the aggregates end.
 */
export function wholeMonths({ from, to }: Span, aggregated_until: Date): Months {
  const first = dayOf(from)
  const begun = monthOf(first)
  const after = begun === first ? first : monthAfter(begun)
  const last = to < aggregated_until ? monthOf(dayOf(to)) : monthAfter(monthOf(dayOf(aggregated_until)))
  return { from: after, to: last > after ? last : after }
}

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month after, of the first day of a month. */
export const monthAfter = (month: string): string =>
  monthOf(dayOf(new Date(beginningOf(month).getTime() + LONGEST_MONTH_MS)))
