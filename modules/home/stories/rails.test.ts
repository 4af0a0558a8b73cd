import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'

const site = openSite({ partner: openTestSandbox })
const rail = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true })
const plays = (page: Page, name: string) => rail(page, name).getByRole('button', { name: /^(?!.*: favourite$)/ })
/** Of the bar below, which covers the end of the window. */
const BAR = 64

test('a member goes on with the last game at one press; money, games and the draw are on the first screen', async () => {
  const player = await site.app.player({ main: kyat(50_000), game: kyat(7_000) })
  await site.app.owner_db`
    insert into catalog.recent_game (player_id, game_id, own_game, played_at)
    values (${player.id}, 1, null, now()), (${player.id}, null, 'shan', now() - interval '1 hour')`
  const page = await site.visit({ as: player })
  await open(page, '/?type=all')

  const balances = page.getByRole('main').getByRole('region', { name: 'Balances' })
  await balances.getByText('50,000').waitFor()
  await rail(page, 'Continue').getByRole('link', { name: 'Shan Koe Mee' }).waitFor()
  const lowest = page.getByRole('main').getByRole('link', { name: /^(?:Bet now|Results)$/ })
  const box = await lowest.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - BAR)

  await plays(page, 'Continue').first().click()
  await page.waitForURL(/\/play\//)
})

test('without a last game a member begins with hot ones, and exchanges and deposits from here', async () => {
  const page = await site.visit({ as: await site.app.player({ main: kyat(1_000) }) })
  await open(page, '/?type=all')
  await plays(page, 'Games to begin with').first().waitFor()
  await page.getByText('Tap the heart on a game to keep it here.').waitFor()

  const balances = page.getByRole('main').getByRole('region', { name: 'Balances' })
  await balances.getByRole('button', { name: 'Exchange' }).click()
  await page.getByRole('dialog', { name: 'Exchange Balance' }).getByRole('button', { name: 'Cancel' }).click()
  await balances.getByRole('link', { name: 'Deposit' }).click()
  await page.waitForURL(/tab=transfer/)
})

test('a guest tries a game free at one press, joins from the card, and finds the game under the recent ones', async () => {
  const page = await site.visit({ allows: [/./] })
  await open(page, '/?type=all')
  await page.getByRole('heading', { name: 'Join for free' }).waitFor()
  await plays(page, 'Try for free').first().click()
  await page.waitForURL(/\/(?:demo|play)\//)
  await page.goto('about:blank')

  await open(page, '/?type=all')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_games') ?? '{}').recent.length)
  expect(kept).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Join Now' }).click()
  await page.getByRole('dialog').getByLabel('Password').first().waitFor()
})

test('a game without a trial asks a guest to log in', async () => {
  const page = await site.visit()
  await page.route('**/api/demo-games*', (route) => route.fulfill({ json: { status: '', message: '', data: [] } }))
  await open(page, '/?type=all')
  await plays(page, 'Games to begin with').first().click()
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
})

test('a heart on home brings the game into the favourites there', async () => {
  const page = await site.visit({ as: await site.app.player() })
  await open(page, '/?type=all')
  const heart = rail(page, 'Slots')
    .getByRole('button', { name: /: favourite$/ })
    .nth(1)
  await heart.scrollIntoViewIfNeeded()
  const name = await heart.getAttribute('aria-label')

  const saved = page.waitForResponse('**/api/favourite-games')
  await heart.click()
  await saved

  await eventually(() =>
    rail(page, 'Favourites').getByRole('button', { pressed: true }).getAttribute('aria-label'),
  ).toBe(name)
})

test('the keyboard goes from tile to tile, and the rail follows', async () => {
  const page = await site.visit({ as: await site.app.player() })
  await open(page, '/?type=all')
  await plays(page, 'Slots').first().focus()
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab')

  const focused = plays(page, 'Slots').nth(4)
  expect(await focused.evaluate((tile) => tile === document.activeElement)).toBe(true)
  await eventually(async () => (await focused.boundingBox())?.x).toBeLessThan(PHONE.width - 100)
  expect(await rail(page, 'Slots').evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
})

test('a rail has twelve games at most, and pictures far away are not fetched', async () => {
  const page = await site.visit({ as: await site.app.player() })
  await open(page, '/?type=all')
  await plays(page, 'Slots').first().waitFor()

  expect(await plays(page, 'Slots').count()).toBe(12)
  const lazy = await rail(page, 'Slots')
    .getByRole('presentation')
    .evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).loading === 'lazy').length)
  expect(lazy).toBe(12)
})

test.each(['a member', 'a guest'])('axe finds nothing on home of %s', async (visitor) => {
  const page = await site.visit({ as: visitor === 'a member' ? await site.app.player() : undefined })
  await open(page, '/?type=all')
  await plays(page, 'Slots').first().waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
})
