import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, fieldError, open, openSite } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

/** In every form that takes an amount, a press straight from the field sends what the screen shows, and nothing else. */
const site = openSite()
beforeAll(async () => {
  await paymentAccount(site.app)
})

/** In place of what stands there, key by key, and the field keeps the focus. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(text)
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)
const submitOf = (place: Page | Locator) => place.locator('form button[type="submit"]').first()

const requestsOf = (player: TestPlayer) => site.app.owner_db<{ amount: bigint; refrence_no: string | null }[]>`
  select amount, refrence_no from cashier.request where player_id = ${player.id} order by number`

/** Each text is wrong while it is typed, and neither Enter nor the button sends anything of it. */
async function expectStopped(page: Page, field: Locator, wrong: Record<string, string>): Promise<void> {
  for (const [text, sentence] of Object.entries(wrong)) {
    await type(page, field, text)
    await eventually(async () => (await fieldError(field)) ?? '').toContain(sentence)
    expect(await isFocused(field)).toBe(true)
    await page.keyboard.press('Enter')
    await submitOf(page.getByRole('main')).click()
    await eventually(() => isFocused(field)).toBe(true)
    expect(await field.inputValue()).toBe(text)
  }
}

function callsTo(page: Page, path: string): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) calls.push(request.postData() ?? '')
  })
  return calls
}

test('a deposit is requested as the button says, and its errors follow what is typed', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  const calls = callsTo(page, '/api/depositfinicial')
  await open(page, '/top-up/bank')
  const amount = page.getByLabel('Amount you sent')
  await page.getByText('From 1,000 to 100,000,000 Ks').waitFor()

  await expectStopped(page, amount, {
    '999': '* Minimum amount: 1,000 Ks.',
    '1e3': '* Please enter a valid amount',
    '1234,56': '* Please enter a valid amount',
    '0': '* Please enter a valid amount',
    '100000001': '* Maximum amount: 100,000,000 Ks.',
  })
  expect(calls).toEqual([])
  await type(page, amount, '၃၀၀၀')
  await eventually(() => fieldError(amount)).toBeNull()
  await page.getByRole('button', { name: 'Deposit 3,000 Ks' }).waitFor()

  // The digits follow the whole id; Enter comes straight from its field.
  await type(page, page.getByLabel('Full transaction ID (optional)'), '0100234567482914')
  expect(await page.getByLabel('Last 6 digits of the receipt').inputValue()).toBe('482914')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/information?tab=logs&type=deposit')

  expect(await requestsOf(player)).toEqual([{ amount: kyat(3_000), refrence_no: '482914' }])
  expect(calls).toHaveLength(1)
})

test('a withdrawal takes what the button says, and its errors follow what is typed', async () => {
  const player = await site.app.player({ main: kyat(80_000) })
  const page = await site.visit({ as: player })
  const calls = callsTo(page, '/api/withdrawfinicial')
  await open(page, '/with-draw')
  await page.getByRole('button', { name: 'Payment method' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Shwe Pay' }).click()
  await page.getByLabel('Account name').fill('Ma Hnin Wai')
  await page.getByLabel('Account number').fill('09 420 000 111')
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  const amount = page.getByLabel('Amount')

  await expectStopped(page, amount, {
    '9999': '* Minimum amount: 10,000 Ks.',
    '10000.5': '* Please enter a valid amount',
    '12000,00': '* Please enter a valid amount',
  })
  await type(page, amount, '80001')
  await eventually(async () => (await fieldError(amount)) ?? '').toContain('* Insufficient main balance.')
  expect(calls).toEqual([])
  await type(page, amount, '12345')
  await eventually(() => fieldError(amount)).toBeNull()
  await page.getByRole('button', { name: 'Withdraw 12,345 Ks' }).click()
  await page.waitForURL('**/information?tab=logs&type=withdraw')

  expect(await requestsOf(player)).toEqual([{ amount: kyat(12_345), refrence_no: null }])
  expect((await site.app.balancesOf(player)).main).toBe(kyat(80_000 - 12_345))
  expect(calls).toHaveLength(1)
})

test('a deposit limit is saved as the button says, and its errors follow what is typed', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  const calls = callsTo(page, '/api/deposit-limits')
  await open(page, '/information?tab=profile&type=limits')
  const week = page.getByRole('region', { name: 'In 7 days' })
  const limit = week.getByRole('textbox', { name: 'Limit' })

  for (const text of ['lots', '1.5', '1234,56', '0']) {
    await type(page, limit, text)
    await eventually(async () => (await fieldError(limit)) ?? '').toContain('* Please enter a valid amount')
    await page.keyboard.press('Enter')
    expect([await limit.inputValue(), await isFocused(limit)]).toEqual([text, true])
  }
  expect(calls).toEqual([])
  await type(page, limit, '50000')
  await week.getByRole('button', { name: 'Save 50,000 Ks' }).waitFor()
  await page.keyboard.press('Enter')
  await week.getByText('0 of 50,000 Ks').waitFor()

  // A digit is taken from what the field shows as groups, and the rest is an amount again.
  await limit.blur()
  await eventually(() => limit.inputValue()).toBe('50,000')
  await limit.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await week.getByRole('button', { name: 'Save 5,000 Ks' }).waitFor()
  expect(await fieldError(limit)).toBeNull()

  const limits = await site.app.owner_db`
    select period, amount from cashier.deposit_limit where player_id = ${player.id}`
  expect(limits).toEqual([{ period: 'week', amount: kyat(50_000) }])
  expect(calls).toHaveLength(1)
})

test('an exchange moves what the button says, and its errors follow what is typed', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player })
  const calls = callsTo(page, '/api/exchange-main-to-game')
  await open(page, '/wallet/internal-transfer')
  const amount = page.getByLabel('Amount')

  await expectStopped(page, amount, {
    '0': '* Please enter an amount',
    '1e3': '* Please enter a valid amount',
    '--5': '* Please enter a valid amount',
    '123,45': '* Please enter a valid amount',
    '10.125': '* Please enter a valid amount',
  })
  await type(page, amount, '1200')
  await page.getByText('You’re 200 Ks short.').waitFor()
  expect(calls).toEqual([])
  await type(page, amount, '၆၂၅.၅')
  await page.getByRole('button', { name: 'Transfer 625.50 Ks' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Transfer successful.').waitFor()

  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(1_000) - kyat(6_255) / 10n, game: kyat(6_255) / 10n })
  expect(calls).toEqual(['{"amount":625.5}'])
})

test('a roll stakes what its button says, and none rolls while another amount is shown', async () => {
  const player = await site.app.player({ game: kyat(9_000) })
  const page = await site.visit({ as: player })
  await page.clock.install()
  await open(page, '/digitbet')
  const main = page.getByRole('main')
  const stakes = async () =>
    (
      await site.app.owner_db<{ stake: bigint }[]>`
        select bet_amount * multiplier as stake from digit_bet.bet where player_id = ${player.id} order by created_at`
    ).map(({ stake }) => stake)

  await main.getByRole('button', { name: 'Big 5–9' }).click()
  await main.getByRole('button', { name: 'Roll now · 100 Ks' }).waitFor()
  await main.getByRole('button', { name: /^Stake/ }).click()
  const modal = page.getByRole('dialog', { name: 'BET MULTIPLIER' })
  await modal.getByRole('spinbutton', { name: 'COIN VALUE' }).press('End')
  await modal.getByRole('button', { name: 'Confirm 1,000 Ks' }).waitFor()
  await page.clock.fastForward(100_000)
  await eventually(stakes).toEqual([])
  await modal.getByRole('button', { name: 'Confirm 1,000 Ks' }).click()
  await modal.waitFor({ state: 'detached' })
  await main.getByText('Rolling in 90...').waitFor()

  await main.getByRole('button', { name: '5×', exact: true }).click()
  await main.getByRole('button', { name: 'Roll now · 5,000 Ks' }).click()
  await eventually(stakes).toEqual([kyat(5_000)])
})
