import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openMenu, openSite, untilInteractive } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { countLoads, countOnPage, lookAwayAndBack, openReleases, type Releases } from './release.ts'

const site = openSite()
const DIST = join(fileURLToPath(new URL('../../..', import.meta.url)), 'apps', 'site', 'dist')
let releases: Releases
beforeAll(async () => {
  await paymentAccount(site.app)
  releases = await openReleases(site.app, DIST)
})
afterEach(() => releases.withdraw())
afterAll(() => releases.close())

/** Files that are gone, lines that were cut, and a market that nobody tells of. */
const ALLOWS = [/^GET \S+ (?:answered 40[34]|answered 503|failed)/, /^console (?:error|warning): /, /^HEAD /]
/** A round of the stream's own wait, on a busy machine. */
const TOLD_MS = 20_000
/** The waits of the product for a part that does not come. */
const PART_AGAIN_MS = 4_000
const PART_PAUSE_MS = 3_000

const visit = async (as: TestPlayer | undefined, path: string) => {
  const page = await site.visit({ as, at: releases.url, allows: ALLOWS })
  await openTold(page, path)
  return page
}

async function openTold(page: Page, path: string): Promise<void> {
  await countOnPage(page)
  await open(page, path)
  await page.waitForFunction(() => window.counted.releases > 0)
  await page.evaluate(() => Object.assign(window, { is_first_load: true }))
}

/** The page is told by the stream, which has to find the newer server. */
async function release(page: Page, { waits = false } = {}): Promise<void> {
  const before = await page.evaluate(() => window.counted.releases)
  releases.install()
  // A page that is looked at again opens its stream at once, in place of after the stream's own wait.
  if (!waits) await page.evaluate(lookAwayAndBack)
  await page.waitForFunction((count) => window.counted.releases > count, before, { timeout: TOLD_MS })
}

/** Opens the menu and closes it: meanwhile the page does all that an earlier press began. */
async function openAndCloseMenu(page: Page): Promise<void> {
  const menu = await openMenu(page)
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
}

const wasLoadedAnew = async (page: Page) => {
  await page.waitForLoadState()
  return page.evaluate(() => !('is_first_load' in window))
}
const isNewer = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.endsWith('_.js'))

test('a page of before the release loads anew at its next link, once', async () => {
  const page = await visit(undefined, '/?type=all')

  await release(page, { waits: true })
  expect(await wasLoadedAnew(page)).toBe(false)
  await page.locator('#root header').getByRole('link', { name: 'Thazin' }).click()
  await eventually(() => isNewer(page).catch(() => false)).toBe(true)

  expect(await wasLoadedAnew(page)).toBe(true)
  await page.evaluate(() => Object.assign(window, { is_first_load: true }))
  await page.locator('#root footer, #root main').first().waitFor()
  const loads = countLoads(page)
  await page.locator('#root header').getByRole('link', { name: 'Thazin' }).click()
  await openAndCloseMenu(page)
  expect(await wasLoadedAnew(page)).toBe(false)
  expect(loads()).toBe(0)
})

test('numbers that are chosen are placed across a release, and the link after that loads anew', async () => {
  await openDraw()
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await visit(player, '/?type=all')
  const cell = (num: string) => page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num)

  await page.getByRole('region', { name: 'Our games' }).getByRole('link', { name: 'Bet now' }).click()
  await page.getByLabel('Stake', { exact: true }).fill('3000')
  await cell('91').click()
  await cell('13').click()
  await release(page)
  // A link of the frame leads away within the page: what is chosen waits for the player.
  await page.locator('#root header').getByRole('link', { name: 'Thazin' }).click()
  await page.waitForURL('**/?type=all')
  expect(await wasLoadedAnew(page)).toBe(false)
  await page.goBack()
  await page.getByRole('region', { name: 'Your bet' }).getByRole('button', { name: /6,000/ }).click()
  await page.waitForURL('**/2d/confirm**')
  await page.getByRole('region', { name: 'Total' }).getByRole('button').last().click()

  await eventually(async () => (await site.app.balancesOf(player)).main).toBe(kyat(84_000))
  await page.waitForURL('**/evening-bet-slip**')
  await eventually(() => isNewer(page).catch(() => false)).toBe(true)
})

async function openDraw(): Promise<void> {
  const { owner_db } = site.app
  await owner_db`update two_d.session set is_on = false`
  await owner_db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), 4, clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours',
           clock_timestamp() + interval '3 hours', odds, stake_min, stake_max, default_number_limit, lines_max
    from two_d.setting on conflict do nothing`
}

test('a digit that is chosen is not taken away: the next link stays, and the one after it loads anew', async () => {
  const player = await site.app.player({ game: kyat(5_000) })
  const page = await visit(player, '/digitbet')
  const main = page.getByRole('main')

  await main.getByText('This session').waitFor()
  await main.getByRole('button', { name: 'Digit 7', exact: true }).click()
  await main
    .getByText(/^Rolling in \d+\.\.\.$/)
    .first()
    .waitFor()
  await release(page)
  // A sheet whose file is gone is told, and the bet counts on.
  await main.getByRole('button', { name: /^Rules/ }).click()
  await page.getByText('The site has been updated.').waitFor()
  expect(await wasLoadedAnew(page)).toBe(false)
  await main
    .getByText(/^Rolling in \d+\.\.\.$/)
    .first()
    .waitFor()
  await main.getByRole('button', { name: /^Roll/ }).click()
  await main
    .getByText(/^Digit 7 (?:won|lost)/)
    .first()
    .waitFor()
  expect(await wasLoadedAnew(page)).toBe(false)

  // Nothing lies ready any more.
  await main.getByRole('button', { name: /^Rules/ }).click()
  await eventually(() => isNewer(page).catch(() => false)).toBe(true)
  await untilInteractive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Rules/ })
    .click()
  await page.getByRole('dialog').waitFor()
})

test('a digit and its multiplier are there again after a reload, and nothing rolls by itself', async () => {
  const player = await site.app.player({ main: kyat(90_000), game: kyat(5_000) })
  const page = await visit(player, '/digitbet')
  const main = page.getByRole('main')

  await main.getByText('This session').waitFor()
  await main.getByRole('button', { name: 'Digit 7', exact: true }).click()
  await main.getByRole('button', { name: /^5\s?×$/ }).click()
  await release(page)
  await page.reload()
  await eventually(() => main.getByRole('button', { name: 'Digit 7', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  expect(await main.getByText(/^Rolling in/).count()).toBe(0)
  await main.getByText('Digit 7 · 100 × 5').waitFor()
})

test('what was typed into a form is there again after a reload, but for its password', async () => {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await visit(player, '/information?tab=transfer&view=withdraw')

  await page.getByLabel('Account name').fill('Ma Hnin Wai')
  await page.getByLabel('Account number').fill('09 420 000 111')
  await page.getByLabel('Amount').fill('30000')
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await release(page)
  await page.reload()

  await eventually(() => page.getByLabel('Account name').inputValue()).toBe('Ma Hnin Wai')
  await eventually(() => page.getByLabel('Amount').inputValue()).toContain('30')
  expect(await page.getByLabel('Account number').inputValue()).toBe('09 420 000 111')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hnin')
})

test('a part whose file is gone comes with a reload of its own, as soon as nothing is chosen', async () => {
  const player = await site.app.player({ game: kyat(5_000) })
  const page = await site.visit({ as: player, at: releases.url, allows: ALLOWS })
  // Only the older release lacks it; the newer one has another name for it.
  await page.route(/bet-history-[\w-]{7}\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.clock.install()
  await openTold(page, '/digitbet')
  const digit = page.getByRole('main').getByRole('button', { name: 'Digit 7', exact: true })

  await digit.click()
  await release(page)
  await losePart(page)
  await losePart(page)
  expect(await wasLoadedAnew(page)).toBe(false)
  await digit.click()
  await losePart(page)

  await eventually(() => isNewer(page).catch(() => false)).toBe(true)
  await page.getByText('This session').waitFor()
})

/** The part is asked for again, in vain; and what follows of it has had its time. */
async function losePart(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.counted.lost_parts)
  await page.clock.fastForward(PART_AGAIN_MS)
  await page.waitForFunction((count) => window.counted.lost_parts > count, before)
  await page.clock.fastForward(PART_PAUSE_MS)
}

test('a page that stays old, whatever it loads, loads no second time within a minute', async () => {
  const page = await site.visit({ allows: ALLOWS })
  await page.route('**/api/changes', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'retry: 60000\nevent: release\ndata: assets/of-another-server.js\n\ndata: one\n\n',
    }),
  )
  const loads = countLoads(page)
  const home = page.locator('#root header').getByRole('link', { name: 'Thazin' })

  await openTold(page, '/?type=all')
  await home.click()
  await page.waitForFunction(() => !('is_first_load' in window) && window.counted.releases > 0)
  for (let times = 0; times < 3; times++) {
    await untilInteractive(page)
    await home.click()
    await openAndCloseMenu(page)
  }

  expect(loads()).toBe(2)
})
