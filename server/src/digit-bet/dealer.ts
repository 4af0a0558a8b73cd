import type { LiveSession } from '../identity/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { PlacedBet } from './bet.ts'
import type { Epochs } from './epoch.ts'
import type { Places, RecentBets } from './recent-bets.ts'
import type { Run } from './roll.ts'
import type { Bet, Setting } from './rules.ts'

/** One player's wish to bet, as it came from the screen and was read. */
export interface AskedBet {
  token_hash: Buffer
  /** Whom the token belongs to; whether it is alive is checked under the account's lock. */
  player_id: bigint
  bet: Bet
  request_id: string | null
}

/** Everything the decision rests on, read under the lock of the players' game accounts. */
export interface Table extends Places {
  setting: Setting
  now: Date
  /** In the order of the asked bets; null where the token is not alive. */
  sessions: (LiveSession | null)[]
  runs: Map<bigint, Run>
  earlier: PlacedBet[]
}

/** What the game is dealt with: opened once per process. */
export interface Dealer {
  db: Database
  /** For the bets themselves. */
  hot_db: Database
  epochs: Epochs
  recent: RecentBets
  setting: () => Promise<Setting>
  observeBatch: (size: number) => void
}
