import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

let app: TestApp
let aggregator: TestAggregator
let player: TestPlayer
const slot = { game_code: 'slot-0', product_code: 1091, game_type: 'SLOT' }

beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({ gsc: aggregator.gsc })
  aggregator.products = [
    productRow(1091, 'SLOT'),
    productRow(1033, 'SLOT', { status: 'MAINTAINED' }),
    productRow(1046, 'SPORT_BOOK', { entry_type: 2, currency: 'MMK2' }),
    productRow(1012, 'OTHER'),
  ]
  aggregator.games = {
    '1091 SLOT': [gameRow(1091, 'SLOT', 'slot-0'), gameRow(1091, 'SLOT', 'slot-1', { status: 'MAINTAINED' })],
    '1033 SLOT': [gameRow(1033, 'SLOT', 'closed-0')],
    '1012 OTHER': [gameRow(1012, 'OTHER', 'other-0')],
  }
  await sync(app, aggregator)
})
beforeEach(async () => {
  player = await app.player({ game: kyat(1_000) })
  aggregator.calls = []
  aggregator.launch = { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round?x=1' } }
})
afterAll(async () => {
  await app.expectReconciled()
  await app.close()
  await aggregator.close()
})

const launch = (body: unknown, headers: Record<string, string> = {}, token = player.token): Promise<Reply> =>
  app.call('POST', '/api/seamless/launch-game', { token, body, headers })
const launches = () => aggregator.calls.filter((call) => call.path.endsWith('launch-game')).map((call) => call.fields)

describe('a game is launched', () => {
  test('with the address that the aggregator gives', async () => {
    const reply = await launch(slot)

    expect(reply.status, reply.text).toBe(200)
    expect(reply.body).toEqual({
      code: 200,
      message: 'Game launched successfully!',
      url: 'https://play.example/round?x=1',
    })
    expect(launches()).toHaveLength(1)
    expect(launches()[0]).toMatchObject({
      game_code: 'slot-0',
      product_code: 1091,
      game_type: 'SLOT',
      currency: 'MMK',
      member_account: player.user.user_name,
      ip: '10.0.0.1',
      platform: 'DESKTOP',
      language_code: 0,
    })
    expect(launches()[0]?.operator_lobby_url).toMatch(/^http:\/\/[^/]+\/\?type=all$/)
  })

  test('with a document where there is no address', async () => {
    aggregator.launch.body = { code: 200, message: 'ok', url: '', content: '<html>a game</html>' }

    expect((await launch(slot)).body).toMatchObject({ code: 200, content: '<html>a game</html>' })
  })

  test('in the language and form that suit the player', async () => {
    const on_phone = { 'accept-language': 'my', 'user-agent': 'Mozilla/5.0 (Linux; Android 12) Mobile' }
    await launch(slot, on_phone)
    await launch(slot, { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Android' })

    expect(launches()[0]).toMatchObject({ platform: 'MOBILE', language_code: 13 })
    expect(launches()[1]).toMatchObject({ platform: 'DESKTOP', language_code: 0 })
  })

  test('without a code where the product has only a lobby, and in the words that the aggregator uses', async () => {
    const more = { balance: 5, lobby_url: 'https://evil.example', member_account: 'somebody' }
    await launch({ game_code: null, product_code: '1046', game_type: 'SPORT_BOOK', ...more })
    await launch({ game_code: 'other-0', product_code: 1012, game_type: 'OTHERS' })

    expect(JSON.stringify(launches()[0])).not.toMatch(/evil|somebody/)
    expect(launches()[0]).toMatchObject({ product_code: 1046, game_code: null, currency: 'MMK2' })
    expect(launches()[1]).toMatchObject({ product_code: 1012, game_type: 'OTHER' })
  })

  test('once, however often the button was pressed meanwhile, and each press gets the answer', async () => {
    const presses = Array.from({ length: 20 }, (_, press) => ({
      ...slot,
      product_code: press % 2 ? '1091' : 1091,
      press,
    }))
    const replies = await Promise.all(presses.map((body) => launch(body)))

    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(launches()).toHaveLength(1)
  })

  test('for two players at once, each by their own name', async () => {
    const other = await app.player()
    await Promise.all([launch(slot), launch(slot, {}, other.token)])

    expect(new Set(launches().map((fields) => fields.member_account)).size).toBe(2)
  })
})

describe('a launch is refused', () => {
  test.each([
    ['an unknown game', { ...slot, game_code: 'nothing' }, 404, 'game_unknown'],
    ['a game of another provider', { ...slot, product_code: 1033 }, 404, 'game_unknown'],
    ['an unknown provider', { ...slot, product_code: 4242 }, 404, 'game_unknown'],
    ['an unknown type', { ...slot, game_type: 'NONSENSE' }, 404, 'game_unknown'],
    ['a game of another type', { ...slot, game_type: 'FISHING' }, 404, 'game_unknown'],
    ['no game where the product has no lobby', { ...slot, game_code: null }, 404, 'game_unknown'],
    ['a product under maintenance', { ...slot, product_code: 1033, game_code: 'closed-0' }, 403, 'game_in_maintenance'],
    ['a game under maintenance', { ...slot, game_code: 'slot-1' }, 403, 'game_in_maintenance'],
  ])('for %s, with a sentence and without asking the aggregator', async (_what, body, status, code) => {
    const reply = await launch(body)

    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(launches()).toEqual([])
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['no product', { game_code: 'slot-0', game_type: 'SLOT' }],
    ['a prototype', '{"game_code":"slot-0","product_code":1091,"game_type":"SLOT","__proto__":{"x":1}}'],
    ['a code that is an object', { ...slot, game_code: { $ne: null } }],
    ['a product in exponents', '{"game_code":"slot-0","product_code":1e3,"game_type":"SLOT"}'],
    ['a product below zero', { ...slot, product_code: -1 }],
    ['half a product', { ...slot, product_code: 1091.5 }],
    ['a product with a zero in front', { ...slot, product_code: '01091' }],
    ['SQL for a product', { ...slot, product_code: '1091 or 1=1' }],
    ['SQL for a type', { ...slot, game_type: "SLOT'--" }],
    ['an endless code', { ...slot, game_code: 'x'.repeat(101) }],
  ])('for %s', async (_what, body) => {
    const reply = await launch(body)

    expect([400, 422]).toContain(reply.status)
    expect(launches()).toEqual([])
  })

  test('to a guest, to a player who was frozen, and to one on a break', async () => {
    expect((await app.call('POST', '/api/seamless/launch-game', { body: slot })).status).toBe(401)

    await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
    expect((await launch(slot)).body).toMatchObject({ code: 'player_frozen' })
    await app.owner_db`update identity.player set status = 'active', excluded_until = now() + interval '1 day' where id = ${player.id}`
    expect((await launch(slot)).body).toMatchObject({ code: 'player_on_break' })
    expect(launches()).toEqual([])
  })

  test('for what an operator hid, closed or switched off, at once', async () => {
    const refusalAfter = async (change: () => Promise<unknown>) => {
      await change()
      await settled()
      return (await launch(slot)).body.code
    }

    expect(
      await refusalAfter(() => app.owner_db`update catalog.game set is_hidden = true where game_code = 'slot-0'`),
    ).toBe('game_unknown')
    await app.owner_db`update catalog.game set is_hidden = false`
    expect(
      await refusalAfter(() => app.owner_db`update catalog.provider set is_in_maintenance = true where code = 'JILI'`),
    ).toBe('game_in_maintenance')
    await app.owner_db`update catalog.provider set is_in_maintenance = false`
    expect(await refusalAfter(() => app.owner_db`update catalog.game_type set is_on = false where id = 1`)).toBe(
      'game_unknown',
    )
    expect(await refusalAfter(() => app.owner_db`update catalog.game_type set is_on = true`)).toBe(200)
    expect(launches()).toHaveLength(1)
  })

  test('to a finger that does not stop, who is told how long to wait', async () => {
    const codes: unknown[] = []
    for (let press = 0; press < 8; press++) codes.push((await launch(slot)).body.code)

    expect(codes.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200])
    expect(codes.at(-1)).toBe('too_many_requests')
    expect(launches().length).toBeLessThan(8)
  })
})

describe('an aggregator that does not launch', () => {
  const failures = {
    'says that it is under maintenance': [{ code: 2000, message: 'maintenance' }, 'game_in_maintenance'],
    'says no': [{ code: 10002, message: 'secret detail of ours' }, 'launch_failed'],
    'gives neither address nor document': [{ code: 200, message: 'ok' }, 'launch_failed'],
    'gives a script for an address': [{ code: 200, message: 'ok', url: 'javascript:alert(1)' }, 'launch_failed'],
    'answers HTML': ['<html>bad gateway</html>', 'provider_silent'],
  } as const

  test.each(Object.entries(failures))('because it %s is told in a sentence of ours', async (_what, [body, code]) => {
    aggregator.launch = { status: 200, body }

    const reply = await launch(slot)

    expect(reply.status, reply.text).toBeGreaterThanOrEqual(400)
    expect(reply.body).toMatchObject({ code, message: expect.any(String) })
    expect(reply.text).not.toMatch(/secret detail|html/)
  })

  test('because it is broken moves no money and shows nothing of what broke', async () => {
    aggregator.launch = { status: 500, body: { code: 999, message: 'stack trace' } }
    const before = await app.balancesOf(player)

    const reply = await launch(slot)

    expect(reply).toMatchObject({ status: 503, body: { code: 'provider_silent' } })
    expect(reply.text).not.toContain('stack')
    expect(await app.balancesOf(player)).toEqual(before)
  })
})
