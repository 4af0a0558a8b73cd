import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

test('a request leads to its player and the player’s other requests, and each of them back to its queue', async () => {
  const player = await site.app.player({ main: kyat(500_000) })
  const account = await paymentAccount(site.app)
  const first = await requestDepositFor(site.app, player, account, { refrence_no: '731904' })
  const second = await requestDepositFor(site.app, player, account, { refrence_no: '445566' })
  const withdrawal = await requestWithdrawalFor(site.app, player, account)
  const { page } = await consoleClient.signedIn('cashier')
  await page.goto(`/deposits?id=${second}`)
  const panel = page.getByRole('complementary', { name: 'Deposits' })

  await panel.getByRole('link', { name: /^Waiting: 50,000 Ks/ }).click()
  await eventually(() => new URL(page.url()).searchParams.get('id')).toBe(first)
  await panel.getByText('None before this one').waitFor()
  await panel.getByRole('link', { name: 'All requests of the player' }).click()
  const requests = page.getByRole('table', { name: 'History' })
  await requests.getByText('731904').waitFor()
  await requests.getByRole('link', { name: /^Withdrawal/ }).click()
  await eventually(() => page.url()).toContain(`/withdrawals?q=`)
  expect(new URL(page.url()).searchParams.get('id')).toBe(withdrawal)
  expect(await faultsOfAxe(page)).toEqual([])
  expect(consoleClient.refusals()).toEqual([])
})

test('the name on a request leads to the player, whose statement leads to the request', async () => {
  const player = await site.app.player({ main: kyat(500_000) })
  const withdrawal = await requestWithdrawalFor(site.app, player, await paymentAccount(site.app))
  const { page } = await consoleClient.signedIn('cashier')
  await page.goto(`/withdrawals?id=${withdrawal}`)

  const panel = page.getByRole('complementary', { name: 'Withdrawals' })
  await panel.getByRole('link', { name: 'Ko Aung', exact: true }).click()
  await page.getByRole('link', { name: 'Statement', exact: true }).click()
  await page.getByRole('table', { name: 'Statement' }).getByRole('link', { name: 'Withdrawal' }).first().click()
  await eventually(() => page.url()).toContain(`/withdrawals?id=${withdrawal}`)
  expect(consoleClient.refusals()).toEqual([])
})

test('the cause of a transfer opens the bet in its list, which goes on to the newest', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  for (const rolled_number of [1, 2]) {
    const body = { bet_type: 'small', bet_amount: 10 * rolled_number, multiplier: 1, rolled_number }
    await site.app.call('POST', '/api/digitbet', { token: player.token, body })
  }
  const { page } = await consoleClient.signedIn('owner')
  await page.goto(`/players/${player.id}?tab=statement&account=game`)
  await page.getByRole('table', { name: 'Statement' }).getByRole('link', { name: 'Digit bet' }).last().click()
  await page.getByRole('heading', { level: 2, name: 'Digit bet' }).waitFor()
  await page.getByRole('link', { name: 'Open where it came from' }).click()

  const rows = page.getByRole('table', { name: 'Digit bets' }).locator('tbody tr')
  await eventually(() => rows.count()).toBe(1)
  expect(await rows.first().getAttribute('data-chosen')).toBe('true')
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('link', { name: 'Show it from the newest' }).click()
  await eventually(() => rows.count()).toBe(2)
  expect(consoleClient.refusals()).toEqual([])
})
