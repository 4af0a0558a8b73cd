import type { TwoDGlance, TwoDSession } from './rules.ts'

interface Market {
  live: { twod: string }
  holiday: object | null
  is_trading: boolean
  draws: readonly { session: TwoDSession; cutoff_at: string; is_open: boolean }[]
  now: string
}

export function glanceAt({ live, holiday, is_trading, draws, now }: Market): TwoDGlance {
  const number = holiday === null && /^[0-9]{2}$/.test(live.twod) ? live.twod : null
  const draw = nextToClose(draws, Date.parse(now))
  return {
    number,
    is_live: number !== null && is_trading,
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
