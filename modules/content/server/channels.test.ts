import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contact, VideoAd, VideoListAnswer } from '#content/contract/player.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { seedContentDemo } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ is_demo: true })
  await seedContentDemo(app.owner_db)
  await settled()
})
afterAll(() => app.close())

test('the platform is reached by a hotline and by its channels, each with an address and words to copy', async () => {
  const reply = await app.call('GET', '/api/contact')
  expect(reply.body.status).toBe('Request was successful.')
  const contacts = reply.body.data as Contact[]
  expect(contacts.map(({ name }) => name)).toEqual(['Hotline', 'Viber', 'Telegram', 'Facebook', 'Line'])
  for (const { value, link, text, image } of contacts) {
    expect([value, text.length > 0]).toEqual([link, true])
    const picture = await app.fastify.inject({ url: image })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  }
  // Each service has a picture of its own.
  expect(new Set(contacts.map(({ image }) => image)).size).toBe(5)
})

test('a contact has the picture that the staff gave it, and else that of its service or of all others', async () => {
  const [{ name: picture } = { name: '' }] = await app.owner_db<
    { name: string }[]
  >`select name from picture.picture limit 1`
  await app.owner_db`
    insert into content.channel ${app.owner_db([
      { place: 11, name: 'viber 2', text: 'x', link: 'https://a.example', picture: null },
      { place: 12, name: 'WeChat', text: 'x', link: 'https://b.example', picture: null },
      { place: 13, name: 'Viber', text: 'x', link: 'https://c.example', picture },
    ])}`
  await settled()

  const contacts = (await app.call('GET', '/api/contact')).body.data as Contact[]

  const [hotline, viber, , , , second, other, own] = contacts.map(({ image }) => image)
  expect([second, own]).toEqual([viber, `/pictures/${picture}`])
  expect(other).not.toBe(hotline)
  expect((await app.fastify.inject({ url: other ?? '' })).statusCode).toBe(200)
})

test.each(['javascript:alert(1)', 'http://plain.example', 'https://good@evil.example', 'tel:*99#'])(
  'a channel cannot lead to %s',
  async (link) => {
    await expect(
      app.owner_db`insert into content.channel (place, name, text, link) values (9, 'Other', 'x', ${link})`,
    ).rejects.toThrow(/channel_link_check/)
  },
)

test('videos are listed at the root of the site, and play from the API’s base, in parts too', async () => {
  const videos = (await app.fastify.inject({ url: '/videoads' })).json<VideoAd[]>()
  expect(videos.length).toBe(5)
  for (const { video_url, poster_url, width, height } of videos) {
    const whole = await app.fastify.inject({ url: `/api${video_url}` })
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/webm',
      'bytes',
    ])
    expect(whole.rawPayload.length).toBeLessThanOrEqual(600_000)
    expect((await app.fastify.inject({ url: poster_url ?? '' })).statusCode).toBe(200)
    expect(height).toBeGreaterThan(width)
  }
  const part = await app.fastify.inject({
    url: `/api${videos[0]?.video_url}`,
    headers: { range: 'bytes=10-19' },
  })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  expect(part.headers['content-range']).toMatch(/^bytes 10-19\/\d+$/)
  const beyond = await app.fastify.inject({ url: `/api${videos[0]?.video_url}`, headers: { range: 'bytes=9999999-' } })
  expect(beyond.statusCode).toBe(416)
  expect((await app.fastify.inject({ url: '/api/videos/AAAAAAAAAAAAAAAAAAAAAA.webm' })).statusCode).toBe(404)
})

test('the list of videos is in the envelope at the API’s base', async () => {
  const bare = (await app.call('GET', '/videoads')).body as unknown as VideoAd[]

  const reply = await app.call('GET', '/api/videoads')

  expect(reply.body as unknown as VideoListAnswer).toEqual({
    status: 'Request was successful.',
    message: '',
    data: bare,
  })
})

test.each(['/api', ''])(
  'a video answers below “%s”, whole, in parts, and as not changed where a browser has it',
  async (base) => {
    const [video] = (await app.fastify.inject({ url: '/videoads' })).json<VideoAd[]>()
    const get = (headers: Record<string, string>) =>
      app.fastify.inject({ url: `${base}${video?.video_url}`, headers: { accept: '*/*', ...headers } })

    const [whole, part] = await Promise.all([get({}), get({ range: 'bytes=10-19' })])

    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)])
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  },
)
