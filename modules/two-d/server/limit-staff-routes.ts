import { approve, reject } from '#approval/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { TwoDDrawParams } from '#two-d/contract/draws-staff.ts'
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
} from '#two-d/contract/limits-staff.ts'
import { drawObject } from './draw.ts'
import { limitsApproval } from './limits/approval.ts'
import { closeNumbers } from './limits/close-numbers.ts'
import { getExposure } from './limits/get-exposure.ts'
import { getLimitChange, LIMIT_CHANGES_MAX, listLimitChanges } from './limits/limit-change.ts'
import { requestLimitChange } from './limits/request-limit-change.ts'
import { getDrawLedger } from './settlement/get-draw-ledger.ts'
import { listDrawWinners } from './settlement/list-draw-winners.ts'

export const limitStaffRoutes = (db: Database): ConsoleRoute[] => [...getRoutes(db), ...changeRoutes(db)]

const READ = 'two_d.read'
const WRITE = 'two_d.write'
/** Four-eyes: the approver has the permission that also confirms results. */
const APPROVE = 'two_d.declare'
const drawId = (params: Record<string, string | undefined>) => Number(params.id)

const getRoutes = (db: Database): ConsoleRoute[] => [
  forStaff(
    READ,
    'GET /two-d/draws/:id/exposure',
    { params: TwoDDrawParams, answer: TwoDExposureAnswer },
    async ({ params }, staff) => success(await getExposure(db, staff, drawId(params))),
  ),
  forStaff<unknown, TwoDDrawWinnersQuery>(
    READ,
    'GET /two-d/draws/:id/winners',
    { params: TwoDDrawParams, query: TwoDDrawWinnersQuery, answer: TwoDDrawWinnersAnswer },
    ({ params, query }) => listDrawWinners(db, { ...query, draw_id: drawId(params) }),
  ),
  forStaff(
    READ,
    'GET /two-d/draws/:id/ledger',
    { params: TwoDDrawParams, answer: TwoDDrawLedgerAnswer },
    async ({ params }) => success(await getDrawLedger(db, drawId(params))),
  ),
  forStaff(
    READ,
    'GET /two-d/draws/:id/limit-changes',
    { params: TwoDDrawParams, answer: TwoDLimitChangesAnswer },
    async ({ params }, staff) =>
      success(
        await listLimitChanges(db, staff, {
          where: db`q.subject = ${drawObject(drawId(params))}`,
          limit: LIMIT_CHANGES_MAX,
        }),
      ),
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
      return success(await getExposure(db, staff, draw_id))
    },
  ),
  forStaff<TwoDLimitChangeBody>(
    WRITE,
    'POST /two-d/draws/:id/limit-changes',
    { params: TwoDDrawParams, body: TwoDLimitChangeBody, answer: TwoDLimitChangeAnswer },
    async ({ params, body }, staff) => success(await requestLimitChange(db, staff, { draw_id: drawId(params), body })),
  ),
  forStaff(
    APPROVE,
    'POST /two-d/limit-changes/:id/approve',
    { params: TwoDLimitChangeParams, answer: TwoDLimitChangeAnswer },
    async ({ params }, staff) => {
      const id = params.id ?? ''
      await approve(db, staff, { kind: limitsApproval, id })
      return success(await getLimitChange(db, staff, id))
    },
  ),
  forStaff<TwoDRejectLimitBody>(
    APPROVE,
    'POST /two-d/limit-changes/:id/reject',
    { params: TwoDLimitChangeParams, body: TwoDRejectLimitBody, answer: TwoDLimitChangeAnswer },
    async ({ params, body }, staff) => {
      const id = params.id ?? ''
      await reject(db, staff, { kind: limitsApproval, id, reason: body.reason })
      return success(await getLimitChange(db, staff, id))
    },
  ),
]
