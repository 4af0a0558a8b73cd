import type { Money } from '#contract/money.ts'
import type { Transaction } from '../platform/database/database.ts'

/** What the cashier is told of a table where a player's money may lie. `left` is what both his balances hold after a withdrawal. */
export interface TableDoor {
  /** Asked with a withdrawal. Throws a Problem for the player. */
  keepDebt(tx: Transaction, asked: { player_id: bigint; left: Money }): Promise<void>
  /** Asked before a withdrawal is paid. Throws a Problem for the staff. */
  leaveTable(tx: Transaction, asked: { player_id: bigint; left: Money }): Promise<void>
}
