import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import {
  type CallbackName,
  createAggregatorCalls,
  signedBody,
  TEST_GSC,
} from '#tests/support/partners/aggregator-calls.ts'
import type { Product } from '../../aggregator/parse-lists.ts'
import { saveProducts } from '../../aggregator/product.ts'
import { signCallback } from '../../sign.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
beforeEach(async () => {
  player = await app.player({ game: kyat(100) })
})
afterEach(() => app.expectReconciled())

const bet = () => calls.batch(player, [{ action: 'BET', amount: 10 }])
const NAMES: CallbackName[] = ['balance', 'withdraw', 'deposit', 'pushbetdata']

/** A withdraw signed for a time of its own. */
function withdrawAt(request_time: string | number) {
  const sign = signCallback('withdraw', { ...TEST_GSC, request_time: String(request_time) })
  return signedBody('withdraw', { batch_requests: [bet()] }, { request_time, sign })
}
const seconds = (ago = 0) => Math.floor(Date.now() / 1_000) - ago

describe('a callback', () => {
  test.each(NAMES)('%s with a wrong signature is refused, at each element and without a balance', async (name) => {
    const fields = { batch_requests: [bet(), bet()], wagers: [] }
    for (const sign of ['0'.repeat(32), '', undefined, 7, 'x']) {
      const answer = await calls.send(name, signedBody(name, fields, { sign }))
      const codes = name === 'pushbetdata' ? [answer.code] : answer.data.map(({ code }) => code)
      expect(new Set(codes)).toEqual(new Set([1004]))
      expect(answer.data?.map(({ balance }) => balance) ?? []).toEqual(name === 'pushbetdata' ? [] : [0, 0])
    }
    expect((await app.balancesOf(player)).game).toBe(kyat(100))
  })

  test.each(NAMES)('%s of another operator is refused', async (name) => {
    for (const operator_code of ['ELSE', '', undefined, 7]) {
      const answer = await calls.send(
        name,
        signedBody(name, { batch_requests: [bet()], wagers: [] }, { operator_code }),
      )
      expect(name === 'pushbetdata' ? answer.code : answer.data[0]?.code).toBe(1002)
    }
  })

  test('is believed whatever the case of the operator code and the signature', async () => {
    const request_time = String(seconds())
    const sign = signCallback('withdraw', { ...TEST_GSC, operator_code: 'thzn', request_time }).toUpperCase()
    const body = signedBody('withdraw', { batch_requests: [bet()] }, { operator_code: 'thzn', request_time, sign })

    expect((await calls.send('withdraw', body)).data[0]).toMatchObject({ code: 0, balance: 90 })
  })

  test('signed for another call is refused', async () => {
    const body = signedBody('deposit', { batch_requests: [bet()] })

    expect((await calls.send('withdraw', body)).data[0]?.code).toBe(1004)
  })

  test.each([
    ['now, as a number', () => seconds(), 0],
    ['now, as a text', () => String(seconds()), 0],
    ['now, in milliseconds', () => Date.now(), 0],
    ['four minutes ago', () => seconds(240), 0],
    ['in four minutes', () => seconds(-240), 0],
    ['six minutes ago', () => seconds(360), 1004],
    ['in six minutes', () => seconds(-360), 1004],
    ['no time', () => 'soon', 1004],
  ])('sent %s gets its answer', async (_when, request_time, code) => {
    expect((await calls.send('withdraw', withdrawAt(request_time()))).data[0]?.code).toBe(code)
  })

  test.each([
    ['no JSON', '{"batch_requests":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['NUL bytes', '\u0000'],
    ['a key named twice', '{"Sign":"a","sign":"b"}'],
    ['more than 256 KiB', JSON.stringify({ filler: 'a'.repeat(256 * 1024) })],
    ['a deep nest', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('that is %s gets 999 with HTTP 200', async (_what, body) => {
    for (const name of NAMES) {
      expect(await calls.send(name, body)).toMatchObject({ code: expect.toBeOneOf([999, 1002]) as number })
    }
  })

  test('of another type of content is read all the same', async () => {
    const options = { body: JSON.stringify(signedBody('withdraw', { batch_requests: [bet()] })) }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8']) {
      const reply = await app.call('POST', '/api/v1/api/seamless/withdraw', {
        ...options,
        headers: { 'content-type': type, 'idempotency-key': '!' },
      })
      expect([reply.status, (reply.body.data as { code: number }[])[0]?.code]).toEqual([
        200,
        expect.toBeOneOf([0, 1003]),
      ])
    }
  })

  test.each([
    ['no batches', {}],
    ['batches that are no list', { batch_requests: {} }],
    ['more batches than a call may have', { batch_requests: Array.from({ length: 51 }, () => ({})) }],
  ])('with %s makes no sense', async (_what, fields) => {
    expect(await calls.send('withdraw', signedBody('withdraw', fields))).toMatchObject({ data: [], code: 999 })
  })

  test.each([
    ['no transactions', { transactions: undefined }],
    ['an empty list', { transactions: [] }],
    ['a transaction that is none', { transactions: [7] }],
    ['no id', { transactions: [{ action: 'BET', amount: 1 }] }],
    ['an id that is too long', { transactions: [{ id: 'a'.repeat(129), action: 'BET', amount: 1 }] }],
    ['an id with NUL', { transactions: [{ id: 'a\u0000b', action: 'BET', amount: 1 }] }],
    ['an id of broken characters', { transactions: [{ id: '\ud800', action: 'BET', amount: 1 }] }],
    ['an unknown action', { transactions: [{ id: 'a', action: 'STEAL', amount: 1 }] }],
    ['no amount', { transactions: [{ id: 'a', action: 'BET' }] }],
    ['an amount that is none', { transactions: [{ id: 'a', action: 'BET', amount: 'all' }] }],
    ['a list for an amount', { transactions: [{ id: 'a', action: 'BET', amount: [1] }] }],
    ['no product', { product_code: undefined }],
    [
      'too many transactions',
      { transactions: Array.from({ length: 51 }, () => ({ id: 'a', action: 'BET', amount: 1 })) },
    ],
  ])('whose batch has %s changes nothing, and says the balance', async (_what, changed) => {
    const { data } = await calls.send(
      'withdraw',
      signedBody('withdraw', { batch_requests: [{ ...bet(), ...changed }] }),
    )

    expect(data).toEqual([expect.objectContaining({ code: 999, before_balance: 100, balance: 100 })])
  })

  test('may write its keys and words in any case', async () => {
    const capital = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(capital)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key.charAt(0).toUpperCase() + key.slice(1), capital(inner)]),
      )
    }
    const batch = calls.batch(player, [{ action: 'bEt', amount: 10, wager_status: 'settled', currency: 'mmk' }])
    const body = capital(signedBody('withdraw', { currency: 'mmk', batch_requests: [batch] }))

    expect((await calls.send('withdraw', body)).data[0]).toMatchObject({ code: 0, balance: 90 })
    const [effect] = await app.owner_db`select action, wager_status from seamless.effect where player_id = ${player.id}`
    expect(effect).toEqual({ action: 'BET', wager_status: 'SETTLED' })
  })

  test('does not take more than any honest call, however it is split', async () => {
    const win = { action: 'SETTLED', amount: '5000000000' }
    const batches = (count: number) => Array.from({ length: count }, () => calls.batch(player, [win]))
    const tooMuch = signedBody('deposit', { batch_requests: [...batches(2), bet()] })

    expect((await calls.send('deposit', tooMuch)).data.map(({ code }) => code)).toEqual([999, 999, 999])
    const { data } = await calls.send('deposit', signedBody('deposit', { batch_requests: batches(2) }))
    expect(data.map(({ code }) => code)).toEqual([0, 0])
  })
})

describe('what no honest aggregator does', () => {
  test('raises an alarm that can be counted', async () => {
    const wary = await startTestApp({ gsc: { ...TEST_GSC, callback_addresses: ['10.7.0.0/16'] } })
    const from = createAggregatorCalls(wary)
    const rich = await wary.player({ game: kyat(100) })
    const movement = { action: 'BET', amount: 1, id: 'once' }
    const send = (amount: number, address: string, changed = {}) => {
      const batch_requests = [from.batch(rich, [{ ...movement, amount }])]
      return from.send('withdraw', signedBody('withdraw', { batch_requests }, changed), address)
    }

    await send(1, '10.7.0.1')
    await send(2, '10.7.0.1')
    await send(1, '10.8.0.1')
    await send(1, '10.7.0.1', { sign: 'x' })

    const { text } = await wary.call('GET', '/metrics')
    for (const alarm of ['changed repeat', 'foreign address', 'signature']) {
      expect(text).toContain(`thazin_seamless_alarms_total{alarm="${alarm}"} 1`)
    }
    expect(text).toContain('thazin_seamless_answers_total{code="1003"} 1')
    await wary.close()
  })
})

describe('a company that knows the addresses of its aggregator', () => {
  test('refuses calls from other addresses, also with a right signature', async () => {
    const wary = await startTestApp({ gsc: { ...TEST_GSC, callback_addresses: ['10.7.0.0/16', '2001:db8::1'] } })
    const from = createAggregatorCalls(wary)
    const rich = await wary.player({ game: kyat(100) })
    const call = async (address: string) => {
      const batch_requests = [from.batch(rich, [{ action: 'BET', amount: 1 }])]
      return (await from.send('withdraw', signedBody('withdraw', { batch_requests }), address)).data[0]?.code
    }

    expect(await call('10.7.3.4')).toBe(0)
    expect(await call('2001:db8::1')).toBe(0)
    expect(await call('::ffff:10.7.3.4')).toBe(0)
    expect(await call('10.8.0.1')).toBe(1004)
    expect(await call('2001:db8::2')).toBe(1004)
    expect((await wary.balancesOf(rich)).game).toBe(kyat(97))
    await wary.close()
  })

  test('has no such calls without an aggregator', async () => {
    const alone = await startTestApp()

    const reply = await alone.call('POST', '/api/v1/api/seamless/balance', { body: signedBody('balance', {}) })

    expect(reply.status).toBe(404)
    await alone.close()
  })
})

describe('a player', () => {
  const move = (action: string, amount: number) =>
    calls.move(action === 'BET' ? 'withdraw' : 'deposit', player, { action, amount })

  test('who logged out goes on playing the game that they began, and wins', async () => {
    await app.call('POST', '/api/logout', { token: player.token })

    expect(await move('BET', 10)).toMatchObject({ code: 0, balance: 90 })
    expect(await move('SETTLED', 30)).toMatchObject({ code: 0, balance: 120 })
  })

  test.each(['frozen', 'banned'])('who is %s wins on earlier stakes, and stakes no more', async (status) => {
    await app.owner_db`update identity.player set status = ${status} where id = ${player.id}`

    expect(await move('BET', 10)).toMatchObject({ code: 1000, before_balance: 100, balance: 100 })
    expect(await move('SETTLED', 30)).toMatchObject({ code: 0, balance: 130 })
    expect(await move('ADJUSTMENT', -5)).toMatchObject({ code: 0, balance: 125 })
    expect(await calls.balance(player)).toMatchObject({ code: 0, balance: 125 })
  })
})

describe('a product', () => {
  const product = (product_code: number, more: Partial<Product>): Product => ({
    product_code,
    game_type: 'SLOT',
    provider: 'P',
    product_name: 'P',
    product_title: 'P',
    currency: 'MMK',
    status: 'ACTIVATED',
    entry_type: 1,
    ...more,
  })

  test('under maintenance, switched off or unknown takes no stakes, and pays what it owes', async () => {
    const offered = [
      product(1091, {}),
      product(1033, { status: 'MAINTAINED' }),
      product(1006, {}),
      product(1007, { currency: 'MMK2' }),
      product(1091, { currency: 'THB' }),
    ]
    const save = async (products: Product[]) => {
      await transaction(app.owner_db, (tx) => saveProducts(tx, products))
      // The time within which every process knows.
      await new Promise((resolve) => setTimeout(resolve, 550))
    }
    const codes = async (product_code: number) => {
      const send = async (name: 'withdraw' | 'deposit', action: string) => {
        const batch_requests = [calls.batch(player, [{ action, amount: 1 }], product_code)]
        return (await calls.send(name, signedBody(name, { batch_requests }))).data[0]?.code
      }
      return [await send('withdraw', 'BET'), await send('deposit', 'SETTLED'), await send('withdraw', 'ADJUSTMENT')]
    }

    expect(await codes(4444)).toEqual([0, 0, 0])
    await save(offered)
    expect(await codes(1091)).toEqual([0, 0, 0])
    expect(await codes(1033)).toEqual([2000, 0, 0])
    expect(await codes(4444)).toEqual([1005, 0, 0])
    expect(await codes(1007)).toEqual([999, 999, 999])
    await save(offered.slice(0, 2))
    expect(await codes(1006)).toEqual([2000, 0, 0])
    await app.owner_db`delete from seamless.product`
  })
})
