import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { untilNotes } from '#tests/e2e/harness/until-notes.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const site = openSite()

beforeAll(async () => {
  await openTestDraw(site.app.owner_db)
})

/** Polls that meet no line, and a platform without a feed. */
const ALLOWED = [/ failed: net::ERR_/, /^console (?:error|warning): /, /^GET \/api\/.* answered (?:4\d\d|503)$/]
const SMALL = { width: 360, height: 640 }
const note = (page: Page) => page.getByText('You’re offline. Showing the latest data.')

/** Whether the button itself lies on top at its middle, and nothing covers it. */
async function isOnTop(page: Page, name: RegExp | string): Promise<boolean> {
  return page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
}

async function loseLine(page: Page): Promise<void> {
  await untilNotes(page)
  await page.context().setOffline(true)
  await note(page).waitFor()
}

test('without a line the roll button says so, nothing counts down, and the note stands above the button', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  const page = await site.visit({ as: player, viewport: SMALL, allows: ALLOWED })
  await open(page, '/digitbet')
  await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
  await page
    .getByText(/^Rolling in \d+/)
    .first()
    .waitFor()

  await loseLine(page)

  const button = page.getByRole('main').getByRole('button', { name: 'No connection', exact: true })
  await button.waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByText(/^Rolling in \d+/).count()).toBe(0)
  expect(await isOnTop(page, 'No connection')).toBe(true)

  await page.context().setOffline(false)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Roll · 100 Ks/ })
    .waitFor()
})

test('without a line the buttons of 2D say so, and the note stands above them', async () => {
  const player = await site.app.player({ main: kyat(10_000) })
  const page = await site.visit({ as: player, viewport: SMALL, allows: ALLOWED })
  await open(page, '/2d/bet?time=2')
  await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('07').click()
  await loseLine(page)
  await page.getByRole('button', { name: 'No connection', exact: true }).waitFor()
  expect(await isOnTop(page, 'No connection')).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Bet 100/ }).click()
  await page.waitForURL('**/2d/confirm**')
  await page.getByRole('button', { name: /^Confirm/ }).waitFor()
  await page.context().setOffline(true)
  await note(page).waitFor()

  expect(await page.getByRole('button', { name: 'No connection', exact: true }).isDisabled()).toBe(true)
  expect(await isOnTop(page, 'No connection')).toBe(true)
})
