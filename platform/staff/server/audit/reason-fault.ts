import type { FieldFault } from '#platform/contract/problem.ts'
import { hasWords } from '#platform/contract/typed-text.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'

/** Why something was done, as the audit log keeps it: in words, neither empty nor an essay. */
export function reasonFault(reason: string): FieldFault | null {
  const letters = reason.trim().length
  return letters > REASON_LENGTH_MAX || !reason.isWellFormed() || !hasWords(reason) ? 'note_required' : null
}
