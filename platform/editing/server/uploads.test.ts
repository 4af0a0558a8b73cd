import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { VideoAd } from '#content/contract/player.ts'
import { VIDEOS_MAX } from '#content/contract/rules.ts'
import type { EditingItem } from '#editing/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { foreignMp4, SECRET } from '#tests/support/partners/foreign-video.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { noisyPicture } from '#tests/support/use-cases/noisy-picture.ts'

const VIDEOS = new URL('../../../tools/art/videos/', import.meta.url)

const { app, consoleClient, editor } = await startTestAppWithStaff(['editor'])
let lantern: string
beforeAll(async () => {
  lantern = (await readFile(new URL('lantern.webm', VIDEOS))).toString('base64')
})

const say = (path: string, body: unknown, as = editor) => consoleClient.call('POST', `/content/${path}`, { as, body })
const videos = async () =>
  (await consoleClient.call('GET', '/content/videos', { as: editor })).body.data as EditingItem[]
const shown = async () => {
  await settled()
  return (await app.fastify.inject({ url: '/videoads' })).json<VideoAd[]>()
}
/** The counts of stored videos and pictures, among all that was sent. */
const kept = async () => {
  const [row] = await app.owner_db<{ videos: bigint; pictures: bigint }[]>`
    select (select count(*) from content.video) as videos, (select count(*) from picture.picture) as pictures`
  return [Number(row?.videos), Number(row?.pictures)]
}
const addVideo = async (file: string) => {
  const reply = await say('videos/file', { file })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as EditingItem
}
const show = (id: number, values = {}) => say(`videos/${id}`, { is_on: true, values })

test('a video is sent, looked at, shown, replaced and scheduled, and each step stands in the audit log', async () => {
  const { id, is_on, file } = await addVideo(foreignMp4().toString('base64'))
  expect([is_on, await shown()]).toEqual([false, []])
  const look = await consoleClient.fastify.inject({ url: file ?? '' })
  expect([look.statusCode, look.headers['content-type'], look.headers['x-content-type-options']]).toEqual([
    200,
    'video/mp4',
    'nosniff',
  ])

  expect((await show(id)).status).toBe(200)
  const [first] = await shown()
  expect(first).toMatchObject({ id, video_url: file, width: 64, height: 96, poster_url: null })
  const part = await app.fastify.inject({ url: `/api${file}`, headers: { range: 'bytes=0-11' } })
  expect([part.statusCode, part.headers['cache-control'], part.rawPayload.toString('latin1', 4)]).toEqual([
    206,
    'public, max-age=31536000, immutable',
    'ftypisom',
  ])
  expect((await app.fastify.inject({ url: `/api${file}` })).rawPayload.includes(SECRET)).toBe(false)

  expect((await say(`videos/${id}/file`, { file: lantern })).status).toBe(200)
  expect(await shown()).toMatchObject([{ id, width: 540, height: 960, video_url: expect.stringMatching(/\.webm$/) }])
  await show(id, { starts_at: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await shown()).toEqual([])
  const entries = await app.owner_db`
    select action, before, after from staff.audit where object = ${`video:${id}`} order by id`
  expect(entries).toMatchObject([
    { action: 'content.create', after: { is_on: false, file } },
    { action: 'content.change', before: { is_on: false }, after: { is_on: true } },
    { action: 'content.file', before: { file }, after: { file: expect.stringMatching(/\.webm$/) } },
    { action: 'content.change', before: { starts_at: null } },
  ])
})

test('the same file is there once, also when twenty editors send it together', async () => {
  const before = await kept()
  const file = foreignMp4({ pictures: 25 }).toString('base64')

  const replies = await Promise.all(Array.from({ length: 20 }, () => say('videos/file', { file })))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 422).map(({ body }) => body.error_codes)).toEqual(
    Array.from({ length: 19 }, () => ({ file: 'file_taken' })),
  )
  expect(await kept()).toEqual([(before[0] ?? 0) + 1, before[1]])
})

/** A picture of 30,000 × 30,000 points in a few bytes. */
function bomb(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    const named = Buffer.concat([Buffer.from(name), content])
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(30_000, 0)
  size.writeUInt32BE(30_000, 4)
  size.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc(4_000_000))
  const parts = [chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.of())]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const POPUP = { text_en: 'New', text_mm: 'New', text_zh: 'New', text_th: 'New' }

test('nothing is left of what is refused: other kinds, bombs, two files in one, nothing, too much', async () => {
  const [item] = await videos()
  const contact = await say('contacts', { is_on: true, values: { name: 'Zalo', text: '09', link: 'tel:09400000000' } })
  const { id } = contact.body.data as EditingItem
  const { id: popup } = (await say('popups', { is_on: true, values: POPUP })).body.data as EditingItem
  const before = await kept()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const videos_of_attackers = [Buffer.of(), png, svg, Buffer.concat([foreignMp4(), svg]), foreignMp4().subarray(0, 700)]
  for (const file of videos_of_attackers.map((bytes) => bytes.toString('base64'))) {
    for (const path of ['videos/file', `videos/${item?.id}/file`]) {
      expect((await say(path, { file })).body).toMatchObject({ error_codes: { file: 'video_unreadable' } })
    }
  }
  const pictures_of_attackers = [
    Buffer.of(),
    svg,
    bomb(),
    png.subarray(0, 30),
    Buffer.from(lantern, 'base64').subarray(0, 900),
  ]
  for (const picture of pictures_of_attackers.map((bytes) => bytes.toString('base64'))) {
    const reply = await say(`contacts/${id}/picture`, { language: 'en', picture })
    expect(reply.body.error_codes, reply.text).toEqual({ picture: 'receipt_invalid' })
  }
  const noise = await say(`popups/${popup}/picture`, {
    language: 'en',
    picture: (await noisyPicture()).toString('base64'),
  })
  expect(noise.body.error_codes, noise.text).toEqual({ picture: 'receipt_invalid' })
  expect((await say('videos/file', { file: 'A'.repeat(4_000_000) })).status).toBe(413)
  expect((await say(`contacts/${id}/picture`, { language: 'en', picture: 'A'.repeat(4_000_000) })).status).toBe(413)
  expect((await say('videos/file', { file: lantern, name: '../../etc/passwd\0.mp4' })).status).toBe(400)
  expect((await say('banners/file', { file: lantern })).status).toBe(404)
  expect((await say('videos/999/file', { file: foreignMp4({ pictures: 30 }).toString('base64') })).status).toBe(404)
  const auditor = await consoleClient.staff('auditor')
  expect((await say('videos/file', { file: lantern }, auditor)).body.code).toBe('not_permitted')

  expect(await kept()).toEqual(before)
})

test('a picture with a second file behind it, a place and a name loses all of them', async () => {
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a81237' } })
    .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '16/1 50/1 0/1' } })
    .jpeg()
    .toBuffer()
  const two = Buffer.concat([photo, Buffer.from('PK\u0003\u0004 <script>alert(1)</script>')]).toString('base64')
  const [item] = await videos()

  expect((await say(`videos/${item?.id}/picture`, { language: 'en', picture: two })).status).toBe(200)

  const poster = (await videos()).find(({ id }) => id === item?.id)?.pictures.en ?? ''
  const bytes = (await consoleClient.fastify.inject({ url: poster })).rawPayload
  const { format, width, exif } = await sharp(bytes).metadata()
  expect([format, width, exif]).toEqual(['webp', 540, undefined])
  for (const word of ['script', 'somebody', 'PK\u0003\u0004']) expect(bytes.includes(word)).toBe(false)
})

test('the number of videos is limited, and an old one gives its place to a new file', async () => {
  await app.owner_db`
    insert into content.video (place, is_on, name, width, height, bytes)
    select 100 + n, false, lpad(n::text, 22, 'A') || '.mp4', 64, 64, '\\x00'
    from generate_series(1, ${VIDEOS_MAX}::int - (select count(*) from content.video)::int) n`
  const file = foreignMp4({ pictures: 40 }).toString('base64')

  expect((await say('videos/file', { file })).body).toMatchObject({
    code: 'too_many_items',
    values: { max: VIDEOS_MAX },
  })
  const [oldest] = await videos()
  expect((await say(`videos/${oldest?.id}/file`, { file })).status).toBe(200)
})
