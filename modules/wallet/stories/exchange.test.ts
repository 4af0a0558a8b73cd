import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinWords } from '#platform/contract/burmese-words.ts'
import { kyat } from '#platform/contract/money.ts'
import { eventually, fieldError, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite()

/** No toast stays longer. */
const TOAST_MS = 10_000
const TO_GAME = '/api/exchange-main-to-game'

async function openDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  return {
    dialog,
    amount: dialog.getByLabel('Amount'),
    submit: dialog.locator('button[type="submit"]'),
  }
}

/** An amount and its unit never part at the end of a line; here they are plain words. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

function callsOf(page: Page, path: string): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** The n-th of n kyat. */
async function exchangeTimes(player: TestPlayer, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const reply = await site.app.call('POST', TO_GAME, { token: player.token, body: { amount: count + 1 } })
    expect(reply.status).toBe(200)
  }
}

test('the exchange dialog moves money either way, closes, and every balance on the page follows', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player })

  await page.clock.install()
  await open(page, '/information?tab=profile')
  const { dialog, amount, submit } = await openDialog(page)
  await eventually(() => submit.isDisabled()).toBe(true)
  await amount.fill('600')
  const sent = page.waitForRequest(`**${TO_GAME}`)
  await submit.click()

  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Exchange successful!').waitFor()
  const call = await sent
  expect(call.postDataJSON()).toEqual({ amount: 600 })
  expect(await call.allHeaders()).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${player.token}`,
  })
  await eventually(() => page.getByRole('banner').getByText('600').count()).toBe(1)
  await page
    .getByRole('main')
    .getByText(/^400\b/)
    .waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(400), game: kyat(600) })

  // The toast would lie over the button for seconds.
  await page.clock.fastForward(TOAST_MS)
  await openDialog(page)
  await dialog.getByRole('button', { name: 'Change the direction' }).click()
  await dialog.getByRole('button', { name: 'All' }).click()
  await eventually(() => submit.textContent()).toContain('Exchange 600 Ks')
  await submit.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(1_000), game: 0n })
})

test('the largest balances, and what is on hold, stand whole on a narrow phone, and so do the amounts to choose', async () => {
  await paymentAccount(site.app)
  const player = await site.app.player({ main: kyat(1_099_999_999), game: kyat(999_999_999) })
  const page = await site.visit({ as: player, language: 'mm', viewport: { width: 360, height: 640 } })
  const main = page.getByRole('main')
  await open(page, '/with-draw')
  await main.getByText('100,000,000').first().waitFor()
  expect(await misfits(page)).toEqual([])

  const method = { payment_type_id: 1, account_name: 'Ko Aung', account_number: '09420000111' }
  const body = { ...method, amount: 100_000_000, password: player.password }
  const requested = await site.app.call('POST', '/api/withdrawfinicial', { token: player.token, body })
  expect(requested.status, requested.text).toBe(200)
  await open(page, '/wallet')
  const amounts = main.getByText('999,999,999')
  await eventually(() => amounts.count()).toBe(2)
  expect(await misfits(page)).toEqual([])

  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox()
    if (!box) throw new Error('nothing is there')
    return { left: box.x, right: box.x + box.width }
  }
  const swap = await boxOf(main.getByRole('button', { name: joinWords('ငွေပြောင်းမည်') }))
  expect((await boxOf(amounts.first())).right).toBeLessThanOrEqual(swap.left)
  expect((await boxOf(amounts.last())).left).toBeGreaterThanOrEqual(swap.right)
  expect((await boxOf(main.locator('dd', { hasText: '100,000,000' }))).right).toBeLessThanOrEqual(360 - 32)
})

test('an amount of 0, -5, 0.5, 1e3 or 10.123 is refused before any call, and more than there is by the answer', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({
    as: player,
    expects: [/^POST \/api\/exchange-main-to-game answered 422$/],
  })
  const calls = callsOf(page, TO_GAME)

  await open(page, '/')
  const { dialog, amount, submit } = await openDialog(page)
  for (const text of ['0', '-5', '0.5', '1e3', '10.123']) {
    await amount.fill('')
    await amount.pressSequentially(text)
    await eventually(() => fieldError(amount)).toBe('* Please enter a valid amount')
    await submit.click()
    await eventually(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  expect(calls).toEqual([])

  await amount.fill('5000')
  await submit.click()
  await dialog.getByText('Insufficient main balance.').waitFor()
  expect(await amount.inputValue()).toBe('5000')
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(1_000), game: 0n })
})

test('a lost answer is tried again under the same key, and the money moves once', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player, expects: [/^POST \/api\/exchange-main-to-game failed/] })
  const calls = callsOf(page, TO_GAME)

  await open(page, '/')
  const { dialog, amount, submit } = await openDialog(page)
  await page.route(`**${TO_GAME}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await amount.fill('300')
  await submit.click()
  await dialog.getByText('Network error. Please try again.').waitFor()
  await page.unroute(`**${TO_GAME}`)
  await submit.click()

  await dialog.waitFor({ state: 'detached' })
  const keys = await Promise.all(calls.map((call) => call.headerValue('idempotency-key')))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(700), game: kyat(300) })
})

test('the transfer page asks for an amount, moves money both ways and leads to the list of moves', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player })

  await open(page, '/wallet/internal-transfer')
  const amount = page.getByLabel('Amount')
  await page.getByRole('main').locator('button[type="submit"]').click()
  await eventually(() => fieldError(amount)).toBe('* Please enter an amount')
  await amount.fill('250')
  await page.getByRole('button', { name: 'Transfer 250 Ks' }).click()
  await page.getByText('Transfer successful.').waitFor()
  await eventually(() => amount.inputValue()).toBe('')
  await page.getByText('Game to main', { exact: true }).click()
  await amount.fill('50')
  await page.getByRole('button', { name: 'Transfer 50 Ks' }).click()
  await eventually(() => site.app.balancesOf(player)).toEqual({ main: kyat(800), game: kyat(200) })

  await page.getByRole('main').getByRole('link', { name: 'Wallet transfers' }).click()
  await page.waitForURL('**/transactions')
  await eventually(async () =>
    (await page.getByRole('main').getByRole('listitem').locator('b').allTextContents()).map(plain),
  ).toEqual(['Game to main', '50 Ks', 'Main to game', '250 Ks'])
})

test('forty-five exchanges are listed over three pages, the newest first, and in a log that counts on over its pages', async () => {
  const player = await site.app.player({ main: kyat(5_000) })
  await exchangeTimes(player, 45)
  const page = await site.visit({ as: player })
  const rows = page.getByRole('main').getByRole('listitem')
  const first = async () => plain(await rows.first().locator('b').last().textContent())

  await open(page, '/transactions')
  await eventually(first).toBe('45 Ks')
  expect(await rows.count()).toBe(20)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'Next' }).click()
  await eventually(first).toBe('25 Ks')
  await pages.getByRole('button', { name: 'Next' }).click()
  await eventually(first).toBe('5 Ks')
  expect(await rows.count()).toBe(5)
  expect(await pages.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  expect(page.url()).toContain('page=3')

  await page.goBack()
  await eventually(first).toBe('25 Ks')

  await moveTo(page, '/exchange-log?page=2')
  const row = page.getByRole('table').locator('tbody tr')
  await eventually(() => row.first().locator('td').first().textContent()).toBe('21')
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['#', 'Amount', 'Type', 'Date'])
  expect((await row.first().locator('td').allTextContents()).slice(0, 3).map(plain)).toEqual([
    '21',
    '25 Ks',
    'Main to game',
  ])
})

test('a log that cannot be fetched says so, and comes when asked again; an empty one says so in its row', async () => {
  const page = await site.visit({
    as: await site.app.player(),
    expects: [/^GET \/api\/exchange-transactions-log answered 500$/, /exchange-transactions-log failed/],
  })
  await page.route('**/api/exchange-transactions-log*', (route) => route.abort('connectionfailed'))

  await open(page, '/exchange-log')
  await page.getByText('Network or server error').waitFor()
  await page.route('**/api/exchange-transactions-log*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Failed to fetch logs').waitFor()
  await page.unroute('**/api/exchange-transactions-log*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('cell', { name: 'No transactions found.' }).waitFor()
})
