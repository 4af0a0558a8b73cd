import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { ProblemCode } from '#platform/contract/problem.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '../support/app/open-console.ts'
import { PATIENT_MS, type Reply, startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../support/database/database-proxy.ts'
import {
  type AggregatorCalls,
  createAggregatorCalls,
  signedBody,
  TEST_GSC,
} from '../support/partners/aggregator-calls.ts'
import {
  launch,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '../support/partners/shan-provider.ts'
import { paymentAccount, type TestAccount } from '../support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '../support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '../support/use-cases/two-d-draw.ts'

/** A call whose connection stalls is given up by then; on a busy machine its answer may take ten times as long. */
const CALL_MS = 400
const ANSWERED_MS = 10 * CALL_MS
const SHORT_MS = 100

let proxy: DatabaseProxy
let site: TestApp
let consoleClient: TestConsole
let cashier: TestStaff
let account: TestAccount
let provider: ShanProvider
let calls: AggregatorCalls
beforeAll(async () => {
  provider = await openShanProvider()
  site = await startTestApp({
    gsc: TEST_GSC,
    shan: provider.settings,
    by: async (url) => {
      proxy = await openDatabaseProxy(url)
      return proxy.url
    },
  })
  consoleClient = await openConsoleOf(site)
  cashier = await consoleClient.staff('cashier')
  account = await paymentAccount(site)
  calls = createAggregatorCalls(site)
  await openTestDraw(site.owner_db)
})
afterAll(async () => {
  await consoleClient.close()
  await site.close()
  await Promise.all([proxy.close(), provider.close()])
})

interface CallResult {
  /** The same call under the same id, as often as it is sent. */
  send: () => Promise<Reply>
  /** How many results the database has of it. */
  results: () => Promise<number>
}

const countOf = async (rows: PromiseLike<{ count: bigint }[]>) => Number((await rows)[0]?.count)

const ofPlayer = (path: string, one: TestPlayer, body: object) => {
  const idempotency_key = randomUUID()
  return () => site.call('POST', path, { token: one.token, body, idempotency_key })
}

/** Each makes a player of its own and answers what can be sent. */
const CALLS: Record<string, () => Promise<CallResult>> = {
  'a digit bet': async () => {
    const player = await site.player({ game: kyat(1_000) })
    const body = { bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 4 }
    return {
      send: ofPlayer('/api/digitbet', player, body),
      results: () => countOf(site.owner_db`select count(*) from digit_bet.bet where player_id = ${player.id}`),
    }
  },
  'a 2D slip': async () => {
    const player = await site.player({ main: kyat(1_000) })
    return {
      send: ofPlayer('/api/twod-bet', player, { totalAmount: 100, amounts: [{ num: '07', amount: 100 }] }),
      results: () => countOf(site.owner_db`select count(*) from two_d.slip where player_id = ${player.id}`),
    }
  },
  'an exchange': async () => {
    const player = await site.player({ main: kyat(1_000) })
    return {
      send: ofPlayer('/api/exchange-main-to-game', player, { amount: 300 }),
      results: () => countOf(site.owner_db`select count(*) from wallet.exchange where player_id = ${player.id}`),
    }
  },
  'a deposit request': async () => {
    const player = await site.player()
    const body = { agent_payment_type_id: account.id, amount: 50_000, refrence_no: String(player.id).padStart(6, '0') }
    return {
      send: ofPlayer('/api/depositfinicial', player, body),
      results: () => countOf(site.owner_db`select count(*) from cashier.request where player_id = ${player.id}`),
    }
  },
  'an approval': async () => {
    const player = await site.player()
    const path = `/deposits/${await requestDepositFor(site, player, account)}`
    const claimed = await consoleClient.call('POST', `${path}/claim`, { as: cashier })
    const { version } = claimed.body.data as QueueRow
    return {
      send: () => consoleClient.call('POST', `${path}/approve`, { as: cashier, body: { version } }),
      results: () =>
        countOf(site.owner_db`
          select count(*) from cashier.request r join cashier.event e on e.request_id = r.id
          where r.player_id = ${player.id} and e.kind = 'approved'`),
    }
  },
  'a bet of the aggregator': async () => {
    const player = await site.player({ game: kyat(1_000) })
    const batch_requests = [calls.batch(player, [{ action: 'BET', amount: 100, wager_status: 'BET' }])]
    return {
      send: () =>
        site.call('POST', '/api/v1/api/seamless/withdraw', { body: signedBody('withdraw', { batch_requests }) }),
      results: () => countOf(site.owner_db`select count(*) from seamless.effect where player_id = ${player.id}`),
    }
  },
  'a round of Shan': async () => {
    const player = await site.player({ game: kyat(1_000) })
    await launch(site, player)
    const body = signed(roundOf(player, 900))
    return {
      send: () => sendBalances(site, body),
      results: () =>
        countOf(site.owner_db`
        select count(*) from shan.settlement join shan.session on session.id = session_id
        where session.player_id = ${player.id}`),
    }
  },
}
/** Partners know no codes of ours: each status but 200 makes them ask again. */
const has_code = (name: string) => !name.endsWith('of the aggregator') && !name.endsWith('of Shan')

/** Meets a fault, within a time that is short for the test; and how long it took. */
async function faulted(send: () => Promise<Reply>, ms: number): Promise<Reply & { ms: number }> {
  for (const app of [site.fastify, consoleClient.fastify]) app.call_ms = ms
  const began = performance.now()
  const reply = await send()
  for (const app of [site.fastify, consoleClient.fastify]) app.call_ms = PATIENT_MS
  return { ...reply, ms: performance.now() - began }
}

/**
 * Until it has met the fault: on a busy machine the short time may be over while a call waits for its turn, before it
 * asks the database for anything. It is told so, and nothing of it stands.
 */
async function meeting(name: string, { send, results }: CallResult, ms: number): Promise<Reply & { ms: number }> {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await faulted(send, ms)
    if (proxy.hasMet()) return reply
    expectRefused(name, reply, 'busy', 'unavailable')
    expect(await results()).toBe(0)
  }
  throw new Error('the fault was never met')
}

function expectRefused(name: string, reply: Reply & { ms: number }, ...codes: ProblemCode[]): void {
  expect(reply, reply.text).toMatchObject({ status: 503 })
  if (has_code(name)) expect(codes).toContain(reply.body.code)
  expect(reply.headers['retry-after']).toMatch(/^[1-9]$/)
  expect(reply.ms).toBeLessThan(ANSWERED_MS)
  expect(reply.body).not.toHaveProperty('data')
}

/** As a caller does who is told to come again. */
async function askUntilAnswered({ send }: CallResult): Promise<Reply> {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await send()
    if (reply.status !== 503) return reply
    await sleep(50)
  }
  throw new Error('never answered')
}

describe.each(Object.keys(CALLS))('%s', (name) => {
  const ask = CALLS[name] ?? expect.unreachable()

  test.each([
    ['cut', SHORT_MS * 10],
    ['stall', SHORT_MS],
  ] as const)('that meets a %s before its commit was sent is not done, and says so', async (then, ms) => {
    const requested = await ask()
    proxy.meet({ text: 'begin', is_passed_on: true, then })

    expectRefused(name, await meeting(name, requested, ms), 'unavailable')
    expect(await requested.results()).toBe(0)
    expect(await askUntilAnswered(requested)).toMatchObject({ status: 200 })
    expect(await requested.results()).toBe(1)
  })

  test.each([
    ['cut on its way to the database', { is_passed_on: false, then: 'cut' }],
    ['cut before the answer', { is_passed_on: true, then: 'cut' }],
    ['stalled before the answer', { is_passed_on: true, then: 'stall' }],
  ] as const)('whose commit was %s says that it may be done, and is done once', async (_how, fault) => {
    const requested = await ask()
    proxy.meet({ text: 'commit', answer: 'COMMIT', ...fault })

    expectRefused(name, await meeting(name, requested, CALL_MS), 'unknown_outcome')
    expect(await requested.results()).toBe(fault.is_passed_on ? 1 : 0)
    expect(await askUntilAnswered(requested)).toMatchObject({ status: 200 })
    expect(await requested.results()).toBe(1)
  })
})

describe('while the database', () => {
  const read = async (): Promise<CallResult> => {
    const player = await site.player()
    return { send: () => site.call('GET', '/api/user', { token: player.token }), results: async () => 1 }
  }
  const asks = { ...CALLS, 'a read': read }

  /** Alone, where it had no turn among the others on a busy machine: now it asks for the database. */
  async function faultedAlone({ send }: CallResult, first: Reply & { ms: number }): Promise<Reply & { ms: number }> {
    let reply = first
    for (let tries = 0; reply.body.code === 'busy' && tries < 100; tries++) reply = await faulted(send, SHORT_MS)
    return reply
  }

  test.each([
    ['cannot be reached', () => proxy.close(), () => proxy.open()],
    ['does not answer', async () => proxy.freeze(), async () => proxy.thaw()],
  ])('%s every call is told to come again, and afterwards each is done once', async (_how, lose, restore) => {
    const requested = await Promise.all(Object.entries(asks).map(async ([name, ask]) => ({ name, ...(await ask()) })))
    await lose()

    const first = await Promise.all(requested.map((one) => faulted(one.send, SHORT_MS)))
    const replies: (Reply & { ms: number })[] = []
    for (const [index, one] of requested.entries()) {
      replies.push(await faultedAlone(one, first[index] ?? expect.unreachable()))
    }
    await restore()

    for (const [index, one] of requested.entries()) {
      expectRefused(one.name, replies[index] ?? expect.unreachable(), 'unavailable')
    }
    for (const one of requested) {
      expect(await askUntilAnswered(one), one.name).toMatchObject({ status: 200 })
      expect(await one.results()).toBe(1)
    }
  })
})

test('after all of that the ledger holds', () => site.expectReconciled())
