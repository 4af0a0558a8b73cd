import { ClientErrorBody, ClientErrorsAnswer, ClientErrorsQuery } from '#client-error/contract/report.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { DoneAnswer } from '#staff/contract/staff.ts'
import { type ConsoleRoute, forStaff, forVisitor } from '#staff/server/index.ts'
import { getReports } from './get-reports.ts'
import { createTakeReport, type Intake } from './take-report.ts'

/** Read by who reads the audit log; the console's own pages report before anybody is signed in, too. */
export function clientErrorConsoleRoutes(intake: Omit<Intake, 'app'>): ConsoleRoute[] {
  const takeReport = createTakeReport({ ...intake, app: 'console' })
  return [
    forStaff<unknown, ClientErrorsQuery>(
      'audit.read',
      'GET /client-errors',
      { query: ClientErrorsQuery, answer: ClientErrorsAnswer },
      ({ query }) => getReports(intake.db, query),
    ),
    forVisitor<ClientErrorBody>('POST /client-errors', { body: ClientErrorBody, answer: DoneAnswer }, async (call) => {
      await takeReport(call)
      return success(null)
    }),
  ]
}
