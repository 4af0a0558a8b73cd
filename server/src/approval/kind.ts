import type { ApprovalChange, ApprovalKindName } from '#contract/approval/staff.ts'
import type { ProblemCode } from '#contract/shared/problem.ts'
import type { Permission } from '#contract/staff/rules.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { StaffCaller } from '../staff/index.ts'
import type { ApprovalRequest } from './request.ts'

/** What the inbox shows of a request. */
export interface Described {
  title: string
  href: string | null
  changes: ApprovalChange[]
  is_stale: boolean
}

/** The names of the steps in the audit log. */
type Actions = Record<'request' | 'approve_first' | 'approve' | 'reject', `${string}.${string}`>

/** A method, so that kinds of different contents stand in one list. */
interface ActionsMethod<Content extends object> {
  actions(request: ApprovalRequest<Content>): Actions
}

/** What a module has to say of its requests; everything else is the same for all kinds. */
export interface ApprovalKind<Content extends object = object> {
  kind: ApprovalKindName
  /** To decide about it. */
  permission: Permission
  /** Refusals that its screens know by a name of their own. */
  problems: { decided: ProblemCode; pending: ProblemCode; stale: ProblemCode }
  audit: {
    object(request: ApprovalRequest<Content>): `${string}:${string}`
    /** A function where the names tell what is requested. */
    actions: Actions | ActionsMethod<Content>['actions']
    /** What is requested. */
    wanted(request: ApprovalRequest<Content>): Record<string, unknown>
    /** What stands before it is changed, where the request does not say it. */
    standing?(tx: Transaction, request: ApprovalRequest<Content>): Promise<Record<string, unknown>>
  }
  /** Without a decision it expires after so long; null for never. */
  expires_after_hours: number | null
  /**
   * Locks what it is about, before the request itself is locked. @throws Problem not_found for a caller whose scope leaves
   * it out, approver_required for one it is about
   */
  lock(tx: Transaction, staff: StaffCaller, request: ApprovalRequest<Content>): Promise<void>
  /** Whether its ground has moved since. Under the lock where `db` is a transaction. */
  isStale(db: Queryable, request: ApprovalRequest<Content>): Promise<boolean>
  /** What the approval of the last person needs further. @throws Problem not_permitted */
  refuseLastApprover?(staff: StaffCaller, request: ApprovalRequest<Content>): void
  /** Makes the change, in the transaction of the decision. @throws Problem */
  apply(tx: Transaction, staff: StaffCaller, request: ApprovalRequest<Content>): Promise<void>
  /** By the ids of the requests; those outside of the caller's scope are left out. */
  describe(db: Queryable, staff: StaffCaller, requests: ApprovalRequest<Content>[]): Promise<Map<string, Described>>
}

/** Gives a kind its types. */
export const defineApproval = <Content extends object>(kind: ApprovalKind<Content>): ApprovalKind<Content> => kind

export function actionsOf<Content extends object>(
  { audit: { actions } }: ApprovalKind<Content>,
  request: ApprovalRequest<Content>,
): Actions {
  return typeof actions === 'function' ? actions(request) : actions
}
