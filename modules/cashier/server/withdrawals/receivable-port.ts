import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The port to a game that may have a player receivable. `left` is the sum of both balances after a withdrawal. */
export interface ReceivablePort {
  /** Asked with a withdrawal. Throws a Problem for the player. */
  requireReceivableCovered(tx: Transaction, requested: { player_id: bigint; left: Money }): Promise<void>
  /** Asked before a withdrawal is paid. Throws a Problem for the staff. */
  leaveTable(tx: Transaction, requested: { player_id: bigint; left: Money }): Promise<void>
}
