import {
  AfterDay,
  AfterNumber,
  AgentAnswer,
  AgentParams,
  AgentPlayersAnswer,
  AgentStatementAnswer,
  AgentStatementQuery,
  AgentsAnswer,
  AgentsQuery,
  CodeActiveBody,
  CodeParams,
  CommissionDaysAnswer,
  FloatBody,
  MovementsAnswer,
  MovePlayerBody,
  NewCodeBody,
  PlanBody,
} from '#contract/agent-console.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import type { AgentDependencies } from './agent.ts'
import { listDays, listMovements, listPlayers } from './agent-lists.ts'
import { changeFloat } from './change-float.ts'
import { createCode } from './create-code.ts'
import { listAgents } from './list-agents.ts'
import { agentMoneyRoutes } from './money-staff-routes.ts'
import { movePlayer } from './move-player.ts'
import { setPlan } from './set-plan.ts'
import { showAgent } from './show-agent.ts'
import { showStatement } from './show-statement.ts'
import { switchCode } from './switch-code.ts'

export function agentConsoleRoutes(dependencies: AgentDependencies): ConsoleRoute[] {
  return [
    ...readRoutes(dependencies),
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

const readRoutes = ({ db, site_url }: AgentDependencies): ConsoleRoute[] => [
  forStaff<unknown, AgentsQuery>(READ, 'GET /agents', { query: AgentsQuery, answer: AgentsAnswer }, (call, staff) =>
    listAgents(db, staff, call.query.after),
  ),
  forStaff(READ, 'GET /agents/:id', ONE, async ({ params }, staff) =>
    success(await showAgent(db, staff, { site_url, agent_id: agentId(params) })),
  ),
  forStaff<unknown, AgentStatementQuery>(
    READ,
    'GET /agents/:id/statement',
    { params: AgentParams, query: AgentStatementQuery, answer: AgentStatementAnswer },
    ({ params, query }, staff) => showStatement(db, staff, { agent_id: agentId(params), query }),
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
    ({ params, query }, staff) => listDays(db, staff, { agent_id: agentId(params), after: query.after }),
  ),
  forStaff<unknown, AfterNumber>(
    READ,
    'GET /agents/:id/movements',
    { params: AgentParams, query: AfterNumber, answer: MovementsAnswer },
    ({ params, query }, staff) => listMovements(db, staff, { agent_id: agentId(params), after: query.after }),
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
