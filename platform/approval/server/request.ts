import type { ApprovalKindName, ApprovalStatus } from '#approval/contract/staff.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'

/** A request of one of the staff, and its status. */
export interface ApprovalRequest<Content extends object = object> {
  id: string
  kind: ApprovalKindName
  number: bigint
  subject: string
  content: Content
  ground: Record<string, unknown> | null
  amount: Money | null
  reason: string | null
  /** By so many people besides the requester. */
  approvals_needed: number
  status: ApprovalStatus
  /** 0, which is nobody of the staff, where a player's own call waits for a person. */
  requested_by: bigint
  requester: string
  requested_at: Date
  expires_at: Date | null
  is_over: boolean
  first_approved_by: bigint | null
  first_approver: string | null
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

/** Those that fulfil a condition on `q`, the newest first unless `order` says otherwise. */
export function listRequests<Content extends object>(
  db: Queryable,
  { where, limit, order }: { where: Fragment; limit: number; order?: Fragment },
): Promise<ApprovalRequest<Content>[]> {
  return db<ApprovalRequest<Content>[]>`
    select ${requestColumns(db)} from approval.request q ${withNames(db)}
    where ${where} order by ${order ?? db`q.number desc`} limit ${limit}`
}

const requestColumns = (db: Queryable): Fragment => db`
  q.id, q.kind, q.number, q.subject, q.content, q.ground, q.amount, q.reason, q.approvals_needed, q.status,
  coalesce(q.requested_by, 0) as requested_by, coalesce(requester.user_name, 'the player') as requester, q.requested_at,
  q.expires_at, q.status = 'pending' and q.expires_at is not null and q.expires_at <= now() as is_over,
  q.first_approved_by, first.user_name as first_approver, q.decided_by, decider.user_name as decider, q.decided_at,
  q.decision_reason`

const withNames = (db: Queryable): Fragment => db`
  left join staff.staff requester on requester.id = q.requested_by
  left join staff.staff first on first.id = q.first_approved_by
  left join staff.staff decider on decider.id = q.decided_by`

/** Null for an id that is none of this kind. */
export async function findRequest<Content extends object>(
  db: Queryable,
  kind: ApprovalKindName,
  id: string,
): Promise<ApprovalRequest<Content> | null> {
  const [request] = await listRequests<Content>(db, { where: db`q.kind = ${kind} and q.id = ${id}`, limit: 1 })
  return request ?? null
}

/** @throws Error when there is none: the caller has just written it */
export async function getRequest<Content extends object>(
  db: Queryable,
  kind: ApprovalKindName,
  id: string,
): Promise<ApprovalRequest<Content>> {
  const request = await findRequest<Content>(db, kind, id)
  if (!request) throw new Error(`the request ${id} of ${kind} is gone`)
  return request
}

/** As it stands under its lock. @throws Problem not_found */
export async function lockRequest<Content extends object>(
  tx: Transaction,
  kind: ApprovalKindName,
  id: string,
): Promise<ApprovalRequest<Content>> {
  await tx`select from approval.request where kind = ${kind} and id = ${id} for update`
  const request = await findRequest<Content>(tx, kind, id)
  if (!request) throw new Problem('not_found')
  return request
}
