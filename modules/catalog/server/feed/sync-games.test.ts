import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Game, Provider } from '#catalog/contract/player.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { emptyCatalog, settled, sync } from '#tests/support/partners/sync-catalog.ts'

let app: TestApp
let aggregator: TestAggregator

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  aggregator = await openTestAggregator()
  await emptyCatalog(app)
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1091, 'FISHING'), productRow(1006, 'SLOT')]
  aggregator.games = {
    '1091 SLOT': Array.from({ length: 12 }, (_, index) => gameRow(1091, 'SLOT', `slot-${index}`)),
    '1091 FISHING': [gameRow(1091, 'FISHING', 'fish-0')],
    '1006 SLOT': [gameRow(1006, 'SLOT', 'pp-0'), gameRow(1006, 'SLOT', 'pp-1')],
  }
})
afterEach(() => aggregator.close())
afterAll(() => app.close())

async function games(path: string): Promise<Game[]> {
  await settled()
  return (await app.call('GET', `/api/game_lists/${path}`)).body.data as Game[]
}
const codes = async (path: string) => (await games(path)).map((game) => game.game_code)
const jiliSlots = () => aggregator.games['1091 SLOT'] as object[]
async function slotProviders(): Promise<Provider[]> {
  await settled()
  return (await app.call('GET', '/api/providers/SLOT')).body.data as Provider[]
}
/** Everything in the catalog but the log of its runs. */
const wholeCatalog = async () =>
  JSON.stringify(
    [
      await app.owner_db`select * from catalog.provider order by id`,
      await app.owner_db`select * from catalog.offer order by provider_id, game_type_id`,
      await app.owner_db`select * from catalog.game order by id`,
    ].map((rows) => [...rows]),
  )

/** A second one that works would otherwise be held for ever. */
const HELD_MS_MAX = 20_000

describe('sync-games', () => {
  test('fills an empty catalog and says what it added', async () => {
    const report = await sync(app, aggregator)

    expect(report).toMatchObject({ outcome: 'done', changed: [], retired: [], doubts: [] })
    expect(report?.added).toHaveLength(15)
    expect(await codes('1/JILI')).toHaveLength(12)
    const [run] = await app.owner_db`select outcome, added, changed, retired, report from catalog.sync_run`
    expect(run).toMatchObject({ outcome: 'done', added: 15, changed: 0, retired: 0 })
    expect(run?.report).toMatchObject({ added: expect.arrayContaining(['Game pp-0']), doubts: [] })
  })

  test('run again changes nothing, not even the version of the lists', async () => {
    await sync(app, aggregator)
    const before = await wholeCatalog()
    const [version] = await app.owner_db`select version from catalog.version`

    const report = await sync(app, aggregator)

    expect(report).toMatchObject({ added: [], changed: [], retired: [] })
    expect(await wholeCatalog()).toBe(before)
    expect(await app.owner_db`select version from catalog.version`).toEqual([version])
  })

  test('asked for twenty times at once works once', async () => {
    // The one that works is held until nineteen have seen that it does: on a busy machine the last may begin late.
    const others = Promise.withResolvers<void>()
    aggregator.answers_after = Promise.race([others.promise, sleep(HELD_MS_MAX, undefined, { ref: false })])
    let refused = 0
    const ask = async () => {
      const report = await sync(app, aggregator)
      if (report === null && ++refused === 19) others.resolve()
      return report
    }
    const reports = await Promise.all(Array.from({ length: 20 }, ask))

    expect(reports.filter((report) => report !== null)).toHaveLength(1)
    expect(aggregator.callsOf('available-products')).toBe(1)
    expect(await app.owner_db`select outcome from catalog.sync_run`).toHaveLength(1)
    expect(await codes('1/JILI')).toHaveLength(12)
    expect(await sync(app, aggregator)).not.toBeNull()
  })

  test('follows new names, states and providers', async () => {
    await sync(app, aggregator)
    jiliSlots()[0] = gameRow(1091, 'SLOT', 'slot-0', {
      game_name: 'New Name',
      lang_name: { 0: 'New Name', 13: 'အမည်သစ်' },
    })
    jiliSlots()[1] = gameRow(1091, 'SLOT', 'slot-1', { status: 'MAINTAINED' })
    aggregator.products = [
      ...(aggregator.products as object[]).slice(0, 2),
      productRow(1006, 'SLOT', { status: 'MAINTAINED' }),
      productRow(1007, 'SLOT', { currency: 'MMK2' }),
    ]
    aggregator.games['1007 SLOT'] = [gameRow(1007, 'SLOT', 'pg-0', { support_currency: 'MMK2' })]

    const report = await sync(app, aggregator)

    expect(report).toMatchObject({
      added: ['Game pg-0'],
      changed: ['New Name', 'Game slot-1'],
      retired: [],
      doubts: [],
    })
    const [first, second] = await games('1/JILI?lan=mm')
    expect(first?.game_name).toBe('အမည်သစ်')
    expect(second?.status).toBe('maintenance')
    expect((await games('1/PP')).map((game) => game.status)).toEqual(['maintenance', 'maintenance'])
    expect(await codes('1/PG')).toEqual(['pg-0'])
  })

  test('keeps what an operator changed', async () => {
    await sync(app, aggregator)
    await app.owner_db`update catalog.game set place = 1, is_hot = true, is_in_maintenance = true where game_code = 'slot-7'`
    await app.owner_db`update catalog.game set is_hidden = true where game_code = 'slot-0'`
    await app.owner_db`update catalog.offer set place = 99 where provider_id = (select id from catalog.provider where code = 'JILI')`
    await app.owner_db`update catalog.provider set short_name = 'Jili!' where code = 'JILI'`
    aggregator.games['1091 SLOT'] = jiliSlots().map((game) => ({ ...game, game_name: 'Renamed', lang_name: {} }))

    const report = await sync(app, aggregator)

    expect(report?.changed).toHaveLength(12)
    const [first] = await games('1/JILI')
    expect(first).toMatchObject({ game_code: 'slot-7', game_name: 'Renamed', is_hot: true, status: 'maintenance' })
    expect(await codes('1/JILI')).not.toContain('slot-0')
    const providers = await slotProviders()
    expect(providers.map((provider) => provider.short_name)).toEqual(['PP', 'Jili!'])
  })

  test('retires what left the feed, keeps its row, and takes it back when it returns', async () => {
    await sync(app, aggregator)
    const [gone] = jiliSlots().splice(3, 1)

    expect(await sync(app, aggregator)).toMatchObject({ added: [], changed: [], retired: ['Game slot-3'] })
    expect(await codes('1/JILI')).not.toContain('slot-3')
    expect(await app.owner_db`select id from catalog.game where game_code = 'slot-3'`).toHaveLength(1)

    jiliSlots().push(gone as object)
    expect(await sync(app, aggregator)).toMatchObject({ added: [], changed: ['Game slot-3'], retired: [] })
    expect(await codes('1/JILI')).toContain('slot-3')
  })

  test('retires a product with its games, and brings both back', async () => {
    await sync(app, aggregator)
    const all = aggregator.products as object[]
    aggregator.products = all.slice(0, 2)

    expect((await sync(app, aggregator))?.retired).toEqual(['Game pp-0', 'Game pp-1'])
    expect(await codes('1/PP')).toEqual([])
    expect((await slotProviders()).map((provider) => provider.code)).toEqual(['JILI'])

    aggregator.products = all
    await sync(app, aggregator)
    expect(await codes('1/PP')).toEqual(['pp-0', 'pp-1'])
  })

  test('chooses the first hot games of a demo once, and none of a platform in production', async () => {
    await sync(app, aggregator)
    expect(await app.owner_db`select id from catalog.game where is_hot`).toEqual([])

    const demo = await startTestApp({ is_demo: true })
    const hot = async () => {
      await settled()
      return (await demo.call('GET', '/api/hot_game_lists')).body.data as Game[]
    }
    await sync(demo, aggregator, { is_demo: true })
    expect((await hot()).map((game) => game.game_code)).toEqual(['slot-0', 'fish-0', 'pp-0'])

    await demo.owner_db`update catalog.game set is_hot = false`
    await sync(demo, aggregator, { is_demo: true })
    expect(await hot()).toEqual([])
    await demo.close()
  })
})

describe('a feed that is not what it should be', () => {
  beforeEach(() => sync(app, aggregator))

  test.each([
    ['an empty list of products', []],
    ['no list', { code: 999, message: 'internal' }],
    ['half a list', '[{"product_code": 1091, "game_ty'],
    ['a page of HTML', '<html>down for maintenance</html>'],
    ['rows of nonsense', [null, 7, 'x', {}, { product_code: 'abc', game_type: 'SLOT' }]],
    ['products in money that is not ours', [productRow(1091, 'SLOT', { currency: 'THB' })]],
  ])('%s changes nothing', async (_what, products) => {
    const before = await wholeCatalog()
    aggregator.products = products

    // Without an answer the job fails and is tried again; with nonsense it notes its doubts.
    const report = await sync(app, aggregator).catch(() => null)

    expect(report?.outcome).not.toBe('done')
    const [noted] = await app.owner_db<{ outcome: string; report: { doubts: unknown[] } }[]>`
      select outcome, report from catalog.sync_run order by id desc limit 1`
    expect(noted?.outcome).toMatch(/^(refused|failed)$/)
    expect(noted?.report.doubts).not.toEqual([])
    expect(await wholeCatalog()).toBe(before)
    expect(await codes('1/JILI')).toHaveLength(12)
  })

  test.each([
    ['empty', []],
    ['no list', { code: 999, message: 'internal', provider_games: null }],
    ['broken off', '{"code": 0, "provider_games": [{"game_code": "slot-0", "game_na'],
    ['of another shape', { code: 0, provider_games: [{}, null, 5], pagination: { total: 3 } }],
  ])(
    'a list of games that is %s leaves that list alone, and the others are brought up to date',
    async (_what, rows) => {
      aggregator.games['1091 SLOT'] = rows
      aggregator.games['1006 SLOT'] = [
        gameRow(1006, 'SLOT', 'pp-0'),
        gameRow(1006, 'SLOT', 'pp-1'),
        gameRow(1006, 'SLOT', 'pp-2'),
      ]

      const report = await sync(app, aggregator)

      expect(report).toMatchObject({ outcome: 'done', added: ['Game pp-2'], retired: [] })
      expect(report?.doubts.join()).toContain('1091')
      expect(await codes('1/JILI')).toHaveLength(12)
    },
  )

  test('a list of games that lost its end retires nothing until an operator believes it', async () => {
    aggregator.games['1091 SLOT'] = jiliSlots().slice(0, 5)

    const doubted = await sync(app, aggregator)
    expect(doubted).toMatchObject({ retired: [], doubts: [expect.stringContaining('7 of 12 games')] })
    expect(await codes('1/JILI')).toHaveLength(12)

    const believed = await sync(app, aggregator, { believe_all: true })
    expect(believed?.retired).toHaveLength(7)
    expect(await codes('1/JILI')).toHaveLength(5)
  })

  test('a list that is suddenly empty retires nothing, however short it was', async () => {
    aggregator.games['1091 FISHING'] = []

    expect(await sync(app, aggregator)).toMatchObject({
      retired: [],
      doubts: [expect.stringContaining('1 of 1 games')],
    })
    expect(await codes('8/JILI')).toEqual(['fish-0'])
  })

  test('a list of products that lost most of itself retires nothing', async () => {
    const many = Array.from({ length: 12 }, (_, index) => productRow(2000 + index, 'SLOT'))
    aggregator.products = [...(aggregator.products as object[]), ...many]
    await sync(app, aggregator)
    aggregator.products = [productRow(1091, 'SLOT', { status: 'MAINTAINED' })]

    const report = await sync(app, aggregator)

    expect(report).toMatchObject({ retired: [], doubts: [expect.stringContaining('14 of 15 products')] })
    expect(await codes('1/PP')).toHaveLength(2)
    expect((await games('1/JILI'))[0]?.status).toBe('maintenance')
  })

  test('games with codes and names that cannot be shown, and in money that is not ours, are left out', async () => {
    aggregator.games['1006 SLOT'] = [
      ...(aggregator.games['1006 SLOT'] as object[]),
      gameRow(1006, 'SLOT', 'two words'),
      gameRow(1006, 'SLOT', ''),
      gameRow(1006, 'SLOT', 'x'.repeat(101)),
      gameRow(1006, 'SLOT', 'no-name', { game_name: '  ', lang_name: {} }),
      gameRow(1006, 'SLOT', 'nul', { game_name: 'a\u0000b', lang_name: {} }),
      gameRow(1006, 'SLOT', 'turned', { game_name: 'abc\u202etxt', lang_name: {} }),
      gameRow(1006, 'SLOT', 'long', { game_name: 'y'.repeat(5_000), lang_name: {} }),
      gameRow(1006, 'SLOT', 'dollars', { support_currency: 'USD,THB' }),
      gameRow(1006, 'SLOT', "'; drop table catalog.game; --".replaceAll(' ', '_'), {
        game_name: '<img src=x onerror=alert(1)>',
        lang_name: { 0: '<img src=x onerror=alert(1)>' },
      }),
    ]

    await sync(app, aggregator)

    const shown = await games('1/PP')
    // Without a name that can be read a game is called by its code. A name is text, whatever it looks like.
    expect(shown.slice(2).map((game) => game.game_name)).toEqual(['nul', 'long', '<img src=x onerror=alert(1)>'])
  })

  test('two products with one name get codes of their own', async () => {
    const named = { provider: 'JILI' }
    aggregator.products = [
      ...(aggregator.products as object[]),
      productRow(3001, 'SLOT', named),
      productRow(3002, 'SLOT', named),
    ]

    await sync(app, aggregator)

    const providers = await slotProviders()
    expect(providers.map((provider) => provider.code)).toEqual(['JILI', 'PP', 'P3001', 'P3002'])
  })
})
