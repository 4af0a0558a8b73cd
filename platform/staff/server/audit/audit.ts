import type { Transaction } from '#platform/server/database/database.ts'
import type { AuditAction } from '#staff/contract/audit-rules.ts'
import type { StaffCaller } from '../for-staff.ts'
import { maskReason, withoutSecrets } from './without-secrets.ts'

export interface AuditEntry {
  /** Who did it; without an id where a program did. */
  staff: Pick<StaffCaller, 'user_name' | 'address'> & { staff_id: bigint | null; role: string }
  action: AuditAction
  /** `deposit:1234` */
  object: `${string}:${string}`
  /** The values before and after; amounts in kyat, as they travel. Secrets and account numbers are masked here. */
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null
}

/** Writes down what was done, in the transaction that does it: there is no audit entry without its row, and no row without it. */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { staff } = entry
  await tx`
    insert into staff.audit (staff_id, user_name, role, action, object, before, after, reason, address)
    values (${staff.staff_id}, ${staff.user_name}, ${staff.role}, ${entry.action}, ${entry.object},
            ${withoutSecrets(entry.before)}::text::jsonb, ${withoutSecrets(entry.after)}::text::jsonb,
            ${entry.reason ? maskReason(entry.reason) : null}, ${staff.address})`
}
