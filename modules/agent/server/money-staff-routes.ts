import { Type } from 'typebox'
import { CommissionsAnswer } from '#agent/contract/commissions.ts'
import {
  AgentParams,
  AgentTransactionAnswer,
  AgentTransactionParams,
  ApproveAgentTransactionBody,
  NewAgentTransactionBody,
  NewPayoutBody,
  RejectAgentTransactionBody,
} from '#agent/contract/staff.ts'
import { approveIn, reject } from '#approval/server/index.ts'
import { transaction } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { DaysQuery } from '#report/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import type { AgentDependencies } from './agent.ts'
import { commissionsCsv } from './commissions/commissions-csv.ts'
import { getCommissions } from './commissions/get-commissions.ts'
import { getAgentTransaction } from './transactions/agent-transaction.ts'
import { agentTransactionApproval } from './transactions/approval.ts'
import { requestAgentTransaction } from './transactions/request-transaction.ts'

/** Commissions of agents, and the transactions between them and the company. */
export const agentMoneyRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  ...reportRoutes(dependencies),
  ...transactionRoutes(dependencies),
]

const agentId = (params: Record<string, string | undefined>) => BigInt(params.id ?? '')
const reportRoutes = ({ db }: AgentDependencies): ConsoleRoute[] => [
  forStaff<unknown, DaysQuery>(
    'agents.read',
    'GET /agent-commissions',
    { query: DaysQuery, answer: CommissionsAnswer, takes_long: true },
    async ({ query }, staff) => success(await getCommissions(db, staff, query)),
  ),
  forStaff<unknown, DaysQuery>(
    'agents.read',
    'GET /agent-commissions.csv',
    // It is no JSON.
    { query: DaysQuery, answer: Type.Unknown(), takes_long: true },
    async ({ query }, staff) => commissionsCsv(db, staff, query),
  ),
]

const transactionRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  forStaff<NewPayoutBody>(
    'agents.ask',
    'POST /agents/:id/payouts',
    { params: AgentParams, body: NewPayoutBody, answer: AgentTransactionAnswer },
    async ({ params, body }, staff) =>
      success(await requestAgentTransaction(dependencies, staff, { agent_id: agentId(params), kind: 'payout', body })),
  ),
  forStaff<NewAgentTransactionBody>(
    'agents.pay',
    'POST /agents/:id/transactions',
    { params: AgentParams, body: NewAgentTransactionBody, answer: AgentTransactionAnswer },
    async ({ params, body }, staff) =>
      success(await requestAgentTransaction(dependencies, staff, { agent_id: agentId(params), kind: body.kind, body })),
  ),
  forStaff<ApproveAgentTransactionBody>(
    'agents.pay',
    'POST /agent-transactions/:id/approve',
    { params: AgentTransactionParams, body: ApproveAgentTransactionBody, answer: AgentTransactionAnswer },
    async ({ params, body }, staff) => {
      const id = params.id ?? ''
      const kind = agentTransactionApproval(dependencies.payouts)
      await transaction(dependencies.db, (tx) => approveIn(tx, staff, { kind, id, input: body }))
      return success(await getAgentTransaction(dependencies.db, staff, id))
    },
  ),
  forStaff<RejectAgentTransactionBody>(
    'agents.pay',
    'POST /agent-transactions/:id/reject',
    { params: AgentTransactionParams, body: RejectAgentTransactionBody, answer: AgentTransactionAnswer },
    async ({ params, body }, staff) => {
      const id = params.id ?? ''
      await reject(dependencies.db, staff, {
        kind: agentTransactionApproval(dependencies.payouts),
        id,
        reason: body.reason,
      })
      return success(await getAgentTransaction(dependencies.db, staff, id))
    },
  ),
]
