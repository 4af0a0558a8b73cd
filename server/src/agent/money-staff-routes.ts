import { Type } from 'typebox'
import {
  AgentParams,
  CommissionsAnswer,
  MovementAnswer,
  MovementParams,
  NewMovementBody,
  NewPayoutBody,
  RejectMovementBody,
} from '#contract/agent-console.ts'
import { DaysQuery } from '#contract/report-console.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import type { AgentDependencies } from './agent.ts'
import { askMovement } from './ask-movement.ts'
import { commissionsCsv } from './commissions-csv.ts'
import { approveMovement, rejectMovement } from './decide-movement.ts'
import { showCommissions } from './show-commissions.ts'

/** What agents earned, and what moves between them and the house. */
export const agentMoneyRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  ...reportRoutes(dependencies),
  ...movementRoutes(dependencies),
]

const agentId = (params: Record<string, string | undefined>) => BigInt(params.id ?? '')
const reportRoutes = ({ db }: AgentDependencies): ConsoleRoute[] => [
  forStaff<unknown, DaysQuery>(
    'agents.read',
    'GET /agent-commissions',
    { query: DaysQuery, answer: CommissionsAnswer, takes_long: true },
    async ({ query }, staff) => success(await showCommissions(db, staff, query)),
  ),
  forStaff<unknown, DaysQuery>(
    'agents.read',
    'GET /agent-commissions.csv',
    // It is no JSON.
    { query: DaysQuery, answer: Type.Unknown(), takes_long: true },
    async ({ query }, staff) => commissionsCsv(db, staff, query),
  ),
]

const movementRoutes = (dependencies: AgentDependencies): ConsoleRoute[] => [
  forStaff<NewPayoutBody>(
    'agents.ask',
    'POST /agents/:id/payouts',
    { params: AgentParams, body: NewPayoutBody, answer: MovementAnswer },
    async ({ params, body }, staff) =>
      success(await askMovement(dependencies, staff, { agent_id: agentId(params), kind: 'payout', body })),
  ),
  forStaff<NewMovementBody>(
    'agents.pay',
    'POST /agents/:id/movements',
    { params: AgentParams, body: NewMovementBody, answer: MovementAnswer },
    async ({ params, body }, staff) =>
      success(await askMovement(dependencies, staff, { agent_id: agentId(params), kind: body.kind, body })),
  ),
  forStaff(
    'agents.pay',
    'POST /movements/:id/approve',
    { params: MovementParams, answer: MovementAnswer },
    async ({ params }, staff) => success(await approveMovement(dependencies.db, staff, params.id ?? '')),
  ),
  forStaff<RejectMovementBody>(
    'agents.pay',
    'POST /movements/:id/reject',
    { params: MovementParams, body: RejectMovementBody, answer: MovementAnswer },
    async ({ params, body }, staff) =>
      success(await rejectMovement(dependencies.db, staff, { id: params.id ?? '', reason: body.reason })),
  ),
]
