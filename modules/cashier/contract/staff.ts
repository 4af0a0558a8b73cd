/** The cashier as the staff sees it; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, ListAnswerWith, Nullable, oneOf, ParsedIfThere, SoughtText, Time } from '#platform/contract/shapes.ts'
import { PlayerNote } from '#player-admin/contract/notes.ts'
import { PayingAccount, StatementLine } from './account-statements.ts'
import { EventKind, PaymentType, Rejection } from './player.ts'
import { RiskFlag } from './risk.ts'
import {
  QUEUE_COUNT_MAX,
  QUEUE_SEARCH_MAX,
  RECEIVED_REASONS,
  SAME_REFERENCE_LEVELS,
  STATEMENT_MATCHES,
} from './rules.ts'

const Text = Type.String({ maxLength: 300 })

export const QueueStatus = Type.Union([Type.Literal('waiting'), Type.Literal('approved'), Type.Literal('rejected')])
export type QueueStatus = Static<typeof QueueStatus>

/** GET /deposits and /withdrawals. Those waiting come oldest first, the others newest first. */
export const QueueQuery = Type.Object({
  /** Without it: waiting. */
  status: Type.Optional(QueueStatus),
  /** A number, a reference or transaction id, an amount, or a player's phone, user name, id or first letters. */
  q: Type.Optional(SoughtText(QUEUE_SEARCH_MAX)),
  /** Only this payment type. */
  payment_type: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  /** `next` of the page before. */
  after: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$' })),
})
export type QueueQuery = Static<typeof QueueQuery>

/** The warnings to look at before an approval. */
const Flag = Type.Union([
  Type.Literal('same_reference'),
  /** Of a withdrawal: to an account on which a player was to be paid who is banned or on a break. */
  Type.Literal('barred_account'),
  Type.Literal('new_player'),
  Type.Literal('large'),
  Type.Literal('player_on_hold'),
])
export type Flag = Static<typeof Flag>

/** One of the staff, by name. */
export const StaffName = Type.Object({ staff_id: Type.String(), user_name: Type.String() })
/** Who is working on it, and until when that is shown. */
const Claim = Nullable(Type.Object({ ...StaffName.properties, until: Time, is_mine: Type.Boolean() }))
const FirstApproval = Nullable(Type.Object({ ...StaffName.properties, at: Time, is_mine: Type.Boolean() }))

/** The strongest match with other requests on the same receipt, and their number, counted up to a hundred. */
const SameReference = Nullable(
  Type.Object({
    level: oneOf(SAME_REFERENCE_LEVELS),
    count: Type.Integer(),
    /** One of them was approved: another approval needs a reason and a second person. */
    is_approved: Type.Boolean(),
  }),
)

const WhatTheStaffSees = {
  id: Type.String(),
  number: Type.Integer(),
  /** Grows with each change that matters for a decision; a decision names the one that was on the screen. */
  version: Type.Integer(),
  status: QueueStatus,
  amount: Kyat,
  created_at: Time,
  decided_at: Nullable(Time),
  payment_type: PaymentType,
  /** Of a deposit. */
  refrence_no: Nullable(Type.String()),
  /** The whole of it, where the player gave it. */
  transaction_id: Nullable(Type.String()),
  same_reference: SameReference,
  /** Of a deposit: what is credited instead of `amount`, which was asked for; by a first approval or the last one. */
  received: Nullable(Type.Object({ amount: Kyat, code: oneOf(RECEIVED_REASONS), note: Nullable(Type.String()) })),
  has_receipt: Type.Boolean(),
  flags: Type.Array(Flag),
  claim: Claim,
  /** One person has approved it and another one has to. */
  first_approval: FirstApproval,
  /** The caller is the player: they may not decide. */
  is_own: Type.Boolean(),
}

/** Phone and account number show their ends only; the whole is in the detail. */
export const QueueRow = Type.Object({
  ...WhatTheStaffSees,
  player: Type.Object({
    id: Type.String(),
    user_name: Type.String(),
    name: Type.String(),
    phone_masked: Type.String(),
  }),
  account_number_masked: Type.String(),
})
export type QueueRow = Static<typeof QueueRow>

/** The sums above the queue, for all requests and not only for the filter. Today is Yangon's. Amounts in kyat. */
export const QueueSummary = Type.Object({
  waiting: Type.Integer(),
  oldest_at: Nullable(Time),
  approved_today: Type.Integer(),
  approved_today_amount: Kyat,
  rejected_today: Type.Integer(),
})
export type QueueSummary = Static<typeof QueueSummary>

const ListCount = Type.Integer({ minimum: 0, maximum: QUEUE_COUNT_MAX + 1 })
export const QueueAnswer = ListAnswerWith(QueueRow, {
  summary: QueueSummary,
  /** How many rows each list has with this filter of payment types; one more than the most that is counted: more. */
  counts: Type.Object({ waiting: ListCount, approved: ListCount, rejected: ListCount }),
  /** For the filter. */
  payment_types: Type.Array(PaymentType),
  /** Of the rows that wait; the details of one have all of its own. */
  risk_flags: Type.Array(RiskFlag),
})
export type QueueAnswer = Static<typeof QueueAnswer>

/** GET /summary-of-requests: the queues' heads alone, for the counts beside the menu. Null for who may not see one. */
export const SummariesAnswer = Answer(
  Type.Object({ deposits: Nullable(QueueSummary), withdrawals: Nullable(QueueSummary) }),
)
export type SummariesAnswer = Static<typeof SummariesAnswer>

const Earlier = Type.Object({ id: Type.String(), number: Type.Integer(), status: QueueStatus, created_at: Time })
/** A request on the same receipt. Of another agent's player one sees that it is there, and neither who nor how much. */
const SameReceipt = Type.Object({
  ...Earlier.properties,
  level: oneOf(SAME_REFERENCE_LEVELS),
  /** Both gave the whole transaction id, and it is the same one. */
  is_same_transaction: Type.Boolean(),
  /** The credited amount, or the requested one before the decision. */
  amount: Nullable(Kyat),
  player: Nullable(Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() })),
  decided_at: Nullable(Time),
  decided_by: Nullable(StaffName),
})
export type SameReceipt = Static<typeof SameReceipt>

/** GET /deposits/:id and /withdrawals/:id */
export const RequestDetail = Type.Object({
  ...WhatTheStaffSees,
  player: Type.Object({
    id: Type.String(),
    user_name: Type.String(),
    name: Type.String(),
    phone: Type.String(),
    status: Type.Union([Type.Literal('active'), Type.Literal('frozen'), Type.Literal('banned')]),
    main_balance: Kyat,
    registered_at: Time,
  }),
  /** Important notes on the player that nobody has closed, newest first; none for who may not see players. */
  important_notes: Type.Array(PlayerNote),
  /** While it waits: reasons to look closer. Nothing is refused because of one. */
  risk_flags: Type.Array(RiskFlag),
  /** Where a deposit was paid to, or a withdrawal is to be paid. */
  account_name: Type.String(),
  account_number: Type.String(),
  /** An image/webp below /api/console, for the staff alone. */
  receipt_url: Nullable(Type.String()),
  needs_second_person: Type.Boolean(),
  /** Of the first approval: why it is approved, although its reference stands on an approved request. */
  reuse_reason: Nullable(Type.String()),
  /** The most that one person may approve alone; the amount that is credited counts. */
  second_person_above: Kyat,
  /** Of a withdrawal that waits: the accounts that may pay it. */
  paying_accounts: Type.Array(PayingAccount),
  /** The account and transaction ID that paid a withdrawal; null before it is paid, and where nobody noted them. */
  payout: Nullable(Type.Object({ account: Type.String(), transaction_id: Type.String() })),
  checks: Type.Object({
    /** Of a deposit: others on the same receipt within the days of the setting, approved ones first; at most twenty. */
    reference: Nullable(Type.Object({ is_ok: Type.Boolean(), seen: Type.Array(SameReceipt) })),
    /**
     * Of a deposit: what the statements of its account say, by transaction id, amount and time. Null where none has a
     * line of it, and none with lines of the day was entered after the request.
     */
    statement: Nullable(
      Type.Object({
        match: oneOf(STATEMENT_MATCHES),
        line: Nullable(StatementLine),
        entered_at: Time,
      }),
    ),
    /** Of a withdrawal: whether the account bears the player's name. */
    name: Nullable(Type.Object({ is_ok: Type.Boolean() })),
    /** Against what was approved for this player before; null while nothing was. */
    usual_range: Nullable(Type.Object({ is_ok: Type.Boolean(), min: Kyat, max: Kyat })),
    /** Requests of this kind in the hour before this one. */
    last_hour: Type.Object({ is_ok: Type.Boolean(), count: Type.Integer(), previous_at: Nullable(Time) }),
  }),
  /** The player's requests of this kind before this one, newest first; at most eight. */
  last: Type.Array(Type.Object({ ...Earlier.properties, amount: Kyat })),
  totals: Type.Object({ approved: Type.Integer(), rejected: Type.Integer() }),
  timeline: Type.Array(
    Type.Object({
      kind: EventKind,
      at: Time,
      by: Nullable(StaffName),
      rejection: Nullable(Rejection),
      /** Of an approval although the reference was used before: the reason, for the staff alone. */
      reuse_reason: Nullable(Type.String()),
    }),
  ),
})
export type RequestDetail = Static<typeof RequestDetail>
export const RequestDetailAnswer = Answer(RequestDetail)
export type RequestDetailAnswer = Static<typeof RequestDetailAnswer>

/** POST …/:id/claim, /release and /take-over take no body; every call answers the row as it is then. */
export const QueueRowAnswer = Answer(QueueRow)
export type QueueRowAnswer = Static<typeof QueueRowAnswer>

/** The version of the request that was on the screen of who decides. */
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/**
 * POST …/:id/approve. What is not there stays as a first approval has it; the fields of what was received are of deposits
 * alone, those of what paid of withdrawals.
 */
export const ApproveBody = Type.Object(
  {
    version: Version,
    /** Needed where the reference stands on an approved request. */
    reuse_reason: ParsedIfThere(Type.String()),
    /** The amount that arrived, in kyat, where it differs from the requested one. The player reads reason and note. */
    received_amount: ParsedIfThere(Type.Integer({ minimum: 1, description: 'In whole kyat.' })),
    received_reason: ParsedIfThere(oneOf(RECEIVED_REASONS)),
    received_note: ParsedIfThere(Type.String()),
    /** Of the approval that pays a withdrawal: the account that paid, and the bank's id of the payment. */
    account_id: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))),
    transaction_id: Type.Optional(Nullable(Text)),
  },
  { additionalProperties: false },
)
export type ApproveBody = Static<typeof ApproveBody>

/** POST …/:id/reject. `note` is needed with `other`, and may be added to the rest. The player reads both. */
export const RejectBody = Type.Object(
  { version: Version, reason: Type.Optional(Text), note: Type.Optional(Nullable(Text)) },
  { additionalProperties: false },
)
export type RejectBody = Static<typeof RejectBody>
