import type { Money } from '#platform/contract/money.ts'
import { type Action, CALLBACK_CODE, type CallbackCode } from '#seamless/contract/protocol.ts'
import { parseCode, parseFields, parseInstant, parseText } from '../../callback-fields.ts'
import { type Alarm, CALL_AMOUNT_MAX, factorOf, parseAction, parseAmount, signedAmount } from '../../rules.ts'
import type { OpenedCallback } from './check-callback.ts'

/** One movement that the aggregator asks for, every field checked. */
export interface TransactionRequest {
  transaction_id: string
  action: Action
  /** As the player sees it, below zero when it takes. */
  amount: Money
  wager_code: string | null
  round_id: string | null
  game_code: string | null
  wager_status: string | null
  settled_at: Date | null
  /** A pushed wager is to be settled: action, amount and id follow from its latest report, under the lock. */
  is_push: boolean
}

/** The transactions of a call for one member account: all take effect, or none. */
export interface BatchRequest {
  member_account: string
  product_code: number
  game_type: string
  /** Money per unit of the call's currency. */
  factor: bigint
  currency: string
  transactions: TransactionRequest[]
  /** Not null: it makes no sense, and gets this answer with the present balance. */
  refused: CallbackCode | null
}

/** A call that was read: refused as a whole, or its batches. */
export type CallbackRequest =
  | { kind: 'refused'; code: CallbackCode; reason: Alarm; batches: BatchRequest[] }
  | { kind: 'requested'; batches: BatchRequest[] }

/** More members or movements in one call than any provider sends; calls decided together must stay few. */
const BATCHES_MAX = 50
const TRANSACTIONS_MAX = 50
const MEMBER_ACCOUNT = /^[A-Za-z0-9_-]{1,50}$/

/** Reads a balance, withdraw or deposit. A batch that makes no sense is refused by itself; its neighbours stand. */
export function parseCall({ fields, refused }: OpenedCallback, wants_transactions: boolean): CallbackRequest {
  const list = fields.batch_requests
  if (!Array.isArray(list) || list.length > BATCHES_MAX) {
    const code = refused?.code ?? CALLBACK_CODE.internal
    return { kind: 'refused', code, reason: refused?.reason ?? 'no batches', batches: [] }
  }
  const batches = list.map((one) => parseBatch(one, fields.currency, wants_transactions))
  if (refused) return { kind: 'refused', ...refused, batches }
  const sum = batches
    .flatMap(({ transactions }) => transactions)
    .reduce((total, { amount }) => total + size(amount), 0n)
  if (sum > CALL_AMOUNT_MAX) return { kind: 'refused', code: CALLBACK_CODE.internal, reason: 'amount', batches }
  return { kind: 'requested', batches }
}

const size = (amount: Money) => (amount < 0n ? -amount : amount)

function parseBatch(value: unknown, call_currency: unknown, wants_transactions: boolean): BatchRequest {
  const fields = parseFields(value)
  const factor = factorOf(call_currency)
  const batch: BatchRequest = {
    member_account: '',
    product_code: 0,
    game_type: '',
    factor: factor ?? 1n,
    currency: factor === null ? '' : (call_currency as string).toUpperCase(),
    transactions: [],
    refused: null,
  }
  const senseless = { ...batch, refused: CALLBACK_CODE.internal }
  if (fields === null) return senseless
  const member_account = parseText(fields.member_account)
  const product_code = parseCode(fields.product_code)
  const game_type = parseText(fields.game_type)
  const named = { member_account: member_account ?? '', product_code: product_code ?? 0, game_type: game_type ?? '' }
  if (!MEMBER_ACCOUNT.test(named.member_account)) {
    return { ...batch, ...named, refused: CALLBACK_CODE.no_such_member }
  }
  if (factor === null || product_code === null || game_type === undefined) return { ...senseless, ...named }
  if (!wants_transactions) return { ...batch, ...named }
  const transactions = parseTransactions(fields.transactions, { factor, currency: batch.currency })
  return transactions === null ? { ...senseless, ...named } : { ...batch, ...named, transactions }
}

interface Currency {
  factor: bigint
  currency: string
}

function parseTransactions(value: unknown, currency: Currency): TransactionRequest[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > TRANSACTIONS_MAX) return null
  const transactions: TransactionRequest[] = []
  for (const one of value) {
    const transaction = parseTransaction(one, currency)
    if (transaction === null) return null
    transactions.push(transaction)
  }
  return transactions
}

function parseTransaction(value: unknown, { factor, currency }: Currency): TransactionRequest | null {
  const fields = parseFields(value)
  if (fields === null) return null
  const transaction_id = parseText(fields.id)
  const action = parseAction(fields.action)
  const units = parseAmount(fields.amount)
  if (!transaction_id || action === null || units === null) return null
  const amount = signedAmount(action, units * factor)
  const [wager_code, round_id, game_code, status] = [
    parseText(fields.wager_code),
    parseText(fields.round_id),
    parseText(fields.game_code),
    parseText(fields.wager_status),
  ]
  const own_currency = fields.currency ?? ''
  const is_same_currency =
    own_currency === '' || (typeof own_currency === 'string' && own_currency.toUpperCase() === currency)
  if (amount === null || !is_same_currency || wager_code === undefined || round_id === undefined) return null
  if (game_code === undefined || status === undefined) return null
  return {
    transaction_id,
    action,
    amount,
    wager_code,
    round_id,
    game_code,
    wager_status: status === null ? null : status.toUpperCase(),
    settled_at: parseInstant(fields.settled_at),
    is_push: false,
  }
}

/** The members whom these batches name in a way that a member could be named. */
export const namesIn = (batches: BatchRequest[]): string[] =>
  batches.flatMap(({ member_account }) => (MEMBER_ACCOUNT.test(member_account) ? [member_account] : []))
