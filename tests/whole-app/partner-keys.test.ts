import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { restartApp } from '../support/app/restart-app.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { createAggregatorCalls, signedBody, TEST_GSC } from '../support/partners/aggregator-calls.ts'
import {
  launch,
  md5,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '../support/partners/shan-provider.ts'

const NEW_KEY = 'the next key for tests'

let provider: ShanProvider
let app: TestApp
/** The same platform with the new keys beside the old ones, and with the new ones alone. */
let rotating: TestApp
let rotated: TestApp
let old_shan_key: string
beforeAll(async () => {
  provider = await openShanProvider()
  old_shan_key = provider.settings.secret_key
  app = await startTestApp({ gsc: TEST_GSC, shan: provider.settings })
  const withKeys = async (secret_key: string, previous: { gsc: string | null; shan: string | null }) => ({
    ...app,
    ...(await restartApp(app, {
      gsc: { ...TEST_GSC, secret_key, secret_key_previous: previous.gsc },
      shan: { ...provider.settings, secret_key, secret_key_previous: previous.shan },
    })),
  })
  rotating = await withKeys(NEW_KEY, { gsc: TEST_GSC.secret_key, shan: old_shan_key })
  rotated = await withKeys(NEW_KEY, { gsc: null, shan: null })
})
afterAll(async () => {
  await app.expectReconciled()
  await Promise.all([rotating.close(), rotated.close()])
  await Promise.all([app.close(), provider.close()])
})

/** How often a callback of the previous key was counted. */
async function countOf(server: TestApp, partner: string): Promise<number> {
  const { text } = await server.call('GET', '/metrics')
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`thazin_previous_key_callbacks_total{partner="${partner}"}`))
  return Number(line?.split(' ')[1] ?? 0)
}

describe('callbacks of the aggregator', () => {
  const sign = (action: string, request_time: string, secret_key: string) =>
    createHash('md5')
      .update(TEST_GSC.operator_code + request_time + action + secret_key)
      .digest('hex')

  async function move(server: TestApp, player: TestPlayer, secret_key: string) {
    const calls = createAggregatorCalls(server)
    const request_time = String(Math.floor(Date.now() / 1_000))
    const batch_requests = [calls.batch(player, [{ action: 'BET', amount: 10 }])]
    const changed = { request_time, sign: sign('withdraw', request_time, secret_key) }
    return (await calls.send('withdraw', signedBody('withdraw', { batch_requests }, changed))).data[0]
  }

  test('are believed with either key while both are set, and with the new one alone afterwards', async () => {
    const player = await app.player({ game: kyat(100) })

    expect(await move(rotating, player, TEST_GSC.secret_key)).toMatchObject({ code: 0, balance: 90 })
    expect(await countOf(rotating, 'gsc')).toBe(1)
    expect(await move(rotating, player, NEW_KEY)).toMatchObject({ code: 0, balance: 80 })
    expect(await countOf(rotating, 'gsc')).toBe(1)
    expect(await move(rotating, player, 'nobody’s key')).toMatchObject({ code: 1004, balance: 0 })
    expect(await move(rotated, player, TEST_GSC.secret_key)).toMatchObject({ code: 1004, balance: 0 })
    expect(await move(rotated, player, NEW_KEY)).toMatchObject({ code: 0, balance: 70 })
    expect((await app.balancesOf(player)).game).toBe(kyat(70))
  })
})

describe('callbacks of the Shan table', () => {
  test('are believed with either key while both are set, and with the new one alone afterwards', async () => {
    const player = await app.player({ game: kyat(1_000) })
    await launch(rotating, player)

    const told = await sendBalances(rotating, signed(roundOf(player, 1_100), old_shan_key))
    expect(told.body).toMatchObject({ status: 'success', code: 'SUCCESS' })
    expect(await countOf(rotating, 'shan')).toBe(1)
    expect((await sendBalances(rotating, signed(roundOf(player, 1_200), NEW_KEY))).status).toBe(200)
    expect((await sendBalances(rotating, signed(roundOf(player, 9_999), 'nobody’s key'))).status).toBe(401)
    expect((await sendBalances(rotated, signed(roundOf(player, 9_999), old_shan_key))).status).toBe(401)
    expect((await sendBalances(rotated, signed(roundOf(player, 1_300), NEW_KEY))).status).toBe(200)
    expect((await app.balancesOf(player)).game).toBe(kyat(1_300))
  })

  test('that ask for balances are answered by the same rule', async () => {
    const player = await app.player({ game: kyat(50) })
    const ask = async (server: TestApp, secret_key: string) => {
      const request_time = Math.floor(Date.now() / 1_000)
      const body = {
        batch_requests: [{ member_account: player.user.member_account, product_code: 100_200 }],
        operator_code: 'a3h1',
        currency: 'MMK',
        sign: md5(`a3h1${request_time}getbalance${secret_key}`),
        request_time,
      }
      const { data } = (await server.call('POST', '/api/shan/balance', { body })).body
      return (data as { code: number }[])[0]?.code
    }

    expect(await ask(rotating, old_shan_key)).toBe(0)
    expect(await ask(rotating, NEW_KEY)).toBe(0)
    expect(await ask(rotated, old_shan_key)).toBe(1004)
    expect(await ask(rotated, NEW_KEY)).toBe(0)
  })
})

test('we sign our own calls with the new key while both are set', async () => {
  const player = await app.player({ game: kyat(100) })
  provider.requested.length = 0

  expect((await launch(rotating, player)).status).toBe(200)

  const { request_time, agent_code, sign } = provider.requested[0]?.body ?? {}
  expect(sign).toBe(md5(`${String(request_time)}${NEW_KEY}launchgame${String(agent_code)}`))
})
