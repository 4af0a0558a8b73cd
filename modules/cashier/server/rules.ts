import type { DepositBody, WithdrawBody } from '#cashier/contract/bodies.ts'
import type { LogStatus, RequestStatus } from '#cashier/contract/player.ts'
import { REFERENCE_DIGITS, REJECTION_NOTE_MAX, TRANSACTION_ID_MAX } from '#cashier/contract/rules.ts'
import { nameFault } from '#identity/server/index.ts'
import { type Money, parseMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { hasWords, parseDigitRun, parseTypedText } from '#platform/contract/typed-text.ts'
import { parseWholeNumber } from '#platform/contract/whole-number.ts'

export type Direction = 'deposit' | 'withdrawal'
export type Status = 'pending' | 'approved' | 'rejected'

/** Notes and coins of less than a kyat left use long ago; a transfer may still state hundredths. */
export const DEPOSIT_DECIMALS = 2
/** Banks number their accounts so; wallets take phone numbers. */
const ACCOUNT_NUMBER = /^[0-9]{5,20}$/
const REFERENCE = new RegExp(`^[0-9]{${REFERENCE_DIGITS}}$`)
const TRANSACTION_ID = new RegExp(`^[0-9A-Z]{${REFERENCE_DIGITS},${TRANSACTION_ID_MAX}}$`)
const IDS = { min: 1, max: 999_999_999 }

export interface Limits {
  min: Money
  max: Money
}

/** A deposit as it was asked for; null is what could not be read. */
export interface DepositRequest {
  account_id: number | null
  amount: Money | null
  refrence_no: string
  /** Null where the player gave none. */
  transaction_id: string | null
}

export function parseDeposit(body: DepositBody): DepositRequest {
  return {
    account_id: parseId(body.agent_payment_type_id),
    amount: parseMoney(body.amount, DEPOSIT_DECIMALS),
    refrence_no: parseDigits(body.refrence_no),
    transaction_id: parseTransactionId(body.transaction_id),
  }
}

export interface WithdrawalRequest {
  payment_type_id: number | null
  account_name: string
  account_number: string
  amount: Money | null
  password: string
}

export function parseWithdrawal(body: WithdrawBody): WithdrawalRequest {
  return {
    payment_type_id: parseId(body.payment_type_id),
    account_name: parseText(body.account_name),
    account_number: parseDigits(body.account_number),
    amount: parseMoney(body.amount, 0),
    password: typeof body.password === 'string' ? body.password : '',
  }
}

/** The fault of an amount. `written` tells an empty field from nonsense. */
export function amountFault(amount: Money | null, written: unknown, { min, max }: Limits): FieldFault | null {
  if (written === undefined || written === null || written === '') return 'required'
  if (amount === null) return parseMoney(written, DEPOSIT_DECIMALS) === null ? 'amount_invalid' : 'amount_not_whole'
  if (amount === 0n) return 'amount_invalid'
  if (amount < min) return 'amount_too_small'
  return amount > max ? 'amount_too_large' : null
}

export function referenceFault(refrence_no: string): FieldFault | null {
  if (refrence_no === '') return 'required'
  return REFERENCE.test(refrence_no) ? null : 'reference_invalid'
}

/** Letters stand in some banks' ids; the six digits that players copy are the last of its digits. */
export function transactionIdFault(transaction_id: string | null, refrence_no: string): FieldFault | null {
  if (transaction_id === null) return null
  const digits = transaction_id.replace(/[^0-9]/g, '')
  if (!TRANSACTION_ID.test(transaction_id) || digits.length < REFERENCE_DIGITS) return 'transaction_id_invalid'
  return digits.endsWith(refrence_no) ? null : 'transaction_id_differs'
}

export function accountNumberFault(account_number: string): FieldFault | null {
  if (account_number === '') return 'required'
  return ACCOUNT_NUMBER.test(account_number) ? null : 'account_number_invalid'
}

export const accountNameFault = (account_name: string): FieldFault | null => nameFault(account_name)

function parseTransactionId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  // A value that is no text becomes a blank, which is refused as an id.
  return typeof value === 'string' ? parseDigits(value).toUpperCase() : ' '
}

const parseId = (value: unknown) => parseWholeNumber(value, IDS)

/** Text that was typed; what is no text is as good as nothing. */
export function parseText(value: unknown): string {
  return typeof value === 'string' ? parseTypedText(value).trim() : ''
}

/** Digits as they are typed and copied: in groups, Burmese or Thai ones. Whatever else stays, to be refused. */
export function parseDigits(value: unknown): string {
  // A client may take a number for a number; one with zeros in front is then too short, and told so.
  return parseDigitRun(parseText(Number.isSafeInteger(value) ? String(value) : value))
}

export const LOG_STATUS: Record<Status, LogStatus> = { pending: 'Pending', approved: 'Success', rejected: 'Failed' }
export const REQUEST_STATUS: Record<Status, RequestStatus> = { pending: 0, approved: 1, rejected: 2 }

/** Enough of a number to know it again. */
export const maskEnd = (number: string): string => `•• ${number.slice(-4)}`

/** 09421000630 as 09 421 ••• 630: of the phone's own digits, the middle ones do not show. */
export function maskPhone(e164: string): string {
  const local = e164.replace(/^\+95/, '')
  return `0${local.slice(0, 1)} ${local.slice(1, 4)} ••• ${local.slice(-3)}`
}

/** The faults of a rejection: it needs a preset of this kind of request, and words where the preset says nothing. */
export function rejectionFaults(
  reason: string,
  note: string,
  presets: readonly string[],
): Record<string, FieldFault | null> {
  const is_silent = reason === 'other' && !hasWords(note)
  const is_unfit = [...note].length > REJECTION_NOTE_MAX || !note.isWellFormed()
  return {
    reason: presets.includes(reason) ? null : 'reason_required',
    note: is_silent || is_unfit ? 'note_required' : null,
  }
}

/** Whether an account bears the player's name; banks write it in capitals, and titles come and go. */
export function sameName(account_name: string, player_name: string): boolean {
  return plainName(account_name) === plainName(player_name)
}

const TITLE = /^(?:u|daw|ko|ma|mg|maung)\s+/
const plainName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim().replace(TITLE, '')
