/** Constants of the lobby (spec §2, §9). Free of schemas, so that screens can import them cheaply. */
import type { Language } from '#platform/contract/language.ts'

/** The game types by id, with the category codes that aggregators use. Their names come with the list. */
export const GAME_TYPE_CODES = {
  1: 'SLOT',
  2: 'LIVE_CASINO',
  3: 'SPORT_BOOK',
  4: 'VIRTUAL_SPORT',
  5: 'LOTTERY',
  6: 'QIPAI',
  7: 'P2P',
  8: 'FISHING',
  9: 'COCK_FIGHTING',
  10: 'BONUS',
  11: 'ESPORT',
  12: 'POKER',
  13: 'OTHERS',
  14: 'LIVE_CASINO_PREMIUM',
} as const
export type GameTypeCode = (typeof GAME_TYPE_CODES)[keyof typeof GAME_TYPE_CODES]

/** The list of types has them, the strip does not show them. */
export const TYPES_HIDDEN_IN_STRIP: readonly number[] = [6, 12, 13, 14]

export const GAME_PAGE_SIZE = 20
/** Letters of a search; longer ones are refused. */
export const SEARCH_LENGTH_MAX = 60

/** More hearts than anybody scrolls through; a full answer is 30 kB before it is packed. */
export const FAVOURITES_MAX = 100
export const RECENT_MAX = 20
/** Tiles of a rail: two swipes of a phone. "All" has the rest. */
export const RAIL_MAX = 12

/** Which rails home has: the document keeps their places. `types` are ids. */
export interface RailPlan {
  hot: boolean
  new: boolean
  types: readonly number[]
}
export const railPlanKey = ['catalog', 'rail-plan']

export const GAME_LOG_PERIODS = ['today', 'yesterday', 'this_week', 'last_week'] as const
export type GameLogPeriod = (typeof GAME_LOG_PERIODS)[number]

/**
 * The keys under which the screens keep these lists, and under which the server puts them into documents.
 * The kept value is the answer's `data`, but for the pages of games, which are an infinite query of whole answers whose
 * first page is 1. `type` is an id or a code, `provider` an id or a short code, both as the address has them.
 */
export const catalogKeys = {
  types: (language: Language) => ['catalog', 'types', language],
  hot: (language: Language) => ['catalog', 'hot', language],
  games: (language: Language, type: string, provider: string) => ['catalog', 'games', language, type, provider],
  search: (language: Language, type: string, provider: string, text: string) => [
    'catalog',
    'search',
    language,
    type,
    provider,
    text,
  ],
}
