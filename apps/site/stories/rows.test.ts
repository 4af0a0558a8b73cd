import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount

beforeAll(async () => {
  account = await paymentAccount(site.app)
})

let last_amount = 50_000

/** A row is known by its amount, on a second try too. */
async function threeDeposits(player: TestPlayer): Promise<number[]> {
  const amounts = [1, 2, 3].map((more) => last_amount + more * 1_000)
  last_amount += 3_000
  for (const amount of amounts) await requestDepositFor(site.app, player, account, { amount })
  return amounts
}

/** As WebKit lays tables out: no row is the containing block of what is positioned in it. */
async function layOutAsWebKit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('tr { position: static !important }')
    // The policy of the page lets no element bring a style along.
    document.adoptedStyleSheets = [sheet]
  })
}

const rowOf = (page: Page, amount: number): Locator =>
  page.locator('tbody tr').filter({ hasText: amount.toLocaleString('en') })

/** Of the cell, without asking what lies over it: a finger does not ask either. */
async function pressMiddleOf(page: Page, cell: Locator): Promise<void> {
  const box = await cell.boundingBox()
  if (box === null) throw new Error('the cell is not seen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('a press anywhere on a row of the console opens that row, in every browser', async () => {
  const amounts = await threeDeposits(await site.app.player())
  const { page } = await consoleClient.signedIn('cashier')
  await layOutAsWebKit(page)

  for (const amount of amounts) {
    const row = rowOf(page, amount)
    const other = rowOf(page, amounts.find((another) => another !== amount) ?? 0)
    await row.waitFor()
    for (const cell of await row.locator('td').all()) {
      await pressMiddleOf(page, other.locator('td').last())
      await eventually(() => other.getAttribute('data-chosen')).toBe('true')
      await pressMiddleOf(page, cell)
      await page.getByRole('button', { name: `Approve ${amount.toLocaleString('en')} Ks` }).waitFor()
      expect(await row.getAttribute('data-chosen')).toBe('true')
      expect(await page.locator('tr[data-chosen]').count()).toBe(1)
    }
  }
  consoleClient.refusals()
})

test('a press anywhere on a row of a player’s log opens that request, in every browser', async () => {
  const player = await site.app.player()
  const amounts = await threeDeposits(player)
  const page = await site.visit({ as: player })
  await open(page, '/information?tab=logs&type=deposit')
  await layOutAsWebKit(page)
  await eventually(() => page.locator('tbody tr').count()).toBe(amounts.length)

  for (const amount of amounts) {
    const row = rowOf(page, amount)
    for (const press of [
      () => pressMiddleOf(page, row.locator('td').first()),
      () => row.getByRole('button').press('Enter'),
    ]) {
      await press()
      const sheet = page.getByRole('dialog', { name: /Deposit #\d+/ })
      await sheet.getByText(amount.toLocaleString('en')).first().waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
    }
  }
})
