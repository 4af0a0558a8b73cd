import { Problem } from '../platform/http/answers/problem.ts'
import type { StaffCaller } from './for-staff.ts'

/** Money that somebody of the staff asked to be moved, and who has approved it so far. */
export interface Proposed {
  status: 'pending' | 'done' | 'rejected'
  needs_two: boolean
  first_approved_by: bigint | null
  decided_by: bigint | null
}

/**
 * What this approval comes to: the same person's word again, the first of two, or the one that moves the money.
 * @throws Problem already_decided, approver_required, not_permitted
 */
export function judgeApproval(proposed: Proposed, staff: StaffCaller): 'repeated' | 'first' | 'final' {
  if (proposed.status === 'done' && proposed.decided_by === staff.staff_id) return 'repeated'
  if (proposed.status !== 'pending') throw new Problem('already_decided')
  if (proposed.first_approved_by === staff.staff_id) throw new Problem('approver_required')
  if (proposed.needs_two && proposed.first_approved_by === null) return 'first'
  requireSecondPerson(proposed, staff)
  return 'final'
}

/** The second person needs the permission to be one. @throws Problem not_permitted */
function requireSecondPerson({ needs_two }: Pick<Proposed, 'needs_two'>, staff: StaffCaller): void {
  if (needs_two && !staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
}
