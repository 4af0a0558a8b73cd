import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { eventually, fieldError, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite()
let consoleClient: TestConsole
beforeAll(async () => {
  await paymentAccount(site.app)
  consoleClient = await openConsoleOf(site.app)
})
afterAll(() => consoleClient.close())

const WITHDRAW = '/information?tab=transfer&view=withdraw'
/** The site polls pending requests, and the balance, as often. */
const POLL_MS = 5_000
const REFUSED = /^POST \/api\/withdrawfinicial answered 422$/
const submitOf = (page: Page) => page.getByRole('main').locator('button[type="submit"]')

async function fill(page: Page, values: { amount: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Payment method' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Shwe Pay' }).click()
  await page.getByLabel('Account name').fill('Ma Hnin Wai')
  await page.getByLabel('Account number').fill('09 420 000 111')
  await page.getByLabel('Amount').fill(values.amount)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
}

test('a withdrawal with wrong fields says so under each; a right one is held at once, and given back when it is rejected', async () => {
  const player = await site.app.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player, expects: [REFUSED] })
  const password = page.getByLabel('Password', { exact: true })

  await page.clock.install()
  await open(page, WITHDRAW)
  await page.getByText('From 10,000 to 100,000,000 Ks').waitFor()
  await submitOf(page).click()
  // The payment method in the words of the specification.
  await page.getByText('* Please choose a payment method.').waitFor()
  for (const label of ['Account name', 'Account number', 'Amount', 'Password']) {
    expect(await fieldError(page.getByLabel(label, { exact: true }))).toContain('* This field is required.')
  }
  await fill(page, { amount: '9999', password: 'not-my-password' })
  await submitOf(page).click()
  await eventually(async () => (await fieldError(page.getByLabel('Amount'))) ?? '').toContain(
    '* Minimum amount: 10,000 Ks.',
  )
  await page.getByLabel('Amount').fill('30000')
  await submitOf(page).click()
  await eventually(async () => (await fieldError(password)) ?? '').toContain('* This password is not correct.')
  expect(await site.app.balancesOf(player)).toMatchObject({ main: kyat(80_000) })

  await password.fill(player.password)
  await page.getByRole('button', { name: 'Withdraw 30,000 Ks' }).click()
  await page.getByText('Withdraw Success').waitFor()
  await page.waitForURL('**/information?tab=logs&type=withdraw')
  const row = page.getByRole('table', { name: 'Withdraw log' }).locator('tbody tr')
  await eventually(() => row.innerText()).toMatch(/Ma Hnin Wai[\s\S]*30,000\s+Ks[\s\S]*Pending/)
  expect(await site.app.balancesOf(player)).toMatchObject({ main: kyat(50_000) })

  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: /Withdrawal #\d+/ })
  await sheet.getByText('amount on hold').waitFor()
  await rejectOnly('name_differs')
  await page.clock.fastForward(POLL_MS)

  await sheet.getByText('Rejected, returned to your main balance').waitFor()
  await sheet.getByText('Reason: The name doesn’t match this account.').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => row.innerText()).toContain('Failed')
  expect(await site.app.balancesOf(player)).toMatchObject({ main: kyat(80_000) })
})

async function rejectOnly(reason: string): Promise<void> {
  const owner = await consoleClient.staff('owner')
  const queue = await consoleClient.call('GET', '/withdrawals', { as: owner })
  const [row] = queue.body.data as { id: string }[]
  await reject(row?.id, reason)
}

async function reject(id: string | undefined, reason: string): Promise<void> {
  const owner = await consoleClient.staff('owner')
  const reply = await decideRequest(consoleClient, `/withdrawals/${id}`, {
    as: owner,
    decision: 'reject',
    body: { reason },
  })
  expect(reply.status, reply.text).toBe(200)
}

test('the wallet leads to deposit, history and withdrawal; twenty presses ask for one, and it stands where the form was', async () => {
  const player = await site.app.player({ main: kyat(80_000), game: kyat(1_000) })
  const page = await site.visit({ as: player })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/withdrawfinicial')) calls += 1
  })

  await open(page, '/wallet')
  const main = page.getByRole('main')
  await main.getByText(player.user.user_name).waitFor()
  await main.getByText(`User ID ${player.user.id}`).waitFor()
  await main.getByText('How to deposit').waitFor()
  for (const [name, address] of [
    ['Deposit', '/top-up/bank'],
    ['History', '/wallet-history'],
    ['Withdraw', '/with-draw'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${address}`)
    await main.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/wallet')
  }

  await main.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await page.waitForURL('**/with-draw')
  await fill(page, { amount: '10000', password: player.password })
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click()
  })
  await page.waitForURL('**/information?tab=logs&type=withdraw')
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wallet' }).click()
  // The logs have a link of this name too.
  await page.waitForURL('**/information?tab=transfer')
  await main.getByRole('link', { name: 'Withdraw', exact: true }).click()

  await page.getByText(/Withdrawal #\d+ \(10,000 Ks\) is being processed\./).waitFor()
  expect(await submitOf(page).count()).toBe(0)
  await page.getByText('50,000').waitFor({ state: 'detached' })
  expect(calls).toBe(1)
  expect(await site.app.balancesOf(player)).toMatchObject({ main: kyat(70_000) })
})

test('the menu and the bar lead to wallet, deposit and logs, but no link to the overview of the wallets, whose lines are 0.00', async () => {
  const player = await site.app.player({ main: kyat(80_000), game: kyat(1_000) })
  const page = await site.visit({ as: player })
  const expectNoLink = async () => {
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length, page.url()).toBeGreaterThan(0)
    expect(
      links.filter((link) => link.includes('view=wallets')),
      page.url(),
    ).toEqual([])
  }

  await open(page, '/?type=all')
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Deposit' }).waitFor()
  await expectNoLink()
  await menu.getByRole('link', { name: 'Deposit' }).click()
  await page.waitForURL('**/information?tab=transfer')
  await page.getByRole('region', { name: 'Send money to this account' }).waitFor()
  await expectNoLink()
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Logs' }).click()
  await page.waitForURL('**/information?tab=logs&type=deposit')
  await page.getByText('No deposits yet.').waitFor()

  await moveTo(page, '/wallet')
  await page.getByText('How to deposit').waitFor()
  await expectNoLink()
  await moveTo(page, '/wallet/internal-transfer')
  await page.getByLabel('Amount').waitFor()
  await expectNoLink()

  await moveTo(page, '/information?tab=transfer&view=wallets')
  await eventually(() => page.locator('dl dt').count()).toBe(12)
  const names = await page.locator('dl dt').allTextContents()
  expect(names).toEqual(['Wallet', 'Promotion', 'JDB', 'AG', 'UG', '568 WIN', 'AWC', 'SC', 'JILI', 'FC', 'PG', 'YB'])
  expect(await page.locator('dl dd').allTextContents()).toEqual(Array(12).fill('0.00\u00a0Ks'))
})

const WITH_MORE_SUMS = ['/wallet', '/information?tab=transfer', '/wallet/internal-transfer']
test('bonuses to be played through and withdrawals in progress show wherever the main balance does', async () => {
  await seedPromotionDemo(site.app.owner_db)
  await settled()
  const player = await site.app.player({ main: kyat(80_000) })
  const { token } = player
  const asPlayer = (path: string, body: object) => site.app.call('POST', path, { token, body })
  const method = { payment_type_id: 1, account_name: 'Ko Aung', account_number: '09420000111' }
  const requested = await asPlayer('/api/withdrawfinicial', { ...method, amount: 30_000, password: player.password })
  const listed = (await site.app.call('GET', '/api/promotion')).body.data as {
    id: number
    offer: { event: string }
  }[]
  const welcome = listed.find(({ offer }) => offer?.event === 'visit')
  expect((await asPlayer(`/api/promotion/${welcome?.id}/claim`, {})).status).toBe(200)

  const page = await site.visit({ as: player })
  await page.clock.install()
  const sums = () => page.getByRole('main').locator('dl').first().innerText()
  for (const [index, address] of WITH_MORE_SUMS.entries()) {
    if (index === 0) await open(page, address)
    else await moveTo(page, address)
    await page.waitForURL(`**${address}`)
    await page.getByRole('main').locator('dl').first().waitFor()
    await page.locator('main:not([aria-busy])').waitFor()
    await eventually(sums).toMatch(
      /Bonus \(wagering not done\)\s+5,000\s+Ks\s+On hold \(withdrawals, large prizes\)\s+30,000\s+Ks/,
    )
  }

  await reject((requested.body.data as { id: string }).id, 'name_differs')
  await page.clock.fastForward(POLL_MS)
  await page.getByText('On hold (withdrawals, large prizes)').waitFor({ state: 'detached' })
  for (const address of WITH_MORE_SUMS.toReversed()) {
    await moveTo(page, address)
    await page.waitForURL(`**${address}`)
    await page.locator('main:not([aria-busy])').waitFor()
    await page.getByText('Bonus (wagering not done)').waitFor()
    expect(await page.getByText('On hold (withdrawals, large prizes)').count(), address).toBe(0)
  }
})
