import { TwoDDrawParams } from '#contract/two-d-draw-console.ts'
import {
  TwoDCloseBody,
  TwoDDrawLedgerAnswer,
  TwoDDrawWinnersAnswer,
  TwoDDrawWinnersQuery,
  TwoDExposureAnswer,
  TwoDLimitChangeAnswer,
  TwoDLimitChangeBody,
  TwoDLimitChangeParams,
  TwoDLimitChangesAnswer,
  TwoDRejectLimitBody,
} from '#contract/two-d-limit-console.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { askLimitChange } from './limits/ask-limit-change.ts'
import { closeNumbers } from './limits/close-numbers.ts'
import { approveLimitChange, rejectLimitChange } from './limits/decide-limit-change.ts'
import { LIMIT_CHANGES_MAX, limitChanges } from './limits/limit-change.ts'
import { showExposure } from './limits/show-exposure.ts'
import { showDrawLedger } from './payment/show-draw-ledger.ts'
import { showDrawWinners } from './payment/show-draw-winners.ts'

export const limitStaffRoutes = (db: Database): ConsoleRoute[] => [...readRoutes(db), ...changeRoutes(db)]

const READ = 'two_d.read'
const WRITE = 'two_d.write'
/** The second person is one who may also be the second to say a result. */
const APPROVE = 'two_d.declare'
const drawId = (params: Record<string, string | undefined>) => Number(params.id)

const readRoutes = (db: Database): ConsoleRoute[] => [
  forStaff(
    READ,
    'GET /two-d/draws/:id/exposure',
    { params: TwoDDrawParams, answer: TwoDExposureAnswer },
    async ({ params }, staff) => success(await showExposure(db, staff, drawId(params))),
  ),
  forStaff<unknown, TwoDDrawWinnersQuery>(
    READ,
    'GET /two-d/draws/:id/winners',
    { params: TwoDDrawParams, query: TwoDDrawWinnersQuery, answer: TwoDDrawWinnersAnswer },
    ({ params, query }) => showDrawWinners(db, { ...query, draw_id: drawId(params) }),
  ),
  forStaff(
    READ,
    'GET /two-d/draws/:id/ledger',
    { params: TwoDDrawParams, answer: TwoDDrawLedgerAnswer },
    async ({ params }) => success(await showDrawLedger(db, drawId(params))),
  ),
  forStaff(
    READ,
    'GET /two-d/draws/:id/limit-changes',
    { params: TwoDDrawParams, answer: TwoDLimitChangesAnswer },
    async ({ params }, staff) =>
      success(await limitChanges(db, staff, { where: db`c.draw_id = ${drawId(params)}`, limit: LIMIT_CHANGES_MAX })),
  ),
]

const changeRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<TwoDCloseBody>(
    WRITE,
    'POST /two-d/draws/:id/closed-numbers',
    { params: TwoDDrawParams, body: TwoDCloseBody, answer: TwoDExposureAnswer },
    async ({ params, body }, staff) => {
      const draw_id = drawId(params)
      await closeNumbers(db, staff, { draw_id, body })
      return success(await showExposure(db, staff, draw_id))
    },
  ),
  forStaff<TwoDLimitChangeBody>(
    WRITE,
    'POST /two-d/draws/:id/limit-changes',
    { params: TwoDDrawParams, body: TwoDLimitChangeBody, answer: TwoDLimitChangeAnswer },
    async ({ params, body }, staff) => success(await askLimitChange(db, staff, { draw_id: drawId(params), body })),
  ),
  forStaff(
    APPROVE,
    'POST /two-d/limit-changes/:id/approve',
    { params: TwoDLimitChangeParams, answer: TwoDLimitChangeAnswer },
    async ({ params }, staff) => success(await approveLimitChange(db, staff, params.id ?? '')),
  ),
  forStaff<TwoDRejectLimitBody>(
    APPROVE,
    'POST /two-d/limit-changes/:id/reject',
    { params: TwoDLimitChangeParams, body: TwoDRejectLimitBody, answer: TwoDLimitChangeAnswer },
    async ({ params, body }, staff) =>
      success(await rejectLimitChange(db, staff, { id: params.id ?? '', reason: body.reason })),
  ),
]
