import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, fieldError, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openConsoleOf } from '#tests/support/app/open-console.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const app = () => site.app
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app())
  await paymentAccount(app(), { name: 'Yadana Bank', account_number: '003411807726' })
})

const TRANSFER = '/information?tab=transfer'
/** No toast stays longer. */
const TOAST_MS = 10_000
const REFUSED = /^POST \/api\/depositfinicial answered 422$/
const amountOf = (page: Page) => page.getByLabel('Amount you sent')
const referenceOf = (page: Page) => page.getByLabel('Last 6 digits of the receipt')
const submitOf = (page: Page) => page.getByRole('main').locator('button[type="submit"]')

test('a deposit with a receipt is asked for, and stands in the log as pending', async () => {
  const player = await app().player({ main: kyat(500) })
  const page = await site.visit({ as: player })
  const picture = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#0b5' } })
    .png()
    .toBuffer()

  await open(page, TRANSFER)
  await page.getByText('From 1,000 to 100,000,000 Ks').waitFor()
  await page.getByRole('button', { name: '50,000', exact: true }).click()
  await referenceOf(page).fill('၄၈၂၉၁၃')
  await page.getByLabel('Receipt image').setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('img', { name: 'Selected receipt' }).waitFor()
  await page.getByRole('button', { name: 'Deposit 50,000 Ks' }).click()

  await page.getByText('Deposit successfully.').waitFor()
  await page.waitForURL('**/information?tab=logs&type=deposit')
  const row = page.getByRole('table', { name: 'Deposit log' }).locator('tbody tr')
  await eventually(() => row.count()).toBe(1)
  expect((await row.innerText()).replace(/\s+/g, ' ')).toMatch(
    /Daw Khin Thazin Oo .*Shwe Pay 09777204318 50,000 Ks Pending/,
  )
  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: /Deposit #\d+/ })
  await sheet.getByText('Requested').waitFor()
  await sheet.getByText('482913').waitFor()
  await sheet.getByRole('img', { name: 'Receipt' }).waitFor()
  expect(await app().balancesOf(player)).toEqual({ main: kyat(500), game: 0n })
})

test('a whole transaction id that is pasted among the six digits is understood, and its end is the reference', async () => {
  const player = await app().player()
  const page = await site.visit({ as: player, expects: [REFUSED] })
  await open(page, TRANSFER)
  const whole = page.getByLabel('Full transaction ID (optional)')
  await whole.waitFor()
  await page.getByRole('button', { name: '50,000', exact: true }).click()

  await referenceOf(page).fill('Transaction ID: 0100 2345 6789 0148 2914')
  expect(await referenceOf(page).inputValue()).toBe('482914')
  expect(await whole.inputValue()).toBe('0100 2345 6789 0148 2914')
  await referenceOf(page).fill('482915')
  await submitOf(page).click()
  await eventually(async () => (await fieldError(whole)) ?? '').toContain(
    'Its last 6 digits don’t match those entered above.',
  )
  await referenceOf(page).fill('')
  await whole.fill('၀၁၀၀၂၃၄၅၆၇၈၉၀၁၄၈၂၉၁၄')
  await whole.blur()
  expect(await referenceOf(page).inputValue()).toBe('482914')
  await submitOf(page).click()

  await page.waitForURL('**/information?tab=logs&type=deposit')
  await page.getByRole('table', { name: 'Deposit log' }).locator('tbody button').click()
  await page.getByRole('dialog').getByText('01002345678901482914').waitFor()
})

test('a deposit that was credited as it arrived shows both amounts and why in every log', async () => {
  const player = await app().player()
  const id = await requestDepositFor(app(), player, account, { amount: 50_000 })
  const console_app = await openConsoleOf(app())
  const body = { received_amount: 49_500, received_reason: 'fee_taken', received_note: 'Shwe Pay took 500 Ks.' }
  const reply = await decideRequest(console_app, `/deposits/${id}`, { as: await console_app.staff('cashier'), body })
  await console_app.close()
  expect(reply.status, reply.text).toBe(200)
  const page = await site.visit({ as: player })
  const told = /You entered 50,000 Ks\. The bank or e-wallet kept a fee\. Shwe Pay took 500 Ks\./

  await open(page, '/information?tab=logs&type=deposit')
  const row = page.getByRole('table', { name: 'Deposit log' }).locator('tbody tr')
  await row.getByText(told).waitFor()
  await row.getByText('49,500').first().waitFor()
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByText(told).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await moveTo(page, '/wallet-history?type=deposit')
  await row.waitFor({ state: 'detached' })
  await page.getByRole('main').getByText(told).waitFor()
})

test('accounts that do not come are asked for again; one is picked, and its number copied, on plain http too', async () => {
  const player = await app().player()
  const page = await site.visit({
    as: player,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    expects: [/^GET \/api\/banks answered 500$/],
  })
  let is_broken = true
  await page.route('**/api/banks', (route) => (is_broken ? route.fulfill({ status: 500, json: {} }) : route.fallback()))

  await page.clock.install()
  await open(page, '/top-up/bank')
  await page.getByText('Something Went Wrong!').waitFor()
  is_broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Shwe Pay').waitFor()

  // The first account is chosen, another one is picked from the sheet.
  await moveTo(page, TRANSFER)
  // The page before it shows the accounts as well: what is picked there is gone with it.
  await page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).waitFor()
  const account = page.getByRole('region', { name: 'Send money to this account' })
  const change = async (name: string) => {
    await account.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('dialog', { name: 'Choose an account to pay' }).getByRole('button', { name }).click()
    await account.getByText(name).waitFor()
  }
  await account.getByText('Shwe Pay').waitFor()
  await change('Yadana Bank')
  await account.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('003411807726')

  // Where browsers offer no clipboard.
  await page.clock.fastForward(TOAST_MS)
  await page.getByText('Copied to clipboard').waitFor({ state: 'detached' })
  await change('Shwe Pay')
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await account.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  await amountOf(page).focus()
  await page.keyboard.press('Control+V')
  await eventually(() => amountOf(page).inputValue()).toBe('09777204318')
})

test('what is wrong stands under its field, and a broken line asks for nothing twice: the same deposit keeps its id', async () => {
  const player = await app().player()
  const page = await site.visit({ as: player, expects: [REFUSED, /^POST \/api\/depositfinicial failed/] })

  await open(page, TRANSFER)
  await amountOf(page).fill('500')
  await eventually(async () => (await fieldError(amountOf(page))) ?? '').toContain('* Minimum amount: 1,000 Ks.')
  await referenceOf(page).fill('4829')
  await page.getByText('Enter all 6 digits. You typed 4.').waitFor()
  // It goes when the field is edited.
  await amountOf(page).fill('7000')
  await eventually(() => fieldError(amountOf(page))).toBeNull()
  await submitOf(page).click()

  await eventually(async () => (await fieldError(referenceOf(page))) ?? '').toContain(
    '* Enter all 6 digits. You typed 4.',
  )
  await referenceOf(page).fill('111222')
  await eventually(() => fieldError(referenceOf(page))).toBeNull()
  // A file that is no picture is told as well, and nothing is sent of it.
  const receipt = page.getByLabel('Receipt image')
  await receipt.setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await eventually(async () => (await fieldError(receipt)) ?? '').toContain('* Choose a JPEG, PNG or WebP image.')
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await receipt.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic })
  await eventually(async () => (await fieldError(receipt)) ?? '').toContain('* This is a HEIC photo.')

  const sent: { id: string | undefined; receipt: unknown }[] = []
  await page.route('**/api/depositfinicial', async (route) => {
    const body = route.request().postDataJSON() as { receipt?: unknown }
    sent.push({ id: route.request().headers()['idempotency-key'], receipt: body.receipt })
    if (sent.length > 1) return route.fallback()
    // The server takes the deposit, and its answer is lost.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await submitOf(page).click()
  await eventually(async () => (await fieldError(amountOf(page))) ?? '').toContain(
    '* An error occurred during the deposit process. Please try again.',
  )
  await submitOf(page).click()
  await page.waitForURL('**/information?tab=logs&type=deposit')

  await eventually(() => page.getByRole('table').locator('tbody tr').count()).toBe(1)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]?.receipt ?? null).toBeNull()
})
