import type { TwoDGlance, TwoDSession } from './rules.ts'

/** Of one feed: its own times, "2026-11-20 11:41:36" in Yangon. */
interface Feed {
  live: { time: string }
  server_time: string
}

/** The feed goes on for the whole day; its number is of this moment between the first trade and the last. */
const MARKET_HOURS = { from: '09:00', to: '17:00' }
/** A number that the feed has not moved for so long is the last one of a session. */
const MOVED_MS = 5 * 60_000

/** Whether the market trades. A time that cannot be read says nothing against it. */
export function isTrading({ live, server_time }: Feed): boolean {
  const clock = /\d\d:\d\d/.exec(server_time)?.[0]
  if (clock !== undefined && (clock < MARKET_HOURS.from || clock >= MARKET_HOURS.to)) return false
  return !(Date.parse(server_time) - Date.parse(live.time) > MOVED_MS)
}

interface Market extends Feed {
  live: { twod: string; time: string }
  holiday: object | null
  is_fresh: boolean
  draws: readonly { session: TwoDSession; cutoff_at: string; is_open: boolean }[]
  now: string
}

export function glanceAt({ live, server_time, holiday, is_fresh, draws, now }: Market): TwoDGlance {
  const number = holiday === null && /^[0-9]{2}$/.test(live.twod) ? live.twod : null
  const draw = nextToClose(draws, Date.parse(now))
  return {
    number,
    is_live: number !== null && is_fresh && isTrading({ live, server_time }),
    next: draw && { session: draw.session, cutoff_at: draw.cutoff_at },
    now,
  }
}

/** Of the draws that can be bet on the one that closes first. */
export function nextToClose<D extends { cutoff_at: string; is_open: boolean }>(
  draws: readonly D[],
  now: number,
): D | null {
  const open = draws.filter((draw) => draw.is_open && Date.parse(draw.cutoff_at) > now)
  return open.sort((one, other) => one.cutoff_at.localeCompare(other.cutoff_at))[0] ?? null
}
