import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import {
  DifferencesQuery,
  LaunchesAnswer,
  LaunchesQuery,
  WagerAnswer,
  WagerDifferencesAnswer,
  WagerNoteBody,
  WagerQuery,
  WagersAnswer,
  WagersQuery,
} from '#seamless/contract/staff.ts'
import { DoneAnswer } from '#staff/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { getDifferences, noteDifference } from './wagers/differences.ts'
import { getLaunches } from './wagers/get-launches.ts'
import { type GameName, getWager } from './wagers/get-wager.ts'
import { getWagers } from './wagers/get-wagers.ts'

export function seamlessConsoleRoutes(db: Database, gameName: GameName): ConsoleRoute[] {
  return [
    forStaff<unknown, WagersQuery>(
      'wagers.read',
      'GET /wagers',
      { query: WagersQuery, answer: WagersAnswer },
      ({ query }) => getWagers(db, query),
    ),
    forStaff<unknown, WagerQuery>(
      'wagers.read',
      'GET /wager',
      { query: WagerQuery, answer: WagerAnswer },
      async ({ query }) => success(await getWager({ db, gameName }, query)),
    ),
    forStaff<unknown, LaunchesQuery>(
      'wagers.read',
      'GET /launches',
      { query: LaunchesQuery, answer: LaunchesAnswer },
      ({ query }) => getLaunches(db, query),
    ),
    forStaff<unknown, DifferencesQuery>(
      'wagers.read',
      'GET /wager-differences',
      { query: DifferencesQuery, answer: WagerDifferencesAnswer },
      async ({ query }) => success(await getDifferences(db, query)),
    ),
    forStaff<WagerNoteBody>(
      'wagers.resolve',
      'POST /wager-differences/note',
      { body: WagerNoteBody, answer: DoneAnswer },
      async ({ body }, staff) => {
        await noteDifference(db, staff, body)
        return success(null)
      },
    ),
  ]
}
