import type { Approval, ApprovalSourceName } from '#approval/contract/staff.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'

/** A list of things elsewhere that wait for a second person: they stand in the inbox, and are decided on their own screen. */
export interface ApprovalSource {
  kind: ApprovalSourceName
  /** To decide about it. */
  permission: Permission
  /** The oldest first. */
  list(db: Queryable, staff: StaffCaller, limit: number): Promise<WaitingElsewhere[]>
}

export type WaitingElsewhere = Pick<
  Approval,
  'id' | 'number' | 'title' | 'href' | 'changes' | 'amount' | 'reason' | 'requested_by' | 'requested_at'
>

/** As a row of the list. */
export const asApproval = (kind: ApprovalSourceName, waiting: WaitingElsewhere): Approval => ({
  ...waiting,
  kind,
  subject: `${kind}:${waiting.id}`,
  status: 'pending',
  expires_at: null,
  first_approved_by: null,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  is_stale: false,
  may_approve: false,
  may_reject: false,
  may_withdraw: false,
})
