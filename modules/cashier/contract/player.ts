import { type Static, Type } from 'typebox'
import { Answer, PagedAnswer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import {
  DEPOSIT_REJECTIONS,
  LIMIT_PERIODS,
  NET_PERIODS,
  RECEIVED_REASONS,
  type RejectionReason,
  WITHDRAWAL_REJECTIONS,
} from './rules.ts'

/** A path on the platform's own site, `/pictures/…`, or null where there is none. */
const Picture = Nullable(Type.String())
export const RequestParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})

/** A way to pay. Its id is what a withdrawal names as `payment_type_id`. */
export const PaymentType = Type.Object({ id: Type.Integer(), name: Type.String(), image: Picture })
export type PaymentType = Static<typeof PaymentType>

/** GET /banks: the accounts that this player may pay into. The id is a deposit's `agent_payment_type_id`. */
export const Bank = Type.Object({
  id: Type.Integer(),
  payment_type: Type.String(),
  payment_type_id: Type.Integer(),
  account_name: Type.String(),
  account_number: Type.String(),
  /** The account's own picture, a QR code for example, or else the mark of its payment type. */
  image: Picture,
})
export type Bank = Static<typeof Bank>

/** GET /agent-payment-type: the same accounts in the spec's other spelling. */
export const AgentPaymentType = Type.Object({
  id: Type.Integer(),
  payment_type: PaymentType,
  account_name: Type.String(),
  account_no: Type.String(),
  account_number: Type.String(),
  image: Picture,
})
export type AgentPaymentType = Static<typeof AgentPaymentType>

/** GET /user-payment: the player's own accounts, from their earlier withdrawals; the last used first. */
export const UserPayment = Type.Object({
  payment_type: PaymentType,
  account_name: Type.String(),
  account_no: Type.String(),
})
export type UserPayment = Static<typeof UserPayment>

/** GET /cashier-rules: what is asked of a request, known before anything is typed. Amounts in kyat. */
export const CashierRules = Type.Object({
  deposit: Type.Object({
    /** The platform takes requests of this kind at the moment. */
    is_open: Type.Boolean(),
    amount_min: Kyat,
    amount_max: Kyat,
    reference_digits: Type.Integer(),
    receipt_bytes_max: Type.Integer(),
    /** Deposits that may wait at one time. */
    pending_max: Type.Integer(),
    /** The amount that the player can still deposit now under their own limits; null without limits. */
    own_limit_left: Nullable(Kyat),
  }),
  withdrawal: Type.Object({
    is_open: Type.Boolean(),
    amount_min: Kyat,
    amount_max: Kyat,
    /** Every way to be paid; ids for `payment_type_id`. */
    payment_types: Type.Array(PaymentType),
    /** The one that waits: until it is decided there is no other. */
    pending: Nullable(Type.Object({ id: Type.String(), number: Type.Integer(), amount: Kyat })),
  }),
})
export type CashierRules = Static<typeof CashierRules>

/** GET /deposit-limits, and what both POSTs answer: the player's own limits, the shortest period first. */
export const DepositLimit = Type.Object({
  period: oneOf(LIMIT_PERIODS),
  /** In kyat; null for none. */
  amount: Nullable(Kyat),
  /** Of the period that ends now: deposits that wait or were credited. */
  used: Kyat,
  /** A looser limit that the player asked for, and when the player may confirm it: ripe by the platform's clock. */
  wish: Nullable(Type.Object({ amount: Nullable(Kyat), confirm_from: Time, is_ripe: Type.Boolean() })),
})
export type DepositLimit = Static<typeof DepositLimit>
export const DepositLimitsAnswer = Answer(Type.Array(DepositLimit))
export type DepositLimitsAnswer = Static<typeof DepositLimitsAnswer>

/** GET /net-deposits, the shortest period first. In kyat: deposits that were credited, withdrawals that were paid. */
export const NetDeposit = Type.Object({
  period: oneOf(NET_PERIODS),
  deposited: Kyat,
  withdrawn: Kyat,
  /** Deposits less withdrawals; below zero if the player withdrew more. */
  net: Kyat,
})
export type NetDeposit = Static<typeof NetDeposit>
export const NetDepositsAnswer = Answer(Type.Array(NetDeposit))
export type NetDepositsAnswer = Static<typeof NetDepositsAnswer>

/** The request as it was placed; a repeated request gets the same answer again. */
export const RequestAnswer = Answer(
  Type.Object({
    id: Type.String(),
    /** The number that player and staff say when they talk about the request. */
    number: Type.Integer(),
    amount: Kyat,
    status: Type.Literal('Pending'),
    created_at: Time,
  }),
)
export type RequestAnswer = Static<typeof RequestAnswer>

/** The log tables' words. */
export const LogStatus = Type.Union([Type.Literal('Pending'), Type.Literal('Success'), Type.Literal('Failed')])
export type LogStatus = Static<typeof LogStatus>
/** The request logs' numbers: 0 waits, 1 done, 2 rejected. */
export const RequestStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
export type RequestStatus = Static<typeof RequestStatus>

const RejectionCode = Type.Unsafe<RejectionReason>(
  Type.Union([...new Set([...DEPOSIT_REJECTIONS, ...WITHDRAWAL_REJECTIONS])].map((code) => Type.Literal(code))),
)
/** Why it was rejected: a preset, and what was added in words. */
export const Rejection = Type.Object({ code: RejectionCode, note: Nullable(Type.String()) })
export type Rejection = Static<typeof Rejection>

/** Of a deposit that was credited with another amount than was asked for: what was asked, and why. */
export const ReceivedInstead = Type.Object({
  requested_amount: Kyat,
  code: oneOf(RECEIVED_REASONS),
  note: Nullable(Type.String()),
})
export type ReceivedInstead = Static<typeof ReceivedInstead>

const WhatTheLogsShare = {
  id: Type.String(),
  number: Type.Integer(),
  /** The credited or paid amount; the requested amount while the request is pending, and where it was rejected. */
  amount: Kyat,
  received: Nullable(ReceivedInstead),
  payment_type: PaymentType,
  account_name: Type.String(),
  account_number: Type.String(),
  rejection: Nullable(Rejection),
}

/** GET /depositlogfinicial, /withdrawlogfinicial: the newest, in one list. */
export const FinancialLogRow = Type.Object({
  ...WhatTheLogsShare,
  /** By Yangon's clock, `YYYY-MM-DD HH:MM:SS`: clients show it as it comes. */
  datetime: Type.String(),
  created_at: Time,
  status: LogStatus,
})
export type FinancialLogRow = Static<typeof FinancialLogRow>
export const FinancialLogAnswer = Answer(Type.Array(FinancialLogRow))
export type FinancialLogAnswer = Static<typeof FinancialLogAnswer>

/** GET /transaction/deposit-requestlog: all of them, page by page. `user_payment_id` is the account paid into. */
export const DepositRequestRow = Type.Object({
  ...WhatTheLogsShare,
  status: RequestStatus,
  created_at: Time,
  user_payment_id: Type.Integer(),
  refrence_no: Type.String(),
  has_receipt: Type.Boolean(),
})
export type DepositRequestRow = Static<typeof DepositRequestRow>
export const DepositRequestLogAnswer = PagedAnswer(DepositRequestRow)
export type DepositRequestLogAnswer = Static<typeof DepositRequestLogAnswer>

/** GET /transaction/withdraw-requestlog */
export const WithdrawRequestRow = Type.Object({
  ...WhatTheLogsShare,
  status: RequestStatus,
  created_at: Time,
})
export type WithdrawRequestRow = Static<typeof WithdrawRequestRow>
export const WithdrawRequestLogAnswer = PagedAnswer(WithdrawRequestRow)
export type WithdrawRequestLogAnswer = Static<typeof WithdrawRequestLogAnswer>

/** `second_check`: one person has approved, another one has to. */
export const EventKind = Type.Union([
  Type.Literal('requested'),
  Type.Literal('second_check'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
])
export type EventKind = Static<typeof EventKind>

/** GET /transaction/deposit-requests/:id and /withdraw-requests/:id: one request and what became of it so far. */
export const RequestTimeline = Type.Object({
  ...WhatTheLogsShare,
  status: RequestStatus,
  created_at: Time,
  /** Of a deposit. */
  refrence_no: Nullable(Type.String()),
  /** The bank's id of the payment: of a deposit where the player gave it whole, of a withdrawal where it was noted. */
  transaction_id: Nullable(Type.String()),
  /** Fetched with the token from /transaction/deposit-requests/:id/receipt, an image/webp. */
  has_receipt: Type.Boolean(),
  timeline: Type.Array(Type.Object({ kind: EventKind, at: Time, rejection: Nullable(Rejection) })),
})
export type RequestTimeline = Static<typeof RequestTimeline>

export const BanksAnswer = Answer(Type.Array(Bank))
export type BanksAnswer = Static<typeof BanksAnswer>
export const AgentPaymentTypesAnswer = Answer(Type.Array(AgentPaymentType))
export type AgentPaymentTypesAnswer = Static<typeof AgentPaymentTypesAnswer>
export const UserPaymentsAnswer = Answer(Type.Array(UserPayment))
export type UserPaymentsAnswer = Static<typeof UserPaymentsAnswer>
export const CashierRulesAnswer = Answer(CashierRules)
export type CashierRulesAnswer = Static<typeof CashierRulesAnswer>
export const RequestTimelineAnswer = Answer(RequestTimeline)
export type RequestTimelineAnswer = Static<typeof RequestTimelineAnswer>
