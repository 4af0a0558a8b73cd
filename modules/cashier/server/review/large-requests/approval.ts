import { type ApprovalKind, defineApproval } from '#approval/server/index.ts'
import type { ApproveBody } from '#cashier/contract/staff.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { Direction, Status } from '../../rules.ts'
import { getSetting } from '../../setting.ts'
import type { ApprovalPorts } from '../approval-ports.ts'
import { SAYS_NOTHING } from '../approval-terms.ts'
import { getApprovedRequest } from '../approved-request.ts'
import { finishRequest } from '../finish-request.ts'
import { lockRequest, nounOf, refuseHeld } from '../locked-request.ts'
import { withinScope } from '../queue/queue-row.ts'
import { versionOf } from '../request-version.ts'
import { describeLargeRequests } from './describe-large-requests.ts'
import type { LargeRequestContent } from './large-request.ts'

/** The queue's own call has the version on the screen, and what pays a withdrawal. */
export type LargeRequestKind = ApprovalKind<LargeRequestContent, ApproveBody>

/** Deposits and withdrawals above the amount that one person may decide, and those with a reference that was used. */
export function largeRequestApproval(ports: ApprovalPorts): LargeRequestKind {
  return defineApproval<LargeRequestContent, ApproveBody>({
    kind: 'large_request',
    permission: 'requests.approve_large',
    problems: { decided: 'request_decided', pending: 'request_changed', stale: 'request_changed' },
    audit: {
      object: ({ content }) => `${content.direction}:${content.number}`,
      actions: { of: ({ content }) => ACTIONS[content.direction] },
      wanted: ({ content: { player_id, asked }, amount }) => ({
        player_id,
        amount: asked,
        ...(writeMoney(amount ?? 0n) !== asked && { received_amount: writeMoney(amount ?? 0n) }),
      }),
      outcome: async (tx, { content }) => getPayoutOf(tx, content.request_id),
    },
    // The player waits, and sees it in the queue.
    expires_after_hours: null,

    async lock(tx, staff, { content: { direction, request_id: id } }) {
      if (!staff.permissions.has(`${nounOf(direction)}.decide`)) throw new Problem('not_permitted')
      refuseHeld(await lockRequest(tx, staff, { direction, id }), staff)
    },

    waitingIds,

    // The last approver has seen the version that the queue sends; an approval from the list is about the first one's.
    async isStale(db, request, input) {
      const [now] = await db<{ status: Status; version: number }[]>`
        select r.status, ${versionOf(db, await getSetting(db))} as version
        from cashier.request r where r.id = ${request.content.request_id}`
      return now?.status !== 'pending' || now.version !== (input?.version ?? request.ground?.version)
    },

    async apply(tx, staff, { content: { direction, request_id: id }, requested_by: first }, input) {
      const decided = await getApprovedRequest(tx, await lockRequest(tx, staff, { direction, id }), SAYS_NOTHING)
      await finishRequest(tx, staff, decided, { body: input ?? {}, ports, first })
    },

    // One that was rejected itself keeps what was said.
    async takeBack(tx, { content }) {
      await tx`
        update cashier.request
        set approval_id = null, received_amount = null, received_reason = null, received_note = null, reuse_reason = null
        where id = ${content.request_id} and status = 'pending'`
    },

    describe: describeLargeRequests,
  })
}

const DIRECTIONS: readonly Direction[] = ['deposit', 'withdrawal']
const actionsOf = (noun: 'deposits' | 'withdrawals') =>
  ({
    request: `${noun}.approve_first`,
    approve_first: `${noun}.approve_first`,
    approve: `${noun}.approve`,
    reject: `${noun}.reject_first_approval`,
  }) as const
const ACTIONS = { deposit: actionsOf('deposits'), withdrawal: actionsOf('withdrawals') } satisfies Record<
  Direction,
  object
>

async function waitingIds(db: Queryable, staff: StaffCaller, limit: number): Promise<string[]> {
  const decided = DIRECTIONS.filter((direction) => staff.permissions.has(`${nounOf(direction)}.decide`))
  const rows = await db<{ id: string }[]>`
    select q.id from approval.request q join cashier.request r on r.approval_id = q.id
    where q.kind = 'large_request' and q.status = 'pending' and r.direction = any (${arrayOf(db, 'text', decided)})
      and ${withinScope(db, staff)}
    order by q.requested_at, q.id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** The account and transaction ID that paid a withdrawal. */
async function getPayoutOf(db: Queryable, id: string): Promise<Record<string, unknown>> {
  const [row] = await db<{ account_id: number | null; transaction_id: string | null }[]>`
    select posted_account_id as account_id, payout_transaction_id as transaction_id
    from cashier.request where id = ${id} and direction = 'withdrawal'`
  return { ...row }
}
