import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  launch,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '#tests/support/partners/shan-provider.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { receivableOf } from './receivable.ts'

let provider: ShanProvider
let app: TestApp
let consoleClient: TestConsole
let account: TestAccount
let player: TestPlayer
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
  account = await paymentAccount(app)
  consoleClient = await openConsoleOf(app)
})
beforeEach(async () => {
  player = await app.player({ game: kyat(100_000) })
  const reply = await launch(app, player)
  if (reply.status !== 200) throw new Error(reply.text)
})
afterEach(() => app.expectReconciled())
afterAll(() => Promise.all([consoleClient.close(), app.close(), provider.close()]))

const walletIs = async (kyat_in_wallet: number) =>
  (await sendBalances(app, signed(roundOf(player, kyat_in_wallet)))).status
const post = (path: string, body: object) => app.call('POST', path, { token: player.token, body })
const toMain = (amount: number) => post('/api/exchange-game-to-main', { amount })
const withdraw = (amount: number) =>
  post('/api/withdrawfinicial', {
    payment_type_id: account.payment_type_id,
    account_name: 'Ko Aung',
    account_number: '09421000630',
    amount,
    password: player.password,
  })
/** As if the player's last round were so long ago. */
const letPass = (minutes: number) => app.owner_db`
  update shan.session set seen_at = seen_at - ${minutes} * interval '1 minute' where player_id = ${player.id}`

describe('a player who owes', () => {
  test('is paid a win only after the win has repaid the debt', async () => {
    await toMain(100_000)
    expect(await walletIs(60_000)).toBe(200)
    expect(await receivableOf(app.owner_db, player.id)).toBe(kyat(40_000))

    await walletIs(70_000)
    expect([await receivableOf(app.owner_db, player.id), (await app.balancesOf(player)).game]).toEqual([
      kyat(30_000),
      0n,
    ])

    await walletIs(105_000)
    expect([await receivableOf(app.owner_db, player.id), (await app.balancesOf(player)).game]).toEqual([
      0n,
      kyat(5_000),
    ])
  })

  test('has what the table says after any rounds, also with exchanges between them', async () => {
    let wallet = 100_000
    for (const net of [-5_000, 8_000, -2_500, 4_000, -20_000, 3_000, -9_000, 15_000]) {
      const { game } = await app.balancesOf(player)
      if (game > 0n) await toMain(Number(game / 10_000n))
      wallet += net
      await walletIs(wallet)
    }

    const { main, game } = await app.balancesOf(player)
    expect(main + game - (await receivableOf(app.owner_db, player.id))).toBe(kyat(wallet))
    expect(main + game).toBeLessThan(kyat(108_001))
  })

  test('repays once when twenty copies of the win race', async () => {
    await toMain(100_000)
    await walletIs(60_000)
    const win = signed(roundOf(player, 90_000))

    await Promise.all(Array.from({ length: 20 }, () => sendBalances(app, win)))

    expect(await receivableOf(app.owner_db, player.id)).toBe(kyat(10_000))
    expect(await app.balancesOf(player)).toEqual({ main: kyat(100_000), game: 0n })
  })

  test('leaves that much in the platform', async () => {
    await toMain(100_000)
    await walletIs(60_000)

    const refused = await withdraw(60_001)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You owe 40,000 Ks from Shan Koe Mee. Keep at least that much in your balances.',
    ])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(100_000), game: 0n })

    expect((await withdraw(60_000)).status).toBe(200)
  })
})

describe('a withdrawal of a player at the table', () => {
  const idOf = (reply: Reply) => (reply.body.data as { id: string }).id
  const approve = async (requested: Reply) =>
    decideRequest(consoleClient, `/withdrawals/${idOf(requested)}`, { as: await consoleClient.staff('cashier') })

  test('is not paid while the player owes a later loss; rejected, it leaves the debt in the balances', async () => {
    await toMain(100_000)
    const requested = await withdraw(100_000)
    expect(requested.status).toBe(200)
    await walletIs(60_000)

    expect(await approve(requested)).toMatchObject({
      status: 409,
      body: { code: 'player_owes', values: { amount: 40_000 } },
    })
    const no = { reason: 'check_failed', note: '' }
    const as = await consoleClient.staff('cashier')
    await decideRequest(consoleClient, `/withdrawals/${idOf(requested)}`, { as, decision: 'reject', body: no })
    expect((await withdraw(60_001)).body.code).toBe('withdrawal_owing')
  })

  test('closes the table when its wallet leaves the platform: rounds that are told later move nothing', async () => {
    await toMain(100_000)
    const requested = await withdraw(50_001)
    await walletIs(90_000)
    await walletIs(100_000)

    expect((await approve(requested)).status).toBe(200)
    expect(await walletIs(40_000)).toBe(409)
    expect(await receivableOf(app.owner_db, player.id)).toBe(0n)
    expect(await app.balancesOf(player)).toEqual({ main: kyat(49_999), game: 0n })
  })

  test('of money that is not at the table is paid at any time, and the player plays on', async () => {
    player = await app.player({ main: kyat(70_000), game: kyat(10_000) })
    await launch(app, player)

    expect((await approve(await withdraw(70_000))).status).toBe(200)
    expect(await walletIs(12_000)).toBe(200)
    expect((await app.balancesOf(player)).game).toBe(kyat(12_000))
  })
})

test.each([
  ['took a break', "excluded_until = 'infinity'"],
  ['was put on hold', "status = 'frozen'"],
  ['was banned', "status = 'banned'"],
])('the table of who %s ends with the round that was under way', async (_what, stopped) => {
  await app.owner_db.unsafe(`update identity.player set ${stopped} where id = ${player.id}`)

  await letPass(4)
  expect(await walletIs(99_000)).toBe(200)
  await letPass(2)
  expect(await walletIs(50_000)).toBe(409)

  expect(await app.balancesOf(player)).toEqual({ main: 0n, game: kyat(99_000) })
  expect(await receivableOf(app.owner_db, player.id)).toBe(0n)
})
