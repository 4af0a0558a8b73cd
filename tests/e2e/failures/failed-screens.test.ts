import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '../../support/app/start-test-app.ts'
import { eventually, openMenu, openSite } from '../harness/browser.ts'
import { clearReports, reportsOf } from '../harness/client-reports.ts'
import { sampled } from '../harness/depth.ts'
import { groupsOf } from '../harness/groups.ts'
import { moveTo } from '../harness/move-to.ts'
import { leaksOf, mendThrow, personal, plantThrow, throwAgain } from '../harness/plant-throw.ts'
import { type ListedScreen, SCREENS } from '../harness/screens-of-table.ts'

const site = openSite()
const POLL_MS = 5_000

/** The refusals of a server without draws, feeds and partners, and the layout shift of a document whose screen is gone. */
const ALLOWED = [/^GET \/.* answered 4\d\d$/, /^GET \/api\/.* answered 503$/, /^the layout moved/]

/** A screen that is well may have an alert of its own: a number that is full, a feed that is silent. */
const failure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'This page can’t be shown.' })
const again = (page: Page) => failure(page).getByRole('button', { name: 'Try again' })
const reports = () => reportsOf(site)
const exchange = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' })

test('the table of screens is read as it stands', () => {
  expect(SCREENS.length).toBeGreaterThan(25)
  expect(SCREENS.filter(({ name }) => !/^[A-Z]\w+$/.test(name))).toEqual([])
})

/**
 * Each on one page, the first as a document and the others as ways within it. Members have no business at the login page,
 * and a page tells an error of one file once.
 */
const GROUPS = [
  ...groupsOf(SCREENS.filter(({ path }) => path === '/login')),
  ...groupsOf(
    sampled(
      SCREENS.filter((screen) => screen.path !== '/login' && !hasFileOfEarlier(screen)),
      6,
    ),
  ),
  ...sampled(SCREENS.filter(hasFileOfEarlier), 6).map((screen) => [screen]),
].map((screens) => ({ screens, paths: screens.map(({ path }) => path).join(' ') }))

function hasFileOfEarlier(screen: ListedScreen): boolean {
  return SCREENS.findIndex(({ source }) => source === screen.source) < SCREENS.indexOf(screen)
}

test('every screen is on one of the pages, in `npm test` every sixth one', () => {
  expect(GROUPS.flatMap(({ screens }) => screens).length).toBeGreaterThanOrEqual(
    inject('is_deep') ? SCREENS.length : SCREENS.length / 6,
  )
})

test.each(GROUPS)(
  '$paths: each screen fails alone, comes back, and is reported',
  { timeout: 90_000 },
  async (group) => {
    const player = await site.app.player({ main: kyat(90_000) })
    const is_member = group.paths !== '/login'
    const page = await site.visit({ as: is_member ? player : undefined, allows: ALLOWED })
    await page.clock.install()
    for (const screen of group.screens) await plantThrow(page, screen, personal(player))

    for (const [index, screen] of group.screens.entries()) {
      await clearReports(site)

      if (index === 0) await page.goto(screen.href)
      else {
        await throwAgain(page, screen, personal(player))
        await moveTo(page, screen.href)
      }
      await failure(page).getByText('This page can’t be shown. The rest of the site still works.').waitFor()

      if (is_member) {
        await page.getByRole('navigation', { name: 'Main' }).last().waitFor()
        await expectBalanceGoesOn(page, player, index + 1)
      }
      await expectReport(page, screen, player)
      // Which screen has failed is nothing to the frame around it: once on each page.
      if (index === 0) await expectFrameGoesOn(page, screen)

      await again(page).click()
      await again(page).waitFor()
      await mendThrow(page)
      await again(page).click()
      await failure(page).waitFor({ state: 'detached' })
      expect((await page.getByRole('main').innerText()).trim()).not.toBe('')
      expect(new Set((await reports()).map(({ kind, message }) => `${kind} ${message}`)).size).toBe(1)
    }
  },
)

/** `moves`: how often it was asked of this player. */
async function expectBalanceGoesOn(page: Page, player: TestPlayer, moves: number): Promise<void> {
  await exchange(page).waitFor()
  await site.app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 4_321 } })
  await page.clock.fastForward(POLL_MS)
  await eventually(() => exchange(page).textContent()).toContain((moves * 4_321).toLocaleString('en'))
}

/** The server knows where, and of nobody. */
async function expectReport(page: Page, screen: ListedScreen, player: TestPlayer): Promise<void> {
  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['screen'])
  const url = new URL(page.url())
  const names = [...new Set(url.searchParams.keys())].join('&')
  const path = screen.path === '/nowhere' ? '*' : screen.path
  const [report] = await reports()
  expect(report).toMatchObject({ app: 'site', route: names === '' ? path : `${path}?${names}`, language: 'en' })
  expect(report?.message).toBe('TypeError: "…" of # with … cannot be read at …')
  expect(report?.stack).toMatch(/^\S+ [\w.-]+\.js:\d+:\d+$/m)
  expect(leaksOf(report ?? {}, player)).toEqual([])
}

/** The menu opens, and home leads home; back at the screen it is tried again. */
async function expectFrameGoesOn(page: Page, screen: ListedScreen): Promise<void> {
  const menu = await openMenu(page)
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  if (screen.path === '/') return
  await failure(page).getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/?type=all')
  await page.getByRole('navigation', { name: 'Game types' }).waitFor()
  await page.goBack()
}
