import { DifferencesQuery, ShanDifferencesAnswer, ShanNoteBody } from '#contract/seamless/staff.ts'
import { DoneAnswer } from '#contract/staff/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { getDifferences, noteDifference } from './reconciliation/differences.ts'

export function shanConsoleRoutes(db: Database): ConsoleRoute[] {
  return [
    forStaff<unknown, DifferencesQuery>(
      'wagers.read',
      'GET /shan-differences',
      { query: DifferencesQuery, answer: ShanDifferencesAnswer },
      async ({ query }) => success(await getDifferences(db, query)),
    ),
    forStaff<ShanNoteBody>(
      'wagers.resolve',
      'POST /shan-differences/note',
      { body: ShanNoteBody, answer: DoneAnswer },
      async ({ body }, staff) => {
        await noteDifference(db, staff, body)
        return success(null)
      },
    ),
  ]
}
