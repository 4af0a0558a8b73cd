import { DiscrepanciesAnswer } from '#contract/reconciliation/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
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
