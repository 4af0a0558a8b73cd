import { ClientErrorBody } from '#client-error/contract/report.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forAnyone, type Route } from '#platform/server/http/http.ts'
import { DoneAnswer } from '#staff/contract/staff.ts'
import { createTakeReport, type Intake } from './take-report.ts'

/** Guests report as players do; a token that is sent along is not looked at. */
export function clientErrorRoutes(intake: Omit<Intake, 'app'>): Route[] {
  const takeReport = createTakeReport({ ...intake, app: 'site' })
  return [
    forAnyone<ClientErrorBody>(
      'POST',
      '/client-errors',
      { body: ClientErrorBody, answer: DoneAnswer, load: 'read' },
      async (call) => {
        await takeReport(call)
        return success(null)
      },
    ),
  ]
}
