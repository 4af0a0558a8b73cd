import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hangOut } from '#content/stories/content.ts'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { eventually, logIn, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const site = openSite()
/** A platform without a feed says so. */
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
const GIFT = { en: 'A gift', mm: 'A gift', zh: 'A gift', th: 'A gift' }
/** Longer than an advert takes to come. */
const ADVERT_MS = 2_000
const PATH = '/information?tab=profile&type=break'

/** Runs in the page before anything of it, and looks at every frame. */
function watchOffers(): void {
  const page = window as unknown as { seen_offers: string[] }
  page.seen_offers = []
  const look = () => {
    for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]')) {
      const { width, height } = offer.getBoundingClientRect()
      const is_seen = width * height > 0 && getComputedStyle(offer).visibility === 'visible'
      if (is_seen && !page.seen_offers.includes(offer.className)) page.seen_offers.push(offer.className)
    }
    requestAnimationFrame(look)
  }
  look()
}
const seenOffers = (page: Page) => page.evaluate(() => (window as unknown as { seen_offers: string[] }).seen_offers)

const surely = (page: Page) => page.getByRole('button', { name: 'Yes, start the break' })
const begin = (page: Page) => page.getByRole('button', { name: 'Start break' })

async function takeBreak(player: TestPlayer, period: string): Promise<void> {
  const body = { period, password: player.password }
  const reply = await site.app.call('POST', '/api/break', { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
}

test('a player takes a break of a week: they are logged out, and may come back for their money alone', async () => {
  const player = await site.app.player({ main: kyat(50_000), game: kyat(10_000) })
  const page = await site.visit({ as: player })
  await open(page, '/information?tab=profile')

  await page.getByRole('link', { name: /^Take a break/ }).click()
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await begin(page).click()
  await page.getByText(/^Break of 7 days\. .* Are you sure\?$/).waitFor()
  expect((await site.app.call('GET', '/api/break', { token: player.token })).body.data).toBeNull()
  await surely(page).click()

  await page.getByText('Your break has started.').waitFor()
  await page.waitForURL('**/?type=all')
  await logIn(page, { user_name: player.phone, password: player.password })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await open(page, PATH)
  await page.getByText(/^You are on a break until \d+ \w+ \d+, \d\d:\d\d\.$/).waitFor()

  await open(page, '/digitbet')
  await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
  const roll = page.getByRole('main').getByRole('button', { name: 'You’re on a break', exact: true })
  expect(await roll.getAttribute('aria-disabled')).toBe('true')
  await roll.dispatchEvent('click')
  expect(await site.app.owner_db`select 1 from digit_bet.bet where player_id = ${player.id}`).toHaveLength(0)
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(50_000), game: kyat(10_000) })
})

test('a break without a length or with a wrong password begins nothing', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/\/api\/break answered 422/] })
  await open(page, PATH)

  await begin(page).click()
  await eventually(() => page.getByText('* This field is required.').count()).toBe(2)
  await page.getByRole('radio', { name: '24 hours' }).check()
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all')
  await begin(page).click()
  await surely(page).click()
  await page.getByText('* This password is not correct.').waitFor()

  expect((await site.app.call('GET', '/api/break', { token: player.token })).body.data).toBeNull()
})

test('a player who takes a break for good is told so', async () => {
  const player = await site.app.player()
  await takeBreak(player, 'for_good')
  const page = await site.visit()
  await open(page, '/?type=all')
  await logIn(page, { user_name: player.phone, password: player.password })
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await open(page, PATH)

  await page.getByText('You’ve excluded yourself permanently.').waitFor()
})

test('a break is felt on every screen: its end stands there, nothing is offered, and bets and deposits are off', async () => {
  const player = await site.app.player({ main: kyat(50_000), game: kyat(10_000) })
  await openTestDraw(site.app.owner_db)
  await seedPromotionDemo(site.app.owner_db)
  await hangOut(site.app, {
    ads: [
      { kind: 'carousel', text: GIFT },
      { kind: 'popup', text: GIFT },
    ],
    line: GIFT,
  })
  await takeBreak(player, 'week')
  const body = { user_name: player.phone, password: player.password }
  const { token } = (await site.app.call('POST', '/api/login', { body })).body.data as { token: string }
  const page = await site.visit({ as: { ...player, token }, allows: ALLOWED })
  const banner = page.getByRole('link', { name: /^You are on a break until \d+ \w+ \d+, \d\d:\d\d\.$/ })

  await open(page, '/?type=all')
  await banner.waitFor()
  expect(await page.getByText('A gift').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByAltText('A gift').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('main').getByText('Bet now', { exact: true }).filter({ visible: true }).count()).toBe(0)

  await moveTo(page, '/promotion')
  await page.getByRole('heading', { level: 1, name: 'Promotion' }).waitFor()
  expect(await banner.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Learn More' }).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('main').getByText('You’re on a break', { exact: true }).waitFor()
  expect(await page.getByText('Exclusive Offers').filter({ visible: true }).count()).toBe(0)

  await moveTo(page, '/2d/bet?time=2')
  await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('07').click()
  const off = page.getByRole('button', { name: 'You’re on a break', exact: true })
  expect(await off.getAttribute('aria-disabled')).toBe('true')

  await moveTo(page, '/shan')
  await eventually(() => off.isDisabled()).toBe(true)

  await moveTo(page, '/information?tab=transfer')
  await page.getByRole('status').filter({ hasText: 'You’re on a break' }).waitFor()
  expect(await page.getByLabel(/^Amount/).count()).toBe(0)

  await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.getByText('Main to game').count()).toBe(0)
  await dialog.getByLabel(/^Amount/).fill('4000')
  await dialog.getByRole('button', { name: /^Exchange 4,000/ }).click()
  await eventually(() => site.app.balancesOf(player)).toEqual({ main: kyat(54_000), game: kyat(6_000) })
  await dialog.waitFor({ state: 'detached' })
  await moveTo(page, '/?type=all')
  await page.waitForTimeout(ADVERT_MS)
  expect(await page.getByRole('dialog').count()).toBe(0)
  // The number that was chosen above waits for the end of the break, too.
  expect(await page.getByText('1 number chosen').count()).toBe(1)
  expect(await page.getByText('1 number chosen').isVisible()).toBe(false)
})

test('a player on a break sees no offer for a moment either, on their first load and on each later one', async () => {
  const player = await site.app.player({ main: kyat(50_000) })
  await seedPromotionDemo(site.app.owner_db)
  await hangOut(site.app, { ads: [{ kind: 'carousel', text: GIFT }], line: GIFT })
  await takeBreak(player, 'week')
  const body = { user_name: player.phone, password: player.password }
  const { token } = (await site.app.call('POST', '/api/login', { body })).body.data as { token: string }
  const page = await site.visit({ as: { ...player, token }, allows: ALLOWED })
  await page.addInitScript(watchOffers)
  const banner = page.getByRole('link', { name: /^You are on a break until/ })

  for (const path of ['/?type=all', '/?type=all', '/promotion']) {
    await open(page, path)
    await banner.waitFor()
    expect(await seenOffers(page)).toEqual([])
  }
  expect(await page.locator('html').getAttribute('data-offers')).toBe('hidden')
})

test('a player who is on no break sees the offers, from their second load on at once', async () => {
  const page = await site.visit({ as: await site.app.player(), allows: ALLOWED })
  await hangOut(site.app, { ads: [{ kind: 'carousel', text: GIFT }] })
  await open(page, '/?type=all')
  await page.getByRole('img', { name: 'A gift' }).first().waitFor()

  const again = await page.context().request.get('/?type=all')

  expect(await again.text()).not.toContain('data-offers')
})
