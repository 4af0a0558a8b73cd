import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  LAUNCH_URL,
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
beforeEach(() => {
  provider.requested.length = 0
  provider.answer('launch-game', { body: { code: 200, message: 'ok', url: LAUNCH_URL } })
})
afterEach(() => app.expectReconciled())
afterAll(async () => {
  await app.close()
  await provider.close()
})

describe('a launch', () => {
  test('tells the provider, signed, who may play with how much, and answers where', async () => {
    const player = await app.player({ game: 12_345_678n })

    const reply = await launch(app, player, { member_account: player.user.member_account, operator_code: 'a3h2' })

    expect(reply).toMatchObject({ status: 200, body: { status: 'success', launch_game_url: LAUNCH_URL } })
    const [requested] = provider.requested
    const { request_time, sign } = requested?.body ?? {}
    expect(requested).toMatchObject({
      path: '/api/client/launch-game',
      body: {
        agent_code: 'a3h1',
        product_code: 100_200,
        game_type: 'Shan',
        member_account: player.user.member_account,
        // Fractions of a hundredth stay out of the provider's wallet.
        balance: 1_234.56,
      },
    })
    expect(Math.abs(Number(request_time) - Date.now() / 1_000)).toBeLessThan(60)
    expect(sign).toBe(md5(`${String(request_time)}${provider.settings.secret_key}launchgamea3h1`))
    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 12_345_678n })
  })

  test('falls back on the own account and the platform’s usual operator code', async () => {
    const player = await app.player({ game: kyat(5) })

    expect(await launch(app, player)).toMatchObject({ status: 200 })
    expect(provider.requested[0]?.body.member_account).toBe(player.user.user_name)
  })

  test('writes the table to the games that the player opened last', async () => {
    const player = await app.player({ game: kyat(5) })

    await launch(app, player)

    const { body } = await app.call('GET', '/api/my-games', { token: player.token })
    expect(body.data).toEqual({ favourites: [], recent: [{ game: null, own_game: 'shan' }] })
  })

  test('for another player’s account is refused, and the provider never hears of it', async () => {
    const [player, other] = [await app.player({ game: kyat(5) }), await app.player({ game: kyat(500) })]

    const reply = await launch(app, player, { member_account: other.user.member_account })

    expect(reply).toMatchObject({
      status: 403,
      body: { status: 'fail', code: 'shan_other_account', errors: { member_account: ['This is not your account.'] } },
    })
    expect(provider.requested).toEqual([])
  })

  test.each([
    ['unknown', 'zzzz'],
    ['switched off', 'a3h2'],
  ])('under an operator code that is %s is refused', async (_what, operator_code) => {
    await app.owner_db`update shan.operator set is_active = false where code = 'a3h2'`

    expect(await launch(app, await app.player(), { operator_code })).toMatchObject({
      status: 403,
      body: { status: 'fail', message: 'Invalid operator code', errors: { operator_code: ['Invalid operator code'] } },
    })
    expect(provider.requested).toEqual([])
    await app.owner_db`update shan.operator set is_active = true where code = 'a3h2'`
  })

  test.each([
    ['operator_code', 7, 'This value is not valid.'],
    ['operator_code', '', 'This field is required.'],
    ['operator_code', 'x'.repeat(51), 'This value is not valid.'],
    ['member_account', null, 'This field is required.'],
    ['member_account', ['T0001'], 'This value is not valid.'],
  ])('with %s %j is refused field by field', async (field, value, sentence) => {
    expect(await launch(app, await app.player(), { [field]: value })).toMatchObject({
      status: 422,
      body: { status: 'fail', message: 'Validation error', errors: { [field]: [sentence] } },
    })
  })

  test('is for players with a live session who are not on hold', async () => {
    const player = await app.player({ game: kyat(5) })

    expect(await app.call('POST', '/api/shan-launch-game', { body: {} })).toMatchObject({
      status: 401,
      body: { status: 'fail', message: 'Unauthorized' },
    })
    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
    expect(await launch(app, player)).toMatchObject({ status: 403, body: { status: 'fail', code: 'player_frozen' } })
    await app.owner_db`
      update identity.player set status = 'active', excluded_until = now() + interval '1 day' where id = ${player.id}`
    expect(await launch(app, player)).toMatchObject({ status: 403, body: { code: 'player_on_break' } })
    expect(provider.requested).toEqual([])
  })

  test('pressed twenty times at once reaches the provider once', async () => {
    const player = await app.player({ game: kyat(5) })

    let answered = 0
    // The provider thinks until everybody else was answered.
    provider.answer('launch-game', async () => {
      while (answered < 19) await new Promise((resolve) => setTimeout(resolve, 5))
      return { body: { code: 200, url: LAUNCH_URL } }
    })

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => launch(app, player).finally(() => void answered++)),
    )

    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.body.code === 'too_many_requests')).toHaveLength(19)
    expect(provider.requested).toHaveLength(1)
  })
})

describe('a provider', () => {
  // One that failed often is left alone for a while; an answer ends the row of its failures.
  afterEach(async () => {
    provider.answer('launch-game', { body: { code: 200, message: 'ok', url: LAUNCH_URL } })
    const { status } = await launch(app, await app.player())
    if (status !== 200) throw new Error(`the provider is still left alone: ${status}`)
  })

  test('that says no is quoted', async () => {
    provider.answer('launch-game', { status: 404, body: { code: 404, message: 'Agent not found' } })

    expect(await launch(app, await app.player())).toMatchObject({
      status: 502,
      body: { status: 'fail', message: 'Failed to launch game.', error_detail: 'Agent not found' },
    })
    expect(provider.requested).toHaveLength(1)
  })

  test.each([
    ['fails', { status: 500, body: { message: 'secret stack' } }],
    ['hangs up', 'hang up'],
    ['speaks no JSON', { body: '<html>' }],
    ['sends no address', { body: { code: 200, message: 'ok' } }],
    ['sends an address of another kind', { body: { code: 200, url: 'javascript:alert(1)' } }],
    ['sends an address with a name in it', { body: { code: 200, url: 'https://thazin@evil.example/' } }],
    ['answers without end', { body: 'x'.repeat(300_000) }],
  ] as const)('that %s is asked once, since it may have heard', async (_what, answer) => {
    provider.answer('launch-game', answer)

    const reply = await launch(app, await app.player())

    expect(reply).toMatchObject({ status: 503, body: { status: 'fail', code: 'provider_silent' } })
    expect(reply.text).not.toContain('secret')
    expect(provider.requested).toHaveLength(1)
  })

  test('that fails again and again is left alone for a while', async () => {
    const alone = await startTestApp({ shan: provider.settings })
    provider.answer('launch-game', { status: 500, body: {} })
    for (let times = 0; times < 5; times++) await launch(alone, await alone.player())
    provider.requested.length = 0

    expect(await launch(alone, await alone.player())).toMatchObject({ status: 503 })
    expect(provider.requested).toEqual([])
    await alone.expectReconciled()
    await alone.close()
  })

  test('that is not set opens no table', async () => {
    const bare = await startTestApp()

    expect(await launch(bare, await bare.player())).toMatchObject({ status: 503, body: { status: 'fail' } })
    await bare.close()
  })
})

describe('a second launch', () => {
  test('ends the first session, and tells the balance of now', async () => {
    const player = await app.player({ main: kyat(500), game: kyat(1_000) })
    await launch(app, player)
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 500 } })

    expect(await launch(app, player)).toMatchObject({ status: 200 })
    expect(provider.requested[1]?.body.balance).toBe(1_500)
    expect(await sendBalances(app, signed(roundOf(player, 1_600)))).toMatchObject({ status: 200 })
    expect((await app.balancesOf(player)).game).toBe(kyat(1_600))
  })

  test('that was refused leaves the first session as it was', async () => {
    const player = await app.player({ game: kyat(1_000) })
    await launch(app, player)
    provider.answer('launch-game', { status: 422, body: { code: 422, message: 'no' } })
    await launch(app, player)

    await sendBalances(app, signed(roundOf(player, 900)))

    expect((await app.balancesOf(player)).game).toBe(kyat(900))
  })

  test('without an answer ends the first session too: nobody knows any more what the wallet holds', async () => {
    const player = await app.player({ game: kyat(1_000) })
    await launch(app, player)
    provider.answer('launch-game', 'hang up')
    await launch(app, player)

    expect(await sendBalances(app, signed(roundOf(player, 5_000)))).toMatchObject({ status: 409 })
    expect((await app.balancesOf(player)).game).toBe(kyat(1_000))
  })
})
