import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type ApprovalKind, actionsOf } from './kind.ts'
import { type ApprovalRequest, findRequest, lockRequest } from './request.ts'

interface RequestKey<Content extends object> {
  kind: ApprovalKind<Content>
  id: string
}

/**
 * One person's approval; the last one that is needed makes the change, in this transaction. Said again by the same person
 * it changes nothing.
 * @throws Problem not_found, approver_required, not_permitted, approval_expired, by the kind where it was decided or its
 *   ground has moved, and what its change refuses
 */
export const approve = <Content extends object>(
  db: Database,
  staff: StaffCaller,
  chosen: RequestKey<Content>,
): Promise<void> => transaction(db, (tx) => approveIn(tx, staff, chosen))

/**
 * The same as a part of a module's own use case; `input` is what the approver has entered there, `reason` the approver's
 * own where the module asks for one. @throws like approve
 */
export async function approveIn<Content extends object, Input>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id, input, reason }: { kind: ApprovalKind<Content, Input>; id: string; input?: Input; reason?: string },
): Promise<void> {
  const request = await lockAll(tx, staff, { kind, id })
  if (request.requested_by === staff.staff_id) throw new Problem('approver_required')
  if (request.status === 'approved' && request.decided_by === staff.staff_id) return
  if (request.status !== 'pending') throw new Problem(kind.problems.decided)
  if (request.first_approved_by === staff.staff_id) throw new Problem('approver_required')
  if (request.is_over) throw new Problem('approval_expired')
  const is_first = request.approvals_needed === 2 && request.first_approved_by === null
  if (!is_first) kind.refuseLastApprover?.(staff, request)
  if (await kind.isStale(tx, request, input)) throw new Problem(kind.problems.stale)
  if (is_first) await approveFirst(tx, staff, { kind, request })
  else await applyRequest(tx, staff, { kind, request, input, reason })
}

interface Rejection<Content extends object> extends RequestKey<Content> {
  reason: string | null
}

/** Moves nothing; the requester's own word withdraws the request. @throws Problem invalid_fields, not_found, by the kind */
export function reject<Content extends object>(
  db: Database,
  staff: StaffCaller,
  refused: Rejection<Content>,
): Promise<void> {
  if (refused.reason !== null) refuseFields({ reason: reasonFault(refused.reason) })
  return transaction(db, (tx) => rejectIn(tx, staff, refused))
}

/** The same as a part of a module's own use case, which answers for the reason. @throws Problem not_found, by the kind */
export async function rejectIn<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id, reason }: Rejection<Content>,
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
  await kind.takeBack?.(tx, request)
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
export async function applyRequest<Content extends object, Input>(
  tx: Transaction,
  staff: StaffCaller,
  {
    kind,
    request,
    input,
    reason,
  }: { kind: ApprovalKind<Content, Input>; request: ApprovalRequest<Content>; input?: Input; reason?: string },
): Promise<void> {
  const wanted = kind.audit.wanted(request)
  const standing = await kind.audit.standing?.(tx, request)
  await tx`
    update approval.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), decision_reason = ${reason ?? null}
    where id = ${request.id}`
  await kind.apply(tx, staff, request, input)
  await recordAudit(tx, {
    staff,
    action: actionsOf(kind, request).approve,
    object: kind.audit.object(request),
    before: { ...(standing ?? wanted), status: 'pending' },
    after: { ...(standing && wanted), ...(await kind.audit.outcome?.(tx, request)), status: 'approved' },
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

/** Locks the subject of the request, then the request: of several deciders at once, one comes first. @throws Problem not_found */
async function lockAll<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, id }: RequestKey<Content>,
): Promise<ApprovalRequest<Content>> {
  const found = await findRequest<Content>(tx, kind.kind, id)
  if (!found) throw new Problem('not_found')
  await kind.lock(tx, staff, found)
  return lockRequest<Content>(tx, kind.kind, id)
}
