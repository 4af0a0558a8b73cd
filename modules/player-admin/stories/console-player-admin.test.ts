import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

async function find(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Players' }).click()
  await page.getByRole('searchbox').fill(phone)
  await eventually(() => page.getByRole('table', { name: 'Players' }).locator('tbody tr').count()).toBe(1)
  await page.getByRole('table', { name: 'Players' }).getByRole('link').click()
}

test('a balance adjustment is requested by one person, and the balance follows when another one approves', async () => {
  const player = await site.app.player({ main: kyat(1_000), game: kyat(250) })
  await site.app.player({ main: kyat(5) })
  const { page: maker, user_name } = await consoleClient.signedIn('cashier')
  const { page: checker } = await consoleClient.signedIn('owner')

  await find(maker, player.phone)
  expect(await faultsOfAxe(maker)).toEqual([])
  await maker.getByRole('button', { name: 'Adjust a balance' }).click()
  await maker.getByLabel('Amount in kyat').fill('300.5')
  await maker.getByLabel('Reason, for the audit log').fill('the bank sent it twice')
  await maker.getByRole('button', { name: 'Adjust the balance' }).click()
  await maker.getByText('You asked for this one').waitFor()
  expect(await maker.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  await checker.getByRole('link', { name: 'Players' }).click()
  await checker.getByRole('link', { name: 'Balance adjustments waiting' }).click()
  await checker.getByRole('table', { name: 'Balance adjustments waiting' }).getByRole('link').click()
  await checker.getByText(`Asked by ${user_name}: the bank sent it twice`).waitFor()
  expect(await faultsOfAxe(checker)).toEqual([])
  await checker.getByRole('button', { name: 'Approve' }).click()
  await checker.getByText('The balance is adjusted.').waitFor()

  expect(await site.app.balancesOf(player)).toEqual({ main: 13_005_000n, game: kyat(250) })
  await checker.getByRole('link', { name: 'Open the player’s page' }).click()
  await checker.getByRole('table', { name: 'History' }).getByText('the bank sent it twice').waitFor()
  await checker.getByRole('link', { name: 'Statement' }).click()
  const statement = checker.getByRole('table', { name: 'Statement' })
  await statement.getByText('Correction credit').waitFor()
  await statement.getByText('1,300.50').waitFor()
  expect(await faultsOfAxe(checker)).toEqual([])
  await site.app.expectReconciled()
  expect(consoleClient.refusals()).toEqual([])
})

test('a banned player is out, and the history is filtered by keys', async () => {
  const player = await site.app.player()
  const { page } = await consoleClient.signedIn('owner')
  await find(page, player.phone)

  await page.getByRole('button', { name: 'Ban' }).click()
  await page.getByLabel('Reason, for the audit log').fill('a stolen phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await page.getByRole('button', { name: 'Lift the ban' }).waitFor()

  expect((await site.app.call('GET', '/api/user', { token: player.token })).status).toBe(401)
  await page.getByRole('link', { name: 'Open the player’s page' }).click()
  const history = page.getByRole('table', { name: 'History' })
  await history.getByText('a stolen phone').waitFor()
  await history.getByText('Sign-in').waitFor()
  for (const key of ['2', '4', '5', '6', '8', '9']) {
    await page.keyboard.press(key)
    await page.getByText('Nothing here yet').waitFor()
  }
  await page.keyboard.press('7')
  await history.getByText('a stolen phone').waitFor()
  expect(await history.getByText('Sign-in').count()).toBe(0)
  expect(consoleClient.refusals()).toEqual([])
})

test('support leaves an important note, which stands before the cashier who decides, until a newer one closes it', async () => {
  const player = await site.app.player()
  await requestDepositFor(site.app, player, await paymentAccount(site.app))
  const { page: support, user_name } = await consoleClient.signedIn('support')
  const { page: cashier } = await consoleClient.signedIn('cashier')

  await find(support, player.phone)
  expect(await support.getByRole('button', { name: /Freeze|Ban|Adjust|Reset/ }).count()).toBe(0)
  await support.getByRole('button', { name: 'Write a note' }).click()
  await support.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Somebody else called in this name.')
  await support.getByLabel(/^Important/).check()
  expect(await faultsOfAxe(support)).toEqual([])
  await support.getByRole('dialog').getByRole('button', { name: 'Write a note' }).click()
  await support.getByRole('region', { name: 'Important note' }).getByText('Somebody else called').waitFor()
  await support.getByRole('link', { name: 'Deposits' }).click()
  await support.getByRole('table').getByRole('link').first().click()
  await support.getByRole('region', { name: 'Important note' }).getByText(user_name).waitFor()
  expect(await support.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0)

  await cashier.getByRole('region', { name: 'Important note' }).getByText('Somebody else called').waitFor()
  expect(await faultsOfAxe(cashier)).toEqual([])
  await find(cashier, player.phone)
  await cashier.getByRole('button', { name: 'Close by a new note' }).click()
  await cashier.getByLabel('Why it is not important any more').fill('I called back: it was the player.')
  await cashier.getByRole('dialog').getByRole('button', { name: 'Write a note' }).click()
  await cashier.getByRole('region', { name: 'Important note' }).waitFor({ state: 'detached' })
  await cashier.getByRole('region', { name: 'Notes' }).getByText('closed by').waitFor()
  expect(await faultsOfAxe(cashier)).toEqual([])
  expect(consoleClient.refusals()).toEqual([])
})

test('staff who may only read are offered nothing that changes a player', async () => {
  const player = await site.app.player()
  const { page } = await consoleClient.signedIn('auditor')
  await find(page, player.phone)
  await page.getByRole('link', { name: 'Open the player’s page' }).waitFor()
  expect(await page.getByRole('button', { name: /Freeze|Ban|Adjust/ }).count()).toBe(0)
  expect(consoleClient.refusals()).toEqual([])
})
