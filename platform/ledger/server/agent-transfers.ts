import {
  type AgentAccount,
  agentAccountId,
  HOUSE_ACCOUNTS,
  type HouseAccountFields,
  houseAccountTransfer,
  type PlayerTransferFields,
  playerTransfer,
  type Transfer,
} from './chart-of-accounts.ts'
import { paymentAccountId } from './payment-account-transfers.ts'
import type { TransferKind } from './transfer-kind.ts'

interface AgentMove extends HouseAccountFields {
  agent_id: bigint
}

const wayOfAgent =
  (kind: TransferKind, from: AgentAccount | bigint, to: AgentAccount | bigint) =>
  ({ agent_id, ...move }: AgentMove): Transfer => {
    const at = (end: AgentAccount | bigint) => (typeof end === 'bigint' ? end : agentAccountId(agent_id, end))
    return houseAccountTransfer(kind, at(from), at(to))(move)
  }

/** An agent's commission of one day on the games of their players, and its payout by a payment account. */
export const agentCommission = wayOfAgent('agent_commission', HOUSE_ACCOUNTS.agent_commissions, 'commission')
export const agentPayout = ({ payment_account_id, ...move }: AgentMove & { payment_account_id: number }): Transfer =>
  wayOfAgent('agent_payout', 'commission', paymentAccountId(payment_account_id))(move)

/** The float that an agent pays in before, for deposits of their players, and the float that goes back to the agent. */
export const agentFloatIn = wayOfAgent('agent_float_in', HOUSE_ACCOUNTS.cash, 'float')
export const agentFloatOut = wayOfAgent('agent_float_out', 'float', HOUSE_ACCOUNTS.cash)
/** Money that came to the agent from outside; the company got it from the agent before. */
export const depositFromFloat = ({ agent_id, ...move }: PlayerTransferFields & { agent_id: bigint }): Transfer =>
  playerTransfer('deposit_from_float', agentAccountId(agent_id, 'float'), 'main')(move)
