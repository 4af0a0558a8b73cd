import type { CommissionsAnswer } from '#agent/contract/commissions.ts'
import type {
  AgentAnswer,
  AgentsAnswer,
  AgentTransaction,
  AgentTransactionAnswer,
  AgentTransactionKind,
  MovePlayerBody,
  NewCodeBody,
  PlanBody,
} from '#agent/contract/staff.ts'
import type { AccountBalancesAnswer } from '#cashier/contract/account-statements.ts'
import type { Query } from '#platform/console/call/api.ts'
import { changerOf, dataQuery, pagesQuery } from '#platform/console/call/queries.ts'
import type { Days } from '#platform/console/filter/days.ts'
import type { ListPage } from '#platform/console/table/paged-table.tsx'

const KEY = ['agents']

export const agentsQuery = pagesQuery<AgentsAnswer>([...KEY, 'list'], '/agents')
export const agentQuery = (id: string) => dataQuery<AgentAnswer>([...KEY, 'profile', id], `/agents/${id}`)
export const commissionsQuery = (days: Days) =>
  dataQuery<CommissionsAnswer>([...KEY, 'commissions', days], '/agent-commissions', { query: { ...days } })

/** One of an agent's lists; the path is relative to the agent's. */
export const listQuery = <Row>(agent_id: string, path: string, query: Query = {}) =>
  pagesQuery<ListPage<Row>>([...KEY, 'list of', agent_id, path, query], `/agents/${agent_id}/${path}`, { query })

const change = changerOf(KEY)

export const setPlan = (id: string, body: PlanBody) => change<AgentAnswer>(`/agents/${id}/plan`, body)
export const createCode = (id: string, body: NewCodeBody) => change<AgentAnswer>(`/agents/${id}/codes`, body)
export const switchCode = (code: string, is_on: boolean) =>
  change<AgentAnswer>(`/referral-codes/${code}/active`, { is_on })
export const changeFloat = (id: string, uses_float: boolean, reason: string) =>
  change<AgentAnswer>(`/agents/${id}/float`, { uses_float, reason })
export const movePlayer = (id: string, body: MovePlayerBody) => change<AgentAnswer>(`/agents/${id}/players`, body)

export interface NewAgentTransaction {
  id: string
  amount: number | null
  note: string
}
/** The payment account that paid a payout, and the transaction ID at the bank. */
export interface PayoutEntry {
  account_id: number | null
  transaction_id: string | null
}

/** The payment accounts, of which one pays an agent. */
export const payingAccountsQuery = dataQuery<AccountBalancesAnswer>([...KEY, 'paying accounts'], '/account-balances')

/** A request of the agent. */
export const requestPayout = (agent_id: string, body: NewAgentTransaction) =>
  change<AgentTransactionAnswer>(`/agents/${agent_id}/payouts`, body)
export const requestTransaction = (
  agent_id: string,
  kind: AgentTransactionKind,
  body: NewAgentTransaction & Partial<PayoutEntry>,
) => change<AgentTransactionAnswer>(`/agents/${agent_id}/transactions`, { ...body, kind })
export const approveTransaction = ({ id }: AgentTransaction, payout: Partial<PayoutEntry> = {}) =>
  change<AgentTransactionAnswer>(`/agent-transactions/${id}/approve`, { ...payout })
export const rejectTransaction = ({ id }: AgentTransaction, reason: string) =>
  change<AgentTransactionAnswer>(`/agent-transactions/${id}/reject`, { reason })
