import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Banner, BannerText } from '#content/contract/player.ts'
import { savePicture } from '#platform/server/media/picture-store.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { testPicture } from '#tests/support/partners/aggregator-server.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

let app: TestApp
let wide: string
let narrow: string
let burmese: string
beforeAll(async () => {
  app = await startTestApp()
  const keep = async (shade: number, side: number) =>
    (await savePicture(app.owner_db, testPicture(shade, side)))?.name ?? ''
  wide = await keep(1, 64)
  narrow = await keep(1, 32)
  burmese = await keep(2, 64)
})
afterAll(() => app.close())

async function banner(kind: 'carousel' | 'popup', place: number, link: string | null = null): Promise<number> {
  const [row] = await app.owner_db<{ id: number }[]>`
    insert into content.banner (kind, place, link, text_en, text_mm, text_zh, text_th)
    values (${kind}, ${place}, ${link}, ${`en ${place}`}, 'mm', 'zh', 'th') returning id`
  const id = row?.id ?? 0
  await app.owner_db`
    insert into content.banner_picture (banner_id, language, picture, picture_small)
    values (${id}, 'en', ${wide}, ${narrow})`
  return id
}

async function list<T>(path: string): Promise<T[]> {
  await settled()
  const reply = await app.call('GET', `/api${path}`)
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body.status).toBe('Request was successful.')
  return reply.body.data as T[]
}

describe('the first page', () => {
  test('has nothing to say on a new platform', async () => {
    expect(await list('/banner')).toEqual([])
    expect(await list('/popup-ads-banner')).toEqual([])
    expect(await list('/banner_Text')).toEqual([])
  })

  test('shows banners in their order, with a picture for desktops and one for phones', async () => {
    const second = await banner('carousel', 2)
    const first = await banner('carousel', 1, '/promotion')
    const popup = await banner('popup', 1, 'https://news.example/may')

    const banners = await list<Banner>('/banner')

    expect(banners.map((each) => each.id)).toEqual([first, second])
    expect(banners[0]).toEqual({
      id: first,
      img_url: `/pictures/${wide}`,
      img_width: 64,
      img_height: 64,
      img_url_small: `/pictures/${narrow}`,
      img_width_small: 32,
      text: 'en 1',
      link: '/promotion',
    })
    expect((await list<Banner>('/popup-ads-banner')).map((each) => each.id)).toEqual([popup])
    expect((await app.fastify.inject({ url: banners[0]?.img_url ?? '' })).statusCode).toBe(200)
  })

  test('speaks the language of the visitor, in pictures too where there are some', async () => {
    await app.owner_db`
      insert into content.banner_picture (banner_id, language, picture)
      select id, 'mm', ${burmese} from content.banner where kind = 'carousel' and place = 1`
    await app.owner_db`
      insert into content.banner_text (place, text_en, text_mm, text_zh, text_th)
      values (2, 'later', '-', '-', '-'), (1, 'Welcome', 'ဂိမ်း ကစားပါ', '欢迎', 'ยินดีต้อนรับ')`

    const [first, second] = await list<Banner>('/banner?lan=mm')

    expect(first).toMatchObject({ img_url: `/pictures/${burmese}`, img_url_small: null, text: 'mm' })
    expect(second).toMatchObject({ img_url: `/pictures/${wide}`, text: 'mm' })
    expect((await list<BannerText>('/banner_Text?lan=th')).map((each) => each.text)).toEqual(['ยินดีต้อนรับ', '-'])
    expect((await list<BannerText>('/banner_Text'))[0]?.text).toBe('Welcome')
    // A line may end where a word does, and not inside of one.
    expect((await list<BannerText>('/banner_Text?lan=mm'))[0]?.text).toBe('ဂိ\u2060မ်း ကစား\u2060ပါ')
  })

  test('does not show what is off, nor a banner without a picture', async () => {
    await app.owner_db`update content.banner set is_on = false where kind = 'carousel' and place = 1`
    await app.owner_db`
      insert into content.banner (kind, place, text_en, text_mm, text_zh, text_th)
      values ('carousel', 0, '-', '-', '-', '-')`
    await app.owner_db`update content.banner_text set is_on = false where place = 1`

    expect((await list<Banner>('/banner')).map((each) => each.text)).toEqual(['en 2'])
    expect((await list<BannerText>('/banner_Text')).map((each) => each.text)).toEqual(['later'])
  })

  test('is known again by its tag until it changes', async () => {
    const first = await app.fastify.inject({ url: '/api/banner' })
    const ask = () => app.fastify.inject({ url: '/api/banner', headers: { 'if-none-match': first.headers.etag } })

    expect((await ask()).statusCode).toBe(304)
    await app.owner_db`update content.banner set text_en = 'new'`
    await settled()
    expect((await ask()).statusCode).toBe(200)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://good@evil.example',
    'http://plain.example',
    '/\\evil',
    'promotion',
  ])('cannot lead to %s', async (link) => {
    await expect(banner('carousel', 9, link)).rejects.toThrow(/banner_link_check/)
  })

  test.each(['/', '/promotion', '/?type=hot', '/games?tab=all#top', 'https://news.example/a?b=c'])(
    'may lead to %s',
    async (link) => {
      await expect(banner('popup', 9, link)).resolves.toEqual(expect.any(Number))
    },
  )
})
