import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#platform/server/database/database.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { openTestAggregator, type TestAggregator } from '#tests/support/partners/aggregator-server.ts'
import { createAggregator } from './aggregator.ts'
import { type LaunchRequest, launchGame } from './launch-game.ts'
import type { Product } from './parse-lists.ts'
import { saveProducts } from './product.ts'

let provider: TestAggregator
let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  provider = await openTestAggregator()
  app = await startTestApp({ gsc: provider.gsc })
  const product = (product_code: number, more: Partial<Product> = {}): Product => ({
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
  const products = [
    product(1091),
    product(1007, { currency: 'MMK2' }),
    product(1033, { status: 'MAINTAINED' }),
    product(1006, { status: 'DEACTIVATED' }),
  ]
  await transaction(app.owner_db, (tx) => saveProducts(tx, products))
})
beforeEach(async () => {
  provider.calls = []
  provider.launch = { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round', content: '' } }
  player = await app.player()
})
afterEach(() => app.expectReconciled())
afterAll(async () => {
  await app.close()
  await provider.close()
})

function launch(more: Partial<LaunchRequest> = {}) {
  const aggregator = createAggregator(provider.gsc, createMetrics())
  return launchGame(
    { db: app.db, key: app.key, aggregator },
    {
      player_id: player.id,
      product_code: 1091,
      game_type: 'SLOT',
      game_code: 'GEM',
      language: 'mm',
      platform: 'MOBILE',
      ip: '203.0.113.9',
      lobby_url: 'https://thazin.example/',
      ...more,
    },
  )
}

const launches = () =>
  app.owner_db`select product_code, game_code, platform, language, address, answer, answered_at is not null as is_answered
           from seamless.launch where player_id = ${player.id} order by id`

describe('a launch', () => {
  test('is asked for the member, in the product’s currency and the player’s language', async () => {
    expect(await launch({ product_code: 1007 })).toEqual({ url: 'https://play.example/round' })

    expect(provider.calls[0]?.fields).toMatchObject({
      member_account: player.user.user_name,
      currency: 'MMK2',
      product_code: 1007,
      game_type: 'SLOT',
      game_code: 'GEM',
      language_code: 13,
      ip: '203.0.113.9',
      platform: 'MOBILE',
      operator_lobby_url: 'https://thazin.example/',
    })
  })

  test.each([
    ['en', 0],
    ['mm', 13],
    ['zh', 2],
    ['th', 3],
  ] as const)('in %s is asked in the aggregator’s language %i', async (language, language_code) => {
    await launch({ language })

    expect(provider.calls[0]?.fields.language_code).toBe(language_code)
  })

  test('of a product with a lobby alone carries no game', async () => {
    await launch({ game_code: null })

    expect(provider.calls[0]?.fields.game_code).toBeNull()
  })

  test('is written down with what came of it', async () => {
    await launch()
    provider.launch.body = { code: 200, message: '', url: '', content: '<html></html>' }
    await launch({ game_code: null, platform: 'DESKTOP', language: 'en' })
    provider.launch.body = { code: 10002, message: 'game_code must be one of the games' }
    await expect(launch()).rejects.toMatchObject({ code: 'launch_failed' })

    const row = {
      product_code: 1091,
      game_code: 'GEM',
      platform: 'MOBILE',
      language: 'mm',
      address: '203.0.113.9',
      is_answered: true,
    }
    expect(await launches()).toEqual([
      { ...row, answer: 'url' },
      { ...row, game_code: null, platform: 'DESKTOP', language: 'en', answer: 'content' },
      { ...row, answer: 'refused: code 10002: game_code must be one of the games' },
    ])
  })
})

describe('a member’s password', () => {
  test('is the same for ever, also when the first launches race, and nobody else’s', async () => {
    await Promise.all(Array.from({ length: 10 }, () => launch()))
    await launch()
    const other = await app.player()
    await launch({ player_id: other.id })

    const passwords = provider.calls.map(({ fields }) => fields.password)
    expect(new Set(passwords.slice(0, 11)).size).toBe(1)
    expect(passwords[11]).not.toBe(passwords[0])
    expect(passwords[0]).toMatch(/^[A-Za-z0-9_-]{20}$/)
  })

  test('cannot be read from the database, and is not the login’s', async () => {
    await launch()
    const password = String(provider.calls[0]?.fields.password)

    const [member] = await app.owner_db<{ sealed_password: Buffer }[]>`
      select sealed_password from seamless.member where player_id = ${player.id}`
    expect(member?.sealed_password.includes(password)).toBe(false)
    expect(app.key.unseal(member?.sealed_password ?? Buffer.alloc(0)).toString()).toBe(password)
    expect(password).not.toBe(player.password)
  })
})

describe('a launch is refused', () => {
  test.each([
    ['frozen', 'player_frozen'],
    ['banned', 'player_banned'],
  ])('to a player who is %s', async (status, code) => {
    await app.owner_db`update identity.player set status = ${status} where id = ${player.id}`

    await expect(launch()).rejects.toMatchObject({ code })
    expect(provider.calls).toEqual([])
  })

  test.each([
    ['that is not offered', { product_code: 4444 }, 'game_unknown'],
    ['of another type', { game_type: 'FISHING' }, 'game_unknown'],
    ['that is switched off', { product_code: 1006 }, 'game_unknown'],
    ['under maintenance', { product_code: 1033 }, 'game_in_maintenance'],
  ])('for a product %s', async (_what, request, code) => {
    await expect(launch(request)).rejects.toMatchObject({ code })
    expect(provider.calls).toEqual([])
  })

  test.each([
    ['says that it is under maintenance', { status: 200, body: { code: 2000, message: '' } }, 'game_in_maintenance'],
    ['refuses', { status: 200, body: { code: 1004, message: '' } }, 'launch_failed'],
    ['is out of order', { status: 503, body: { message: '' } }, 'provider_silent'],
    ['talks nonsense', { status: 200, body: 'hello' }, 'provider_silent'],
  ])('when the aggregator %s', async (_what, answer, code) => {
    provider.launch = answer

    await expect(launch()).rejects.toMatchObject({ code })
    expect(await launches()).toHaveLength(1)
  })
})
