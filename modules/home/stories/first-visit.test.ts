import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hangOut } from '#content/stories/content.ts'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const site = openSite()
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
const text = { en: 'A gift', mm: 'A gift', zh: 'A gift', th: 'A gift' }
const advert = (page: Page) => page.getByRole('dialog', { name: 'A gift' })
/** Longer than an advert takes to come. */
const QUIET_MS = 4_000

beforeAll(() => seedPromotionDemo(site.app.owner_db))
beforeEach(async () => {
  await site.app.owner_db`delete from content.banner where kind = 'popup'`
})

async function hang(link?: string): Promise<void> {
  await hangOut(site.app, { ads: [{ kind: 'popup', text, ...(link && { link }) }] })
}

async function expectNoAdvert(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS)
  expect(await advert(page).count()).toBe(0)
}

test('the first visit shows the languages, and the advert when they are answered', async () => {
  await hang()
  const page = await site.visit({ language: null, allows: ALLOWED, context: { locale: 'en' } })
  await open(page, '/?type=all')
  const strip = page.getByRole('region', { name: 'Language' })
  await strip.waitFor()
  await expectNoAdvert(page)

  await strip.getByRole('button', { name: 'Close' }).click()

  await advert(page).waitFor()
  expect(await strip.count()).toBe(0)
})

test('the advert does not come over a list', async () => {
  await hang()
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/?type=hot')
  await expectNoAdvert(page)
})

test('the advert does not come over a list that is opened while it is on its way', async () => {
  await hang()
  const page = await site.visit({ language: null, allows: ALLOWED, context: { locale: 'en' } })
  await open(page, '/?type=all')
  await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'Close' }).click()
  await moveTo(page, '/?type=hot')
  await expectNoAdvert(page)
})

test('the advert does not come over the list of an address without a type', async () => {
  await hang()
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/?type=all&provider=1')
  await expectNoAdvert(page)
})

test('an advert for new players is for guests, and one of a promotion is not for who has claimed it', async () => {
  const player = await site.app.player({ game: kyat(30_000) })
  await hang('/login')
  const page = await site.visit({ as: player, allows: ALLOWED })
  await open(page, '/?type=all')
  await expectNoAdvert(page)

  await site.app.owner_db`delete from content.banner where kind = 'popup'`
  await hang('/promotion')
  await page.reload()
  await advert(page).waitFor()

  // Of the offers one asks for no deposit.
  const offers = (await site.app.call('GET', '/api/promotion')).body.data as { id: number }[]
  const claim = ({ id }: { id: number }) => site.app.call('POST', `/api/promotion/${id}/claim`, { token: player.token })
  const replies = await Promise.all(offers.map(claim))
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  await settled()
  const again = await site.visit({ as: player, allows: ALLOWED })
  await open(again, '/?type=all')
  await expectNoAdvert(again)
})

test('a toast lies under the bar, whose balances it speaks of', async () => {
  const player = await site.app.player({ main: kyat(50_000) })
  const page = await site.visit({ as: player, allows: ALLOWED })
  await open(page, '/about')
  const balances = page.getByRole('banner').getByRole('button', { name: 'Exchange' })
  await balances.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount/).fill('4000')
  await dialog.getByRole('button', { name: /^Exchange 4,000/ }).click()

  const toast = page.getByRole('status').filter({ hasText: 'Exchange successful' })
  await toast.waitFor()
  const [under, over] = [await toast.boundingBox(), await balances.boundingBox()]
  expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0))
  // It lies above all as a popover, which has a backdrop of its own.
  const veil = await toast.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
  expect(veil).toBe('rgba(0, 0, 0, 0)')
})

test('the net and the time of a session go on over a reload', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  const page = await site.visit({ as: player, allows: ALLOWED })
  await page.clock.install()
  await open(page, '/digitbet')
  await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
  await page.getByRole('main').getByRole('button', { name: /^Roll/ }).click()
  await page.getByText(/\d \(ours\)/).waitFor()
  await page.clock.fastForward(3 * 60_000)
  const line = page.getByText(/ · 3 min/).first()
  await line.waitFor()
  const said = await line.textContent()

  await page.reload()

  await page
    .getByText(/ · 3 min/)
    .first()
    .waitFor()
  expect(
    await page
      .getByText(/ · 3 min/)
      .first()
      .textContent(),
  ).toBe(said)
})
