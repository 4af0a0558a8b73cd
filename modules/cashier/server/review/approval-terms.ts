import { RECEIVED_REASONS, REJECTION_NOTE_MAX, type ReceivedReason } from '#cashier/contract/rules.ts'
import type { ApproveBody, QueueRow } from '#cashier/contract/staff.ts'
import { kyat, type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { amountFault, DEPOSIT_DECIMALS, type Direction, parseText } from '../rules.ts'
import type { Setting } from '../setting.ts'

/** The amount that is credited instead of the requested one, and the reason that the player reads. */
export interface Received {
  amount: Money
  code: ReceivedReason
  note: string | null
}

/** The terms that one of the staff enters with an approval. */
export interface Terms {
  /** Why, although the reference was used before; null where nothing was said. */
  reuse_reason: string | null
  /** Undefined where nothing was said: what a first approval has said stays. */
  received_amount: Money | undefined
  received_reason: string
  received_note: string
}

/** Terms that change nothing: those of the first approval stay. */
export const SAYS_NOTHING: Terms = {
  reuse_reason: null,
  received_amount: undefined,
  received_reason: '',
  received_note: '',
}

const FIELDS = ['reuse_reason', 'received_amount', 'received_reason', 'received_note'] as const

const PAYOUT_FIELDS = ['account_id', 'transaction_id'] as const

/** The smallest amount that arrives is a kyat; the largest is that of any deposit. @throws Problem invalid_fields */
export function parseTerms(body: ApproveBody, direction: Direction, { deposit_max }: Setting): Terms {
  const foreign = direction === 'withdrawal' ? FIELDS : PAYOUT_FIELDS
  refuseFields(Object.fromEntries(foreign.map((field) => [field, body[field] === undefined ? null : 'field_unknown'])))
  const received_amount =
    body.received_amount === undefined ? undefined : parseMoney(body.received_amount, DEPOSIT_DECIMALS)
  const reuse_reason = body.reuse_reason === undefined ? null : parseText(body.reuse_reason)
  const limits = { min: kyat(1), max: deposit_max }
  refuseFields(
    {
      reuse_reason: reuse_reason === null || isFit(reuse_reason, 1) ? null : 'note_required',
      received_amount:
        received_amount === undefined ? null : amountFault(received_amount, body.received_amount, limits),
    },
    { min: writeMoney(limits.min), max: writeMoney(limits.max) },
  )
  return {
    reuse_reason,
    received_amount: received_amount ?? undefined,
    received_reason: parseText(body.received_reason),
    received_note: parseText(body.received_note),
  }
}

interface ReceivedColumns {
  amount: Money
  received_amount: Money | null
  received_reason: ReceivedReason | null
  received_note: string | null
}

/**
 * The received amount that is credited instead of the requested one; null where the requested one is credited. An approval with
 * the requested amount takes back the received amount of a first approval.
 * @throws Problem invalid_fields
 */
export function receivedOf(request: ReceivedColumns, terms: Terms): Received | null {
  const { received_amount: amount, received_reason: code, received_note: note } = terms
  if (amount === undefined) return writtenReceived(request)
  if (amount === request.amount) return null
  const faults: Record<string, FieldFault | null> = {
    received_reason: RECEIVED_REASONS.some((one) => one === code) ? null : 'reason_required',
    received_note: isFit(note, code === 'other' ? 1 : 0) ? null : 'note_required',
  }
  refuseFields(faults)
  return { amount, code: code as ReceivedReason, note: note === '' ? null : note }
}

export function writtenReceived({ received_amount, received_reason, received_note }: ReceivedColumns): Received | null {
  if (received_amount === null || received_reason === null) return null
  return { amount: received_amount, code: received_reason, note: received_note }
}

export const isSameReceived = (one: Received | null, other: Received | null): boolean =>
  one?.amount === other?.amount && one?.code === other?.code && one?.note === other?.note

/** For the staff. */
export function writeReceived(request: ReceivedColumns): QueueRow['received'] {
  const received = writtenReceived(request)
  return received && { ...received, amount: writeMoney(received.amount) }
}

/** Why another amount is credited, or a reference counts again; as the audit log has it. Null for neither. */
export function sayReasons({ received, reuse_reason }: { received: Received | null; reuse_reason: string | null }) {
  const reasons = [received && sayReceived(received), reuse_reason].filter((reason) => reason !== null)
  return reasons.length === 0 ? null : reasons.join('; ')
}

const sayReceived = ({ code, note }: Received): string => (note === null ? code : `${code}: ${note}`)

function isFit(text: string, letters_min: number): boolean {
  const letters = [...text].length
  return letters >= letters_min && letters <= REJECTION_NOTE_MAX && text.isWellFormed()
}
