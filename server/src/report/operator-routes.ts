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
import { type ConsoleRoute, forStaff } from '../operator/index.ts'
import { success } from '../platform/http/answers.ts'
import { closeDay } from './close-day.ts'
import { closingCsv } from './closing-csv.ts'
import { cashCsv, playCsv, playersCsv } from './csv.ts'
import type { House } from './doors.ts'
import { setTheory } from './set-theory.ts'
import { showCash } from './show-cash.ts'
import { listClosings, showClosing } from './show-closings.ts'
import { showLiabilities } from './show-liabilities.ts'
import { showPlay } from './show-play.ts'
import { showPlayers } from './show-players.ts'
import { showReturns } from './show-returns.ts'
import { showToday } from './show-today.ts'
import { transferRoutes } from './transfer-operator-routes.ts'

const READ = 'reports.read'
/** It is no JSON. */
const FILE = Type.Unknown()

export function reportRoutes(house: House): ConsoleRoute[] {
  const routes = [...figureRoutes(house), ...fileRoutes(house), ...closingRoutes(house), ...transferRoutes(house)]
  return routes.map((route) => ({ ...route, takes_long: true }))
}

const figureRoutes = (house: House): ConsoleRoute[] => [
  forStaff(READ, 'GET /reports/today', { answer: TodayAnswer }, async (_call, staff) =>
    success(await showToday(house, staff)),
  ),
  forStaff<unknown, CashQuery>(
    READ,
    'GET /reports/cash',
    { query: CashQuery, answer: CashAnswer },
    async ({ query }, staff) => success(await showCash(house, staff, query)),
  ),
  forStaff<unknown, PlayQuery>(
    READ,
    'GET /reports/play',
    { query: PlayQuery, answer: PlayAnswer },
    async ({ query }, staff) => success(await showPlay(house, staff, query)),
  ),
  forStaff<unknown, DaysQuery>(
    READ,
    'GET /reports/players',
    { query: DaysQuery, answer: PlayersReportAnswer },
    async ({ query }, staff) => success(await showPlayers(house.db, staff, query)),
  ),
  // Of the whole house: an agent has too few bets to tell chance from a fault, and closings are nobody's alone.
  forStaff<unknown, DaysQuery>(
    'closing.read',
    'GET /reports/returns',
    { query: DaysQuery, answer: ReturnsAnswer },
    async ({ query }, staff) => success(await showReturns(house, staff, query)),
  ),
  forStaff<TheoryBody>(
    'settings.write',
    'POST /reports/theory',
    { body: TheoryBody, answer: TheoryAnswer },
    async ({ body }, staff) => {
      await setTheory(house.db, staff, body)
      return success(null)
    },
  ),
  forStaff(READ, 'GET /reports/liabilities', { answer: LiabilitiesAnswer }, async (_call, staff) =>
    success(await showLiabilities(house, staff)),
  ),
]

const file = (query: TSchema) => ({ query, answer: FILE })

/** The same figures, every row of them. */
const fileRoutes = (house: House): ConsoleRoute[] => [
  forStaff<unknown, CashQuery>(READ, 'GET /reports/cash.csv', file(CashQuery), ({ query }, staff) =>
    cashCsv(house, staff, query),
  ),
  forStaff<unknown, PlayQuery>(READ, 'GET /reports/play.csv', file(PlayQuery), ({ query }, staff) =>
    playCsv(house, staff, query),
  ),
  forStaff<unknown, DaysQuery>(READ, 'GET /reports/players.csv', file(DaysQuery), async ({ query }, staff) =>
    playersCsv(house, staff, query),
  ),
]

const closingRoutes = (house: House): ConsoleRoute[] => [
  forStaff<unknown, ClosingsQuery>(
    'closing.read',
    'GET /closings',
    { query: ClosingsQuery, answer: ClosingsAnswer },
    ({ query }) => listClosings(house.db, query.after),
  ),
  forStaff(
    'closing.read',
    'GET /closings/:day',
    { params: DayParams, answer: ClosingAnswer },
    async ({ params }, staff) => success(await showClosing(house.db, staff, params.day ?? '')),
  ),
  forStaff(
    'closing.read',
    'GET /closings/:day/statement.csv',
    { params: DayParams, answer: FILE },
    async ({ params }, staff) => closingCsv(house.db, staff, params.day ?? ''),
  ),
  forStaff<CloseBody>(
    'closing.write',
    'POST /closings',
    { body: CloseBody, answer: ClosingAnswer },
    async ({ body }, staff) => {
      await closeDay(house, staff, body.day)
      return success(await showClosing(house.db, staff, body.day))
    },
  ),
]
