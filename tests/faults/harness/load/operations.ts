import type { Database } from '#platform/server/database/database.ts'
import { type Element, signedBody } from '#tests/support/partners/aggregator-calls.ts'
import type { Intent, Outcome } from '../journal.ts'
import type { Random } from '../random.ts'

export interface LoadPlayer {
  token: string
  member: string
}

/** The data that the requests of all operations share. */
export interface Ground {
  account: { id: number; payment_type_id: number }
  password: string
  /** Whether a partner credits more than one call may: that is held until two people decide. */
  has_large_credits: boolean
}

type Request = Pick<Intent, 'key' | 'path' | 'headers' | 'body'>

export interface Operation {
  kind: string
  /** Of all that a client does, by trust.md's load L. */
  share: number
  /** @param key of 36 letters; the same key is the same operation */
  request(player: LoadPlayer, tools: { random: Random; key: string; ground: Ground }): Request
  /** The outcome that follows from an answer. */
  outcome(status: number, text: string): Outcome
  /** The keys of all that the database has of this kind. */
  done(db: Database): Promise<string[]>
}

const LINES_OF_SLIP = 10
/** Above the cap of one call, in kyat. */
export const LARGE_CREDIT = 60
export const CREDIT_MAX = 50
/** Of a partner's credits so many are above it. */
const LARGE_CREDITS = 0.2
const GAME_OF_CALLBACKS = { product_code: 1091, game_type: 'SLOT' }

/** 200 is done, a refusal of the request itself is not, and of everything else nobody knows. */
const byStatus = (status: number): Outcome => {
  if (status === 200) return 'acknowledged'
  return status >= 400 && status < 500 ? 'refused' : 'unknown'
}

const ofPlayer = ({ token }: LoadPlayer, key: string, path: string, body: object): Request => ({
  key,
  path: `/api${path}`,
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  body: JSON.stringify(body),
})

const requestIds = async (rows: Promise<{ idempotency_key: string }[]>) =>
  (await rows).map(({ idempotency_key }) => idempotency_key)

const bet: Operation = {
  kind: 'bet',
  share: 36,
  request: (player, { random, key }) =>
    ofPlayer(player, key, '/digitbet', {
      bet_type: random.pick(['big', 'small']),
      bet_amount: random.between(1, 20),
      multiplier: 1,
      rolled_number: random.between(0, 9),
    }),
  outcome: byStatus,
  done: (db) => requestIds(db`select idempotency_key as idempotency_key from digit_bet.bet`),
}

const slip: Operation = {
  kind: 'slip',
  share: 20,
  request(player, { random, key }) {
    const first = random.between(0, 99)
    const amounts = Array.from({ length: LINES_OF_SLIP }, (_, line) => ({
      num: String((first + line * 7) % 100).padStart(2, '0'),
      amount: 100,
    }))
    return ofPlayer(player, key, '/twod-bet', { totalAmount: 100 * LINES_OF_SLIP, amounts })
  },
  outcome: byStatus,
  done: (db) => requestIds(db`select idempotency_key from two_d.slip where idempotency_key is not null`),
}

/** A stake or a prize that the game maker tells. */
const callback: Operation = {
  kind: 'callback',
  share: 25,
  request(player, { random, key, ground }) {
    const name = random.happens(0.6) ? 'withdraw' : 'deposit'
    const is_large = random.happens(LARGE_CREDITS) && ground.has_large_credits
    const [action, amount] = name === 'withdraw' ? ['BET', 3] : ['SETTLED', is_large ? LARGE_CREDIT : 2]
    // Its key is what the maker of games calls it.
    const transactions = [{ id: key, action, amount, wager_code: `w-${key}` }]
    const batch = { member_account: player.member, ...GAME_OF_CALLBACKS, transactions }
    return {
      key,
      path: `/api/v1/api/seamless/${name}`,
      headers: {},
      body: JSON.stringify({ batch_requests: [batch] }),
    }
  },
  outcome(status, text) {
    if (status !== 200) return 'unknown'
    const [element] = (JSON.parse(text) as { data: Element[] }).data
    if (element?.code === 0 || element?.code === DUPLICATE) return 'acknowledged'
    return element === undefined || element.code === INTERNAL_FAULT ? 'unknown' : 'refused'
  },
  done: async (db) => {
    const rows = await db<{ transaction_id: string }[]>`select transaction_id from seamless.effect`
    return rows.map((row) => row.transaction_id)
  },
}
export const DUPLICATE = 1003
const INTERNAL_FAULT = 999

/** The signature is of the moment, so it is made when it is sent. */
export function bodyOf(intent: Intent): string {
  if (intent.kind !== 'callback') return intent.body
  const name = intent.path.endsWith('/withdraw') ? 'withdraw' : 'deposit'
  return JSON.stringify(signedBody(name, JSON.parse(intent.body) as object))
}

const exchange: Operation = {
  kind: 'exchange',
  share: 5,
  request: (player, { random, key }) =>
    ofPlayer(player, key, `/exchange-${random.pick(['main-to-game', 'game-to-main'])}`, {
      amount: random.between(1, 50),
    }),
  outcome: byStatus,
  done: (db) => requestIds(db`select idempotency_key from wallet.exchange where idempotency_key is not null`),
}

const deposit: Operation = {
  kind: 'deposit',
  share: 5,
  request: (player, { random, key, ground }) =>
    ofPlayer(player, key, '/depositfinicial', {
      agent_payment_type_id: ground.account.id,
      amount: random.between(1_000, 9_000),
      refrence_no: String(random.between(100_000, 999_999)),
    }),
  outcome: byStatus,
  done: (db) => requestIds(db`select idempotency_key from cashier.request where direction = 'deposit'`),
}

const withdrawal: Operation = {
  kind: 'withdrawal',
  share: 4,
  request: (player, { random, key, ground }) =>
    ofPlayer(player, key, '/withdrawfinicial', {
      payment_type_id: ground.account.payment_type_id,
      account_name: 'Ko Aung',
      account_number: '09421000630',
      amount: random.between(10_000, 20_000),
      password: ground.password,
    }),
  outcome: byStatus,
  done: (db) => requestIds(db`select idempotency_key from cashier.request where direction = 'withdrawal'`),
}

export const OPERATIONS: readonly Operation[] = [bet, slip, callback, exchange, deposit, withdrawal]

/** By their shares. */
export const MIX: readonly Operation[] = OPERATIONS.flatMap((one) => Array.from({ length: one.share }, () => one))

export function operationOf(kind: string): Operation {
  const operation = OPERATIONS.find((one) => one.kind === kind)
  if (!operation) throw new Error(`no operation is called ${kind}`)
  return operation
}
