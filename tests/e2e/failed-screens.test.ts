import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { eventually, openMenu, openSite } from './browser.ts'
import { clearReports, reportsOf } from './client-reports.ts'
import { leaksOf, mendThrow, personal, plantThrow } from './plant-throw.ts'
import { SCREENS } from './screens-of-table.ts'

const site = openSite()
const POLL_MS = 5_000

/** What a house without draws, feeds and partners refuses; and a document whose screen is gone, which moves. */
const ALLOWED = [/^GET \/.* answered 4\d\d$/, /^GET \/api\/.* answered 503$/, /^the layout moved/]

/** A screen that is well may have an alert of its own: a number that is full, a feed that is silent. */
const failure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'This page could not be shown.' })
const again = (page: Page) => failure(page).getByRole('button', { name: 'Try again' })
const reports = () => reportsOf(site)
const exchange = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' })

test('the table of screens is read as it stands', () => {
  expect(SCREENS.length).toBeGreaterThan(25)
  expect(SCREENS.filter(({ name }) => !/^[A-Z]\w+$/.test(name))).toEqual([])
})

test.each(SCREENS)('$href fails alone, comes back, and is reported', async (screen) => {
  const player = await site.house.player({ main: kyat(9_000) })
  // Members have no business at the login page.
  const as = screen.path === '/login' ? undefined : player
  const page = await site.visit({ as, allows: ALLOWED })
  await page.clock.install()
  await plantThrow(page, screen, personal(player))
  await clearReports(site)

  await page.goto(screen.href)
  await failure(page).getByText('This page could not be shown. The rest of the site still works.').waitFor()

  // Bar, menu and balances go on.
  if (as) {
    await page.getByRole('navigation', { name: 'Main' }).last().waitFor()
    await exchange(page).waitFor()
    await site.house.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 4_321 } })
    await page.clock.fastForward(POLL_MS)
    await eventually(() => exchange(page).textContent()).toContain('4,321')
  }
  const menu = await openMenu(page)
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })

  // The server knows where, and of nobody.
  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['screen'])
  const url = new URL(page.url())
  const names = [...new Set(url.searchParams.keys())].join('&')
  const path = screen.path === '/nowhere' ? '*' : screen.path
  const [report] = await reports()
  expect(report).toMatchObject({ app: 'site', route: names === '' ? path : `${path}?${names}`, language: 'en' })
  expect(report?.message).toBe('TypeError: "…" of # with … cannot be read at …')
  expect(report?.stack).toMatch(/^\S+ [\w.-]+\.js:\d+:\d+$/m)
  expect(leaksOf(report ?? {}, player)).toEqual([])

  // Home leads home; back at the screen it is tried again, and again when the player asks for it.
  if (screen.path !== '/') {
    await failure(page).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/?type=all')
    await page.getByRole('navigation', { name: 'Game types' }).waitFor()
    await page.goBack()
  }
  await again(page).click()
  await again(page).waitFor()
  await mendThrow(page)
  await again(page).click()
  await failure(page).waitFor({ state: 'detached' })
  expect((await page.getByRole('main').innerText()).trim()).not.toBe('')
  expect(new Set((await reports()).map(({ kind, message }) => `${kind} ${message}`)).size).toBe(1)
})
