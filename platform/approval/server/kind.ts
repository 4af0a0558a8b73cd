import type { ApprovalChange, ApprovalKindName } from '#approval/contract/staff.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { AuditAction } from '#staff/contract/audit-rules.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { ApprovalRequest } from './request.ts'

/** The description of a request in the inbox. */
export interface Described {
  title: string
  href: string | null
  changes: ApprovalChange[]
  is_stale: boolean
}

/** The names of its steps in the audit log. */
export type ApprovalActions = Record<'request' | 'approve_first' | 'approve' | 'reject', AuditAction>

/**
 * A module's own part of its requests; everything else is the same for all kinds. `Input` is the last approver's entry
 * on a screen of the module; an approval from the list has none.
 */
export interface ApprovalKind<Content extends object = object, Input = unknown> {
  kind: ApprovalKindName
  /** To decide about it. */
  permission: Permission
  /** Refusals that its screens know by a name of their own. */
  problems: { decided: ProblemCode; pending: ProblemCode; stale: ProblemCode }
  audit: {
    object(request: ApprovalRequest<Content>): `${string}:${string}`
    actions: ApprovalActions | { of(request: ApprovalRequest<Content>): ApprovalActions }
    /** The values that the request asks for. */
    wanted(request: ApprovalRequest<Content>): Record<string, unknown>
    /** The values before the change, where the request does not say them. */
    standing?(tx: Transaction, request: ApprovalRequest<Content>): Promise<Record<string, unknown>>
    /** The result of its approval, beyond the values of the request. */
    outcome?(tx: Transaction, request: ApprovalRequest<Content>): Promise<Record<string, unknown>>
  }
  /** Without a decision it expires after so long; null for never. */
  expires_after_hours: number | null
  /**
   * Locks what it is about, before the request itself is locked. @throws Problem not_found for a caller whose scope leaves
   * it out, approver_required for one it is about
   */
  lock(tx: Transaction, staff: StaffCaller, request: ApprovalRequest<Content>): Promise<void>
  /** The ids of the oldest that wait within the caller's scope, for a kind of which an agent sees a few among many. */
  waitingIds?(db: Queryable, staff: StaffCaller, limit: number): Promise<string[]>
  /** Whether its ground has moved since. Under the lock where `db` is a transaction. */
  isStale(db: Queryable, request: ApprovalRequest<Content>, input?: Input): Promise<boolean>
  /** Refuses a last approver without the further permission that the kind demands. @throws Problem not_permitted */
  refuseLastApprover?(staff: StaffCaller, request: ApprovalRequest<Content>): void
  /** Makes the change, in the transaction of the decision. @throws Problem */
  apply(tx: Transaction, staff: StaffCaller, request: ApprovalRequest<Content>, input?: Input): Promise<void>
  /** Takes back what the request has left on what it is about, where it was rejected or withdrawn. */
  takeBack?(tx: Transaction, request: ApprovalRequest<Content>): Promise<void>
  /** By the ids of the requests; those outside of the caller's scope are left out. */
  describe(db: Queryable, staff: StaffCaller, requests: ApprovalRequest<Content>[]): Promise<Map<string, Described>>
}

/** Gives a kind its types. */
export const defineApproval = <Content extends object, Input = unknown>(
  kind: ApprovalKind<Content, Input>,
): ApprovalKind<Content, Input> => kind

export function actionsOf<Content extends object>(
  { audit: { actions } }: ApprovalKind<Content>,
  request: ApprovalRequest<Content>,
): ApprovalActions {
  return 'of' in actions ? actions.of(request) : actions
}
