import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { DifferencesQuery, ShanDifferencesAnswer, ShanNoteBody } from '#seamless/contract/staff.ts'
import { DoneAnswer } from '#staff/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
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
