import { randomUUID } from 'node:crypto'
import { type Amount, amountNumber, amountText, parseAmount } from '../amount.ts'
import { type CallbackAction, callbackSign } from '../sign.ts'

/** The wallet that is attacked. */
export interface Target {
  /** The part of the address before /v1/api/seamless/…. */
  url: string
  operator_code: string
  secret_key: string
  currency: string
  member: string
  product_code: number
  game_type: string
  /** A product under maintenance there, or null: its cases are then left out. */
  maintained_product: number | null
}

export type CallName = 'balance' | 'withdraw' | 'deposit' | 'pushbetdata'

export const CALLS: Record<CallName, CallbackAction> = {
  balance: 'getbalance',
  withdraw: 'withdraw',
  deposit: 'deposit',
  pushbetdata: 'pushbetdata',
}

export interface Transaction {
  id: string
  action: string
  wager_code: string
  amount: unknown
  [field: string]: unknown
}

/** One element of the wallet's answer; null for a balance that is not there or finer than four decimals. */
export interface Element {
  member_account: unknown
  code: unknown
  message: unknown
  before: Amount | null
  balance: Amount | null
}

/** How a call differs from an ordinary one. */
export interface Twist {
  operator_code?: string
  currency?: string
  member?: string
  product_code?: number
  /** Instead of the right signature. */
  sign?: string | undefined
  request_time?: string | number
  /** The last word on the body, before it is written. */
  shape?(body: Record<string, unknown>): Record<string, unknown>
}

/** The wallet did something else than the page says. */
export class Mismatch extends Error {}

export function expectThat(is_so: boolean, sentence: string): void {
  if (!is_so) throw new Mismatch(sentence)
}

const TIMEOUT_MS = 15_000

export const units = (whole: number): Amount => BigInt(whole) * 10_000n

export function transaction(action: string, amount: Amount, more: Record<string, unknown> = {}): Transaction {
  const status = action === 'BET' ? 'BET' : action === 'CANCEL' ? 'VOID' : 'SETTLED'
  return {
    id: randomUUID(),
    action,
    wager_code: `attack-${randomUUID()}`,
    wager_status: status,
    wager_type: 'NORMAL',
    round_id: `round-${randomUUID()}`,
    channel_code: 'gscp',
    game_code: 'attack',
    amount: amountNumber(amount),
    bet_amount: amountNumber(amount),
    valid_bet_amount: amountNumber(amount),
    prize_amount: 0,
    tip_amount: 0,
    settled_at: action === 'BET' ? 0 : Date.now(),
    payload: {},
    ...more,
  }
}

/** Another transaction of the same bet. */
export const onWager = (bet: Transaction, action: string, amount: Amount, more: Record<string, unknown> = {}) =>
  transaction(action, amount, { wager_code: bet.wager_code, round_id: bet.round_id, ...more })

/** Signs as the aggregator does, and sends whatever it is told to. */
export interface Caller {
  target: Target
  post(call: CallName, content: Record<string, unknown>, twist?: Twist): Promise<{ status: number; body: unknown }>
  /** A body as it is, signed or not. */
  postText(call: CallName, text: string): Promise<{ status: number; body: unknown }>
}

export function createCaller(target: Target): Caller {
  const postText: Caller['postText'] = async (call, text) => {
    const response = await fetch(`${target.url}/v1/api/seamless/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = await response.text()
    try {
      return { status: response.status, body: JSON.parse(answer) as unknown }
    } catch {
      throw new Mismatch(`${call} did not answer with JSON, but with HTTP ${response.status} "${answer.slice(0, 80)}"`)
    }
  }

  return {
    target,
    postText,
    post(call, content, twist = {}) {
      const operator_code = twist.operator_code ?? target.operator_code
      const request_time = twist.request_time ?? String(Math.floor(Date.now() / 1_000))
      const partner = { operator_code, secret_key: target.secret_key }
      const sign = 'sign' in twist ? twist.sign : callbackSign(partner, CALLS[call], String(request_time))
      const body = { operator_code, currency: twist.currency ?? target.currency, ...content, request_time, sign }
      return postText(call, JSON.stringify(twist.shape ? twist.shape(body) : body))
    },
  }
}

/** The elements of an answer. @throws Mismatch when it is not HTTP 200 with one element per batch. */
export function elementsOf({ status, body }: { status: number; body: unknown }, wanted: number): Element[] {
  expectThat(status === 200, `HTTP ${status} instead of 200`)
  const { data } = (body ?? {}) as { data?: unknown }
  expectThat(Array.isArray(data), `no data in ${JSON.stringify(body).slice(0, 200)}`)
  const rows = data as Record<string, unknown>[]
  expectThat(rows.length === wanted, `${rows.length} elements instead of ${wanted}`)
  return rows.map((row) => ({
    member_account: row.member_account,
    code: row.code,
    message: row.message,
    before: parseAmount(row.before_balance),
    balance: parseAmount(row.balance),
  }))
}

export function expectCode(element: Element | undefined, code: number): void {
  const said = typeof element?.message === 'string' && element.message ? ` (${element.message})` : ''
  expectThat(element?.code === code, `code ${String(element?.code)}${said} instead of ${code}`)
}

export function expectAmount(what: string, found: Amount | null | undefined, wanted: Amount): void {
  const shown = found === null || found === undefined ? 'nothing that can be read' : amountText(found)
  expectThat(found === wanted, `${what} is ${shown} instead of ${amountText(wanted)}`)
}
