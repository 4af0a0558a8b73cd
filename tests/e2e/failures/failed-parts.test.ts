import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '../../support/app/start-test-app.ts'
import { rollUntilWon } from '../../support/use-cases/large-win.ts'
import { paymentAccount } from '../../support/use-cases/payment-accounts.ts'
import { openTestDraw } from '../../support/use-cases/two-d-draw.ts'
import { eventually, open, openSite } from '../harness/browser.ts'
import { clearReports, reportsOf } from '../harness/client-reports.ts'
import { sampled } from '../harness/depth.ts'
import { mendThrow, plantThrow } from '../harness/plant-throw.ts'
import { openTestSandbox } from '../harness/sandbox.ts'
import { definedInSources } from './overlay-ways.ts'

// With games: rails and hearts are parts of home.
const site = openSite({ partner: openTestSandbox })
const app = () => site.app
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
const PARTS = definedInSources('LatePart')
const reports = () => reportsOf(site)
const exchange = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' })

// Without an account to pay into there is no form of deposits.
beforeAll(() => paymentAccount(app()))
// Without a draw there are no numbers to choose.
beforeAll(async () => {
  await openTestDraw(app().owner_db)
})
// Without a win there is no place for wins.
beforeAll(async () => rollUntilWon(app(), await app().player({ game: kyat(9_000_000) }), 200_000))
beforeEach(() => clearReports(site))

/** Where each late part is seen, by the name of its definition. A new one is put down here. */
const PLACES: Record<string, { href: string; on_break?: true; press?: (page: Page) => Promise<void> }> = {
  // It takes the place of a failed screen. If it fails itself, a link home is left.
  Failed: { href: '/about' },
  LanguageChoices: { href: '/about', press: (page) => page.getByRole('banner').locator('[aria-expanded]').click() },
  // On every page; it shows nothing as long as there is a line.
  Notes: { href: '/about' },
  // On every page of a member; it shows nothing itself.
  InboxNews: { href: '/about' },
  BreakBanner: { href: '/about', on_break: true },
  BetHistory: { href: '/digitbet' },
  Message: {
    href: '/digitbet',
    async press(page) {
      await page.getByRole('main').getByRole('button', { name: 'Small 0–4', exact: true }).click()
      await page.getByRole('button', { name: /^Roll now/ }).click()
    },
  },
  // It follows the draw of the page, and says why nothing can be chosen where there is none.
  DrawState: { href: '/2d/bet' },
  DayLine: { href: '/2d' },
  Tools: { href: '/2d/bet?time=2' },
  ShortNote: {
    href: '/2d/bet?time=2',
    async press(page) {
      await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByRole('button', { name: /^07/ }).click()
      await page.getByRole('button', { name: 'Bet 100 Ks' }).click()
    },
  },
  OptionalFields: { href: '/information?tab=transfer' },
  RollCheck: { href: '/digitbet/fairness' },
  NextDraw: { href: '/?type=all' },
  // Several of a page fail with one error, which is reported once.
  HomeRail: { href: '/?type=all' },
  HomeWins: { href: '/?type=all' },
  Heart: { href: '/?type=all' },
  HomeStart: { href: '/?type=all' },
}

/** It ends their session, and they sign in again. */
async function beginBreak(player: TestPlayer): Promise<TestPlayer> {
  const { password } = player
  const begun = await app().call('POST', '/api/break', { token: player.token, body: { period: 'day', password } })
  expect(begun.status).toBe(200)
  const body = { user_name: player.phone, password }
  const { token } = (await app().call('POST', '/api/login', { body })).body.data as { token: string }
  return { ...player, token }
}

test('every late part of the sources has a place in this test', () => {
  expect(PARTS.map(({ variable }) => variable).sort()).toEqual(Object.keys(PLACES).sort())
})

test.each(
  sampled(
    PARTS.filter(({ variable }) => variable !== 'Failed'),
    4,
  ),
)('$variable fails alone', async (part) => {
  const place = PLACES[part.variable]
  const player = await app().player({ main: kyat(9_000), game: kyat(1_000) })
  const page = await site.visit({ as: place?.on_break ? await beginBreak(player) : player, allows: ALLOWED })
  await plantThrow(page, part, 'planted')
  await open(page, place?.href ?? '')

  await place?.press?.(page)

  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['part'])
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  await exchange(page).click()
  await page.getByRole('dialog').waitFor()
})

test.each([
  ['does not come', (page: Page) => page.route('**/assets/failure-*.js', (route) => route.abort())],
  [
    'fails itself',
    (page: Page) => plantThrow(page, { source: 'apps/site/failure/index.ts', name: 'Failed' }, 'planted'),
  ],
])('where the page of failure %s, a way home is left in its place', async (what, spoil) => {
  const player = await app().player({ main: kyat(9_000) })
  const page = await site.visit({
    as: player,
    allows: [...ALLOWED, /failure-[\w-]+\.js failed/, /^console warning: late part/],
  })
  await spoil(page)
  await plantThrow(page, { source: 'modules/content/site/about/about-screen.tsx', name: 'AboutScreen' }, 'planted')

  await open(page, '/about')

  const home = page.getByRole('main').getByRole('link', { name: 'Home' })
  await home.waitFor()
  await exchange(page).waitFor()
  // If the page of failure does not come, a toast says so, and stays for as long as a pointer lies on it.
  const toast = page.getByText('Network error. Please try again.')
  const has_toast = what === 'does not come'
  if (has_toast) await toast.waitFor()
  // Until the page of failure has failed as well, another link stands in its place.
  const isFree = () =>
    home.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await eventually(async () => [await isFree(), await toast.isVisible()]).toEqual([true, has_toast])
  await home.click()
  await page.getByRole('navigation', { name: 'Game types' }).waitFor()
})

test('a frame that fails leaves the brand and a way to load the page anew; markup that does not fit is reported', async () => {
  const player = await app().player({ main: kyat(9_000) })
  // The part that is put in its place renders nothing where the server has rendered a bar.
  const page = await site.visit({ as: player, allows: ALLOWED, expects: [/^error: Error: Minified React error #418/] })
  // The frame's own part for members, which it cannot do without.
  await page.route('**/assets/member-frame-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const fail = () => { if (globalThis.planted_throw) throw new Error('planted') ; return null }
        export const memberFrame = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : fail) })`,
    }),
  )
  await page.addInitScript(() => Object.assign(globalThis, { planted_throw: !sessionStorage.getItem('mended') }))

  await open(page, '/about')

  const alert = page.getByRole('alert')
  await alert.getByText('The site can’t be shown.').waitFor()
  await alert.getByText('Thazin').waitFor()
  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['frame'])
  await page.evaluate(() => sessionStorage.setItem('mended', '1'))
  await alert.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['frame', 'hydration'])
})

test('errors and rejections that nobody caught are reported once, ten to a page, and without what they say of others', async () => {
  const page = await site.visit({ allows: [/^error: /] })
  await open(page, '/about?code=09420000001&ref=x')
  const kinds = async () => (await reports()).map(({ kind, message }) => `${kind} ${message}`).sort()

  await page.evaluate(() => {
    for (let turn = 0; turn < 3; turn++)
      setTimeout(() => {
        throw new RangeError('of 09420000001')
      })
    void Promise.reject(new Error('rejected'))
    void Promise.reject('a text')
    for (const foreign of ['Script error.', 'ResizeObserver loop limit exceeded'])
      dispatchEvent(new ErrorEvent('error', { message: foreign }))
  })
  await eventually(kinds).toEqual([
    'error_event RangeError: of #',
    'unhandled_rejection Error: rejected',
    'unhandled_rejection a text',
  ])
  expect((await reports())[0]?.route).toBe('/about?code&ref')

  await page.evaluate(() => {
    for (let turn = 0; turn < 20; turn++) void Promise.reject(new Error(`fault ${'x'.repeat(turn)}`))
  })
  await eventually(async () => (await reports()).length).toBe(10)
  await page.waitForTimeout(500)
  expect(await reports()).toHaveLength(10)
})

test.each([
  ['is refused', (page: Page) => page.route('**/api/client-errors', (route) => route.fulfill({ status: 500 }))],
  ['is blocked', (page: Page) => page.route('**/api/client-errors', (route) => route.abort('blockedbyclient'))],
])('a report that %s is never reported itself', async (_what, block) => {
  const page = await site.visit({ allows: [/client-errors/, /^error: /] })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) sent++
  })
  await block(page)
  await plantThrow(page, { source: 'modules/content/site/about/about-screen.tsx', name: 'AboutScreen' }, 'planted')
  await open(page, '/about')
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.waitForTimeout(500)

  expect(sent).toBe(1)
  await mendThrow(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('main').getByRole('alert').waitFor({ state: 'detached' })
})
