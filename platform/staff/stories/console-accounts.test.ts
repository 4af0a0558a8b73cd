import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount

beforeAll(async () => {
  account = await paymentAccount(site.app, { may_be_overdrawn: false })
  await paymentAccount(site.app, { account_number: '1402201187726', may_be_overdrawn: false })
  const player = await site.app.player({})
  const cashier = await consoleClient.console.staff('cashier')
  for (const refrence_no of ['111111', '222222']) {
    const path = `/deposits/${await requestDepositFor(site.app, player, account, { refrence_no })}`
    await decideRequest(consoleClient.console, path, { as: cashier })
  }
})

async function faultsOfAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run(document))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

test('an account is opened by two people, charged, and compared with its bank line by line', async () => {
  const first = await consoleClient.signedIn('cashier')
  const { page } = first
  await page.goto('/payment-accounts?view=balances')
  await page.getByRole('link', { name: new RegExp(account.account_number) }).click()
  await page.getByText('Its opening balance is not booked yet.').waitFor()

  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Amount in Ks').fill('2,000,000')
  await sheet.getByLabel('What for').fill('Balance of the last day before')
  await sheet.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('It waits for a second person.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])

  const second = await consoleClient.signedIn('owner')
  await second.page.goto('/payment-accounts?view=balances')
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await second.page.getByText('2,100,000').first().waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Enter statement' }).click()
  const [row] = await site.app.owner_db<{ day: string }[]>`select (now() at time zone 'Asia/Yangon')::date::text as day`
  const day = row?.day ?? ''
  await sheet.getByLabel('Balance at the end of the day, in Ks').fill('2,099,000')
  await sheet
    .getByLabel('Lines, if you have them')
    .fill(`OPEN1,2000000,${day}\n0100111111,49000,${day}\n0100999999,50000,${day}`)
  await sheet.getByRole('button', { name: 'Compare' }).click()

  await page.getByText('The bank has 1,000 Ks less than the ledger.').waitFor()
  await page.getByText('1 of 3 lines match an entry.').waitFor()
  await page.getByRole('heading', { name: 'Amounts that differ' }).waitFor()
  await page.getByRole('heading', { name: 'In the ledger, not at the bank' }).waitFor()
  await page.getByRole('heading', { name: 'At the bank, not in the ledger' }).waitFor()
  await page
    .getByRole('checkbox', { name: /Deposit/ })
    .first()
    .click()
  await page.getByText(/1 of 3 ticked off/).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await site.app.expectReconciled()
  expect(consoleClient.refusals()).toEqual([])
})
