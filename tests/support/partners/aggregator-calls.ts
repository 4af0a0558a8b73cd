import { createHash, randomUUID } from 'node:crypto'
import type { GscSettings } from '#platform/server/settings.ts'
import type { TestApp, TestPlayer } from '../app/start-test-app.ts'

/** For a platform whose aggregator is the test itself. */
export const TEST_GSC: GscSettings = {
  // Nobody listens there; a test that is asked for games says its own.
  url: 'http://127.0.0.1:9',
  operator_code: 'THZN',
  secret_key: 'a key for tests',
  secret_key_previous: null,
  callback_addresses: [],
  callback_window_seconds: 300,
  picture_hosts: [],
}

export type CallbackName = 'balance' | 'withdraw' | 'deposit' | 'pushbetdata'
const SIGNED_ACTIONS = { balance: 'getbalance', withdraw: 'withdraw', deposit: 'deposit', pushbetdata: 'pushbetdata' }

export interface Element {
  member_account: string
  product_code: number
  before_balance: number
  balance: number
  code: number
  message: string
}

/** A callback's body, signed as the protocol says. What is in `changed` is sent instead, also over the signature. */
export function signedBody(name: CallbackName, fields: object, changed: object = {}): Record<string, unknown> {
  const { operator_code, secret_key } = TEST_GSC
  const request_time = String(Math.floor(Date.now() / 1_000))
  const text = operator_code + request_time + SIGNED_ACTIONS[name] + secret_key
  const sign = createHash('md5').update(text).digest('hex')
  return { operator_code, currency: 'MMK', ...fields, request_time, sign, ...changed }
}

export const newId = () => randomUUID().slice(0, 18)

export interface Movement {
  action: string
  amount: number | string
  id?: string
  wager_code?: string
  [field: string]: unknown
}

/** The aggregator's calls to one platform: each answers the elements of the answer. */
export function createAggregatorCalls(app: TestApp) {
  const send = async (name: CallbackName, body: unknown, address?: string) => {
    const path = `/api/v1/api/seamless/${name}`
    const reply = await app.call('POST', path, { body, ...(address && { address }) })
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`)
    return reply.body as unknown as { data: Element[]; code: number; message: string }
  }
  const batch = (player: TestPlayer, movements: Movement[], product_code = 1091) => ({
    member_account: player.user.user_name,
    product_code,
    game_type: 'SLOT',
    transactions: movements.map((movement) => ({
      id: newId(),
      wager_code: newId(),
      round_id: 'r1',
      wager_status: 'SETTLED',
      wager_type: 'NORMAL',
      channel_code: 'gscp',
      game_code: 'GEM',
      settled_at: Date.now(),
      ...movement,
    })),
  })
  return {
    send,
    batch,
    /** One batch of one player; answers its element. */
    async move(name: 'withdraw' | 'deposit', player: TestPlayer, ...movements: Movement[]): Promise<Element> {
      const { data } = await send(name, signedBody(name, { batch_requests: [batch(player, movements)] }))
      return data[0] as Element
    },
    async balance(player: TestPlayer, currency = 'MMK', product_code = 1091): Promise<Element> {
      const batch_requests = [{ member_account: player.user.user_name, product_code }]
      const { data } = await send('balance', signedBody('balance', { currency, batch_requests }))
      return data[0] as Element
    },
  }
}

export type AggregatorCalls = ReturnType<typeof createAggregatorCalls>
