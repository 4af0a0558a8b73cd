import type { SeriesPublication } from '#digit-bet/contract/player.ts'
import type { BatchRefusals } from '#idempotency/server/index.ts'
import type { LiveSession } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PlacedBet } from './bets/bet.ts'
import type { Places, RecentBets } from './bets/recent-bets.ts'
import type { SeedRun } from './fairness/roll.ts'
import type { SeedSeriesStore } from './fairness/seed-series-store.ts'
import type { Bet, Setting } from './rules.ts'

/** One player's request to bet, parsed from the call. */
export interface BetRequest {
  token_hash: Buffer
  /** Whom the token belongs to; whether it is alive is checked under the account's lock. */
  player_id: bigint
  bet: Bet
  idempotency_key: string | null
  /** When it came, as `performance.now()` says. */
  arrived_at: number
  /**
   * The series that was published before the bet came, 0 where there was none; set by the first batch that takes it. Only
   * that one may roll the bet: when another was opened since, the player's digit was known.
   */
  published_series_id?: bigint
}

/** All rows that a batch is decided on, read under the lock of the players' game accounts. */
export interface BatchState extends Places {
  setting: Setting
  now: Date
  /** In the order of the batch; null where the token is not alive. */
  sessions: (LiveSession | null)[]
  runs: Map<bigint, SeedRun>
  /** Of the series that may not roll a bet of this batch, because they came after it. */
  publications: Map<bigint, SeriesPublication>
  /** The bets that these idempotency keys placed before, and what they were refused. */
  replays: PlacedBet[]
  refusals: BatchRefusals
}

/** The dependencies of a process that decides digit bets; opened once. */
export interface DigitBetContext {
  db: Database
  /** For the bets themselves. */
  hot_db: Database
  seed_series: SeedSeriesStore
  recent: RecentBets
  setting: () => Promise<Setting>
  observeBatch: (size: number) => void
}
