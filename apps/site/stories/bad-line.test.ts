import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import { kyat } from '#platform/contract/money.ts'
import { type BadLine, badLine } from '#tests/e2e/harness/bad-line.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { untilNotes } from '#tests/e2e/harness/until-notes.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { TWO_D_SLIPS_PAGE_SIZE } from '#two-d/contract/rules.ts'

const site = openSite({ partner: openTestSandbox })

/** Longer than a browser takes what moves for the answer to a press. */
const LATE_MS = 700
/** Longer than the page from before is held back for. */
const TOO_LATE_MS = 5_000
const KEEPS = { context: { serviceWorkers: 'allow' } } as const
/** Messages in the console of a page whose requests meet a dead line. */
const DEAD = [/ failed: net::ERR_/, /^console error: .*net::ERR_/]

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const slots = (page: Page) => page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name: 'Slots' })

async function withLine(run: (line: BadLine) => Promise<void>): Promise<void> {
  const line = await badLine(site.app.fastify.listeningOrigin)
  try {
    await run(line)
  } finally {
    line.close()
  }
}

/** Waits until the files for the next visit are stored: all of the page itself, and the lobby. */
function untilKept(page: Page) {
  const isKept = async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\/(?:assets|styles)\//.test(name))
    const paths = [...files.map(({ name }) => name), location.href, '/?type=all']
    const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })))
    return found.every((answer) => answer !== undefined)
  }
  return eventually(() => page.evaluate(isKept)).toBe(true)
}

test('what is asked for further down a list has its place with the press: nothing moves when it comes late', () =>
  withLine(async (line) => {
    const player = await site.app.player({ main: kyat(100_000), game: kyat(10_000) })
    await placeDigitBets(player, 2 * DIGIT_BET_PAGE_SIZE)
    await openTestDraw(site.app.owner_db)
    await placeSlips(player, 2 * TWO_D_SLIPS_PAGE_SIZE)
    const page = await site.visit({ as: player, at: line.url })

    await open(page, '/?type=1&provider=1')
    await eventually(() => tiles(page).count()).toBe(20)
    line.slow(LATE_MS)
    const more = page.getByRole('button', { name: 'Load More' })
    await more.click()
    await eventually(() => tiles(page).count()).toBe(40)
    line.slow(0)
    await more.click()
    await eventually(() => tiles(page).count()).toBe(60)
    line.slow(LATE_MS)
    // Of the last page nobody knows how many there are.
    await more.click()
    await more.waitFor({ state: 'detached' })
    await eventually(() => tiles(page).count()).toBeGreaterThan(60)

    line.slow(0)
    await moveTo(page, '/digitbet')
    const rows = page.getByRole('table').locator('tbody tr:not([aria-hidden])')
    await eventually(() => rows.count()).toBe(DIGIT_BET_PAGE_SIZE)
    line.slow(LATE_MS)
    await more.click()
    await eventually(() => rows.count()).toBe(2 * DIGIT_BET_PAGE_SIZE)

    line.slow(0)
    await moveTo(page, '/morning-bet-slip')
    const slips = page.getByRole('main').getByRole('article')
    await eventually(() => slips.count()).toBe(TWO_D_SLIPS_PAGE_SIZE)
    line.slow(LATE_MS)
    await page.getByRole('button', { name: 'Older slips' }).click()
    await eventually(() => slips.count()).toBe(2 * TWO_D_SLIPS_PAGE_SIZE)
  }))

test('a screen that is long in coming is announced, and the one before it stays until then', () =>
  withLine(async (line) => {
    const page = await site.visit({ at: line.url })
    await open(page, '/?type=all')
    await slots(page).click()
    await page.waitForURL(/type=\d+$/)
    line.slow(LATE_MS)

    await page.getByRole('main').getByRole('link', { name: 'JILI', exact: true }).click()

    await page.locator('main[aria-busy]').waitFor()
    expect(page.url()).not.toContain('provider')
    await page.waitForURL(/provider=\d+$/)
    await page.locator('main:not([aria-busy])').waitFor()
    await eventually(() => tiles(page).count()).toBe(20)
  }))

test('a sheet that does not come is told, and comes when there is a line again', () =>
  withLine(async (line) => {
    const page = await site.visit({ at: line.url, allows: [...DEAD, /^console warning: overlay/] })
    await open(page, '/about')
    const bringsToasts = () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/toast-card[^/]*\.js$/.test(name))
    await eventually(() => page.evaluate(bringsToasts)).toBe(true)
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })

    line.cut()
    await login.click()
    await page.getByText('Network error. Please try again.').waitFor()
    line.mend()
    await page.getByRole('button', { name: 'Close' }).click()
    await login.click()
    await page.getByRole('dialog', { name: 'Login' }).waitFor()
  }))

test('without a line the page comes from the phone, and what was never seen leads to the lobby', () =>
  withLine(async (line) => {
    // Home was never seen: what follows its first view is nowhere.
    const unseen = /^GET \/contact answered 503$/
    const page = await site.visit({
      at: line.url,
      ...KEEPS,
      expects: [unseen],
      allows: [...DEAD, /^console warning: (?:late part|popup)/],
    })
    await open(page, '/about')
    await untilKept(page)
    line.cut()

    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(true)
    await page.goto('/contact')
    await page.getByText('You’re offline, and this page isn’t saved on your phone.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await ground()).toBe('rgb(251, 245, 230)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).toBe('rgb(6, 33, 28)')
    await page.getByRole('link', { name: 'Home' }).click()
    await slots(page).waitFor()
    expect(new URL(page.url()).search).toBe('?type=all')

    line.mend()
    await page.goto('/contact')
    expect(new URL(page.url()).pathname).toBe('/contact')
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  }))

test('a visitor who goes offline is told so, and keeps the screen when another cannot come', async () => {
  const page = await site.visit({
    allows: [...DEAD, /^console warning: (?:toast )?(?:Error: Unable to preload|TypeError: Failed to fetch)/],
  })
  const note = page.getByText('You’re offline. Showing the latest data.')
  const home = page.getByRole('banner').getByRole('link').first()
  await open(page, '/contact')
  await untilNotes(page)
  await page.context().setOffline(true)

  await note.waitFor()
  // The toast that says so is itself code that may not have come before the line went.
  const lost = page.waitForEvent('requestfailed')
  await home.press('Enter')
  await lost
  expect(new URL(page.url()).pathname).toBe('/contact')

  await page.context().setOffline(false)
  await note.waitFor({ state: 'detached' })
  await home.press('Enter')
  await slots(page).waitFor()
})

test('a page that does not come within three seconds is the one of before, with what has changed since', () =>
  withLine(async (line) => {
    const page = await site.visit({ at: line.url, ...KEEPS })
    await open(page, '/?type=all')
    await untilKept(page)
    await site.app.owner_db`update catalog.game_type set name_en = 'Reels of luck' where name_en = 'Slots'`
    line.slow(TOO_LATE_MS)

    await page.reload()
    expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(true)
    line.slow(0)
    await page.getByRole('link', { name: 'Reels of luck' }).first().waitFor()
  }))

async function placeDigitBets(player: TestPlayer, times: number): Promise<void> {
  const body = { bet_type: 'big', digit: null, rolled_number: 3, bet_amount: 1, multiplier: 1 }
  await place(player, '/api/digitbet', body, times)
}

async function placeSlips(player: TestPlayer, times: number): Promise<void> {
  const body = { totalAmount: 100, amounts: [{ num: '07', amount: 100 }], session: 'morning' }
  await place(player, '/api/twod-bet', body, times)
}

async function place({ token }: TestPlayer, path: string, body: object, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const reply = await site.app.call('POST', path, { token, body })
    expect(reply.status, reply.text).toBe(200)
  }
}
