/** The switch targets and their names. Free of schemas, so that screens can import it cheaply. */

/** The games that are no provider's, in the order in which the staff sees them. */
export const OWN_GAMES = ['digit_bet', 'two_d', 'shan'] as const
export type OwnGame = (typeof OWN_GAMES)[number]

/** Every platform has these; providers and their games come with the catalog. */
export const PLATFORM_TARGETS = [
  'gaming',
  'deposits',
  'withdrawals',
  ...OWN_GAMES.map((game) => `game:${game}` as const),
] as const
export type PlatformTarget = (typeof PLATFORM_TARGETS)[number]

/** The target of a switch. A provider is named by its product code, its game by that and the game's code. */
export type Target = PlatformTarget | `provider:${number}` | `title:${number}/${string}`

export const isPlatformTarget = (target: string): target is PlatformTarget =>
  PLATFORM_TARGETS.some((one) => one === target)

export const providerTarget = (product_code: number): Target => `provider:${product_code}`

/** A product's own lobby has no code. */
export const titleTarget = (product_code: number, game_code: string | null): Target =>
  `title:${product_code}/${game_code ?? ''}`

export const SWITCH_REASON_MAX = 300
