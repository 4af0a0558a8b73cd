import {
  ApprovalAnswer,
  ApprovalParams,
  ApprovalReasonBody,
  ApprovalsAnswer,
  ApprovalsQuery,
  ApprovalsWaitingAnswer,
} from '#approval/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type ConsoleRoute, forStaff, type StaffCaller } from '#staff/server/index.ts'
import { approve, reject } from './decide.ts'
import type { ApprovalKind } from './kind.ts'
import { countWaiting, getApproval, type Inbox, listApprovals } from './list-approvals.ts'

/** One inbox for every kind: what waits, and the decisions about it. */
export function approvalRoutes(db: Database, inbox: Inbox): ConsoleRoute[] {
  const { kinds } = inbox
  const decided = { params: ApprovalParams, answer: ApprovalAnswer }
  const show = async (staff: StaffCaller, id: string) => success(await getApproval(db, staff, { kinds, id }))
  /** @throws Problem not_found, not_permitted */
  const kindOf = async (staff: StaffCaller, id: string, is_decision: boolean): Promise<ApprovalKind> => {
    const [row] = await db<{ kind: string }[]>`select kind from approval.request where id = ${id}`
    const kind = kinds.find((one) => one.kind === row?.kind)
    if (!kind) throw new Problem('not_found')
    if (is_decision && !staff.permissions.has(kind.permission)) throw new Problem('not_permitted')
    return kind
  }

  return [
    forStaff<unknown, ApprovalsQuery>(
      'approvals.read',
      'GET /approvals',
      { query: ApprovalsQuery, answer: ApprovalsAnswer },
      async ({ query }, staff) => success(await listApprovals(db, staff, { ...inbox, query })),
    ),
    forStaff('approvals.read', 'GET /approvals/waiting', { answer: ApprovalsWaitingAnswer }, async (_call, staff) =>
      success({ count: await countWaiting(db, staff, inbox) }),
    ),
    forStaff('approvals.decide', 'POST /approvals/:id/approve', decided, async ({ params }, staff) => {
      const id = String(params.id)
      await approve(db, staff, { kind: await kindOf(staff, id, true), id })
      return show(staff, id)
    }),
    forStaff<ApprovalReasonBody>(
      'approvals.decide',
      'POST /approvals/:id/reject',
      { ...decided, body: ApprovalReasonBody },
      async ({ params, body }, staff) => {
        const id = String(params.id)
        await reject(db, staff, { kind: await kindOf(staff, id, true), id, reason: body.reason })
        return show(staff, id)
      },
    ),
    forStaff<ApprovalReasonBody>(
      'approvals.decide',
      'POST /approvals/:id/withdraw',
      { ...decided, body: ApprovalReasonBody },
      async ({ params, body }, staff) => {
        const id = String(params.id)
        const kind = await kindOf(staff, id, false)
        const approval = await getApproval(db, staff, { kinds, id })
        if (!approval.requested_by?.is_me) throw new Problem('not_permitted')
        await reject(db, staff, { kind, id, reason: body.reason })
        return show(staff, id)
      },
    ),
  ]
}
