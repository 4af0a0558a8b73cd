import { DAY_MS, YANGON_OFFSET_MS } from './town.ts'

/** What is to be played. */
export interface Plan {
  seed: string
  days: number
  players: number
  /** The last moment of the history, in milliseconds since 1970. */
  until: number
}

/** The Yangon midnight with which a day of the plan begins; the last day is the one of `until`. */
export function startOf({ until, days }: Plan, day: number): number {
  const last = Math.floor((until + YANGON_OFFSET_MS) / DAY_MS) * DAY_MS - YANGON_OFFSET_MS
  return last - (days - 1 - day) * DAY_MS
}
