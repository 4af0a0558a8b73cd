import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import {
  TwoDCalendarAnswer,
  TwoDCalendarQuery,
  TwoDConfirmBody,
  TwoDDrawAnswer,
  TwoDDrawParams,
  TwoDDrawsAnswer,
  TwoDDrawsQuery,
  TwoDFeedsAnswer,
  TwoDNewDrawBody,
  TwoDRemoveDayBody,
  TwoDResultBody,
  TwoDSessionsAnswer,
  TwoDSessionsBody,
  TwoDSpecialDay,
  TwoDTimesBody,
  TwoDVoidBody,
  TwoDWaitingAnswer,
} from '#two-d/contract/draws-staff.ts'
import { changeDay, getCalendar, removeDay } from './draws/change-calendar.ts'
import { changeTimes, openDraw } from './draws/change-draw.ts'
import { changeSessions, getSessions } from './draws/change-sessions.ts'
import { getDraw, listDraws } from './draws/list-draws.ts'
import { voidDraw } from './draws/void-draw.ts'
import { listFeeds } from './feed/list-feeds.ts'
import { countWaiting } from './results/count-waiting.ts'
import { confirmResult, reportResult } from './results/report-result.ts'

export const drawStaffRoutes = (db: Database): ConsoleRoute[] => [
  ...getRoutes(db),
  ...declareRoutes(db),
  ...settingRoutes(db),
]

const READ = 'two_d.read'
const WRITE = 'two_d.write'
const DECLARE = 'two_d.declare'
const ONE_DRAW = { params: TwoDDrawParams, answer: TwoDDrawAnswer }
const drawId = (params: Record<string, string | undefined>) => Number(params.id)

const getRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<unknown, TwoDDrawsQuery>(
    READ,
    'GET /two-d/draws',
    { query: TwoDDrawsQuery, answer: TwoDDrawsAnswer },
    ({ query }) => listDraws(db, query),
  ),
  forStaff(READ, 'GET /two-d/draws/:id', ONE_DRAW, async ({ params }, staff) =>
    success(await getDraw(db, staff, drawId(params))),
  ),
  forStaff<unknown, TwoDCalendarQuery>(
    READ,
    'GET /two-d/calendar',
    { query: TwoDCalendarQuery, answer: TwoDCalendarAnswer },
    async ({ query }) => success(await getCalendar(db, query.year === undefined ? null : Number(query.year))),
  ),
  forStaff(READ, 'GET /two-d/waiting', { answer: TwoDWaitingAnswer }, async () => success(await countWaiting(db))),
  forStaff(READ, 'GET /two-d/sessions', { answer: TwoDSessionsAnswer }, async () => success(await getSessions(db))),
  forStaff(READ, 'GET /two-d/feeds', { answer: TwoDFeedsAnswer }, async () => success(await listFeeds(db))),
]

/** The calls that decide about players' money. */
const declareRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<TwoDResultBody>(
    DECLARE,
    'POST /two-d/draws/:id/results',
    { ...ONE_DRAW, body: TwoDResultBody },
    async ({ params, body }, staff) => success(await reportResult(db, staff, { id: drawId(params), body })),
  ),
  forStaff<TwoDConfirmBody>(
    DECLARE,
    'POST /two-d/draws/:id/confirm',
    { ...ONE_DRAW, body: TwoDConfirmBody },
    async ({ params, body }, staff) =>
      success(await confirmResult(db, staff, { id: drawId(params), report_id: BigInt(body.report_id) })),
  ),
  forStaff<TwoDVoidBody>(
    DECLARE,
    'POST /two-d/draws/:id/void',
    { ...ONE_DRAW, body: TwoDVoidBody },
    async ({ params, body }, staff) => success(await voidDraw(db, staff, { id: drawId(params), reason: body.reason })),
  ),
]

const settingRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<TwoDNewDrawBody>(
    WRITE,
    'POST /two-d/draws',
    { body: TwoDNewDrawBody, answer: TwoDDrawAnswer },
    async ({ body }, staff) => success(await openDraw(db, staff, body)),
  ),
  forStaff<TwoDTimesBody>(
    WRITE,
    'POST /two-d/draws/:id/times',
    { ...ONE_DRAW, body: TwoDTimesBody },
    async ({ params, body }, staff) => success(await changeTimes(db, staff, { id: drawId(params), body })),
  ),
  forStaff<TwoDSpecialDay>(
    WRITE,
    'POST /two-d/calendar',
    { body: TwoDSpecialDay, answer: TwoDCalendarAnswer },
    async ({ body }, staff) => success(await changeDay(db, staff, body)),
  ),
  forStaff<TwoDRemoveDayBody>(
    WRITE,
    'POST /two-d/calendar/remove',
    { body: TwoDRemoveDayBody, answer: TwoDCalendarAnswer },
    async ({ body }, staff) => success(await removeDay(db, staff, body.day)),
  ),
  forStaff<TwoDSessionsBody>(
    WRITE,
    'POST /two-d/sessions',
    { body: TwoDSessionsBody, answer: TwoDSessionsAnswer },
    async ({ body }, staff) => success(await changeSessions(db, staff, body.sessions)),
  ),
]
