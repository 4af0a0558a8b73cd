/** All that waits for a second person, for the staff; every path stands below /api/console. Amounts in kyat. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, oneOf, Somebody, Time, Uuid } from '#platform/contract/shapes.ts'
import { APPROVAL_KINDS, APPROVAL_SOURCES, APPROVAL_STATUSES } from './rules.ts'

export type { ApprovalKindName, ApprovalSourceName, ApprovalStatus } from './rules.ts'

/** One value that the request would change: an amount, a moment, or a text that is shown as it stands. */
const Change = Type.Object({
  name: Type.String(),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
})
export type ApprovalChange = Static<typeof Change>

export const Approval = Type.Object({
  id: Type.String(),
  kind: oneOf([...new Set([...APPROVAL_KINDS, ...APPROVAL_SOURCES])]),
  number: Type.Integer(),
  /** A name for what it is about, such as `deposit:ID`, by which a screen shows it. */
  subject: Type.String(),
  /** The subject in words: a player, an agent, a draw, a group of settings. */
  title: Type.String(),
  /** Where the console shows what it is about. */
  href: Nullable(Type.String()),
  changes: Type.Array(Change),
  /** The amount that it would move. */
  amount: Nullable(Kyat),
  reason: Nullable(Type.String()),
  status: oneOf(APPROVAL_STATUSES),
  /** Null for what no one of the staff has requested: a credit of a game partner. */
  requested_by: Nullable(Somebody),
  requested_at: Time,
  expires_at: Nullable(Time),
  /** One of two people has approved it. */
  first_approved_by: Nullable(Somebody),
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
  /** The values that it would change have changed since the request: it cannot be approved any more. */
  is_stale: Type.Boolean(),
  may_approve: Type.Boolean(),
  may_reject: Type.Boolean(),
  may_withdraw: Type.Boolean(),
})
export type Approval = Static<typeof Approval>

/** GET /approvals: what waits, the oldest first; or what became of the caller's own requests, the newest first. */
export const ApprovalsQuery = Type.Object({ show: Type.Optional(Type.Literal('mine')) })
export type ApprovalsQuery = Static<typeof ApprovalsQuery>
export const ApprovalsAnswer = Answer(Type.Array(Approval))
export type ApprovalsAnswer = Static<typeof ApprovalsAnswer>

/** GET /approvals/waiting: how many wait for the caller. */
export const ApprovalsWaiting = Type.Object({ count: Type.Integer() })
export type ApprovalsWaiting = Static<typeof ApprovalsWaiting>
export const ApprovalsWaitingAnswer = Answer(ApprovalsWaiting)
export type ApprovalsWaitingAnswer = Static<typeof ApprovalsWaitingAnswer>

/** POST /approvals/:id/approve, /reject and /withdraw */
export const ApprovalParams = Type.Object({ id: Uuid })
export const ApprovalReasonBody = Type.Object(
  { reason: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
)
export type ApprovalReasonBody = Static<typeof ApprovalReasonBody>
export const ApprovalAnswer = Answer(Approval)
export type ApprovalAnswer = Static<typeof ApprovalAnswer>
