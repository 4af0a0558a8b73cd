import type { HistoryPlan } from '#demo-history/server/index.ts'
import { DAY_MS, YANGON_OFFSET_MS } from './simulation-world.ts'

/** The Yangon midnight with which a day of the plan begins; the last day is the one of `until`. */
export function startOf({ until, days }: HistoryPlan, day: number): number {
  const last = Math.floor((until + YANGON_OFFSET_MS) / DAY_MS) * DAY_MS - YANGON_OFFSET_MS
  return last - (days - 1 - day) * DAY_MS
}
