/** Kinds of things that the search of the console finds, in the order of the answer. */
export const SEARCH_GROUPS = [
  'players',
  'deposits',
  'withdrawals',
  'payees',
  'agents',
  'slips',
  'wagers',
  'shan_rounds',
  'addresses',
] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** One letter means everybody. */
export const SEARCH_TEXT_MIN = 2
/** Longer than a name, a transaction id or a network address. */
export const SEARCH_TEXT_MAX = 64
/** Of each group: a longer list is read in the screen of its things. */
export const SEARCH_HITS_MAX = 5
