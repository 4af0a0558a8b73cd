import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const app = () => site.app
const client = openConsoleClient(site)
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app())
})

test('a reference that stands on an approved deposit is seen, and takes a reason and a second person', async () => {
  const [one, other] = [await app().player(), await app().player()]
  const same = { refrence_no: '482914', transaction_id: '01002345678901482914' }
  const first = await requestDepositFor(app(), one, account, same)
  await decideRequest(client.console, `/deposits/${first}`, { as: await client.console.staff('cashier') })
  await requestDepositFor(app(), other, account, same)
  const { page, user_name } = await client.signedIn('cashier')

  await page.getByText('Same reference, account and amount as one other').waitFor()
  await page.getByText('Same transaction id').waitFor()
  await page.getByRole('button', { name: 'Copy the transaction id' }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.keyboard.press('a')
  await page.getByText('Give a reason to approve this one, too: nothing was decided.').waitFor()
  await page.getByLabel('Reason to approve this one, too').fill('Two transfers, seen in the list of the bank')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'First approval 50,000 Ks' }).click()
  await page.keyboard.press('a')
  await page.getByText('You approved it. A second person must finish it.').waitFor()
  expect(await app().balancesOf(other)).toEqual({ main: 0n, game: 0n })

  const second = await client.signedIn('cashier')
  await second.page
    .getByText(`${user_name} approved it although its reference was used: Two transfers, seen in the list of the bank`)
    .waitFor()
  await second.page.keyboard.press('a')
  await second.page.keyboard.press('a')
  await second.page.getByText(/approved: 50,000 Ks\./).waitFor()
  expect(await app().balancesOf(other)).toEqual({ main: kyat(50_000), game: 0n })
  // The earlier one says it as well, after it was decided.
  await open(second.page, `/deposits?status=approved&id=${first}`)
  await second.page.getByText('Same reference, account and amount as one other').waitFor()
  expect(client.refusals()).toEqual([])
})

test('an amount that arrived is credited as it arrived, with a reason', async () => {
  const player = await app().player()
  await requestDepositFor(app(), player, account, { amount: 50_000 })
  const { page } = await client.signedIn('cashier')

  await page.getByRole('button', { name: 'Another amount arrived' }).click()
  await page.keyboard.press('a')
  await page.getByText('Type the amount that arrived: nothing was decided.').waitFor()
  await page.getByLabel('Amount that arrived, Ks').fill('49,500')
  await page.getByRole('button', { name: 'Bank or wallet kept a fee' }).click()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve 49,500 Ks' }).click()
  await page.getByText('Approving 49,500 Ks').waitFor()
  await page.keyboard.press('a')

  await page.getByText(/approved: 49,500 Ks\./).waitFor()
  expect(await app().balancesOf(player)).toEqual({ main: kyat(49_500), game: 0n })
  await open(page, '/deposits?status=approved')
  await page.getByText('Arrived: 49,500 Ks. Bank or wallet kept a fee').waitFor()
  expect(client.refusals()).toEqual([])
})
