import {
  AccountStatementAnswer,
  AccountStatementQuery,
  AfterDay,
  AfterNumber,
  AgentAnswer,
  AgentParams,
  AgentPlayersAnswer,
  AgentsAnswer,
  AgentsQuery,
  AgentTransactionsAnswer,
  CodeActiveBody,
  CodeParams,
  CommissionDaysAnswer,
  FloatBody,
  MovePlayerBody,
  NewCodeBody,
  PlanBody,
} from '#agent/contract/staff.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import type { AgentDependencies } from './agent.ts'
import { createCode } from './codes/create-code.ts'
import { switchCode } from './codes/switch-code.ts'
import { listCommissionDays } from './commissions/list-commission-days.ts'
import { setPlan } from './commissions/set-plan.ts'
import { getAgent } from './get-agent.ts'
import { listAgents } from './list-agents.ts'
import { agentMoneyRoutes } from './money-staff-routes.ts'
import { listPlayers } from './players/list-players.ts'
import { movePlayer } from './players/move-player.ts'
import { changeFloat } from './transactions/change-float.ts'
import { getAccountStatement } from './transactions/get-account-statement.ts'
import { listAgentTransactions } from './transactions/list-transactions.ts'

export function agentConsoleRoutes(dependencies: AgentDependencies): ConsoleRoute[] {
  return [
    ...profileRoutes(dependencies),
    ...listRoutes(dependencies),
    ...writeRoutes(dependencies),
    ...codeRoutes(dependencies),
    ...agentMoneyRoutes(dependencies),
  ]
}

const READ = 'agents.read'
type Params = Record<string, string | undefined>
const agentId = (params: Params) => BigInt(params.id ?? '')
const ONE = { params: AgentParams, answer: AgentAnswer }

const profileRoutes = ({ db, site_url }: AgentDependencies): ConsoleRoute[] => [
  forStaff<unknown, AgentsQuery>(READ, 'GET /agents', { query: AgentsQuery, answer: AgentsAnswer }, (call, staff) =>
    listAgents(db, staff, call.query.after),
  ),
  forStaff(READ, 'GET /agents/:id', ONE, async ({ params }, staff) =>
    success(await getAgent(db, staff, { site_url, agent_id: agentId(params) })),
  ),
  forStaff<unknown, AccountStatementQuery>(
    READ,
    'GET /agents/:id/statement',
    { params: AgentParams, query: AccountStatementQuery, answer: AccountStatementAnswer },
    ({ params, query }, staff) => getAccountStatement(db, staff, { agent_id: agentId(params), query }),
  ),
]

const listRoutes = ({ db }: AgentDependencies): ConsoleRoute[] => [
  forStaff<unknown, AfterNumber>(
    READ,
    'GET /agents/:id/players',
    { params: AgentParams, query: AfterNumber, answer: AgentPlayersAnswer },
    ({ params, query }, staff) => listPlayers(db, staff, { agent_id: agentId(params), after: query.after }),
  ),
  forStaff<unknown, AfterDay>(
    READ,
    'GET /agents/:id/days',
    { params: AgentParams, query: AfterDay, answer: CommissionDaysAnswer },
    ({ params, query }, staff) => listCommissionDays(db, staff, { agent_id: agentId(params), after: query.after }),
  ),
  forStaff<unknown, AfterNumber>(
    READ,
    'GET /agents/:id/transactions',
    { params: AgentParams, query: AfterNumber, answer: AgentTransactionsAnswer },
    ({ params, query }, staff) => listAgentTransactions(db, staff, { agent_id: agentId(params), after: query.after }),
  ),
]

const writeRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  forStaff<PlanBody>(
    'agents.write',
    'POST /agents/:id/plan',
    { ...ONE, body: PlanBody },
    async ({ params, body }, staff) => success(await setPlan(dependencies, staff, { agent_id: agentId(params), body })),
  ),
  forStaff<FloatBody>(
    'agents.write',
    'POST /agents/:id/float',
    { ...ONE, body: FloatBody },
    async ({ params, body }, staff) =>
      success(await changeFloat(dependencies, staff, { ...body, agent_id: agentId(params) })),
  ),
  forStaff<MovePlayerBody>(
    'agents.write',
    'POST /agents/:id/players',
    { ...ONE, body: MovePlayerBody },
    async ({ params, body }, staff) =>
      success(await movePlayer(dependencies, staff, { agent_id: agentId(params), body })),
  ),
]

const codeRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  forStaff<NewCodeBody>(
    'agents.ask',
    'POST /agents/:id/codes',
    { ...ONE, body: NewCodeBody },
    async ({ params, body }, staff) =>
      success(await createCode(dependencies, staff, { agent_id: agentId(params), body })),
  ),
  forStaff<CodeActiveBody>(
    'agents.ask',
    'POST /referral-codes/:code/active',
    { params: CodeParams, body: CodeActiveBody, answer: AgentAnswer },
    async ({ params, body }, staff) =>
      success(await switchCode(dependencies, staff, { ...body, code: params.code ?? '' })),
  ),
]
