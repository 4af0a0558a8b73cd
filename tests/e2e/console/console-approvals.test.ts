import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#contract/shared/money.ts'
import type { TestStaff } from '#server/testing/app/open-console.ts'
import { paymentAccount } from '#server/testing/use-cases/payment-accounts.ts'
import { openTestDraw } from '#server/testing/use-cases/two-d-draw.ts'
import { open, openSite, PHONE } from '../harness/browser.ts'
import { openConsoleClient } from '../harness/console-client.ts'
import { faultsOfAxe } from '../harness/faults-of-axe.ts'

const site = openSite({ is_demo: true })
const consoleClient = openConsoleClient(site)

let requester: TestStaff
let agent: TestStaff
beforeAll(async () => {
  requester = await consoleClient.console.staff('owner')
  agent = await consoleClient.console.hire('agent')
})

const ask = async (path: string, body: object) => {
  const reply = await consoleClient.console.call('POST', path, { as: requester, body })
  expect(reply.status, reply.text).toBe(200)
}

/** One of each kind. Answers how many. */
async function requestAll(): Promise<number> {
  const player = await site.app.player({ main: kyat(20_000) })
  const draw = await openTestDraw(site.app.owner_db)
  const account = await paymentAccount(site.app, { may_be_overdrawn: false })
  await ask('/settings/digit_bet', { values: { payout_digit: 9.2 }, reason: 'the board wants it' })
  await ask(`/players/${player.id}/balance-adjustments`, {
    account: 'main',
    direction: 'credit',
    amount: 1_500,
    reason: 'a bet that was lost on its way',
  })
  await ask(`/two-d/draws/${draw.id}/limit-changes`, { odds: 82, number_limits: { '45': 300_000 }, reason: 'a dream' })
  await ask(`/agents/${agent.id}/transactions`, { id: randomUUID(), kind: 'float_in', amount: 700_000, note: 'cash' })
  await ask('/account-movements', {
    id: randomUUID(),
    kind: 'paid_in',
    account_id: account.id,
    amount: 2_000_000,
    note: 'by the statement',
  })
  return 5
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, kind: string) => rows(page).filter({ hasText: kind })

test('one person’s requests of every kind are decided by another in one list, by keyboard and on a phone', async () => {
  const count = await requestAll()
  const { page, user_name } = await consoleClient.signedIn('owner')
  await page.getByRole('link', { name: /^Approvals/ }).click()
  await expect.poll(() => rows(page).count()).toBe(count)
  await page.getByRole('navigation', { name: 'Screens' }).getByText('5').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await row(page, 'Settings').getByText('9.2').waitFor()
  await row(page, '2D limits').getByText('82').waitFor()

  // The oldest first: J goes to it, A approves it.
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByText('Approved.').waitFor()
  await expect.poll(() => rows(page).count()).toBe(count - 1)
  await row(page, 'Balance adjustment').getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => rows(page).count()).toBe(count - 2)

  await page.setViewportSize(PHONE)
  expect(await faultsOfAxe(page)).toEqual([])
  const limits = row(page, '2D limits')
  expect(await limits.getByRole('button').count()).toBe(2)
  await limits.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('the draw is too near')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => rows(page).count()).toBe(count - 3)
  await row(page, 'Agent transaction').getByRole('button', { name: 'Approve' }).click()
  await row(page, 'Account movement').getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Nothing waits for you').waitFor()

  const { page: own } = await consoleClient.signedIn(requester)
  await open(own, '/approvals?show=mine')
  await expect.poll(() => rows(own).count()).toBe(count)
  await row(own, '2D limits').getByText('the draw is too near').waitFor()
  await row(own, 'Settings').getByText(user_name).waitFor()
  await site.app.expectReconciled()
})

test('a requester withdraws, and a request whose ground has moved cannot be approved', async () => {
  const player = await site.app.player()
  const body = { account: 'main', direction: 'credit', amount: 900, reason: 'a second thought' }
  await ask(`/players/${player.id}/balance-adjustments`, body)
  await site.app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  const { page } = await consoleClient.signedIn('owner')
  await open(page, '/approvals')
  await page.getByText('It cannot be approved').waitFor()
  expect(await rows(page).getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page: own } = await consoleClient.signedIn(requester)
  await open(own, '/approvals')
  await rows(own).getByRole('button', { name: 'Withdraw' }).click()
  await own.getByRole('dialog').getByRole('textbox').fill('it was another player')
  await own.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await own.getByText('Withdrawn. Nothing was changed.').waitFor()
  await own.getByText('Nothing waits for you').waitFor()
})
