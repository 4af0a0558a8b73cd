import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { PlayerLink } from '#player-admin/contract/links.ts'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { ReceivablePort } from '../withdrawals/receivable-port.ts'

/** The cashier's port to agents. */
export interface AgentFloatPort {
  /** Whether deposits of this agent's players come out of what the agent has paid in before; it stays so for the transaction. */
  usesFloat(tx: Transaction, agent_id: bigint): Promise<boolean>
}

/** The notes on a player that the staff has to see before a decision, and the links to other players. */
export interface PlayerPorts {
  importantNotes(db: Queryable, staff: StaffCaller, player_id: bigint): Promise<PlayerNote[]>
  /** Who has something in common with the player, as the player's page has it: what the caller may read. */
  playerLinks(staff: StaffCaller, player_id: bigint): Promise<PlayerLink[]>
}

export type ApprovalPorts = AgentFloatPort & Pick<ReceivablePort, 'leaveTable'>
