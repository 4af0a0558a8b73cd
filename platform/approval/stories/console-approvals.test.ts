import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { sampled } from '#tests/e2e/harness/depth.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

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
    id: randomUUID(),
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
  const deposit = await requestDepositFor(site.app, player, account, { amount: 2_000_000 })
  expect((await decideRequest(consoleClient.console, `/deposits/${deposit}`, { as: requester })).status).toBe(200)
  return 6
}

/** Of a first try: the list is counted. */
async function withdrawAll(): Promise<void> {
  const list = await consoleClient.console.call('GET', '/approvals?show=mine', { as: requester })
  for (const { id, status } of list.body.data as Approval[]) {
    if (status !== 'pending') continue
    const reason = 'the test is tried again'
    await consoleClient.console.call('POST', `/approvals/${id}/withdraw`, { as: requester, body: { reason } })
  }
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, kind: string) => rows(page).filter({ hasText: kind })

test('one person’s requests of every kind are decided by an owner’s keyboard and on a cashier’s phone, in one list', async () => {
  await withdrawAll()
  const count = await requestAll()
  const { page, user_name } = await consoleClient.signedIn('owner')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: /^Approvals/ }).click()
  await eventually(() => rows(page).count()).toBe(count)
  await page.getByRole('navigation', { name: 'Screens' }).getByText('6').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await row(page, 'Settings').getByText('9.2').waitFor()
  await row(page, '2D limits').getByText('82', { exact: true }).waitFor()

  // The oldest first: J goes to it, A approves it.
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByText('Approved.').waitFor()
  await eventually(() => rows(page).count()).toBe(count - 1)
  await row(page, 'Balance adjustment').getByRole('button', { name: 'Approve' }).click()
  await eventually(() => rows(page).count()).toBe(count - 2)

  const { page: phone } = await consoleClient.signedIn('cashier')
  await phone.setViewportSize(PHONE)
  await open(phone, '/approvals')
  await eventually(() => rows(phone).count()).toBe(count - 2)
  expect(await faultsOfAxe(phone)).toEqual([])
  const limits = row(phone, '2D limits')
  expect(await limits.getByRole('button').count()).toBe(2)
  await limits.getByRole('button', { name: 'Reject' }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByRole('textbox').fill('the draw is too near')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await eventually(() => rows(phone).count()).toBe(count - 3)
  await row(phone, 'Agent transaction').getByRole('button', { name: 'Approve' }).click()
  await row(phone, 'Account movement').getByRole('button', { name: 'Approve' }).click()
  await row(phone, 'Large request').getByRole('button', { name: 'Approve' }).click()
  await phone.getByText('Nothing waits for you').waitFor()
  // The owner's list hears of it.
  await page.getByText('Nothing waits for you').waitFor({ timeout: 30_000 })

  const { page: own } = await consoleClient.signedIn(requester)
  await open(own, '/approvals?show=mine')
  await eventually(() => rows(own).count()).toBe(count)
  await row(own, '2D limits').getByText('the draw is too near').waitFor()
  await row(own, 'Settings').getByText(user_name).waitFor()
  await site.app.expectReconciled()
}, 180_000)

test('a requester withdraws, and a request whose ground has moved cannot be approved', async () => {
  const player = await site.app.player()
  const body = { id: randomUUID(), account: 'main', direction: 'credit', amount: 900, reason: 'a second thought' }
  await ask(`/players/${player.id}/balance-adjustments`, body)
  await site.app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  const { page } = await consoleClient.signedIn('owner')
  await open(page, '/approvals')
  // Others may wait, where this test is tried again.
  const about = (list: Page) => rows(list).filter({ hasText: player.user.user_name })
  await about(page).getByText('It cannot be approved').waitFor()
  expect(await about(page).getByRole('button', { name: 'Approve' }).count()).toBe(0)

  const { page: own } = await consoleClient.signedIn(requester)
  await open(own, '/approvals')
  await about(own).getByRole('button', { name: 'Withdraw' }).click()
  await own.getByRole('dialog').getByRole('textbox').fill('it was another player')
  await own.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await own.getByText('Withdrawn. Nothing was changed.').waitFor()
  await eventually(() => about(own).count()).toBe(0)
})

const SIZES: [string, { width: number; height: number }][] = [
  ['1440', { width: 1440, height: 900 }],
  ['390', PHONE],
]
describe.each(sampled(SIZES, 2))('at %s pixels', (_name, size) => {
  test('a large deposit and a large withdrawal are looked at and decided without leaving the list', async () => {
    const player = await site.app.player({ main: kyat(5_000_000) })
    const account = await paymentAccount(site.app)
    const deposit = await requestDepositFor(site.app, player, account, { amount: 2_000_000 })
    const withdrawal = await requestWithdrawalFor(site.app, player, account, { amount: 1_500_000 })
    for (const path of [`/deposits/${deposit}`, `/withdrawals/${withdrawal}`]) {
      expect((await decideRequest(consoleClient.console, path, { as: requester })).status).toBe(200)
    }
    const { main: before } = await site.app.balancesOf(player)
    const { page } = await consoleClient.signedIn('cashier')
    await page.setViewportSize(size)
    await open(page, '/approvals')
    const of = (title: string) => row(page, `${title} of`).filter({ hasText: player.user.user_name })
    await eventually(() =>
      of('Deposit')
        .getByRole('button', { name: /^(Approve|Reject)$/ })
        .count(),
    ).toBe(2)
    const panel = page.getByRole('complementary', { name: 'Large request' })

    // Its panel has all that the queue shows; nothing was decided by looking.
    await of('Deposit').getByRole('button', { name: 'Deposit of' }).click()
    await panel.getByText('Your approval finishes it.').waitFor()
    await panel.getByRole('button', { name: 'Approve 2,000,000 Ks' }).waitFor()
    expect(await faultsOfAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.keyboard.press('a')
    await of('Deposit').waitFor({ state: 'detached' })
    expect((await site.app.balancesOf(player)).main).toBe(before + kyat(2_000_000))

    await of('Withdrawal').getByRole('button', { name: 'Open', exact: true }).click()
    await panel.getByRole('button', { name: 'Approve 1,500,000 Ks' }).click()
    await page.getByText('Type the transaction id').first().waitFor()
    await panel.getByLabel('Transaction id').fill(`FT${deposit.slice(-12).toUpperCase()}`)
    await panel.getByRole('button', { name: 'Approve 1,500,000 Ks' }).click()
    await page.getByText('approved: 1,500,000 Ks').waitFor()
    await of('Withdrawal').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/approvals')
    await site.app.expectReconciled()
  })
})
