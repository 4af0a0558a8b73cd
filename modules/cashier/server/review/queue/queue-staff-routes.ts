import { Type } from 'typebox'
import { RequestParams } from '#cashier/contract/player.ts'
import {
  ApproveBody,
  QueueAnswer,
  QueueQuery,
  QueueRowAnswer,
  RejectBody,
  RequestDetailAnswer,
  SummariesAnswer,
} from '#cashier/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { FileAnswer, success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import type { Direction } from '../../rules.ts'
import type { ApprovalPorts, PlayerPorts } from '../approval-ports.ts'
import { approve } from '../approve.ts'
import { claim, release } from '../claim.ts'
import { getDetail, getReceipt } from '../get-detail.ts'
import { nounOf } from '../locked-request.ts'
import { reject } from '../reject.ts'
import { takeOver } from '../take-over-request.ts'
import { getQueue, getSummary } from './get-queue.ts'

/** One queue and what is decided in it. */
export function queueRoutes(db: Database, direction: Direction, ports: ApprovalPorts & PlayerPorts): ConsoleRoute[] {
  const noun = nounOf(direction)
  const path = `/${noun}` as const
  const holding = (name: string, work: typeof claim) =>
    forStaff(
      `${noun}.decide`,
      `POST ${path}/:id/${name}`,
      { params: RequestParams, answer: QueueRowAnswer },
      async ({ params }, staff) => success(await work(db, staff, { direction, id: params.id ?? '' })),
    )

  return [
    forStaff<unknown, QueueQuery>(
      `${noun}.read`,
      `GET ${path}`,
      { query: QueueQuery, answer: QueueAnswer },
      ({ query }, staff) => getQueue(db, staff, { direction, query }),
    ),
    forStaff(
      `${noun}.read`,
      `GET ${path}/:id`,
      { params: RequestParams, answer: RequestDetailAnswer },
      async ({ params }, staff) => success(await getDetail(db, staff, { direction, id: params.id ?? '', ports })),
    ),
    holding('claim', claim),
    holding('release', release),
    holding('take-over', takeOver),
    forStaff<ApproveBody>(
      `${noun}.decide`,
      `POST ${path}/:id/approve`,
      { params: RequestParams, body: ApproveBody, answer: QueueRowAnswer },
      async ({ params, body }, staff) =>
        success(await approve(db, staff, { direction, id: params.id ?? '', body, ports })),
    ),
    forStaff<RejectBody>(
      `${noun}.decide`,
      `POST ${path}/:id/reject`,
      { params: RequestParams, body: RejectBody, answer: QueueRowAnswer },
      async ({ params, body }, staff) =>
        success(await reject(db, staff, { direction, id: params.id ?? '', body, ports })),
    ),
  ]
}

export const otherRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('signed_in', 'GET /summary-of-requests', { answer: SummariesAnswer }, async (_call, staff) => {
    const summary = (direction: Direction) =>
      staff.permissions.has(`${nounOf(direction)}.read`) ? getSummary(db, staff, direction) : null
    const [deposits, withdrawals] = await Promise.all([summary('deposit'), summary('withdrawal')])
    return success({ deposits, withdrawals })
  }),
  forStaff(
    'deposits.read',
    'GET /deposits/:id/receipt',
    { params: RequestParams, answer: Type.Unknown() },
    async ({ params }, staff) => new FileAnswer('image/webp', await getReceipt(db, staff, params.id ?? '')),
  ),
]
