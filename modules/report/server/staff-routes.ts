import { type TSchema, Type } from 'typebox'
import { success } from '#platform/server/http/answers/answers.ts'
import { MoneyAnswer } from '#report/contract/money.ts'
import {
  CashAnswer,
  CashQuery,
  ClosingStatementAnswer,
  ClosingStatementsAnswer,
  ClosingStatementsQuery,
  DayCloseBody,
  DayParams,
  DaysQuery,
  DaysReportQuery,
  LiabilitiesAnswer,
  PlayAnswer,
  PlayersReportAnswer,
  PlayQuery,
  RecountQuery,
  RtpAnswer,
  TodayAnswer,
} from '#report/contract/staff.ts'
import { TheoreticalRtpAnswer, TheoreticalRtpBody } from '#report/contract/theoretical-rtp.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { closeDay } from './day-close/close-day.ts'
import { closingStatementCsv } from './day-close/closing-statement-csv.ts'
import { getClosingStatement, listClosingStatements } from './day-close/closing-statements.ts'
import { cashCsv, playCsv, playersCsv } from './figures/figures-csv.ts'
import { getCashReport } from './figures/get-cash-report.ts'
import { getLiabilities } from './figures/get-liabilities.ts'
import { getMoney } from './figures/get-money.ts'
import { getPlayReport } from './figures/get-play-report.ts'
import { getPlayersReport } from './figures/get-players-report.ts'
import { getRtpReport } from './figures/get-rtp-report.ts'
import { getToday } from './figures/get-today.ts'
import { setTheoreticalRtp } from './figures/set-theoretical-rtp.ts'
import { ledgerExplorerRoutes } from './ledger-explorer/staff-routes.ts'
import type { ReportDependencies } from './sources.ts'

const READ = 'reports.read'
/** It is no JSON. */
const FILE = Type.Unknown()

export function reportRoutes(dependencies: ReportDependencies): ConsoleRoute[] {
  const routes = [
    ...figureRoutes(dependencies),
    ...fileRoutes(dependencies),
    ...dayCloseRoutes(dependencies),
    ...ledgerExplorerRoutes(dependencies),
  ]
  return routes.map((route) => ({ ...route, takes_long: true }))
}

const figureRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff<unknown, RecountQuery>(
    READ,
    'GET /reports/today',
    { query: RecountQuery, answer: TodayAnswer },
    async ({ query }, staff) => success(await getToday(dependencies, staff, query)),
  ),
  forStaff<unknown, CashQuery>(
    READ,
    'GET /reports/cash',
    { query: CashQuery, answer: CashAnswer },
    async ({ query }, staff) => success(await getCashReport(dependencies, staff, query)),
  ),
  forStaff<unknown, PlayQuery>(
    READ,
    'GET /reports/play',
    { query: PlayQuery, answer: PlayAnswer },
    async ({ query }, staff) => success(await getPlayReport(dependencies, staff, query)),
  ),
  forStaff<unknown, DaysReportQuery>(
    READ,
    'GET /reports/players',
    { query: DaysReportQuery, answer: PlayersReportAnswer },
    async ({ query }, staff) => success(await getPlayersReport(dependencies.db, staff, query)),
  ),
  // Of the whole company: an agent has too few bets to tell chance from a fault, and no closing statement is of one agent.
  forStaff<unknown, DaysReportQuery>(
    'day_close.read',
    'GET /reports/rtp',
    { query: DaysReportQuery, answer: RtpAnswer },
    async ({ query }, staff) => success(await getRtpReport(dependencies, staff, query)),
  ),
  forStaff<TheoreticalRtpBody>(
    'settings.write',
    'POST /reports/theoretical-rtp',
    { body: TheoreticalRtpBody, answer: TheoreticalRtpAnswer },
    async ({ body }, staff) => {
      await setTheoreticalRtp(dependencies.db, staff, body)
      return success(null)
    },
  ),
  forStaff<unknown, RecountQuery>(
    READ,
    'GET /reports/liabilities',
    { query: RecountQuery, answer: LiabilitiesAnswer },
    async ({ query }, staff) => success(await getLiabilities(dependencies, staff, query)),
  ),
  forStaff('payment_accounts.read', 'GET /money', { answer: MoneyAnswer }, async (_call, staff) =>
    success(await getMoney(dependencies, staff)),
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

const dayCloseRoutes = (dependencies: ReportDependencies): ConsoleRoute[] => [
  forStaff<unknown, ClosingStatementsQuery>(
    'day_close.read',
    'GET /closing-statements',
    { query: ClosingStatementsQuery, answer: ClosingStatementsAnswer },
    ({ query }) => listClosingStatements(dependencies.db, query.after),
  ),
  forStaff<unknown, RecountQuery>(
    'day_close.read',
    'GET /closing-statements/:day',
    { params: DayParams, query: RecountQuery, answer: ClosingStatementAnswer },
    async ({ params, query }, staff) =>
      success(await getClosingStatement(dependencies.db, staff, params.day ?? '', query)),
  ),
  forStaff(
    'day_close.read',
    'GET /closing-statements/:day/statement.csv',
    { params: DayParams, answer: FILE },
    async ({ params }, staff) => closingStatementCsv(dependencies.db, staff, params.day ?? ''),
  ),
  forStaff<DayCloseBody>(
    'day_close.write',
    'POST /closing-statements',
    { body: DayCloseBody, answer: ClosingStatementAnswer },
    async ({ body }, staff) => {
      await closeDay(dependencies, staff, body.day)
      return success(await getClosingStatement(dependencies.db, staff, body.day))
    },
  ),
]
