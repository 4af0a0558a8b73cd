import type { FieldFault } from '#platform/contract/problem.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'

/** Why something was done, as the audit log keeps it: neither empty nor an essay. */
export function reasonFault(reason: string): FieldFault | null {
  const letters = reason.trim().length
  return letters === 0 || letters > REASON_LENGTH_MAX || !reason.isWellFormed() ? 'note_required' : null
}
