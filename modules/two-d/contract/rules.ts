/** `morning` is drawn at 12:01 and `evening` at 16:30; the other two only where the operator has switched them on. */
export const TWO_D_SESSIONS = ['early', 'morning', 'afternoon', 'evening'] as const
export type TwoDSession = (typeof TWO_D_SESSIONS)[number]

/** Slips of one answer; a page that is shorter is the last one. */
export const TWO_D_SLIPS_PAGE_SIZE = 20

/** Of a player. */
export const SAVED_LISTS_MAX = 20
/** Letters of a list's name. */
export const LIST_NAME_MAX = 40

/** `closed` waits for its result, `declared` has one and is being paid, `settled` is paid, `void` was called off. */
export const TWO_D_DRAW_STATUSES = ['open', 'closed', 'declared', 'settled', 'void'] as const

/** The market's last number and the next draw, for the lobby. */
export interface TwoDGlance {
  /** The last number; null on a holiday, and before the market's first. */
  number: string | null
  /** Whether the number is of this moment. */
  is_live: boolean
  /** The draw that closes next; null while there is none to bet on. `cutoff_at` as ISO 8601 in UTC. */
  next: { session: TwoDSession; cutoff_at: string } | null
  /** The server's clock at that moment. */
  now: string
}

/** The key under which the screens keep it, and the server puts it into documents. */
export const twoDGlanceKey = ['two-d', 'glance']
