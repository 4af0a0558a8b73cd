import { expect, test } from 'vitest'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { pollGaps } from '#tests/e2e/harness/poll-gaps.ts'
import { live } from './two-d-answers.ts'

const site = openSite()

const POLL_MS = 2_000

test('the live number is polled each 2 s and no sooner', async () => {
  const page = await site.visit()
  const json = { status: 'Request was successful.', message: '', data: live() }
  await page.route('**/api/twod-live', (route) => route.fulfill({ json }))

  const gaps = await pollGaps(page, { path: '/api/twod-live', poll_ms: POLL_MS, openPage: () => open(page, '/2d') })

  expect(gaps.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(POLL_MS)
})
