import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { testPicture } from '#tests/support/partners/aggregator-server.ts'
import { parsePictureKind } from './picture-kind.ts'
import { savePicture } from './picture-store.ts'

const webp = readFileSync(new URL('../../../docs/pictures/thazin.webp', import.meta.url))

/** A box of the ISO media format: its length, its name, what is in it. */
function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 8)
  return Buffer.concat([length, Buffer.from(name), body])
}
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const avif = (width: number, height: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
    box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, width, height))))),
    box('mdat', Buffer.from('pixels')),
  ])
const jpeg = Buffer.from('ffd8ffe000040000ffc0000b080010002001011100ffda0004000012ffd9', 'hex')

describe('a picture is known by its own bytes', () => {
  test.each([
    ['PNG', testPicture(1, 8), { extension: 'png', width: 8, height: 8 }],
    ['WebP', webp, { extension: 'webp', width: expect.any(Number), height: expect.any(Number) }],
    ['AVIF', avif(480, 240), { extension: 'avif', width: 480, height: 240 }],
    ['JPEG', jpeg, { extension: 'jpg', width: 32, height: 16 }],
  ])('a %s with its size', (_what, bytes, kind) => {
    expect(parsePictureKind(bytes)).toEqual(kind)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from([0xff])],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00;')],
    ['a wide PNG', testPicture(1, 4_097)],
    ['a PNG without pixels', testPicture(1, 0)],
    ['a giant AVIF', avif(20_000, 1)],
    ['a PNG with a page behind it', Buffer.concat([testPicture(1), Buffer.from('<script>')])],
    ['a WebP with a page behind it', Buffer.concat([webp, Buffer.from('<script>')])],
    ['an AVIF with a page behind it', Buffer.concat([avif(8, 8), Buffer.from('<script>')])],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from('<script>')])],
    ['an AVIF whose boxes never end', Buffer.concat([avif(8, 8), numbers(0), Buffer.from('free')])],
    ['another film of the same family', box('ftyp', Buffer.from('isom\0\0\0\0mp42'))],
  ])('%s is none', (_what, bytes) => {
    expect(parsePictureKind(bytes)).toBeNull()
  })

  test.each([
    ['PNG', testPicture(1)],
    ['WebP', webp],
    ['AVIF', avif(8, 8)],
    ['JPEG', jpeg],
  ])('a %s that breaks off anywhere is none', (_what, whole) => {
    const step = Math.max(1, Math.floor(whole.length / 200))
    for (let length = 0; length < whole.length; length += step) {
      expect(parsePictureKind(whole.subarray(0, length))).toBeNull()
    }
  })
})

describe('a kept picture', () => {
  let app: TestApp
  let name: string
  beforeAll(async () => {
    app = await startTestApp()
    name = (await savePicture(app.owner_db, testPicture(7)))?.name ?? ''
  })
  afterAll(() => app.close())

  test('is answered as what it is, for good, and runs nothing', async () => {
    const reply = await app.fastify.inject({ url: `/pictures/${name}` })

    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.equals(testPicture(7))).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const known = await app.fastify.inject({
      url: `/pictures/${name}`,
      headers: { 'if-none-match': reply.headers.etag },
    })
    expect(known.statusCode).toBe(304)
    expect(known.body).toBe('')
  })

  test('has one name however often it is kept, also twenty times at once', async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, () => savePicture(app.owner_db, testPicture(8))))

    expect(new Set(kept.map((each) => each?.name)).size).toBe(1)
    expect(await app.owner_db`select name from picture.picture`).toHaveLength(2)
  })

  test('in AVIF is sent as WebP to a browser that does not name AVIF', async () => {
    const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5' } })
      .avif()
      .toBuffer()
    const avif_name = (await savePicture(app.owner_db, drawn))?.name ?? ''
    const get = (accept: string, known = '') =>
      app.fastify.inject({ url: `/pictures/${avif_name}`, headers: { accept, 'if-none-match': known } })

    const [newer, older] = await Promise.all([
      get('image/avif,image/webp,*/*;q=0.8'),
      get('image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'),
    ])

    expect(newer.rawPayload.equals(drawn)).toBe(true)
    expect(newer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' })
    expect(parsePictureKind(older.rawPayload)).toEqual({ extension: 'webp', width: 8, height: 8 })
    expect(older.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' })
    expect(older.headers.etag).not.toBe(newer.headers.etag)
    expect((await get('image/webp', String(older.headers.etag))).statusCode).toBe(304)
  })

  test('larger than a megabyte is not kept', async () => {
    expect(await savePicture(app.owner_db, Buffer.concat([testPicture(1), Buffer.alloc(1_100_000)]))).toBeNull()
  })

  test('is the only thing that can be had there', async () => {
    const other = name.replace('.png', '.webp')
    const paths = [
      other,
      `${'A'.repeat(22)}.png`,
      '..%2f..%2fpackage.json',
      '%00',
      `${name}%00`,
      `${name}/x`,
      '',
      "'; --.png",
      'x.svg',
    ]

    for (const path of paths) {
      const reply = await app.fastify.inject({ url: `/pictures/${path}` })
      expect(reply.statusCode, path).toBeGreaterThanOrEqual(400)
      expect(reply.headers['content-type']).toContain('json')
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  test('stays as it is: nobody may change or remove it, not even the server', async () => {
    await expect(app.db`update picture.picture set width = 1`).rejects.toThrow(/permission denied/)
    await expect(app.db`delete from picture.picture`).rejects.toThrow(/permission denied/)
  })
})
