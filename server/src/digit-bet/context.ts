import type { BatchRefusals } from '../idempotency/index.ts'
import type { LiveSession } from '../identity/index.ts'
import type { Database } from '../platform/database/database.ts'
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
}

/** All rows that a batch is decided on, read under the lock of the players' game accounts. */
export interface BatchState extends Places {
  setting: Setting
  now: Date
  /** In the order of the batch; null where the token is not alive. */
  sessions: (LiveSession | null)[]
  runs: Map<bigint, SeedRun>
  /** The bets that these idempotency keys placed before, and what they were refused. */
  replays: PlacedBet[]
  refusals: BatchRefusals
}

/** What a process needs to decide digit bets; opened once. */
export interface DigitBetContext {
  db: Database
  /** For the bets themselves. */
  hot_db: Database
  seed_series: SeedSeriesStore
  recent: RecentBets
  setting: () => Promise<Setting>
  observeBatch: (size: number) => void
}
