import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Banner, BannerText } from '#content/contract/player.ts'
import { LANGUAGES } from '#platform/contract/language.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { seedContentDemo } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ is_demo: true })
})
afterAll(() => app.close())

const list = async <T>(path: string) => (await app.call('GET', `/api${path}`)).body.data as T[]

test('the demo has banners, a popup and a line in each language, with pictures for desktops and phones', async () => {
  await Promise.all([seedContentDemo(app.owner_db), seedContentDemo(app.owner_db), seedContentDemo(app.owner_db)])
  await settled()

  const pictures = new Set<string>()
  for (const language of LANGUAGES) {
    const banners = await list<Banner>(`/banner?lan=${language}`)
    const [popup] = await list<Banner>(`/popup-ads-banner?lan=${language}`)
    expect(banners).toHaveLength(3)
    expect(await list<BannerText>(`/banner_Text?lan=${language}`)).toHaveLength(1)
    for (const { img_url, img_width, img_url_small, img_width_small, text } of [...banners, popup as Banner]) {
      expect([img_width, img_width_small, text.length > 0]).toEqual([1080, 540, true])
      expect((await app.fastify.inject({ url: img_url })).headers['content-type']).toBe('image/webp')
      pictures.add(img_url).add(img_url_small ?? '')
    }
  }
  // Three banners in four languages and one popup for all, each in two forms.
  expect(pictures.size).toBe(26)
})

test('what an operator made of it stays through the next start', async () => {
  await app.owner_db`update content.banner_text set text_en = 'Ours'`
  await app.owner_db`delete from content.banner where kind = 'popup'`

  await seedContentDemo(app.owner_db)
  await settled()

  expect((await list<BannerText>('/banner_Text'))[0]?.text).toBe('Ours')
  expect(await list('/popup-ads-banner')).toEqual([])
})
