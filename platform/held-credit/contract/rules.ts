/** Words of held credits. Free of schemas, so that screens can import them cheaply. */

/** Whose module took the credit: the game aggregator's, or the Shan table's. */
export const HELD_PARTNERS = ['seamless', 'shan'] as const
export type HeldPartner = (typeof HELD_PARTNERS)[number]

/**
 * The caps: on the credits of one call, on the credits to one player on one day of Yangon, and on the credits of one
 * partner to all players in one hour.
 */
export const HELD_CAPS = ['call', 'day', 'hour'] as const
export type HeldCap = (typeof HELD_CAPS)[number]

/** A partner that has credited this share of its hour raises an alarm. */
export const HOUR_ALARM_PERCENT = 50
/** For how long the console shows it. */
export const HOUR_ALARM_SHOWN_HOURS = 24

/** `taken_back`: the partner took the whole of it back before it was decided. */
export const HELD_STATUSES = ['pending', 'released', 'refused', 'taken_back'] as const
export type HeldStatus = (typeof HELD_STATUSES)[number]

export const HELD_DECISIONS = ['release', 'refuse'] as const
export type HeldDecision = (typeof HELD_DECISIONS)[number]

/** Rows of one page of the list. */
export const HELD_PAGE_SIZE = 50
