import { JobAlarmsAnswer } from '#job/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { getAlarms } from './alarms.ts'

/** Read by who reads the audit log and the errors of browsers: the owner, and who watches over the platform. */
export const jobRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('audit.read', 'GET /jobs/alarms', { answer: JobAlarmsAnswer }, async () => success(await getAlarms(db))),
]
