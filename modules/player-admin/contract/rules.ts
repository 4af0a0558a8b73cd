/** Constants of the players' administration. Free of schemas, so that screens can import them cheaply. */

/** Rows of one page of any of its lists. */
export const PLAYER_ADMIN_PAGE_SIZE = 50
export const PLAYER_SEARCH_MAX = 60

export const NOTE_LENGTH_MAX = 1000
/** Important notes of one player that are open at once: more would not be read before a decision. */
export const IMPORTANT_NOTES_MAX = 5

/** The kinds of entries in a player's timeline, in the order in which entries of one moment stand. */
export const TIMELINE_KINDS = ['request', 'session', 'bonus', 'limit', 'break', 'act', 'note', 'adjustment'] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Links between two players, in the order in which they are shown. */
export const LINK_KINDS = ['payee', 'device', 'picture', 'address', 'invited_by', 'invited'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
/** Players of one kind: more would not be read. */
export const LINKS_OF_KIND_MAX = 10
