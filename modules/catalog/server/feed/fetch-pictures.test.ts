import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '#catalog/contract/player.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import {
  gameRow,
  openTestAggregator,
  productRow,
  type TestAggregator,
  testPicture,
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
  aggregator.products = [productRow(1091, 'SLOT')]
})
afterEach(() => aggregator.close())
afterAll(() => app.close())

/** A list of one game for each address. */
function show(addresses: string[]): void {
  aggregator.games = {
    '1091 SLOT': addresses.map((image_url, index) => gameRow(1091, 'SLOT', `slot-${index}`, { image_url })),
  }
}
const own = (path: string) => `${aggregator.gsc.url}${path}`
async function pictures(): Promise<(string | null)[]> {
  await settled()
  return ((await app.call('GET', '/api/game_lists/1/JILI')).body.data as Game[]).map((game) => game.img)
}

describe('the picture of a game', () => {
  test('is fetched once, kept, and shown from our own site', async () => {
    aggregator.pictures['/pictures/a.png'] = testPicture(1)
    show([own('/pictures/a.png')])

    expect(await sync(app, aggregator)).toMatchObject({ pictures: 1, doubts: [] })
    const [path] = await pictures()
    const picture = await app.fastify.inject({ url: path ?? '' })
    await sync(app, aggregator)

    expect(path).toMatch(/^\/pictures\/[A-Za-z0-9_-]{22}\.png$/)
    expect(picture.rawPayload.equals(testPicture(1))).toBe(true)
    expect(aggregator.callsOf('/pictures/')).toBe(1)
  })

  test('is fetched again where the feed names another one, and the old one stays until it is there', async () => {
    aggregator.pictures['/pictures/a.png'] = testPicture(1)
    show([own('/pictures/a.png')])
    await sync(app, aggregator)
    const before = await pictures()

    show([own('/pictures/b.png')])
    expect((await sync(app, aggregator))?.doubts.join()).toContain('answered 404')
    expect(await pictures()).toEqual(before)

    aggregator.pictures['/pictures/b.png'] = testPicture(2)
    expect(await sync(app, aggregator)).toMatchObject({ pictures: 1, doubts: [] })
    expect(await pictures()).not.toEqual(before)
  })

  test('of many games with the same bytes is kept once', async () => {
    for (const name of ['a', 'b', 'c']) aggregator.pictures[`/pictures/${name}.png`] = testPicture(3)
    show(['a', 'b', 'c'].map((name) => own(`/pictures/${name}.png`)))

    await sync(app, aggregator)

    expect(new Set(await pictures()).size).toBe(1)
    expect(await app.owner_db`select name from picture.picture`).toHaveLength(1)
  })

  test('is no script, no page, no giant and no half of one', async () => {
    const whole = testPicture(4)
    const files: Record<string, Buffer> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      html: Buffer.from('<html><script>alert(1)</script></html>'),
      gif: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
      tail: Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]),
      half: whole.subarray(0, whole.length - 10),
      wide: testPicture(4, 5_000),
      heavy: Buffer.concat([whole, Buffer.alloc(2_000_000)]),
      empty: Buffer.alloc(0),
    }
    for (const [name, bytes] of Object.entries(files)) aggregator.pictures[`/pictures/${name}.png`] = bytes
    show(Object.keys(files).map((name) => own(`/pictures/${name}.png`)))

    const report = await sync(app, aggregator)

    expect(report?.pictures).toBe(0)
    expect(report?.doubts).toHaveLength(Object.keys(files).length)
    expect(await pictures()).toEqual(Object.keys(files).map(() => null))
    expect(await app.owner_db`select name from picture.picture`).toEqual([])
  })

  test('is never fetched from anywhere else', async () => {
    const port = new URL(aggregator.gsc.url).port
    const inside = createServer((_request, response) => response.end(testPicture(5)))
    let knocks = 0
    inside.on('request', () => knocks++)
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const address = inside.address() as { port: number }
    aggregator.pictures['/pictures/a.png'] = testPicture(5)
    show([
      `http://127.0.0.1:${address.port}/a.png`,
      `http://localhost:${port}/pictures/a.png`,
      `http://user:secret@127.0.0.1:${port}/pictures/a.png`,
      `http://127.0.0.1:${port}@127.0.0.1:${address.port}/a.png`,
      'https://images.example/a.png',
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      'javascript:alert(1)',
      '//127.0.0.1/a.png',
    ])

    const report = await sync(app, aggregator)
    await new Promise((resolve) => inside.close(resolve))

    expect(report).toMatchObject({ pictures: 0 })
    expect(knocks).toBe(0)
    expect(aggregator.callsOf('/pictures/')).toBe(0)
  })

  test('that does not come from a source which is down costs a few tries, and not one for every game', async () => {
    show(Array.from({ length: 200 }, (_, index) => own(`/gone/${index}.png`)))

    await sync(app, aggregator)

    expect(aggregator.callsOf('/gone/')).toBeLessThan(30)
  })
})
