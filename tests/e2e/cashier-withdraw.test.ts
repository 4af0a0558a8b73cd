import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { fillPromotionDemo } from '#server/promotion/index.ts'
import { decideRequest } from '#server/testing/decide-request.ts'
import { openConsoleOf, type TestConsole } from '#server/testing/open-console.ts'
import { paymentAccount } from '#server/testing/payment-accounts.ts'
import { settled } from '#server/testing/sync-catalog.ts'
import { eventually, fieldError, open, openMenu, openSite } from './browser.ts'

const site = openSite()
let desk: TestConsole
beforeAll(async () => {
  await paymentAccount(site.house)
  desk = await openConsoleOf(site.house)
})
afterAll(() => desk.close())

const WITHDRAW = '/information?tab=transfer&view=withdraw'
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

test('a withdrawal is held at once, shown as pending, and given back with its reason when it is rejected', async () => {
  const player = await site.house.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player })

  await open(page, WITHDRAW)
  await page.getByText('From 10,000 to 100,000,000 Ks').waitFor()
  await fill(page, { amount: '30000', password: player.password })
  await page.getByRole('button', { name: 'Withdraw 30,000 Ks' }).click()
  await page.getByText('Withdraw Success').waitFor()
  await page.waitForURL('**/information?tab=logs&type=withdraw')
  const row = page.getByRole('table', { name: 'Withdraw log' }).locator('tbody tr')
  await eventually(() => row.innerText()).toMatch(/Ma Hnin Wai[\s\S]*30,000\s+Ks[\s\S]*Pending/)
  expect(await site.house.balancesOf(player)).toMatchObject({ main: kyat(50_000) })

  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: /Withdrawal no\. \d+/ })
  await sheet.getByText('the amount is held').waitFor()
  await rejectOnly('name_differs')

  await sheet.getByText('Rejected; the amount is back in your main balance').waitFor()
  await sheet.getByText('The name does not belong to this account.').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => row.innerText()).toContain('Failed')
  expect(await site.house.balancesOf(player)).toMatchObject({ main: kyat(80_000) })
})

async function rejectOnly(reason: string): Promise<void> {
  const owner = await desk.staff('owner')
  const queue = await desk.call('GET', '/withdrawals', { as: owner })
  const [row] = queue.body.data as { id: string }[]
  await reject(row?.id, reason)
}

async function reject(id: string | undefined, reason: string): Promise<void> {
  const owner = await desk.staff('owner')
  const reply = await decideRequest(desk, `/withdrawals/${id}`, { as: owner, decision: 'reject', body: { reason } })
  expect(reply.status, reply.text).toBe(200)
}

test('every field that is wrong says so, the payment method in the words of the specification', async () => {
  const player = await site.house.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player, expects: [REFUSED] })

  await open(page, WITHDRAW)
  await submitOf(page).click()

  await page.getByText('* ငွေပေးချေမှုနည်းလမ်းကို ရွေးချယ်ပေးပါ။').waitFor()
  for (const label of ['Account name', 'Account number', 'Amount', 'Password']) {
    expect(await fieldError(page.getByLabel(label, { exact: true }))).toContain('* This field is required.')
  }
  await fill(page, { amount: '9999', password: 'not-my-password' })
  await submitOf(page).click()
  await eventually(async () => (await fieldError(page.getByLabel('Amount'))) ?? '').toContain(
    '* The smallest amount is 10,000 Ks.',
  )
  await page.getByLabel('Amount').fill('10000')
  await submitOf(page).click()

  await eventually(async () => (await fieldError(page.getByLabel('Password', { exact: true }))) ?? '').toContain(
    '* This password is not correct.',
  )
  expect(await site.house.balancesOf(player)).toMatchObject({ main: kyat(80_000) })
})

test('twenty presses ask for one withdrawal, and while it waits it stands where the form was', async () => {
  const player = await site.house.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/withdrawfinicial')) calls += 1
  })

  await open(page, '/with-draw')
  await fill(page, { amount: '10000', password: player.password })
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click()
  })
  await page.waitForURL('**/information?tab=logs&type=withdraw')
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wallet' }).click()
  // The logs have a link of this name too.
  await page.waitForURL('**/information?tab=transfer')
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).click()

  await page.getByText(/Your withdrawal no\. \d+ of 10,000 Ks waits\./).waitFor()
  expect(await submitOf(page).count()).toBe(0)
  await page.getByText('50,000').waitFor({ state: 'detached' })
  expect(calls).toBe(1)
  expect(await site.house.balancesOf(player)).toMatchObject({ main: kyat(70_000) })
})

test('the wallet says who, how much, and leads to deposit, withdrawal and history', async () => {
  const player = await site.house.player({ main: kyat(80_000), game: kyat(1_000) })
  const page = await site.visit({ as: player })

  await open(page, '/wallet')
  const main = page.getByRole('main')
  await main.getByText(player.user.user_name).waitFor()
  await main.getByText(`User ID ${player.user.id}`).waitFor()
  await main.getByText('How to deposit').waitFor()
  for (const [name, address] of [
    ['Deposit', '/top-up/bank'],
    ['Withdraw', '/with-draw'],
    ['History', '/wallet-history'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${address}`)
    await main.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/wallet')
  }
})

test('the overview of the wallets is reachable, and true', async () => {
  const player = await site.house.player({ main: kyat(80_000), game: kyat(1_000) })
  const page = await site.visit({ as: player })

  await open(page, '/information?tab=transfer&view=wallets')
  await page.getByText('81,000.00').waitFor()

  const names = await page.locator('dl dt').allTextContents()
  expect(names).toEqual(['Wallet', 'Promotion', 'JDB', 'AG', 'UG', '568 WIN', 'AWC', 'SC', 'JILI', 'FC', 'PG', 'YB'])
  expect(await page.getByText('0.00\u00a0Ks', { exact: true }).count()).toBe(11)
})

test('no link leads to the overview of the wallets', async () => {
  const player = await site.house.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player })

  for (const address of ['/?type=all', '/information?tab=transfer', '/wallet', '/wallet/internal-transfer']) {
    await open(page, address)
    if (address === '/?type=all') await openMenu(page)
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length, address).toBeGreaterThan(0)
    expect(
      links.filter((link) => link.includes('view=wallets')),
      address,
    ).toEqual([])
  }
})

const WITH_MORE_SUMS = ['/wallet', '/information?tab=transfer', '/wallet/internal-transfer']
test('bonuses to be played through and withdrawals in progress show wherever the main balance does', async () => {
  await fillPromotionDemo(site.house.db)
  await settled()
  const player = await site.house.player({ main: kyat(80_000) })
  const { token } = player
  const asPlayer = (path: string, body: object) => site.house.call('POST', path, { token, body })
  const method = { payment_type_id: 1, account_name: 'Ko Aung', account_number: '09420000111' }
  const asked = await asPlayer('/api/withdrawfinicial', { ...method, amount: 30_000, password: player.password })
  const listed = (await site.house.call('GET', '/api/promotion')).body.data as {
    id: number
    offer: { event: string }
  }[]
  const welcome = listed.find(({ offer }) => offer?.event === 'visit')
  expect((await asPlayer(`/api/promotion/${welcome?.id}/claim`, {})).status).toBe(200)

  const pages: Page[] = []
  for (const address of WITH_MORE_SUMS) {
    const page = await site.visit({ as: player })
    await open(page, address)
    await eventually(() => page.getByRole('main').locator('dl').first().innerText()).toMatch(
      /Bonus \(to be played through\)\s+5,000\s+Ks\s+On hold \(withdrawals, large prizes\)\s+30,000\s+Ks/,
    )
    pages.push(page)
  }

  await reject((asked.body.data as { id: string }).id, 'name_differs')
  for (const page of pages) {
    await eventually(() => page.getByText('On hold (withdrawals, large prizes)').count()).toBe(0)
    await page.getByText('Bonus (to be played through)').waitFor()
  }
})

test('the menu and the bar lead to wallet, deposit and logs', async () => {
  const player = await site.house.player()
  const page = await site.visit({ as: player })

  await open(page, '/?type=all')
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Deposit' }).click()
  await page.waitForURL('**/information?tab=transfer')
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Logs' }).click()
  await page.waitForURL('**/information?tab=logs&type=deposit')

  await page.getByText('No deposits yet.').waitFor()
})
