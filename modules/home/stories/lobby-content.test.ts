import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hangOut } from '#content/stories/content.ts'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { inTwoParts } from '#tests/e2e/harness/in-two-parts.ts'

const site = openSite()

const everywhere = (text: string) => ({ en: text, mm: text, zh: text, th: text })
const LINE =
  'Welcome. The platform is open day and night, and anyone who wins is paid at once, whatever the hour may be.'

beforeAll(() =>
  hangOut(site.app, {
    ads: [
      { kind: 'carousel', text: everywhere('Night market') },
      { kind: 'carousel', text: everywhere('Full moon'), link: '/digitbet/fairness' },
      { kind: 'carousel', text: everywhere('Puppets') },
      { kind: 'popup', text: everywhere('A gift for new players') },
    ],
    line: everywhere(LINE),
  }),
)

const shown = (page: Page) => page.getByRole('region', { name: 'Banners' }).getByRole('img').getAttribute('alt')
const popup = (page: Page) => page.getByRole('dialog', { name: 'A gift for new players' })

async function openQuietly(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))
  await open(page, path)
}

test('a document that comes in two parts is drawn when all of it is there, and nothing moves', async () => {
  const later_ms = 700
  // Within the hero, behind its ground and before what it holds.
  const line = await inTwoParts(site.app.fastify.listeningOrigin, '<section', later_ms)
  const page = await site.visit({ at: line.url })
  await openQuietly(page)

  const drawn_at = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  expect(drawn_at).toBeGreaterThan(later_ms)
  line.close()
})

test('the carousel goes round both ways, jumps to a dot, and never moves by itself', async () => {
  const page = await site.visit()
  await page.clock.install()
  await openQuietly(page)
  const banners = page.getByRole('region', { name: 'Banners' })

  expect(await shown(page)).toBe('Night market')
  await banners.getByRole('button', { name: 'Previous banner' }).click()
  expect(await shown(page)).toBe('Puppets')
  await banners.getByRole('button', { name: 'Next banner' }).click()
  expect(await shown(page)).toBe('Night market')
  await banners.getByRole('button', { name: 'Banner 2 of 3' }).click()
  expect(await shown(page)).toBe('Full moon')
  expect(await banners.locator('[aria-current]').getAttribute('aria-label')).toBe('Banner 2 of 3')

  await page.clock.runFor('10:00')
  expect(await shown(page)).toBe('Full moon')
  await banners.getByRole('img').click()
  await page.waitForURL('**/digitbet/fairness')
})

test('without banners the carousel says so', async () => {
  const page = await site.visit()
  await page.route('**/api/banner?*', (route) => route.fulfill({ json: { status: '', message: '', data: [] } }))

  // The document of another page brings no banners along.
  await openQuietly(page, '/login')
  await page.getByRole('banner').getByRole('link', { name: 'Thazin' }).click()

  await page.getByText('No banners available').waitFor()
})

test('the line runs where it does not fit, stands still on demand and fits on a desktop', async () => {
  const page = await site.visit()
  await openQuietly(page)
  const place = () =>
    page
      .getByText(LINE)
      .first()
      .evaluate((line) => line.getBoundingClientRect().x)

  await page.getByRole('button', { name: 'Pause announcements' }).click()
  const again = page.getByRole('button', { name: 'Resume announcements' })
  await again.waitFor()
  const stopped = await place()
  await page.waitForTimeout(300)
  expect(await place()).toBe(stopped)
  await again.click()
  await eventually(place).toBeLessThan(stopped)

  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Pause announcements' }).waitFor({ state: 'detached' })
})

test('who wants no motion has the whole line at once', async () => {
  const page = await site.visit({ context: { reducedMotion: 'reduce' } })
  await openQuietly(page)

  const line = page.getByText(LINE).first()
  const box = await line.boundingBox()
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('the advertisement opens when the page is there, once in a visit', async () => {
  const page = await site.visit()

  await open(page, '/')
  await popup(page).waitFor()
  const picture = await popup(page).locator('img').boundingBox()
  expect(picture).toMatchObject({ width: 390, height: 150 })
  await popup(page).getByText('A gift for new players').waitFor()
  await popup(page).getByRole('button', { name: 'OK' }).click()
  await popup(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.waitForLoadState('networkidle')
  expect(await popup(page).count()).toBe(0)
})

test('the advertisement does not lie down over a dialog', async () => {
  const page = await site.visit()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ads-popup-*.js', async (route) => {
    await held
    await route.fallback()
  })

  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  const answered = page.waitForResponse('**/assets/ads-popup-*.js')
  release()
  await answered

  await page.getByRole('dialog', { name: 'Login' }).getByLabel('User name or phone').fill('09')
  expect(await popup(page).count()).toBe(0)
})
