/** How a trading day passes: as in the world, or from any hour on at any speed. */

const YANGON_MS = 6.5 * 3_600_000
const DAY_MS = 86_400_000

/** A day that began at `started_ms` with `starts_at` (seconds since midnight) and passes `speed` times as fast. */
export interface Run {
  started_ms: number
  starts_at: number
  speed: number
}

export interface Moment {
  /** YYYY-MM-DD in Yangon. */
  day: string
  /** Of the market's day: of the run, or of the world. */
  second: number
  /** "2024-11-21 16:05:13", always of the world. */
  time: string
}

/** Clocks always tell the time of the world; a run only makes the market's hours come sooner. */
export function momentOf(run: Run | null, now_ms: number): Moment {
  const time = yangonText(now_ms)
  const day = time.slice(0, 10)
  if (run === null) return { day, second: ((now_ms + YANGON_MS) % DAY_MS) / 1_000, time }
  const second = run.starts_at + ((now_ms - run.started_ms) / 1_000) * run.speed
  return { day, second: Math.min(second, DAY_MS / 1_000 - 1), time }
}

/** When in the world the market's clock passed this second of the day. */
export function passedAt(run: Run | null, second: number, now_ms: number): string {
  if (run === null) {
    const midnight = Math.floor((now_ms + YANGON_MS) / DAY_MS) * DAY_MS - YANGON_MS
    return yangonText(midnight + second * 1_000)
  }
  return yangonText(run.started_ms + (Math.max(0, second - run.starts_at) / run.speed) * 1_000)
}

export const yangonText = (ms: number): string => new Date(ms + YANGON_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Monday to Friday; the last one before a weekend otherwise. */
export function lastWeekday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6) date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

export function dayBefore(day: string): string {
  return lastWeekday(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10))
}
