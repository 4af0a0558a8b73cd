import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorSign } from '../sign.ts'
import { startTestSandbox, type TestSandbox } from '../testing/start-test-sandbox.ts'

let table: TestSandbox
beforeAll(async () => {
  table = await startTestSandbox()
})
afterAll(() => table.close())

test('signs as the published examples do', () => {
  const partner = { operator_code: 'CMUT_V2', secret_key: 'XXXX' }

  expect(operatorSign(partner, 'gamelist', '1694617425')).toBe('cf9661ac06ecef181d35403a85e80f73')
  expect(operatorSign(partner, 'launchgame', '1694617425')).toBe('3944f891d3bd2d42f7b1c740c884fc38')
})

test('a launch leads to the game, at the host under which the player found the lobby', async () => {
  const answer = await table.launch()

  expect(answer).toMatchObject({ code: 200, content: '' })
  expect(answer.url).toMatch(/^http:\/\/192\.168\.1\.5:3002\/play\/[\w-]{32}\/$/)
  const document = await table.sandbox.app.inject({ url: new URL(String(answer.url)).pathname })
  expect(document.statusCode).toBe(200)
  expect(document.body).toContain('<title>plain</title>')
})

test('a provider without addresses sends a document, which finds its parts from anywhere', async () => {
  const answer = await table.launch({
    product_code: 1007,
    game_code: await firstGameOf(1007),
    currency: 'MMK2',
    operator_lobby_url: 'https://play.example/?type=1',
  })

  expect(answer).toMatchObject({ code: 200, url: '' })
  expect(answer.content).toMatch(/<head><base href="http:\/\/play\.example:3002\/play\/[\w-]{32}\/">/)
})

test('a product that has only a lobby opens without a game', async () => {
  const lobby = { product_code: 1046, game_type: 'SPORT_BOOK', currency: 'MMK2', game_code: null }
  expect(await table.launch(lobby)).toMatchObject({ code: 200 })
  expect(await table.launch({ game_code: null })).toMatchObject({
    code: 10002,
    message: expect.stringContaining('game_code'),
  })
})

test.each([
  [{ sign: 'f'.repeat(32) }, 1004],
  [{ operator_code: 'NONE' }, 1002],
  [{ password: '' }, 10002],
  [{ password: 'another one' }, 10002],
  [{ member_account: 'm'.repeat(51) }, 10002],
  [{ product_code: 1 }, 10002],
  [{ game_code: 'nothing' }, 10002],
  [{ game_type: 'FISHING' }, 10002],
  [{ currency: 'MMK2' }, 10002],
  [{ language_code: 99 }, 10002],
  [{ platform: 'PHONE' }, 10002],
  [{ ip: 'here' }, 10002],
  [{ operator_lobby_url: 'javascript:alert(1)' }, 10002],
  [{ product_code: 1033, game_type: 'COCK_FIGHTING', game_code: 'sv388-golden-spur' }, 2000],
])('a launch with %j is refused with %i', async (changes, code) => {
  await table.launch()

  expect(await table.launch(changes)).toMatchObject({ code })
})

test('lists products by type, and games page by page, some of them twice', async () => {
  const products = (await table.ask('/api/operators/available-products', 'productlist')) as unknown as object[]
  expect(products).toContainEqual(expect.objectContaining({ product_code: 1203, currency: 'MMK3', entry_type: 1 }))
  expect(products).toContainEqual(expect.objectContaining({ product_code: 1033, status: 'MAINTAINED' }))
  expect(products).toContainEqual(expect.objectContaining({ product_code: 1046, entry_type: 2 }))

  const all = await gamesOf({ product_code: '1091', game_type: 'SLOT' })
  const page = await gamesOf({ product_code: '1091', game_type: 'SLOT', offset: '10', size: '10' })
  const codes = new Set(all.map(({ game_code }) => game_code))
  expect(codes.size).toBeGreaterThanOrEqual(62)
  expect(all.length).toBeGreaterThan(codes.size)
  expect(page).toEqual(all.slice(10, 20))
  expect(all[0]).toMatchObject({ lang_name: { '0': expect.any(String), '13': expect.any(String) } })
})

test('tells what was decided in a window of five minutes, and no longer one', async () => {
  const path = await table.sit()
  const { body } = await table.play(path, 'round', { id: 'w1', stake: 12_500, prize: 40_000 })
  const now = Date.now()
  const window = { start: String(now - 60_000), end: String(now + 1_000) }

  const { wagers, pagination } = await table.ask('/api/operators/wagers', 'getwagers', window)
  expect(wagers).toEqual([
    expect.objectContaining({ code: body.wager_code, bet_amount: 1.25, prize_amount: 4, status: 'SETTLED' }),
  ])
  expect(pagination).toMatchObject({ offset: 0, total: 1 })
  const by_code = await table.ask(`/api/operators/wagers/${String(body.wager_code)}`, 'getwager')
  expect(by_code.wager).toMatchObject({ code: body.wager_code, member_account: 'm1' })
  expect(await table.ask('/api/operators/wagers', 'getwagers', { start: '0', end: window.end })).toMatchObject({
    code: 10002,
  })
  const history = await table.ask(`/api/operators/${String(body.wager_code)}/game-history`, 'gamehistory')
  const round = await table.sandbox.app.inject({ url: new URL(String(history.content)).pathname })
  expect(round.body).toContain('1.25 MMK')
})

async function gamesOf(query: Record<string, string>): Promise<Record<string, unknown>[]> {
  const answer = await table.ask('/api/operators/provider-games', 'gamelist', query)
  return answer.provider_games as Record<string, unknown>[]
}

const firstGameOf = async (product_code: number) =>
  (await gamesOf({ product_code: String(product_code) }))[0]?.game_code
