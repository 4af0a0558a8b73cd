import { expect, test } from 'vitest'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

test('a statement in the order of its bank is read, put right and leads to the deposit that waits', async () => {
  const account = await paymentAccount(site.app)
  const deposit = await requestDepositFor(site.app, await site.app.player(), account, {
    amount: 30_000,
    refrence_no: '731904',
  })
  const [{ today } = { today: '' }] = await site.app.owner_db<{ today: string }[]>`
    select to_char(now() at time zone 'Asia/Yangon', 'DD/MM/YYYY') as today`
  const { page } = await consoleClient.signedIn('cashier')
  await page.goto(`/payment-accounts?view=balances&id=${account.id}`)
  await page.getByRole('button', { name: 'Enter statement' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Balance at the end of the day, in Ks').fill('30000')
  await sheet.getByLabel('Lines, if you have them').fill(`${today} 14:05,U Ba,30000,0100731904,A77`)

  const columns = sheet.getByRole('group', { name: 'Check what each column is' })
  await columns.getByText('One line: 30,000 Ks in, 0 Ks out.').waitFor()
  expect(await columns.getByLabel(/^Column 4/).inputValue()).toBe('transaction_id')
  await columns.getByLabel(/^Column 3/).selectOption('none')
  await columns.getByText('Not every line can be read like this. Say what each column is.').waitFor()
  await columns.getByLabel(/^Column 3/).selectOption('amount_in')
  await columns.getByText('One line: 30,000 Ks in, 0 Ks out.').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Compare' }).click()

  await page.getByText('At the bank, waiting for a decision').waitFor()
  await page.getByRole('link', { name: /^Deposit \d+$/ }).click()
  await eventually(() => new URL(page.url()).searchParams.get('id')).toBe(deposit)
  await page.getByText(/^On the statement: 0100731904, 30,000 Ks, .*14:05$/).waitFor()
  expect(consoleClient.refusals()).toEqual([])
})
