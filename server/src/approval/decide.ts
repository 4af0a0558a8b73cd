import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { type ApprovalKind, actionsOf } from './kind.ts'
import { type ApprovalRequest, findRequest, lockRequest } from './request.ts'

/**
 * One person's approval; the last one that is needed makes the change, in this transaction. Said again by the same person
 * it changes nothing.
 * @throws Problem not_found, approver_required, not_permitted, approval_expired, by the kind where it was decided or its
 *   ground has moved, and what its change refuses
 */
export function approve<Content extends object>(
  db: Database,
  staff: StaffCaller,
  approval: { kind: ApprovalKind<Content>; id: string },
): Promise<void> {
  return transaction(db, (tx) => approveWithin(tx, staff, approval))
}

/** The same inside of a use case that has decided more; with the approver's own reason where its screen asks for one. */
export async function approveWithin<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id, reason }: { kind: ApprovalKind<Content>; id: string; reason?: string },
): Promise<void> {
  const request = await lockAll(tx, staff, { kind, id })
  if (request.requested_by === staff.staff_id) throw new Problem('approver_required')
  if (request.status === 'approved' && request.decided_by === staff.staff_id) return
  if (request.status !== 'pending') throw new Problem(kind.problems.decided)
  if (request.first_approved_by === staff.staff_id) throw new Problem('approver_required')
  if (request.is_over) throw new Problem('approval_expired')
  const is_first = request.approvals_needed === 2 && request.first_approved_by === null
  if (!is_first) kind.refuseLastApprover?.(staff, request)
  if (await kind.isStale(tx, request)) throw new Problem(kind.problems.stale)
  if (is_first) await approveFirst(tx, staff, { kind, request })
  else await applyRequest(tx, staff, { kind, request, reason })
}

/** Moves nothing; the requester's own word withdraws the request. @throws Problem invalid_fields, not_found, by the kind */
export function reject<Content extends object>(
  db: Database,
  staff: StaffCaller,
  rejection: { kind: ApprovalKind<Content>; id: string; reason: string | null },
): Promise<void> {
  if (rejection.reason !== null) refuseFields({ reason: reasonFault(rejection.reason) })
  return transaction(db, (tx) => rejectWithin(tx, staff, rejection))
}

/** The same inside of a use case that has looked at the reason and does more. */
export async function rejectWithin<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id, reason }: { kind: ApprovalKind<Content>; id: string; reason: string | null },
): Promise<void> {
  const request = await lockAll(tx, staff, { kind, id })
  const is_own = request.requested_by === staff.staff_id
  const status = is_own ? 'withdrawn' : 'rejected'
  if (request.status === status && request.decided_by === staff.staff_id) return
  if (request.status !== 'pending') throw new Problem(kind.problems.decided)
  await tx`
    update approval.request
    set status = ${status}, decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason?.trim() ?? null}
    where id = ${id}`
  await recordAudit(tx, {
    staff,
    action: actionsOf(kind, request).reject,
    object: kind.audit.object(request),
    before: { ...kind.audit.wanted(request), status: 'pending' },
    after: { status },
    reason: reason?.trim() ?? null,
  })
}

/** Makes the change that a request of one person asks for, or that its last approver allows. */
export async function applyRequest<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, request, reason }: { kind: ApprovalKind<Content>; request: ApprovalRequest<Content>; reason?: string },
): Promise<void> {
  const wanted = kind.audit.wanted(request)
  const standing = await kind.audit.standing?.(tx, request)
  await tx`
    update approval.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason ?? null}
    where id = ${request.id}`
  await kind.apply(tx, staff, request)
  await recordAudit(tx, {
    staff,
    action: actionsOf(kind, request).approve,
    object: kind.audit.object(request),
    before: { ...(standing ?? wanted), status: 'pending' },
    after: { ...(standing && wanted), status: 'approved' },
    reason: reason ?? request.reason,
  })
}

async function approveFirst<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, request }: { kind: ApprovalKind<Content>; request: ApprovalRequest<Content> },
): Promise<void> {
  await tx`update approval.request set first_approved_by = ${staff.staff_id} where id = ${request.id}`
  await recordAudit(tx, {
    staff,
    action: actionsOf(kind, request).approve_first,
    object: kind.audit.object(request),
    before: { ...kind.audit.wanted(request), status: 'pending' },
    after: { status: 'pending' },
    reason: null,
  })
}

/** What the request is about, and then the request: of all who decide about it one comes first. @throws Problem not_found */
async function lockAll<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id }: { kind: ApprovalKind<Content>; id: string },
): Promise<ApprovalRequest<Content>> {
  const found = await findRequest<Content>(tx, kind.kind, id)
  if (!found) throw new Problem('not_found')
  await kind.lock(tx, staff, found)
  return lockRequest<Content>(tx, kind.kind, id)
}
