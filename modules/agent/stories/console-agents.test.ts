import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settleCommissions } from '#agent/server/index.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { giveLogin, openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { daysPass } from '#tests/support/database/days-pass.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite({ is_demo: true })
const consoleClient = openConsoleClient(site)

async function signIn(staff: TestStaff): Promise<Page> {
  const page = await consoleClient.visit()
  await giveLogin(page, staff)
  await page.getByRole('navigation', { name: 'Screens' }).waitFor({ state: 'attached' })
  return page
}

/** The owner's part: a plan by turnover, and a code with its link. Answers its address. */
async function engage(owner: Page, agent: TestStaff): Promise<string> {
  await owner.getByRole('link', { name: 'Agents' }).click()
  await owner.getByRole('table', { name: 'Agents' }).getByRole('link', { name: agent.user_name }).click()
  await owner.getByRole('button', { name: 'Set the plan' }).click()
  const sheet = owner.getByRole('dialog')
  await sheet.getByLabel('Digit bet').fill('1.25')
  await sheet.getByLabel('Slots').fill('0.4')
  expect(await faultsOfAxe(owner)).toEqual([])
  await sheet.getByRole('button', { name: 'Save the plan' }).click()
  await owner.getByText('The plan is set.').waitFor()

  await owner.getByRole('link', { name: 'Open codes, days and statements' }).click()
  await owner.getByRole('button', { name: 'New code' }).click()
  await owner.getByRole('dialog').getByLabel('Code', { exact: true }).fill('padauk7')
  await owner.getByRole('dialog').getByRole('button', { name: 'Make the code' }).click()
  const code = owner.getByRole('region', { name: 'Code PADAUK7' })
  await code.getByRole('img', { name: 'QR code of PADAUK7' }).waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])
  const link = await code.getByText('http://').textContent()
  return new URL(link ?? '').search
}

/** A player comes by the link, looks around, finds the code filled in at the registration, and rolls a few times. */
async function comeAndPlay(query: string): Promise<void> {
  const page = await site.visit()
  await open(page, `/${query}`)
  await open(page, '/games')
  await page.getByRole('banner').getByRole('button', { name: 'Join Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join Now' })
  expect(await dialog.getByLabel('Referral code').inputValue()).toBe('PADAUK7')
  await dialog.getByLabel('Full name').fill('Ma Thiri Aung')
  await dialog.getByLabel('Phone number').fill('09 420 777 001')
  await dialog.getByLabel('Password', { exact: true }).fill('lacquer-umbrella')
  await dialog.getByLabel('Confirm password').fill('lacquer-umbrella')
  await dialog.getByRole('button', { name: 'Join Now' }).click()
  await dialog.waitFor({ state: 'detached' })

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
  await site.app.call('POST', '/api/exchange-main-to-game', { token, body: { amount: 50_000 } })
  await open(page, '/digitbet')
  for (const choice of ['Small 0–4', 'Big 5–9', 'Big 5–9']) {
    await page.getByRole('main').getByRole('button', { name: choice, exact: true }).click()
    await page.getByRole('button', { name: /^Roll.* 100/ }).click()
    await page.getByText(/\d \(.+\) \+ \d \(.+\) = \d+ → \d/).waitFor()
  }
}

test('an owner sets a commission, a player of that agent plays, the day is closed, and the agent has the share', async () => {
  const agent = await consoleClient.console.hire('agent')
  await consoleClient.console.hire('sub_agent', { parent_id: agent.id })
  await paymentAccount(site.app)
  const { page: owner } = await consoleClient.signedIn('owner')
  await comeAndPlay(await engage(owner, agent))

  await daysPass(site.app)
  await settleCommissions(site.app.worker_db)

  const [staked] = await site.app.owner_db<{ amount: bigint }[]>`
    select sum(amount)::bigint as amount from ledger.transfer where kind = 'digit_bet_stake'`
  expect(staked?.amount).toBe(3_000_000n)
  const own = await signIn(agent)
  await own.getByRole('link', { name: 'Agents' }).click()
  await own.getByRole('link', { name: 'Open codes, days and statements' }).click()
  await own.getByRole('region', { name: 'Code PADAUK7' }).waitFor()
  await own.keyboard.press('3')
  const days = own.getByRole('table', { name: 'Commission days' })
  await days.getByText('Digit bet 300 × 1.25 %').waitFor()
  expect(await faultsOfAxe(own)).toEqual([])
  await own.keyboard.press('4')
  const statement = own.getByRole('table', { name: 'Statement' }).getByRole('row', { name: /Commission/ })
  await eventually(() => statement.getByRole('cell').allTextContents()).toEqual([
    expect.any(String),
    'Commission',
    expect.stringMatching(/^\d{1,2} \w{3,4} \d{4}$/),
    '+3.75',
    '3.75',
  ])

  await owner.getByRole('link', { name: 'Agents' }).click()
  await owner.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Commissions' }).click()
  await owner.getByText('Credited: 3.75, equal to the ledger to the last digit').waitFor()
  await owner.getByRole('table', { name: 'Commissions' }).getByRole('link', { name: agent.user_name }).click()
  await owner.getByRole('table', { name: 'Commission days' }).waitFor()
  expect(await faultsOfAxe(owner)).toEqual([])

  await own.getByRole('button', { name: 'Request a payout' }).click()
  await own.getByRole('dialog').getByLabel('Note, for the audit log').fill('KBZ Pay, my own number')
  await own.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click()
  await own.getByText('Submitted. The company must approve it.').waitFor()
  expect(await own.getByRole('button', { name: 'Approve' }).count()).toBe(0)

  await owner.reload()
  const pending = owner.getByRole('region', { name: /^Payout \d+$/ })
  await pending.getByText(`Asked by ${agent.user_name}: KBZ Pay, my own number`).waitFor()
  await pending.getByRole('button', { name: 'Approve' }).click()
  const pay = owner.getByRole('dialog')
  await pay.getByRole('button', { name: 'Pay out: 3.75 Ks' }).click()
  await pay.getByText('Choose the account that pays.').waitFor()
  expect(consoleClient.refusals()).toHaveLength(1)
  await pay.getByLabel('Paid from').selectOption({ index: 1 })
  await pay.getByLabel('Transaction id of the payment').fill('KBZ-20261127-1')
  await pay.getByRole('button', { name: 'Pay out: 3.75 Ks' }).click()
  await owner.getByText('It is paid.').waitFor()
  await owner.keyboard.press('6')
  const payouts = owner.getByRole('table', { name: 'Payouts and floats' })
  await payouts.getByText('Done').waitFor()
  await payouts.getByText(/KBZ-20261127-1/).waitFor()
  await owner.keyboard.press('4')
  const earned = owner.getByRole('table', { name: 'Statement' }).getByRole('row', { name: /Commission/ })
  await earned.getByRole('link').click()
  await owner.getByText(/^Commission of \d{4}-/).waitFor()
  await site.app.expectReconciled()
  expect(consoleClient.refusals()).toEqual([])
}, 180_000)

test('a float is switched on, taken in by two people, and a mistyped plan says under each field what is wrong', async () => {
  const agent = await consoleClient.console.hire('agent')
  const { page: owner } = await consoleClient.signedIn('owner')
  const { page: cashier } = await consoleClient.signedIn('cashier')
  for (const page of [owner, cashier]) await page.getByRole('link', { name: 'Agents' }).click()
  const choose = (page: Page) => page.getByRole('link', { name: agent.user_name }).click()

  await choose(owner)
  await owner.getByRole('button', { name: 'Set the plan' }).click()
  await owner.getByRole('dialog').getByLabel('Shan').fill('11')
  await owner.getByRole('dialog').getByRole('button', { name: 'Save the plan' }).click()
  await owner.getByText('* Enter a share from 0.01 to 10 %').waitFor()
  expect(consoleClient.refusals()).toHaveLength(1)
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Use a float' }).click()
  await owner.getByLabel('Reason, for the audit log').fill('the agent asked for it')
  await owner.getByRole('dialog').getByRole('button', { name: 'Use a float' }).click()
  await owner.getByRole('button', { name: 'Take float in' }).click()
  await owner.getByLabel('Amount in kyat').fill('250,000')
  await owner.getByLabel('Note, for the audit log').fill('cash at the office')
  await owner.getByRole('dialog').getByRole('button', { name: 'Take float in' }).click()
  await owner.getByText('You have approved it. A second person must approve it.').waitFor()

  await choose(cashier)
  await cashier.getByRole('button', { name: 'Approve' }).click()
  await cashier.getByText('Approved.').waitFor()
  await cashier.getByText('250,000').first().waitFor()
  expect(await faultsOfAxe(cashier)).toEqual([])
  expect(await cashier.getByRole('button', { name: 'Set the plan' }).count()).toBe(0)
  expect(consoleClient.refusals()).toEqual([])
}, 180_000)
