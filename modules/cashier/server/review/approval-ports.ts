import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { ReceivablePort } from '../withdrawals/receivable-port.ts'

/** The cashier's port to agents. */
export interface AgentFloatPort {
  /** Whether deposits of this agent's players come out of what the agent has paid in before; it stays so for the transaction. */
  usesFloat(tx: Transaction, agent_id: bigint): Promise<boolean>
}

/** The notes on a player that the staff has to see before a decision. */
export interface NotesPort {
  importantNotes(db: Queryable, staff: StaffCaller, player_id: bigint): Promise<PlayerNote[]>
}

export type ApprovalPorts = AgentFloatPort & Pick<ReceivablePort, 'leaveTable'>
