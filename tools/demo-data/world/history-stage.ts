import type { Mark } from '#demo-history/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Clock } from '../clock/clock.ts'
import type { WorkerQueues } from '../clock/worker-queue.ts'
import type { Lottery } from '../two-d/lottery.ts'
import type { OfferedGame } from './simulation-world.ts'

/** The queues, the clock, the games and the lottery of a history. */
export interface HistoryStage {
  queues: WorkerQueues
  /** For what no client answers: which games there are, and which players are known from before. */
  db: Queryable
  clock: Clock
  games: readonly OfferedGame[]
  lottery: Lottery
  /** The worker does these jobs by the real clock; a history does them by its own. */
  settleAgents: () => Promise<unknown>
  closeDays: () => Promise<unknown>
  settleBonuses: () => Promise<unknown>
  onMark: (mark: Mark) => Promise<unknown>
  onDay: (day: number) => void
  signal: AbortSignal
}
