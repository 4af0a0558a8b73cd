import { HistoryAnswer } from '#demo-history/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { findUnfinished } from './progress.ts'

/** So that nobody wonders at figures that grow by the second. */
export const historyRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('signed_in', 'GET /history', { answer: HistoryAnswer }, async () => {
    const history = await findUnfinished(db)
    return success(history && { day: history.day + 1, days: history.plan.days })
  }),
]
