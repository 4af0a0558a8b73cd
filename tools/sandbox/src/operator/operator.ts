import { type Amount, amountNumber, parseAmount } from '../amount.ts'
import type { OperatorAnswer, OutboxMessage } from '../ledger/outbox.ts'
import type { WagerRow } from '../ledger/wagers.ts'
import { type CallbackAction, callbackSign, type Partner } from '../sign.ts'
import type { FaultInjector } from './chaos.ts'
import { OperatorTimeout } from './operator-timeout.ts'

const TIMEOUT_MS = 5_000
/** Answers are a few hundred bytes; an operator that sends a page instead is not read to its end. */
const ANSWER_BYTES_MAX = 256 * 1024
const CALLBACKS = '/v1/api/seamless'

export interface BalanceQuestion {
  member_account: string
  product_code: number
  currency: string
}

/** The aggregator's half of the callbacks: each method is one signed call, and no repetition. */
export interface Operator {
  /** @throws OperatorTimeout */
  balance(question: BalanceQuestion): Promise<{ code: number; message: string; balance: Amount | null }>
  /** @throws OperatorTimeout */
  send(outboxMessage: OutboxMessage, wager: WagerRow): Promise<OperatorAnswer>
}

export function createOperator(options: { partner: Partner; operator_url: string; faults: FaultInjector }): Operator {
  const { partner, faults } = options

  const post = async (path: string, action: CallbackAction, content: object): Promise<Record<string, unknown>> => {
    const worn = faults.dress({ operator_code: partner.operator_code, ...content }) as object
    return (await faults.carry(async () => {
      const request_time = String(Math.floor(Date.now() / 1_000))
      const sign = callbackSign(partner, action, request_time)
      const body = JSON.stringify({ ...worn, request_time, sign })
      return fetchAnswer(`${options.operator_url}${CALLBACKS}/${path}`, body)
    })) as Record<string, unknown>
  }

  return {
    async balance({ member_account, product_code, currency }) {
      const batch_requests = [{ member_account, product_code }]
      const answer = await post('balance', 'getbalance', { currency, batch_requests })
      const { code, message, balance } = firstElement(answer)
      return { code, message, balance }
    },

    async send(outboxMessage, wager) {
      if (outboxMessage.call === 'pushbetdata') {
        const answer = await post('pushbetdata', 'pushbetdata', { wagers: [pushedWager(wager)] })
        return { ...parseVerdict(answer), before_balance: null, balance: null }
      }
      const batch_requests = [
        {
          member_account: wager.member_account,
          product_code: wager.product_code,
          game_type: wager.game_type,
          transactions: [transactionOf(outboxMessage, wager)],
        },
      ]
      return firstElement(
        await post(outboxMessage.call, outboxMessage.call, { currency: wager.currency, batch_requests }),
      )
    },
  }
}

async function fetchAnswer(url: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status !== 200) throw new OperatorTimeout(`HTTP ${response.status}`)
    if (text.length > ANSWER_BYTES_MAX) throw new OperatorTimeout('the answer is too long')
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof OperatorTimeout) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    throw new OperatorTimeout(`${error instanceof Error ? error.message : String(error)} ${cause}`.trim())
  }
}

function parseVerdict(answer: unknown): { code: number; message: string } {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code !== 'number') throw new OperatorTimeout('the answer has no code')
  return { code, message: typeof message === 'string' ? message : '' }
}

function firstElement(answer: Record<string, unknown>): OperatorAnswer {
  const element = Array.isArray(answer.data) ? (answer.data[0] as Record<string, unknown> | undefined) : answer
  const verdict = parseVerdict(element)
  const [before_balance, balance] = [parseAmount(element?.before_balance), parseAmount(element?.balance)]
  if (verdict.code === 0 && balance === null) throw new OperatorTimeout('the answer has no balance')
  return { ...verdict, before_balance, balance }
}

const STATUS = { BET: 'BET', SETTLED: 'SETTLED', CANCEL: 'VOID', PUSH: '' } as const
const CHANNEL = 'gscp'

function transactionOf({ id, action, amount }: OutboxMessage, wager: WagerRow): object {
  return {
    id,
    action,
    wager_code: wager.code,
    wager_status: STATUS[action],
    wager_type: 'NORMAL',
    round_id: wager.round_id,
    channel_code: CHANNEL,
    game_code: wager.game_code,
    amount: amountNumber(amount),
    ...amountsOf(wager, action === 'SETTLED' ? wager.prize : 0n),
    settled_at: action === 'BET' ? 0 : (wager.settled_at_ms ?? 0),
    payload: {},
  }
}

function pushedWager(wager: WagerRow): object {
  return {
    member_account: wager.member_account,
    product_code: wager.product_code,
    game_type: wager.game_type,
    game_code: wager.game_code,
    currency: wager.currency,
    wager_code: wager.code,
    wager_status: wagerStatus(wager),
    wager_type: 'NORMAL',
    round_id: wager.round_id,
    channel_code: CHANNEL,
    ...amountsOf(wager, wager.prize),
    settled_at: wager.settled_at_ms ?? 0,
    created_at: wager.created_at_ms,
    payload: {},
  }
}

function amountsOf({ amount }: WagerRow, prize: Amount): object {
  return {
    bet_amount: amountNumber(amount),
    valid_bet_amount: amountNumber(amount),
    prize_amount: amountNumber(prize),
    tip_amount: 0,
  }
}

/** In the protocol's words. */
export function wagerStatus({ status }: WagerRow): 'BET' | 'SETTLED' | 'VOID' {
  if (status === 'settled') return 'SETTLED'
  return status === 'cancelled' || status === 'declined' ? 'VOID' : 'BET'
}
