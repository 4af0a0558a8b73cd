import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { DESKTOP, eventually, hueOf, open, openSite } from '#tests/e2e/harness/browser.ts'

const site = openSite()

const LOGS = '/information?tab=logs&type=game_logs'
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

const entry = { from: '2026-11-16', to: '2026-11-22' }
const PLAYED = [
  { ...entry, game_name: 'Golden Owl', spin_count: 1204, turnover: 60_200, win_loss: 1_250.5 },
  { ...entry, game_name: 'Jade River', spin_count: 3, turnover: 1.5, win_loss: -1.4999, held: 60_000_000 },
  { ...entry, game_name: 'Tea Shop', spin_count: 1, turnover: 100, win_loss: 0 },
]

/** Each period has its own answer, and this week the games above. */
const answerLogs = (page: Page) =>
  page.route('**/api/player/game-logs?*', (route) => {
    const is_this_week = route.request().url().includes('type=this_week')
    const data = is_this_week ? PLAYED : []
    return route.fulfill({ json: { status: 'Request was successful.', message: '', data } })
  })

test('the log of the games is a tab of the account, with four periods', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player })
  await answerLogs(page)

  await open(page, '/information?tab=profile')
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Logs' }).click()
  await page.getByRole('link', { name: 'Game logs' }).click()
  await page.waitForURL(`**${LOGS}`)
  await page.getByText('No Game Logs Found').waitFor()
  const periods = page.getByRole('navigation', { name: 'Period' })
  expect(await periods.getByRole('link').allTextContents()).toEqual(['Today', 'Yesterday', 'This Week', 'Last Week'])
  expect(await periods.locator('[aria-current]').textContent()).toBe('Today')
  await periods.getByRole('link', { name: 'This Week' }).click()

  await eventually(() => rows(page).count()).toBe(3)
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Profile' }).click()
  await page.waitForURL('**/information?tab=profile')
})

test('a win is green with its plus, a loss red, what is on hold beside it, and amounts are told to their last digit', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, viewport: DESKTOP })
  await answerLogs(page)

  await open(page, `${LOGS}&period=this_week`)
  await eventually(() => rows(page).count()).toBe(3)

  expect(await rows(page).nth(1).innerText()).toMatch(/-1.4999\s+Ks\s+On hold:\s+60,000,000\s+Ks/)
  const cells = await rows(page).evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        for (const small of cell.querySelectorAll('small')) small.remove()
        return cell.textContent
      }),
    ),
  )
  const week = '16 Nov – 22 Nov'
  expect(cells).toEqual([
    ['Golden Owl', week, '1,204', '60,200\u00a0Ks', '+1,250.50\u00a0Ks'],
    ['Jade River', week, '3', '1.50\u00a0Ks', '-1.4999\u00a0Ks'],
    ['Tea Shop', week, '1', '100\u00a0Ks', '0\u00a0Ks'],
  ])
  const results = rows(page).locator('b')
  expect([await hueOf(results.nth(0)), await hueOf(results.nth(1))]).toEqual(['green', 'red'])
})

test('logs that do not come are told, and asked for again', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/^GET \/api\/player\/game-logs answered 500$/] })
  let is_broken = true
  await page.route('**/api/player/game-logs?*', (route) =>
    is_broken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )

  await open(page, LOGS)
  await page.getByText('Something Went Wrong!').waitFor()
  is_broken = false
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByText('No Game Logs Found').waitFor()
})
