import { DiscrepanciesAnswer } from '#contract/reconciliation/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { listOpenDiscrepancies } from './discrepancies.ts'
import { getProgress } from './progress.ts'

/** Read by who reads the audit log, as the alarms of jobs are. */
export const reconciliationRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('audit.read', 'GET /reconciliation/discrepancies', { answer: DiscrepanciesAnswer }, async () => {
    const [progress, open] = [await getProgress(db), await listOpenDiscrepancies(db)]
    return success({
      proven_until: progress?.proven_until.toISOString() ?? null,
      discrepancies: open.map(({ invariant, promise, sentence, found_at }) => ({
        invariant,
        promise,
        sentence,
        found_at: found_at.toISOString(),
      })),
    })
  }),
]
