import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game, GamePageAnswer, GameType, Provider } from '#catalog/contract/player.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
} from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'

let app: TestApp
let aggregator: TestAggregator
beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({ gsc: aggregator.gsc })
  aggregator.products = [
    productRow(1006, 'SLOT'),
    productRow(1091, 'SLOT'),
    productRow(1091, 'FISHING'),
    productRow(1033, 'COCK_FIGHTING', { status: 'MAINTAINED' }),
    productRow(1046, 'SPORT_BOOK', { entry_type: 2, currency: 'MMK2' }),
    productRow(1012, 'OTHER'),
  ]
  const slots = Array.from({ length: 45 }, (_, index) =>
    gameRow(1091, 'SLOT', `slot-${index}`, {
      game_name: `Slot Number ${index}`,
      lang_name: { 0: `Slot Number ${index}`, 13: `စလော့ ${index}`, 2: `老虎机 ${index}`, 3: `สล็อต ${index}` },
    }),
  )
  aggregator.games = {
    '1091 SLOT': slots,
    '1091 FISHING': [gameRow(1091, 'FISHING', 'fish-1')],
    '1006 SLOT': [gameRow(1006, 'SLOT', 'pp-1'), gameRow(1006, 'SLOT', 'pp-2', { status: 'DEACTIVATED' })],
    '1033 COCK_FIGHTING': [gameRow(1033, 'COCK_FIGHTING', 'cocks')],
    '1012 OTHER': [gameRow(1012, 'OTHER', 'other-1')],
  }
  await sync(app, aggregator)
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
})

async function list<T>(path: string): Promise<T> {
  const reply = await app.call('GET', `/api${path}`)
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as T
}

const page = async (path: string) => (await app.call('GET', `/api${path}`)).body as unknown as GamePageAnswer

describe('the types of games', () => {
  test('are all fourteen, with their codes and names, and each with its providers', async () => {
    const types = await list<GameType[]>('/game_types')

    expect(types.map((type) => `${type.id} ${type.code}`)).toEqual([
      '1 SLOT',
      '2 LIVE_CASINO',
      '3 SPORT_BOOK',
      '4 VIRTUAL_SPORT',
      '5 LOTTERY',
      '6 QIPAI',
      '7 P2P',
      '8 FISHING',
      '9 COCK_FIGHTING',
      '10 BONUS',
      '11 ESPORT',
      '12 POKER',
      '13 OTHERS',
      '14 LIVE_CASINO_PREMIUM',
    ])
    expect(types[0]?.providers.map((provider) => provider.short_name)).toEqual(['JILI', 'PP'])
    expect(types[4]?.providers).toEqual([])
  })

  test('are named in the language that the player asks for, or of the player’s browser', async () => {
    const names = async (query: string, accept?: string) => {
      const headers: Record<string, string> = accept === undefined ? {} : { 'accept-language': accept }
      const reply = await app.call('GET', `/api/game_types${query}`, { headers })
      return (reply.body.data as GameType[])[7]?.name
    }

    expect(await names('')).toBe('Fishing')
    expect(await names('?lan=mm')).toBe('ငါးပစ်ဂိမ်း')
    expect(await names('', 'fr-FR, my-MM;q=0.9, en;q=0.8')).toBe('ငါးပစ်ဂိမ်း')
    expect(await names('?lan=th', 'my')).toBe('เกมยิงปลา')
    expect(await names('', 'zh-Hans-CN')).toBe('捕鱼')
    expect(await names('', ';;,__proto__,*')).toBe('Fishing')
  })

  test('another language than the four is refused', async () => {
    const reply = await app.call('GET', '/api/game_types?lan=fr')

    expect(reply.status).toBe(422)
    expect(reply.body.errors).toHaveProperty('lan')
  })
})

describe('the providers of a type', () => {
  test('stand in the order of the specification, with everything that the screens read', async () => {
    const [jili] = await list<Provider[]>('/providers/SLOT')

    expect(jili).toEqual({
      id: expect.any(Number),
      code: 'JILI',
      short_name: 'JILI',
      provider: 'Maker 1091',
      provider_name: 'Maker 1091',
      product_name: 'product 1091',
      product_title: 'Product 1091',
      product_code: 1091,
      img: null,
      img_url: null,
      status: 'active',
    })
  })

  test.each(['SLOT', 'slot', '1'])('are found by the type as %s', async (type) => {
    expect(await list<Provider[]>(`/providers/${type}`)).toHaveLength(2)
  })

  test.each(['other', 'OTHERS', '13'])(
    'of the last type are found as %s: aggregators write it in two ways',
    async (type) => {
      expect((await list<Provider[]>(`/providers/${type}`)).map((provider) => provider.code)).toEqual(['SBO'])
    },
  )

  test('say which of them is under maintenance', async () => {
    const [cocks] = await list<Provider[]>('/providers/COCK_FIGHTING')

    expect(cocks).toMatchObject({ product_code: 1033, status: 'maintenance' })
    expect(await list<Game[]>(`/game_lists/9/${cocks?.code}`)).toMatchObject([{ status: 'maintenance' }])
  })

  test.each(['99', 'NONSENSE', 'constructor', '__proto__'])(
    'of a type that is none (%s) are an empty list',
    async (type) => {
      expect(await list<Provider[]>(`/providers/${type}`)).toEqual([])
    },
  )

  test.each(['%00', '%27%20or%201', 'a'.repeat(90), '..%2f..%2fetc', '<script>'])('of %s are refused', async (type) => {
    const reply = await app.call('GET', `/api/providers/${type}`)

    expect([400, 404, 422]).toContain(reply.status)
    expect(reply.text).not.toContain('script')
  })
})

describe('the games of a provider', () => {
  test('come all at once, in the order of the feed, with everything that the screens read', async () => {
    const games = await list<Game[]>('/game_lists/1/JILI')

    expect(games.map((game) => game.game_code)).toEqual(Array.from({ length: 45 }, (_, index) => `slot-${index}`))
    expect(games[0]).toEqual({
      id: expect.any(Number),
      game_name: 'Slot Number 0',
      game_code: 'slot-0',
      product_code: 1091,
      game_type: 'SLOT',
      provider: 'JILI',
      img: null,
      image_url: null,
      is_hot: false,
      status: 'active',
    })
  })

  test('come in pages of twenty, each once, with links and a total', async () => {
    const seen: string[] = []
    let path: string | null | undefined = '/game_lists/1/JILI?page=1'
    const sizes: number[] = []

    while (path) {
      const shown: GamePageAnswer = await page(path)
      seen.push(...shown.data.map((game) => game.game_code ?? ''))
      sizes.push(shown.data.length)
      expect(shown.total).toBe(45)
      path = shown.links.at(-1)?.url?.replace('/api', '')
    }

    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(seen).size).toBe(45)
  })

  test('are found by id and by short code, in any case, and their links keep the language', async () => {
    const jili = (await list<Provider[]>('/providers/SLOT'))[0]
    const by_id = await page(`/game_lists/1/${jili?.id}?page=2&lan=mm`)
    const by_code = await page('/game_lists/slot/jili?page=2&lan=mm')

    expect(by_code).toEqual(by_id)
    expect(by_id.data[0]?.game_name).toBe('စလော့ 20')
    expect(by_id.links[0]).toEqual({
      url: `/api/game_lists/1/${jili?.id}?lan=mm&page=1`,
      label: 'Previous',
      active: false,
    })
  })

  test('are those of the type: one provider has several', async () => {
    expect((await list<Game[]>('/game_lists/8/JILI')).map((game) => game.game_code)).toEqual(['fish-1'])
  })

  test('that are switched off at the aggregator are not shown; a product with a lobby only shows it', async () => {
    expect((await list<Game[]>('/game_lists/1/PP')).map((game) => game.game_code)).toEqual(['pp-1'])
    expect(await list<Game[]>('/game_lists/3/IBC')).toMatchObject([{ game_code: null, game_name: 'Product 1046' }])
  })

  test('a page beyond the last is empty and links to none beyond', async () => {
    const beyond = await page('/game_lists/1/JILI?page=999999')

    expect(beyond).toMatchObject({ data: [], total: 45 })
    expect(beyond.links.at(-1)?.url).toBeNull()
  })

  test.each([
    ['a page before the first', '?page=0'],
    ['half a page', '?page=1.5'],
    ['a page in words', '?page=two'],
    ['two pages', '?page=1&page=2'],
    ['a page in exponents', '?page=1e3'],
    ['an endless search', `?search=${'a'.repeat(61)}`],
  ])('%s is refused', async (_what, query) => {
    expect((await app.call('GET', `/api/game_lists/1/JILI${query}`)).status).toBe(422)
  })

  test.each(['/game_lists/99/JILI', '/game_lists/1/NOBODY', '/game_lists/1/999999', '/game_lists/8/PP?page=1'])(
    '%s is an empty list',
    async (path) => {
      expect(await list<Game[]>(path)).toEqual([])
    },
  )
})

describe('the search', () => {
  const found = async (search: string, more = '') =>
    (await list<Game[]>(`/game_lists/1/JILI?search=${encodeURIComponent(search)}${more}`)).map((game) => game.game_code)

  test('finds a part of the name on every page, whatever its case', async () => {
    expect(await found('nUMBER 44')).toEqual(['slot-44'])
    expect(await found('number 4')).toEqual(['slot-4', 'slot-40', 'slot-41', 'slot-42', 'slot-43', 'slot-44'])
  })

  test('finds names in the language of the player, and their English ones', async () => {
    expect(await found('စလော့ 7', '&lan=mm')).toEqual(['slot-7'])
    expect(await found('number 7', '&lan=mm')).toEqual(['slot-7'])
    expect(await found('စလော့ 7')).toEqual([])
  })

  test('has pages of its own', async () => {
    const second = await page('/game_lists/1/JILI?search=slot&page=3')

    expect(second).toMatchObject({ total: 45 })
    expect(second.data).toHaveLength(5)
    expect(second.links[0]?.url).toMatch(/search=slot&lan=en&page=2$/)
  })

  test.each(["' or 1=1 --", '%', '_', '.*', '\\', '"><script>', '\u0000', '('])(
    'takes %j for letters',
    async (search) => {
      expect(await found(search)).toEqual([])
    },
  )

  test('for nothing but spaces finds everything', async () => {
    expect(await found('  ')).toHaveLength(45)
  })
})

describe('an operator', () => {
  test('who switches a type off takes it out of every list', async () => {
    await app.owner_db`update catalog.game_type set is_on = false where id = 8`
    await settled()

    expect((await list<GameType[]>('/game_types')).map((type) => type.id)).not.toContain(8)
    expect(await list<Provider[]>('/providers/FISHING')).toEqual([])
    expect(await list<Game[]>('/game_lists/8/JILI')).toEqual([])

    await app.owner_db`update catalog.game_type set is_on = true where id = 8`
    await settled()
    expect(await list<Game[]>('/game_lists/8/JILI')).toHaveLength(1)
  })

  test('who orders, hides and heats games is followed at once', async () => {
    await app.owner_db`update catalog.game set place = 1 where game_code = 'slot-30'`
    await app.owner_db`update catalog.game set is_hidden = true where game_code = 'slot-0'`
    await app.owner_db`update catalog.game set is_hot = true where game_code in ('slot-0', 'slot-2', 'slot-30')`
    await app.owner_db`update catalog.game set is_in_maintenance = true where game_code = 'slot-2'`
    await settled()

    const games = await list<Game[]>('/game_lists/1/JILI')
    expect(games.slice(0, 3).map((game) => game.game_code)).toEqual(['slot-30', 'slot-1', 'slot-2'])
    expect((await list<Game[]>('/hot_game_lists')).map((game) => `${game.game_code} ${game.status}`)).toEqual([
      'slot-30 active',
      'slot-2 maintenance',
    ])
    expect((await list<Game[]>('/hot_game_lists?lan=zh'))[0]?.game_name).toBe('老虎机 30')
  })

  test('a hidden provider has no games among the hot ones either', async () => {
    await app.owner_db`update catalog.provider set is_hidden = true where code = 'JILI'`
    await settled()

    expect(await list<Game[]>('/hot_game_lists')).toEqual([])
    expect((await list<Provider[]>('/providers/SLOT')).map((provider) => provider.code)).toEqual(['PP'])
    await app.owner_db`update catalog.provider set is_hidden = false where code = 'JILI'`
    await settled()
  })
})

describe('each list', () => {
  const paths = [
    '/game_types',
    '/providers/SLOT',
    '/game_lists/1/JILI',
    '/game_lists/1/JILI?search=4',
    '/hot_game_lists',
  ]

  test.each(paths)('%s is known again by its tag, until something changes', async (path) => {
    const first = await app.fastify.inject({ url: `/api${path}` })
    const etag = first.headers.etag
    const again = await app.fastify.inject({ url: `/api${path}`, headers: { 'if-none-match': etag } })

    expect(first.headers['cache-control']).toBe('no-cache')
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')

    await app.owner_db`update catalog.provider set short_name = ${`J ${path}`} where code = 'JILI'`
    await app.owner_db`update catalog.game set name_en = name_en || '!'`
    await settled()
    const changed = await app.fastify.inject({ url: `/api${path}`, headers: { 'if-none-match': etag } })
    expect(changed.statusCode).toBe(200)
  })

  test.each(paths)('%s travels compressed where the browser takes it', async (path) => {
    const plain = await app.fastify.inject({ url: `/api${path}` })
    const br = await app.fastify.inject({ url: `/api${path}`, headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await app.fastify.inject({ url: `/api${path}`, headers: { 'accept-encoding': 'gzip' } })

    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers.vary).toContain('Accept-Encoding')
    expect(br.headers['x-content-type-options']).toBe('nosniff')
  })
})
