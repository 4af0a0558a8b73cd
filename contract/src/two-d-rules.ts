/** `morning` is drawn at 12:01 and `evening` at 16:30; the other two only where the operator has switched them on. */
export const TWO_D_SESSIONS = ['early', 'morning', 'afternoon', 'evening'] as const
export type TwoDSession = (typeof TWO_D_SESSIONS)[number]

/** Slips of one answer; a page that is shorter is the last one. */
export const TWO_D_SLIPS_PAGE_SIZE = 20

/** `closed` waits for its result, `declared` has one and is being paid, `settled` is paid, `void` was called off. */
export const TWO_D_DRAW_STATUSES = ['open', 'closed', 'declared', 'settled', 'void'] as const

/** What the lobby shows of the market: the last number, and whether it is of this moment. */
export interface TwoDGlance {
  number: string
  is_live: boolean
}

/** The key under which the screens keep it, and the server puts it into documents. */
export const twoDGlanceKey = ['two-d', 'glance']

interface Shown {
  live: { twod: string }
  holiday: object | null
  is_fresh: boolean
}

/** Null where there is no number to show: on a holiday, and before the market has said its first. */
export function glanceAt({ live, holiday, is_fresh }: Shown): TwoDGlance | null {
  return holiday === null && /^[0-9]{2}$/.test(live.twod) ? { number: live.twod, is_live: is_fresh } : null
}
