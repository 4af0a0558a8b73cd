import { type TSchema, Type } from 'typebox'
import {
  CashAnswer,
  CashQuery,
  CloseBody,
  ClosingAnswer,
  ClosingsAnswer,
  ClosingsQuery,
  DayParams,
  DaysQuery,
  LiabilitiesAnswer,
  PlayAnswer,
  PlayersReportAnswer,
  PlayQuery,
  ReturnsAnswer,
  TheoryAnswer,
  TheoryBody,
  TodayAnswer,
} from '#contract/report-console.ts'
import { success } from '../platform/http/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { closeDay } from './close-day.ts'
import { closingCsv } from './closing-csv.ts'
import { cashCsv, playCsv, playersCsv } from './csv.ts'
import { setTheory } from './set-theory.ts'
import { showCash } from './show-cash.ts'
import { listClosings, showClosing } from './show-closings.ts'
import { showLiabilities } from './show-liabilities.ts'
import { showPlay } from './show-play.ts'
import { showPlayers } from './show-players.ts'
import { showReturns } from './show-returns.ts'
import { showToday } from './show-today.ts'
import type { ReportDependencies } from './sources.ts'
import { transferRoutes } from './transfer-staff-routes.ts'

const READ = 'reports.read'
/** It is no JSON. */
const FILE = Type.Unknown()

export function reportRoutes(dependencies: ReportDependencies): ConsoleRoute[] {
  const routes = [
    ...figureRoutes(dependencies),
    ...fileRoutes(dependencies),
    ...closingRoutes(dependencies),
    ...transferRoutes(dependencies),
  ]
  return routes.map((route) => ({ ...route, takes_long: true }))
}

const figureRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff(READ, 'GET /reports/today', { answer: TodayAnswer }, async (_call, staff) =>
    success(await showToday(dependencies, staff)),
  ),
  forStaff<unknown, CashQuery>(
    READ,
    'GET /reports/cash',
    { query: CashQuery, answer: CashAnswer },
    async ({ query }, staff) => success(await showCash(dependencies, staff, query)),
  ),
  forStaff<unknown, PlayQuery>(
    READ,
    'GET /reports/play',
    { query: PlayQuery, answer: PlayAnswer },
    async ({ query }, staff) => success(await showPlay(dependencies, staff, query)),
  ),
  forStaff<unknown, DaysQuery>(
    READ,
    'GET /reports/players',
    { query: DaysQuery, answer: PlayersReportAnswer },
    async ({ query }, staff) => success(await showPlayers(dependencies.db, staff, query)),
  ),
  // Of the whole house: an agent has too few bets to tell chance from a fault, and closings are nobody's alone.
  forStaff<unknown, DaysQuery>(
    'closing.read',
    'GET /reports/returns',
    { query: DaysQuery, answer: ReturnsAnswer },
    async ({ query }, staff) => success(await showReturns(dependencies, staff, query)),
  ),
  forStaff<TheoryBody>(
    'settings.write',
    'POST /reports/theory',
    { body: TheoryBody, answer: TheoryAnswer },
    async ({ body }, staff) => {
      await setTheory(dependencies.db, staff, body)
      return success(null)
    },
  ),
  forStaff(READ, 'GET /reports/liabilities', { answer: LiabilitiesAnswer }, async (_call, staff) =>
    success(await showLiabilities(dependencies, staff)),
  ),
]

const file = (query: TSchema) => ({ query, answer: FILE })

/** The same figures, every row of them. */
const fileRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff<unknown, CashQuery>(READ, 'GET /reports/cash.csv', file(CashQuery), ({ query }, staff) =>
    cashCsv(dependencies, staff, query),
  ),
  forStaff<unknown, PlayQuery>(READ, 'GET /reports/play.csv', file(PlayQuery), ({ query }, staff) =>
    playCsv(dependencies, staff, query),
  ),
  forStaff<unknown, DaysQuery>(READ, 'GET /reports/players.csv', file(DaysQuery), async ({ query }, staff) =>
    playersCsv(dependencies, staff, query),
  ),
]

const closingRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff<unknown, ClosingsQuery>(
    'closing.read',
    'GET /closings',
    { query: ClosingsQuery, answer: ClosingsAnswer },
    ({ query }) => listClosings(dependencies.db, query.after),
  ),
  forStaff(
    'closing.read',
    'GET /closings/:day',
    { params: DayParams, answer: ClosingAnswer },
    async ({ params }, staff) => success(await showClosing(dependencies.db, staff, params.day ?? '')),
  ),
  forStaff(
    'closing.read',
    'GET /closings/:day/statement.csv',
    { params: DayParams, answer: FILE },
    async ({ params }, staff) => closingCsv(dependencies.db, staff, params.day ?? ''),
  ),
  forStaff<CloseBody>(
    'closing.write',
    'POST /closings',
    { body: CloseBody, answer: ClosingAnswer },
    async ({ body }, staff) => {
      await closeDay(dependencies, staff, body.day)
      return success(await showClosing(dependencies.db, staff, body.day))
    },
  ),
]
