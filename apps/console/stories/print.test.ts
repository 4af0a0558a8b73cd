import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const staff = openConsoleClient(site)

const REQUESTS = 45

test('a list is printed without the menu, whole, with its head on each page', async () => {
  const account = await paymentAccount(site.app)
  const player = await site.app.player({ main: kyat(1_000) })
  await site.app.owner_db`update cashier.setting set pending_deposits_max = 100`
  for (let n = 0; n < REQUESTS; n++)
    await requestDepositFor(site.app, player, account, { amount: 10_000 + n, refrence_no: String(661_200 + n) })
  const { page } = await staff.signedIn('owner')
  await page.goto('/deposits')
  const table = page.getByRole('table').first()
  await table.getByText('10,044').waitFor()

  await page.emulateMedia({ media: 'print' })

  for (const role of ['navigation', 'contentinfo', 'button'] as const) {
    const shown = await page.getByRole(role).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    expect(shown, role).toBe(0)
  }
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  const found = await table.evaluate((list: HTMLTableElement) => {
    const clipped = []
    for (let at: HTMLElement | null = list; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at)
      if (overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 1) clipped.push(at.className)
    }
    const { display } = getComputedStyle(list.tHead ?? list)
    return { clipped, display, rows: list.tBodies[0]?.rows.length }
  })
  expect(found).toEqual({ clipped: [], display: 'table-header-group', rows: REQUESTS })
  expect(staff.refusals()).toEqual([])
})
