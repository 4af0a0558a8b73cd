import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  launch,
  md5,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '#tests/support/partners/shan-provider.ts'

let provider: ShanProvider
let app: TestApp
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
})
afterAll(() => Promise.all([app.close(), provider.close()]))

function ask(
  members: string[],
  more: { request_time?: number | string; secret?: string; operator_code?: string } = {},
) {
  const request_time = more.request_time ?? Math.floor(Date.now() / 1_000)
  const operator_code = more.operator_code ?? 'a3h1'
  const sign = md5(`${operator_code}${request_time}getbalance${more.secret ?? provider.settings.secret_key}`)
  const batch_requests = members.map((member_account) => ({ member_account, product_code: 100_200 }))
  return app.call('POST', '/api/shan/balance', {
    body: { batch_requests, operator_code, currency: 'MMK', sign, request_time },
  })
}
const accountOf = (player: TestPlayer) => player.user.member_account

test('the provider is told how much each member may play with', async () => {
  const [one, two] = [await app.player({ game: 15_005_099n }), await app.player()]

  const reply = await ask([accountOf(one), 'NOBODY', accountOf(two), "x' or 1=1"])

  expect(reply.status).toBe(200)
  const row = { product_code: 100_200, code: 0, message: 'Success' }
  const nobody = { ...row, balance: 0, code: 1_000, message: 'Member does not exist' }
  expect(reply.body).toEqual({
    status: 'success',
    data: [
      { ...row, member_account: accountOf(one), balance: 1_500.5 },
      { ...nobody, member_account: 'NOBODY' },
      { ...row, member_account: accountOf(two), balance: 0 },
      { ...nobody, member_account: "x' or 1=1" },
    ],
  })
})

test('at the table it is told what its own wallet holds, whatever moved elsewhere', async () => {
  const player = await app.player({ main: kyat(500), game: kyat(1_000) })
  await launch(app, player)
  await sendBalances(app, signed(roundOf(player, 1_200)))
  await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 500 } })

  expect((await ask([accountOf(player)])).body.data).toMatchObject([{ balance: 1_200, code: 0 }])
})

test.each([
  ['signed with another key', { secret: 'x' }],
  ['of another operator', { operator_code: 'a3h9' }],
  ['of half an hour ago', { request_time: Math.floor(Date.now() / 1_000) - 1_800 }],
  ['of no time at all', { request_time: 'now' }],
])('a question %s is told nothing', async (_what, more) => {
  const player = await app.player({ game: kyat(77) })

  const reply = await ask([accountOf(player)], more)

  expect(reply).toMatchObject({ status: 200, body: { data: [{ balance: 0, code: 1_004 }] } })
})

test.each([
  ['without members', { operator_code: 'a3h1', request_time: 1, sign: 'x' }],
  ['with a member that is none', { operator_code: 'a3h1', request_time: 1, sign: 'x', batch_requests: [null] }],
  ['without a signature', { operator_code: 'a3h1', request_time: 1, batch_requests: [] }],
])('a question %s makes no sense', async (_what, body) => {
  expect(await app.call('POST', '/api/shan/balance', { body })).toMatchObject({
    status: 400,
    body: { status: 'error', code: 'INVALID_REQUEST_DATA' },
  })
})
