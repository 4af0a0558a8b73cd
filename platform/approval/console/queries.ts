import type { Approval, ApprovalAnswer, ApprovalReasonBody, ApprovalsAnswer } from '#approval/contract/staff.ts'
import { changerOf, dataQuery } from '#platform/console/call/queries.ts'

const KEY = ['approvals']
/** Others request and decide: a list that stands open has to hear of it. */
const POLL_MS = 5_000

export const approvalsQuery = (show: 'mine' | null) =>
  dataQuery<ApprovalsAnswer>([...KEY, 'list', show], `/approvals${show === null ? '' : '?show=mine'}`, {
    poll_ms: POLL_MS,
  })

const change = changerOf(KEY)

export const approve = ({ id }: Approval) => change<ApprovalAnswer>(`/approvals/${id}/approve`, {})

export const refuse = ({ id, may_withdraw }: Approval, reason: string) =>
  change<ApprovalAnswer>(`/approvals/${id}/${may_withdraw ? 'withdraw' : 'reject'}`, {
    reason,
  } satisfies ApprovalReasonBody)
