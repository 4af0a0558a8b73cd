import type { Metrics } from '../platform/metrics.ts'
import type { GscSettings } from '../platform/settings.ts'

export type ProductStatus = 'ACTIVATED' | 'DEACTIVATED' | 'MAINTAINED'

/** One product for one game type, as the aggregator offers it. */
export interface Product {
  product_code: number
  game_type: string
  provider: string
  product_name: string
  product_title: string
  /** MMK, MMK2 (a unit is 1000 Ks) or MMK3 (100 Ks). */
  currency: string
  status: ProductStatus
  /** 1: each game is opened by its code; 2: the product has only a lobby of its own. */
  entry_type: 1 | 2
}

export interface ProviderGame {
  product_code: number
  game_type: string
  game_code: string
  game_name: string
  image_url: string
  support_currency: string[]
  status: ProductStatus
  /** Names by language: 0 English, 13 Burmese, 2 Chinese, 3 Thai. */
  lang_name: Record<string, string>
}

export interface LaunchCall {
  member_account: string
  password: string
  currency: string
  product_code: number
  game_type: string
  /** Null opens a product's lobby (entry_type 2). */
  game_code: string | null
  language_code: number
  ip: string
  platform: 'WEB' | 'DESKTOP' | 'MOBILE'
  operator_lobby_url: string
}

/** Exactly one of them. */
export type Opened = { url: string } | { content: string }

/** A wager as the aggregator has it; amounts in 1/10000 of the unit of its currency. */
export interface AggregatorWager {
  wager_code: string
  member_account: string
  product_code: number
  game_type: string
  game_code: string | null
  currency: string
  bet_amount: bigint
  prize_amount: bigint
  status: string
  settled_at: Date | null
}

/**
 * The aggregator's side of the protocol. Every call is signed, has a deadline and a limit on the size of its answer;
 * reads are tried again a few times; while the aggregator is down, calls fail at once.
 * @throws AggregatorError
 */
export interface Aggregator {
  /** Every product and game type on offer. */
  availableProducts(): Promise<Product[]>
  /** Every game of one product and type, each once. */
  providerGames(product_code: number, game_type: string): Promise<ProviderGame[]>
  launchGame(launch: LaunchCall): Promise<Opened>
  /** All wagers settled in a window of at most five minutes. */
  wagers(window: { from: Date; to: Date }): Promise<AggregatorWager[]>
}

/** `refused`: the aggregator said no, with its code. `silent`: no answer, or none that can be read; worth asking later. */
export class AggregatorError extends Error {
  readonly kind: 'refused' | 'silent'
  readonly code: number | null

  constructor(kind: 'refused' | 'silent', message: string, code: number | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** Null settings: no aggregator is set, and every call fails. */
export function openAggregator(_settings: GscSettings | null, _metrics: Metrics): Aggregator {
  const none = () => Promise.reject(new AggregatorError('silent', 'no aggregator is set'))
  return { availableProducts: none, providerGames: none, launchGame: none, wagers: none }
}
