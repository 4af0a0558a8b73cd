import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GamePageAnswer } from '#catalog/contract/player.ts'
import { seedCatalogDemo } from '#catalog/server/index.ts'
import type { Banner, Contact, VideoAd } from '#content/contract/player.ts'
import { seedContentDemo } from '#content/server/index.ts'
import { savePicture } from '#platform/server/media/picture-store.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { openConsoleOf } from '../support/app/open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
  testPicture,
} from '../support/partners/aggregator-server.ts'
import { settled, sync } from '../support/partners/sync-catalog.ts'
import { paymentAccount } from '../support/use-cases/payment-accounts.ts'

const APP = 'https://app.example'
const PREFIXING = 'capacitor://localhost'
const SITE = 'https://thazin.example'

let aggregator: TestAggregator
let app: TestApp
let player: TestPlayer
let picture: string
beforeAll(async () => {
  aggregator = await openTestAggregator()
  app = await startTestApp({
    is_demo: true,
    // One of the tests breaks something.
    log: createLog('silent'),
    gsc: aggregator.gsc,
    demo_play_url: 'http://127.0.0.1:3002/',
    site_url: SITE,
    allowed_origins: [APP, PREFIXING],
    path_origins: [PREFIXING],
  })
  player = await app.player()
  const account = await paymentAccount(app)
  picture = (await savePicture(app.owner_db, testPicture(7)))?.name ?? ''
  await seedCatalogDemo(app.owner_db)
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.pictures = { '/game.png': testPicture(8) }
  const image_url = `${aggregator.gsc.url}/game.png`
  const games = Array.from({ length: 21 }, (_, index) => gameRow(1091, 'SLOT', `slot-${index}`, { image_url }))
  aggregator.games = { '1091 SLOT': games }
  await sync(app, aggregator)
  await app.owner_db`update catalog.game set is_hot = true`
  await seedContentDemo(app.owner_db)
  await seedPromotionDemo(app.owner_db)
  await app.owner_db`update cashier.payment_type set picture = ${picture}`
  await app.owner_db`update content.channel set picture = ${picture} where name = 'Line'`
  await app.owner_db`
    insert into external_game.link (place, is_on, name_en, name_mm, name_zh, name_th, url, picture)
    values (1, true, 'a', 'b', 'c', 'd', 'https://play.example/', ${picture})`
  await app.owner_db`
    insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                                 payment_account_id, refrence_no)
    values (gen_random_uuid(), 'deposit', ${player.id}, 1000, ${account.payment_type_id}, 'A', '12345', ${account.id},
            '000000')`
  await settled()
})
afterAll(async () => {
  await app.close()
  await aggregator.close()
})

interface CallOptions {
  method?: 'GET' | 'POST' | 'OPTIONS' | 'HEAD'
  token?: string | null
  headers?: Record<string, string>
  body?: unknown
}

function ask(
  url: string,
  origin: string | null,
  { method = 'GET', token = player.token, headers, body }: CallOptions = {},
) {
  return app.fastify.inject({
    method,
    url,
    headers: {
      ...(origin !== null && { origin }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body as object }),
  })
}

type Answer = Awaited<ReturnType<typeof ask>>
const corsOf = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))
const READABLE = {
  'access-control-allow-origin': APP,
  'access-control-expose-headers': 'accept-ranges, content-range, etag, retry-after',
}
const preflight = (origin: string, url = '/api/depositfinicial') =>
  ask(url, origin, {
    method: 'OPTIONS',
    token: null,
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })
const videoUrl = async () => (await ask('/videoads', null)).json<VideoAd[]>()[0]?.video_url ?? ''

describe('a page of an allowed origin', () => {
  test('may ask beforehand, and remembers the answer', async () => {
    for (const url of ['/api/depositfinicial', '/api/no-such-call', '/videoads', '/api/changes']) {
      const answer = await preflight(APP, url)

      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(corsOf(answer)).toEqual({
        ...READABLE,
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': expect.stringMatching(
          /^accept, accept-language, authorization, content-type, idempotency-key, .*last-event-id/,
        ),
        'access-control-max-age': '7200',
      })
      expect(answer.headers.vary).toBe('Origin')
    }
  })

  test.each<[number, string, CallOptions]>([
    [200, '/api/user', {}],
    [200, '/api/banner', { method: 'HEAD' }],
    [200, '/videoads', {}],
    [400, '/api/login', { method: 'POST', headers: { 'content-type': 'application/json' } }],
    [400, '/api/%zz', {}],
    [401, '/api/user', { token: null }],
    [404, '/api/no-such-call', {}],
    [404, '/pictures/none.webp', {}],
    [413, '/api/login', { method: 'POST', body: { user_name: 'x'.repeat(70_000) } }],
    [415, '/api/login', { method: 'POST', headers: { 'content-type': 'text/plain' } }],
    [422, '/api/login', { method: 'POST', body: { user_name: 1, password: 'b' } }],
  ])('may read an answer of status %i from %s', async (status, url, requested) => {
    const answer = await ask(url, APP, requested)

    expect(answer.statusCode).toBe(status)
    expect(corsOf(answer)).toEqual(READABLE)
    expect(answer.headers.vary).toMatch(/^Origin\b/)
  })

  test('may read that it has to wait, and that something broke', async () => {
    const body = { user_name: player.phone, password: 'wrong' }
    const tries: Answer[] = []
    while (tries.at(-1)?.statusCode !== 429 && tries.length < 50)
      tries.push(await ask('/api/login', APP, { method: 'POST', body }))
    const renamed = 'alter table identity.player rename to player_away'
    await app.owner_db.unsafe(renamed)
    const broken = await ask('/api/user', APP)
    await app.owner_db.unsafe('alter table identity.player_away rename to player')

    expect([tries.at(-1)?.statusCode, broken.statusCode]).toEqual([429, 500])
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    for (const answer of [tries.at(-1), broken]) expect(answer && corsOf(answer)).toEqual(READABLE)
  })

  test('may read that what it has is still so', async () => {
    const pictures = `/pictures/${picture}`
    for (const url of ['/api/banner', '/videoads', pictures, `/api${await videoUrl()}`]) {
      const first = await ask(url, APP)
      const again = await ask(url, APP, { headers: { 'if-none-match': String(first.headers.etag) } })

      expect([first.statusCode, again.statusCode]).toEqual([200, 304])
      expect(corsOf(again)).toEqual(READABLE)
    }
  })

  test('may draw pictures, and read videos in parts', async () => {
    const shown = await ask(`/pictures/${picture}`, APP)
    const part = await ask(`/api${await videoUrl()}`, APP, { headers: { range: 'bytes=10-19' } })

    expect([shown.statusCode, part.statusCode]).toEqual([200, 206])
    expect(part.headers['content-range']).toMatch(/^bytes 10-19\/\d+$/)
    for (const answer of [shown, part]) {
      expect(corsOf(answer)).toEqual(READABLE)
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  test('is told of changes as they come', async () => {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.fastify.server.address() as AddressInfo
    const requested = get({ port, path: '/api/changes', headers: { origin: APP } })
    const [answer] = (await once(requested, 'response')) as [IncomingMessage]
    requested.destroy()

    expect(answer.headers).toMatchObject({ ...READABLE, 'content-type': 'text/event-stream; charset=utf-8' })
  })

  test('is never sent or asked for cookies', async () => {
    for (const answer of [await preflight(APP), await ask('/api/user', APP)]) {
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })
})

describe.each([
  'https://evil.example',
  'null',
  'https://app.example.evil.example',
  'https://evil.app.example',
  'http://app.example',
  'https://app.example:8443',
  'https://app.example/',
  'HTTPS://APP.EXAMPLE',
  '*',
  'constructor',
])('a page of the origin %s', (origin) => {
  test('may read nothing, and is answered nothing of other hosts', async () => {
    for (const url of ['/api/user', '/api/banner', '/videoads', `/pictures/${picture}`, '/api/no-such-call']) {
      const answer = await ask(url, origin)

      expect(corsOf(answer)).toEqual({})
      expect(answer.headers.vary).toMatch(/^Origin\b/)
      expect(answer.body).not.toContain(`${SITE}/pictures/`)
    }
  })

  test('may not even ask beforehand', async () => {
    const answer = await preflight(origin)

    expect([answer.statusCode, corsOf(answer)]).toEqual([404, {}])
  })
})

test('only the API, pictures and videos are for other pages', async () => {
  for (const url of ['/', '/healthz', '/metrics', '/apis', '/readyz', '/worker.js']) {
    const answer = await ask(url, APP)

    expect([corsOf(answer), answer.headers.vary]).toEqual([{}, undefined])
  }
})

const LISTS = [
  '/api/banner',
  '/api/popup-ads-banner',
  '/api/promotion',
  '/api/contact',
  '/api/game_types',
  '/api/providers/SLOT',
  '/api/game_lists/SLOT/JILI',
  '/api/game_lists/SLOT/JILI?page=1',
  '/api/game_lists/SLOT/JILI?search=slot',
  '/api/hot_game_lists',
  '/api/demo-games',
  '/api/game-rails',
  '/api/external-games',
  '/api/banks',
  '/api/agent-payment-type',
  '/api/cashier-rules',
  '/api/depositlogfinicial',
  '/api/transaction/deposit-requestlog',
  '/videoads',
  '/api/videoads',
]
const countOf = (text: string, part: string) => text.split(part).length - 1

describe('pictures and links in answers', () => {
  test.each(LISTS)('of %s are whole addresses for a page of another host, and paths for our own', async (url) => {
    const [own, app, prefixing] = await Promise.all([ask(url, null), ask(url, APP), ask(url, PREFIXING)])

    const paths = countOf(own.body, '"/pictures/')
    expect(paths).toBeGreaterThan(0)
    expect(countOf(app.body, '"/pictures/')).toBe(0)
    expect(countOf(app.body, `"${SITE}/pictures/`)).toBe(paths)
    expect(prefixing.body).toBe(own.body)
    expect(corsOf(prefixing)).toMatchObject({ 'access-control-allow-origin': PREFIXING })
    const asPaths = ({ body }: Answer) => body.replaceAll(`"${SITE}/`, '"/')
    expect(asPaths(app)).toBe(asPaths(own))
  })

  test('can be fetched as they are', async () => {
    const banners = (await ask('/api/banner', APP)).json<{ data: Banner[] }>().data
    const contacts = (await ask('/api/contact', APP)).json<{ data: Contact[] }>().data

    expect(banners.map(({ link }) => link)).toContain(`${SITE}/shan`)
    expect(contacts.find(({ name }) => name === 'Line')?.image).toBe(`${SITE}/pictures/${picture}`)
    const { links } = (await ask('/api/game_lists/SLOT/JILI?page=1', APP)).json<GamePageAnswer>()
    expect(links.at(-1)?.url).toMatch(/^https:\/\/thazin\.example\/api\/game_lists\//)
    const next = (await ask(links.at(-1)?.url ?? '', APP)).json<GamePageAnswer>()
    expect(next.data).toHaveLength(1)
    for (const { img_url } of banners) expect((await ask(img_url, APP)).statusCode).toBe(200)
  })

  test('a video stays a path, which clients append to the base of the API', async () => {
    expect((await ask('/videoads', APP)).json<VideoAd[]>()[0]?.video_url).toMatch(/^\/videos\//)
  })

  test('a list is packed once for each kind of page, and each knows its own again', async () => {
    const tags = async (origin: string | null) => {
      const answers = await Promise.all([ask('/api/banner', origin), ask('/api/banner', origin)])
      return answers.map(({ headers }) => headers.etag)
    }
    const [own, app] = [await tags(null), await tags(APP)]

    expect(new Set(own).size).toBe(1)
    expect(new Set(app).size).toBe(1)
    expect(own[0]).not.toBe(app[0])
    const stale = await ask('/api/banner', APP, { headers: { 'if-none-match': String(own[0]) } })
    expect(stale.statusCode).toBe(200)
    const precompressed = await ask('/api/banner', APP, { headers: { 'accept-encoding': 'br' } })
    expect(precompressed.headers['content-encoding']).toBe('br')
    expect(precompressed.headers.vary).toBe('Origin, Accept-Encoding, Accept-Language')
  })

  test.each(['/api', '//', '/api/', '/storage', `/${SITE}`, `/api/${SITE}`, '/static/v1/'])(
    'a picture is found behind %s, where a client puts that before its path',
    async (prefix) => {
      const answer = await ask(`${prefix}/pictures/${picture}`, APP)

      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      expect(corsOf(answer)).toEqual(READABLE)
    },
  )

  test('no picture is found in what an address asks', async () => {
    expect((await ask(`/api/user?next=/pictures/${picture}`, null, { token: null })).statusCode).toBe(401)
  })
})

test('without allowed origins nobody is told anything of origins', async () => {
  const plain = await startTestApp()
  for (const url of ['/api/banner', '/api/user', '/pictures/none.webp', '/api/%zz']) {
    const { headers } = await plain.fastify.inject({ url, headers: { origin: APP } })
    expect(Object.keys(headers).filter((name) => /^(access-control|cross-origin)/.test(name))).toEqual([])
    expect(headers.vary ?? '').not.toMatch(/origin/i)
  }
  const { statusCode } = await plain.fastify.inject({
    method: 'OPTIONS',
    url: '/api/user',
    headers: { origin: APP, 'access-control-request-method': 'GET' },
  })
  expect(statusCode).toBe(404)
  await plain.close()
})

test('the console answers no page but its own', async () => {
  const consoleClient = await openConsoleOf(app)
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await consoleClient.fastify.inject({
      method,
      url: '/api/console/me',
      headers: { origin: APP, 'access-control-request-method': 'GET' },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
  await consoleClient.close()
})
