import type { Language } from '#contract/language.ts'
import type { Money } from '#contract/money.ts'
import type { Callback } from '../platform/callbacks.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { Problem } from '../platform/problem.ts'
import type { SecretKey } from '../platform/secret-key.ts'
import type { GscSettings } from '../platform/settings.ts'
import type { Aggregator, Opened } from './aggregator.ts'
import { openCounter } from './counter.ts'
import { callbackRoutes } from './routes.ts'

export {
  type Aggregator,
  AggregatorError,
  type Opened,
  openAggregator,
  type Product,
  type ProductStatus,
  type ProviderGame,
} from './aggregator.ts'
export { rememberProducts } from './product.ts'

export interface SeamlessHouse {
  db: Database
  hot_db: Database
  key: SecretKey
  log: Log
  metrics: Metrics
  aggregator: Aggregator
  settings: GscSettings | null
}

export interface LaunchRequest {
  player_id: bigint
  product_code: number
  game_type: string
  /** Null for a product that has only a lobby. */
  game_code: string | null
  language: Language
  /** From the browser: a phone gets the game's small form. */
  platform: 'DESKTOP' | 'MOBILE'
  ip: string
  /** Where the game's way out leads: an address of this house. */
  lobby_url: string
}

export interface GameSum {
  product_code: number
  game_code: string | null
  spin_count: number
  turnover: Money
  /** What came back minus what was staked. */
  win_loss: Money
}

export interface Seamless {
  /** What the aggregator asks of us; none where no aggregator is set. */
  callbacks: Callback[]
  /** @throws Problem player_frozen, game_unknown, game_in_maintenance, launch_failed, provider_silent, too_many_requests */
  launch(request: LaunchRequest): Promise<Opened>
}

export function openSeamless({ settings, ...house }: SeamlessHouse): Seamless {
  return {
    callbacks: settings === null ? [] : callbackRoutes(openCounter({ ...house, settings })),
    launch: () => Promise.reject(new Problem('launch_failed')),
  }
}

/** What a player did game by game from `from` up to but not at `to`. */
export async function gameSums(
  _db: Queryable,
  _period: { player_id: bigint; from: Date; to: Date },
): Promise<GameSum[]> {
  return []
}
