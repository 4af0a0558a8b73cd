import type { Finding } from '../../ledger/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { verifyAudit } from './verify-audit.ts'

/** I11: the trail of the staff's deeds is what was sealed. */
export async function auditFindings(db: Queryable): Promise<Finding[]> {
  const { rows, first_bad } = await verifyAudit(db)
  return [
    {
      invariant: 'I11',
      promise: 'the trail of what the staff did is as it was written',
      checked: rows,
      differences: first_bad ? [`block ${first_bad.n}: ${first_bad.why}`] : [],
    },
  ]
}
