import type { ReconciliationCheck, SlicedCheck } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { verifyAudit } from './verify-audit.ts'

/** I11: the audit log of the staff's audit entries is what was sealed. */
export const auditChecks: readonly SlicedCheck[] = [
  {
    cut: 'once',
    because:
      'each block seals the one before; the staff writes some thousands of rows a day, read a few blocks at a time',
    check: auditLogIsAsSealed,
  },
]

async function auditLogIsAsSealed(db: Queryable): Promise<ReconciliationCheck[]> {
  const { rows, first_bad } = await verifyAudit(db)
  return [
    {
      invariant: 'I11',
      topic: 'audit_log',
      promise: 'the audit log of what the staff did is as it was written',
      checked: rows,
      discrepancies: first_bad ? [{ sentence: `block ${first_bad.n}: ${first_bad.why}` }] : [],
    },
  ]
}
