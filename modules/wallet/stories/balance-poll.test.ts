import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { pollGaps } from '#tests/e2e/harness/poll-gaps.ts'

const site = openSite()

const POLL_MS = 5_000

function countPolls(page: Page) {
  const polls = { requested: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) polls.requested++
  })
  return polls
}

async function showPage(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

test.each([
  '/?type=all',
  '/digitbet',
  '/digitbet/fairness',
  '/information?tab=profile',
  '/wallet/internal-transfer',
  '/transactions',
])('a balance that changed elsewhere shows on %s within one poll', async (path) => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player })
  await page.clock.install()

  const first = page.waitForResponse('**/api/user')
  await open(page, path)
  await first
  await site.app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 4_321 } })
  const next = page.waitForResponse('**/api/user')
  await page.clock.fastForward(POLL_MS)
  await next

  await eventually(() => page.getByRole('banner').getByRole('button', { name: 'Exchange' }).textContent()).toContain(
    '4,321',
  )
})

test('the balance is polled each 5 s and no sooner', async () => {
  const page = await site.visit({ as: await site.app.player({ main: kyat(9_000) }) })

  const openPage = () => open(page, '/wallet/internal-transfer')
  const gaps = await pollGaps(page, { path: '/api/user', poll_ms: POLL_MS, openPage })

  expect(gaps.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(POLL_MS)
})

test('the poll rests while the page is hidden and asks at once when it is shown again', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player })
  await page.clock.install()
  const polls = countPolls(page)
  const first = page.waitForResponse('**/api/user')
  await open(page, '/')
  await first

  await showPage(page, 'hidden')
  const requested = polls.requested
  for (let turn = 0; turn < 4; turn++) await page.clock.fastForward(POLL_MS)
  expect(polls.requested).toBe(requested)

  const next = page.waitForResponse('**/api/user')
  await showPage(page, 'visible')
  await next
})

test('a poll that fails changes nothing on the page and is only logged', async () => {
  const player = await site.app.player({ main: kyat(9_000), game: kyat(77) })
  const page = await site.visit({
    as: player,
    expects: [/^GET \/api\/user answered 503$/, /^console warning: balance poll/],
  })
  await page.clock.install()
  const first = page.waitForResponse('**/api/user')
  await open(page, '/')
  await first
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: 'busy' }))

  const failed = page.waitForResponse('**/api/user')
  await page.clock.fastForward(POLL_MS)
  await failed

  await eventually(() => page.getByRole('banner').getByRole('button', { name: 'Exchange' }).textContent()).toContain(
    '77',
  )
})
