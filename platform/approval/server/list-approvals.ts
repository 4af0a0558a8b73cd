import { APPROVALS_PAGE_SIZE } from '#approval/contract/rules.ts'
import type { Approval, ApprovalsQuery } from '#approval/contract/staff.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import type { ApprovalKind, Described } from './kind.ts'
import { type ApprovalRequest, listRequests } from './request.ts'
import { type ApprovalSource, asApproval } from './source.ts'

/** All that the list is made of. */
export interface Inbox {
  kinds: readonly ApprovalKind[]
  sources: readonly ApprovalSource[]
}

/** The pending requests that the caller may decide about, the oldest first; or the caller's own requests, the newest first. */
export async function listApprovals(
  db: Database,
  staff: StaffCaller,
  { kinds, sources, query }: Inbox & { query: ApprovalsQuery },
): Promise<Approval[]> {
  const limit = APPROVALS_PAGE_SIZE
  const requests =
    query.show === 'mine'
      ? await listRequests(db, {
          where: db`q.requested_by = ${staff.staff_id} and q.approvals_needed > 0`,
          limit,
          order: db`q.requested_at desc, q.id desc`,
        })
      : await listWaiting(db, staff, { kinds, where: db`true`, limit })
  const own = await describeAll(db, staff, { kinds, requests })
  if (query.show === 'mine') return own
  const all = [...own, ...(await listElsewhere(db, staff, sources))]
  return all.sort((one, other) => one.requested_at.localeCompare(other.requested_at)).slice(0, limit)
}

async function listElsewhere(
  db: Queryable,
  staff: StaffCaller,
  sources: readonly ApprovalSource[],
): Promise<Approval[]> {
  const open = sources.filter(({ permission }) => staff.permissions.has(permission))
  const lists = await Promise.all(
    open.map(async ({ kind, list }) =>
      (await list(db, staff, APPROVALS_PAGE_SIZE)).map((waiting) => asApproval(kind, waiting)),
    ),
  )
  return lists.flat()
}

/** How many wait for the caller's own decision, at most one more than a page shows. */
export async function countWaiting(db: Database, staff: StaffCaller, { kinds, sources }: Inbox): Promise<number> {
  const where = db`q.requested_by is distinct from ${staff.staff_id}::bigint and q.first_approved_by is distinct from ${staff.staff_id}::bigint`
  const requests = await listWaiting(db, staff, { kinds, where, limit: APPROVALS_PAGE_SIZE + 1 })
  const [own, elsewhere] = await Promise.all([
    describeAll(db, staff, { kinds, requests }),
    listElsewhere(db, staff, sources),
  ])
  return own.length + elsewhere.filter(({ requested_by }) => !requested_by?.is_me).length
}

/** One of them. @throws Problem not_found */
export async function getApproval(
  db: Queryable,
  staff: StaffCaller,
  { kinds, id }: { kinds: readonly ApprovalKind[]; id: string },
): Promise<Approval> {
  const requests = await listRequests(db, { where: db`q.id = ${id}`, limit: 1 })
  const [approval] = await describeAll(db, staff, { kinds, requests })
  if (!approval) throw new Problem('not_found')
  return approval
}

const namesOf = (kinds: readonly ApprovalKind[]) => kinds.map(({ kind }) => kind)

async function listWaiting(
  db: Queryable,
  staff: StaffCaller,
  { kinds, where, limit }: { kinds: readonly ApprovalKind[]; where: Fragment; limit: number },
): Promise<ApprovalRequest[]> {
  const decided = kinds.filter(({ permission }) => staff.permissions.has(permission))
  const scoped = decided.filter(({ waitingIds }) => waitingIds)
  // Before the page is cut: what others may decide about must not fill it.
  const ids = (await Promise.all(scoped.map(async (kind) => (await kind.waitingIds?.(db, staff, limit)) ?? []))).flat()
  return listRequests(db, {
    where: db`q.status = 'pending' and q.kind = any (${arrayOf(db, 'text', namesOf(decided))})
      and (q.kind <> all (${arrayOf(db, 'text', namesOf(scoped))}) or q.id = any (${arrayOf(db, 'uuid', ids)})) and ${where}`,
    limit,
    order: db`q.requested_at, q.id`,
  })
}

async function describeAll(
  db: Queryable,
  staff: StaffCaller,
  { kinds, requests }: { kinds: readonly ApprovalKind[]; requests: ApprovalRequest[] },
): Promise<Approval[]> {
  const described = new Map<string, Described>()
  await Promise.all(
    kinds.map(async (kind) => {
      const of_kind = requests.filter((request) => request.kind === kind.kind)
      if (of_kind.length === 0) return
      for (const [id, one] of await kind.describe(db, staff, of_kind)) described.set(id, one)
    }),
  )
  return requests.flatMap((request) => {
    const kind = kinds.find((one) => one.kind === request.kind)
    const one = described.get(request.id)
    return kind && one ? [serializeApproval(request, staff, { kind, described: one })] : []
  })
}

function serializeApproval(
  request: ApprovalRequest,
  staff: StaffCaller,
  { kind, described }: { kind: ApprovalKind; described: Described },
): Approval {
  const { requested_by, requester, first_approved_by, first_approver, decided_by, decider } = request
  const is_mine = requested_by === staff.staff_id
  const waits = request.status === 'pending' && !request.is_over
  const is_permitted = staff.permissions.has(kind.permission)
  const is_stale = request.status === 'pending' && described.is_stale
  return {
    id: request.id,
    kind: request.kind,
    number: Number(request.number),
    subject: request.subject,
    title: described.title,
    href: described.href,
    changes: described.changes,
    amount: request.amount === null ? null : writeMoney(request.amount),
    reason: request.reason,
    status: request.is_over ? 'expired' : request.status,
    requested_by: serializeStaff(requested_by, requester, staff),
    requested_at: request.requested_at.toISOString(),
    expires_at: request.expires_at?.toISOString() ?? null,
    first_approved_by: serializeStaff(first_approved_by, first_approver, staff),
    decided_by: serializeStaff(decided_by, decider, staff),
    decided_at: request.decided_at?.toISOString() ?? null,
    decision_reason: request.decision_reason,
    is_stale,
    may_approve: waits && is_permitted && !is_mine && !is_stale && first_approved_by !== staff.staff_id,
    may_reject: waits && is_permitted && !is_mine,
    may_withdraw: waits && is_mine,
  }
}
