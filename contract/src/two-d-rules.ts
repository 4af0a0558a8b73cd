/** `morning` is drawn at 12:01 and `evening` at 16:30; the other two only where the operator has switched them on. */
export const TWO_D_SESSIONS = ['early', 'morning', 'afternoon', 'evening'] as const
export type TwoDSession = (typeof TWO_D_SESSIONS)[number]

/** Slips of one answer; a page that is shorter is the last one. */
export const TWO_D_SLIPS_PAGE_SIZE = 20

/** `closed` waits for its result, `declared` has one and is being paid, `settled` is paid, `void` was called off. */
export const TWO_D_DRAW_STATUSES = ['open', 'closed', 'declared', 'settled', 'void'] as const
