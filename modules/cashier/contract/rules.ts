/** Constants of the cashier. Free of schemas, so that screens can import them cheaply. */

/** The digits at the end of a transaction ID that a banking app shows, and that the player copies. */
export const REFERENCE_DIGITS = 6
/** Of a whole transaction id, without the signs between its groups. Banks and wallets here print up to 26. */
export const TRANSACTION_ID_MAX = 40
/** A phone's screenshot is a tenth of this; screens make a photograph smaller before they send it. */
export const RECEIPT_BYTES_MAX = 2 * 1_048_576
/** A photograph keeps this longer side, and a screenshot this shorter one: the rows of a long page stay readable. */
const RECEIPT_LONGER_SIDE = 1_280
const RECEIPT_SHORTER_SIDE = 720
const RECEIPT_PIXELS_MAX = 4_000_000

/** By how much a receipt is made smaller; 1 for one that is small already. Sides in pixels. */
export function receiptScale({ width, height }: { width: number; height: number }): number {
  const sides = Math.max(RECEIPT_LONGER_SIDE / Math.max(width, height), RECEIPT_SHORTER_SIDE / Math.min(width, height))
  return Math.min(1, sides, Math.sqrt(RECEIPT_PIXELS_MAX / (width * height)))
}

/** The formats of a receipt and of a picture of an account; the bytes decide, not the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Periods of a player's net deposits: this month and this year of Yangon's calendar, and since the player joined. */
export const NET_PERIODS = ['month', 'year', 'ever'] as const
export type NetPeriod = (typeof NET_PERIODS)[number]

/** A player may limit their deposits of the last 24 hours, 7 days or 30 days. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
/** How long a looser limit waits before it can be confirmed. The database holds it, too. */
export const LIMIT_WAIT_HOURS = 24

/** Why a request was rejected. A preset is translated by the player's screens; `other` is always said in words. */
export const DEPOSIT_REJECTIONS = [
  'money_not_received',
  'amount_differs',
  'reference_not_found',
  'reference_used',
  'other',
] as const
export const WITHDRAWAL_REJECTIONS = [
  'account_not_found',
  'name_differs',
  'method_closed',
  'check_failed',
  'other',
] as const
export type RejectionReason = (typeof DEPOSIT_REJECTIONS)[number] | (typeof WITHDRAWAL_REJECTIONS)[number]
/** Letters of what is added in words. */
export const REJECTION_NOTE_MAX = 300

/** Why another amount was credited than was asked for. The player's screens translate the presets. */
export const RECEIVED_REASONS = ['fee_taken', 'other_amount_sent', 'other'] as const
export type ReceivedReason = (typeof RECEIVED_REASONS)[number]

/** The match of two deposits, the weakest first: the same reference; the same account, too; and the same amount. */
export const SAME_REFERENCE_LEVELS = ['reference', 'account', 'amount'] as const
/**
 * The answer of a statement about a deposit: its transaction with its amount; its transaction with another amount; another
 * transaction of the same amount at the same time, which nobody else has claimed; or nothing.
 */
export const STATEMENT_MATCHES = ['found', 'amount_differs', 'same_amount', 'not_found'] as const
export type StatementMatch = (typeof STATEMENT_MATCHES)[number]
/** Of the requests on the same receipt, how many are shown, and how far they are counted. */
export const SAME_REFERENCE_SHOWN = 20
export const SAME_REFERENCE_COUNTED = 100

/** Reasons to look closer at a request that waits: nothing is refused because of one. */
export const RISK_KINDS = [
  'same_payee',
  'same_device',
  'same_picture',
  'same_address',
  'pass_through',
  'velocity',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]
/** A withdrawal passes a deposit through when it is of about its amount, soon after it, and next to nothing was staked between. */
export const PASS_THROUGH = {
  hours: 72,
  staked_percent_max: 5,
  amount_percent_min: 50,
  amount_percent_max: 150,
} as const
/** So many requests of one player within an hour are many. */
export const VELOCITY_REQUESTS = 4

/** A claim is a lease: it ends this long after it was taken or renewed last, and only its holder decides. */
export const CLAIM_SECONDS = 60
/** How often an open screen renews it: two renewals may be lost. */
export const HEARTBEAT_SECONDS = 20
export const REQUEST_LOG_PAGE_SIZE = 20
/** Rows of one page of a queue. */
/** Rows of a queue's list are counted up to so many. */
export const QUEUE_COUNT_MAX = 1_000
export const QUEUE_PAGE_SIZE = 50
export const QUEUE_SEARCH_MAX = 60

/** Places of the ranking of paid withdrawals. */
export const RANKING_SHOWN = 10
/** The key under which the screens keep it, and the server puts it into documents. */
export const rankingKey = (period: 'today' | 'month') => ['ranking', period]
/** How old it may be: a sum over a month is not read for every visitor. */
export const RANKING_FRESH_MS = 15_000

interface RequestSummary {
  id: string
  number: number
  direction: 'deposit' | 'withdrawal'
  status: 'pending' | 'approved' | 'rejected'
}

/** Where the console shows a request: chosen in the list of its state. */
export const requestAddress = ({ id, number, direction, status }: RequestSummary): string =>
  `/${direction}s?${status === 'pending' ? '' : `status=${status}&`}q=${number}&id=${id}`
