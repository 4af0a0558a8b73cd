import type { Transaction } from '#platform/server/database/database.ts'
import type { ReceivablePort } from '../withdrawals/receivable-port.ts'

/** What the cashier is told of agents. */
export interface AgentFloatPort {
  /** Whether deposits of this agent's players come out of what the agent has paid in before; it stays so for the transaction. */
  usesFloat(tx: Transaction, agent_id: bigint): Promise<boolean>
}

export type ApprovalPorts = AgentFloatPort & Pick<ReceivablePort, 'leaveTable'>
