import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { capacity } from './two-d-answers.ts'

const site = openSite()

const CLOSED = [/^GET \/api\/twod-\w+ answered [45]\d\d$/]

async function openGrid(): Promise<Page> {
  const player = await site.app.player({ main: kyat(10_000) })
  const page = await site.visit({ as: player, viewport: PHONE, allows: CLOSED })
  const answer = { status: 'Request was successful.', message: '', data: capacity(true) }
  await page.route('**/api/twod-capacity?*', (route) => route.fulfill({ json: answer }))
  await open(page, '/2d/bet?time=2')
  await page.getByRole('button', { name: '13, full' }).waitFor()
  return page
}

const grid = (page: Page) => page.getByRole('group', { name: 'Numbers 00 to 99' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('the numbers are one stop of the Tab key, and the arrows lead through them', async () => {
  const page = await openGrid()
  expect(await grid(page).locator('button[tabindex="0"]').count()).toBe(1)
  await page.getByRole('button', { name: 'Clear all numbers' }).evaluate((button) => {
    ;(button.previousElementSibling as HTMLElement).focus()
  })

  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^00, \d+% taken$/)
  const path: [string, string][] = [
    ['ArrowRight', '01'],
    ['ArrowDown', '06'],
    ['ArrowLeft', '05'],
    ['ArrowUp', '00'],
    ['ArrowUp', '00'],
    ['End', '04'],
    ['PageDown', '99'],
    ['ArrowRight', '99'],
    ['Home', '95'],
    ['PageUp', '00'],
  ]
  for (const [key, num] of path) {
    await page.keyboard.press(key)
    expect((await focused(page))?.slice(0, 2), `after ${key}`).toBe(num)
  }

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await eventually(() => focused(page)).toMatch(/^01 100 Ks, \d+% taken$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bet 100 Ks')
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toMatch(/^01 100 Ks/)
})

test('a number that is full is come to, says so, and is not chosen', async () => {
  const page = await openGrid()
  await grid(page).getByRole('button', { name: /^12/ }).focus()

  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('13, full')
  expect(await page.getByRole('button', { name: '13, full' }).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')

  expect(await page.getByRole('button', { name: '13, full' }).getAttribute('aria-pressed')).toBe('false')
})
