import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '../../support/app/start-test-app.ts'
import type { TestAccount } from '../../support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '../../support/use-cases/request-from-cashier.ts'
import { eventually, open, openSite } from '../harness/browser.ts'
import { clearReports, reportsOf } from '../harness/client-reports.ts'
import { sampled } from '../harness/depth.ts'
import { moveTo } from '../harness/move-to.ts'
import { leaksOf, mendThrow, personal, plantThrow, throwAgain } from '../harness/plant-throw.ts'
import { definedInSources, type OverlayPath, stockWays, WAYS, wayOf } from './overlay-ways.ts'

const site = openSite()
let account: TestAccount

beforeAll(async () => {
  account = await stockWays(site.app)
})

/** A platform without a feed says so. */
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
const OVERLAYS = definedInSources('Overlay')
const POLL_MS = 5_000
const TOAST_MS = 5_000
const told = (page: Page) => page.getByText('This can’t be opened. Please try again.')
const dialogs = (page: Page) => page.locator('dialog[open]')
const exchange = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' })
const reports = () => reportsOf(site)

test('every overlay of the sources has a way in this test', () => {
  expect(OVERLAYS.map(({ variable }) => variable).sort()).toEqual(Object.keys(WAYS).sort())
})

/** Nothing of the overlay is left over the page: it can be scrolled, pressed and typed in. */
async function expectUsable(page: Page): Promise<void> {
  await dialogs(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('scroll')
  await page.getByRole('main').click({ trial: true, position: { x: 4, y: 4 } })
}

/** `moves`: how often it was asked of this player. */
async function expectBalanceGoesOn(page: Page, player: TestPlayer, moves = 1): Promise<void> {
  await site.app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 4_321 } })
  await page.clock.fastForward(POLL_MS)
  await eventually(() => exchange(page).textContent()).toContain((moves * 4_321).toLocaleString('en'))
}

/** One page for several, each tried in its turn: a page tells ten errors at most, and what comes once has its own. */
const PAGES: [who: string, variables: string[]][] = [
  ['a guest', named(({ as, is_once }) => as === 'guest' && !is_once)],
  ['a member of 2D', named(({ as, is_once, href }) => as === 'member' && !is_once && href.startsWith('/2d'))],
  ['a member elsewhere', named(({ as, is_once, href }) => as === 'member' && !is_once && !href.startsWith('/2d'))],
]
const ALONE = named(({ is_once }) => is_once === true)
const GROUPS: [who: string, variables: string[]][] = [
  ...PAGES.map(([who, variables]): [string, string[]] => [who, sampled(variables, 4)]),
  ...sampled(ALONE, 4).map((variable): [string, string[]] => [variable, [variable]]),
]

function named(belongs: (way: OverlayPath) => boolean): string[] {
  return Object.entries(WAYS).flatMap(([variable, way]) => (belongs(way) ? [variable] : []))
}

test('every way is gone by one of the pages, in `npm test` every fourth one', () => {
  expect([...PAGES.flatMap(([, variables]) => variables), ...ALONE].sort()).toEqual(Object.keys(WAYS).sort())
})

test.each(GROUPS)('%s: each overlay closes itself when it fails, and can be opened again', async (_who, variables) => {
  const overlays = OVERLAYS.filter(({ variable }) => variables.includes(variable))
  const ways = overlays.map((overlay) => ({ ...overlay, ...wayOf(overlay.variable) }))
  const player = await site.app.player({ main: kyat(90_000) })
  if (variables.includes('timelineOverlay')) await requestDepositFor(site.app, player, account)
  const page = await site.visit({ as: ways[0]?.as === 'member' ? player : undefined, allows: ALLOWED })
  await page.clock.install()
  for (const overlay of overlays) await plantThrow(page, overlay, personal(player))
  await open(page, ways[0]?.href ?? '')

  for (const [index, way] of ways.entries()) {
    await clearReports(site)
    await throwAgain(page, way, personal(player))
    if (index > 0) await moveTo(page, way.href)

    await way.press(page)

    await told(page).waitFor()
    await expectUsable(page)
    // The sentence lies over the bar.
    await page.clock.fastForward(TOAST_MS)
    // Without the sheet of its end the page leads home.
    if (way.variable === 'sessionEndOverlay') await page.waitForURL('**/?type=all')
    else if (way.as === 'member') await expectBalanceGoesOn(page, player, index + 1)
    await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['overlay'])
    const [report] = await reports()
    expect(report?.message).toBe('TypeError: "…" of # with … cannot be read at …')
    expect(leaksOf(report ?? {}, player)).toEqual([])

    await mendThrow(page)
    if (way.is_once) return
    await way.press(page)
    await dialogs(page).last().waitFor()
    await page.keyboard.press('Escape')
    await expectUsable(page)
  }
})

test('an overlay that fails after it was opened lets the page and the focus go', async () => {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWED })
  await page.clock.install()
  await plantThrow(page, { source: 'modules/wallet/site/exchange/exchange-dialog.tsx', name: 'ExchangeDialog' }, '')
  await open(page, '/about')
  await exchange(page).click()
  await dialogs(page).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { planted_throw: 'now' }))

  await page.keyboard.press('Escape')

  await told(page).waitFor()
  await expectUsable(page)
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await expectBalanceGoesOn(page, player)
})
