import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { DiscrepanciesAnswer } from '#reconciliation/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { getProgress } from './progress.ts'
import { countByTopic, listForStaff } from './subjects.ts'
import { getWholeProof } from './whole-proof.ts'

/** Read by who reads the audit log, as the alarms of jobs are. */
export const reconciliationRoutes = (db: Database): ConsoleRoute[] => [
  forStaff('audit.read', 'GET /reconciliation/discrepancies', { answer: DiscrepanciesAnswer }, async () => {
    const [progress, proof] = [await getProgress(db), await getWholeProof(db)]
    return success({
      proven_until: progress?.proven_until.toISOString() ?? null,
      topics: await countByTopic(db),
      discrepancies: await listForStaff(db),
      whole_proof: proof && { ended_at: proof.ended_at.toISOString(), wrong_checks: proof.wrong_checks },
    })
  }),
]
