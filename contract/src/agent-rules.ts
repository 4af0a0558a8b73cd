/** Constants of the agents' office. Free of schemas, so that screens can import them cheaply. */
import { GAME_TYPE_CODES } from './catalog-rules.ts'

/** What a commission has rates for: the house's own games, and the game types of the makers. */
export const GAME_KINDS = ['digit_bet', 'two_d', 'shan', ...Object.values(GAME_TYPE_CODES)] as const
export type GameKind = (typeof GAME_KINDS)[number]

export const BASES = ['turnover', 'net'] as const
export type Basis = (typeof BASES)[number]

/**
 * The largest share, in percent. Of the turnover a house of slots keeps some four in a hundred, so that more than this
 * is a mistake; of what the house has won it may hand on all.
 */
export const RATE_PERCENT_MAX: Record<Basis, number> = { turnover: 10, net: 100 }

/** Rows of one page of any of its lists. */
export const AGENT_PAGE_SIZE = 50
/** Codes of one agent; each may stand on a poster, so none is ever taken back. */
export const CODES_MAX = 50
