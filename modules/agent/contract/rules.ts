/** Constants of agents. Free of schemas, so that screens can import them cheaply. */
import { GAME_TYPE_CODES } from '#catalog/contract/rules.ts'

/** Each of these has a commission rate of its own: our own games, and the game types of the providers. */
export const GAME_KINDS = ['digit_bet', 'two_d', 'shan', ...Object.values(GAME_TYPE_CODES)] as const
export type GameKind = (typeof GAME_KINDS)[number]

export const COMMISSION_BASES = ['turnover', 'ggr'] as const
export type CommissionBasis = (typeof COMMISSION_BASES)[number]

/**
 * The largest share, in percent. A company with slots keeps some four in a hundred of the turnover, so that more than
 * this is a mistake; of the GGR it may hand on all.
 */
export const RATE_PERCENT_MAX: Record<CommissionBasis, number> = { turnover: 10, ggr: 100 }

/** Rows of one page of any of its lists. */
export const AGENT_PAGE_SIZE = 50
/** Codes of one agent; each may stand on a poster, so none is ever taken back. */
export const CODES_MAX = 50
