import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
let other: TestAccount
let consoleClient: TestConsole
let cashier: TestStaff
beforeAll(async () => {
  await paymentAccount(site.app)
  other = await paymentAccount(site.app, { name: 'Yadana Bank', account_number: '003411807726' })
  consoleClient = await openConsoleOf(site.app)
  cashier = await consoleClient.staff('cashier')
})
afterAll(() => consoleClient.close())

const picture = () =>
  sharp({ create: { width: 90, height: 160, channels: 3, background: '#0b5' } })
    .png()
    .toBuffer()

/** Each with digits of its own: an approved one keeps them. */
let references = 482_100

/** A deposit into the second account, with a receipt and digits that match no transfer. */
async function rejectedDeposit(player: TestPlayer) {
  const refrence_no = String(++references)
  const receipt = (await picture()).toString('base64')
  const id = await requestDepositFor(site.app, player, other, { refrence_no, amount: 30_000, receipt })
  const body = { reason: 'reference_not_found' }
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier, decision: 'reject', body })
  expect(reply.status, reply.text).toBe(200)
  const [row] = await site.app.owner_db<{ number: bigint }[]>`select number from cashier.request where id = ${id}`
  return { id, number: Number(row?.number), refrence_no }
}

test('a rejected deposit says why in the log, and leads to the form as it was filled in, whose digits are corrected', async () => {
  const player = await site.app.player()
  const { id, refrence_no } = await rejectedDeposit(player)
  const right = String(++references)
  const page = await site.visit({ as: player })
  await open(page, '/information?tab=logs&type=deposit')

  const row = page.getByRole('table', { name: 'Deposit log' }).locator('tbody tr')
  await row.getByText('No transfer matches these digits. Tap to correct it.').waitFor()
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Correct this deposit' }).click()
  await page.getByText('No transfer matches these digits. Don’t send the money again.').waitFor()

  const reference = page.getByLabel('Last 6 digits of the receipt')
  expect(await reference.inputValue()).toBe(refrence_no)
  await page.getByRole('region', { name: 'You sent the money to this account' }).getByText('Yadana Bank').waitFor()
  await page.getByRole('img', { name: 'Selected receipt' }).waitFor()
  await page.getByRole('button', { name: 'Deposit 30,000 Ks' }).waitFor()
  await reference.fill(right)
  await page.getByRole('button', { name: 'Deposit 30,000 Ks' }).click()
  await page.waitForURL('**/information?tab=logs&type=deposit')
  await eventually(() => row.count()).toBe(2)

  const requests = await site.app.owner_db<
    { id: string; status: string; refrence_no: string; amount: bigint; account: number; has_receipt: boolean }[]
  >`
    select id, status, refrence_no, amount, payment_account_id as account,
           exists (select from cashier.receipt where request_id = r.id) as has_receipt
    from cashier.request r where player_id = ${player.id} order by number`
  const same = { amount: kyat(30_000), account: other.id, has_receipt: true }
  expect(requests).toMatchObject([
    { id, status: 'rejected', refrence_no, ...same },
    { status: 'pending', refrence_no: right, ...same },
  ])
  const reply = await decideRequest(consoleClient, `/deposits/${requests[1]?.id}`, { as: cashier })
  expect(reply.status, reply.text).toBe(200)
  expect((await site.app.balancesOf(player)).main).toBe(kyat(30_000))
})

test('a question about a rejected deposit brings its number to the contact', async () => {
  const player = await site.app.player()
  const { number } = await rejectedDeposit(player)
  const page = await site.visit({ as: player, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await open(page, '/wallet-history?type=deposit')

  await page
    .getByRole('main')
    .getByRole('button', { name: /Show the status/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Ask about deposit #${number}` })
    .click()
  const about = page.getByRole('status').filter({ hasText: `You’re asking about deposit #${number}.` })
  await about.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`#${number}`)
})

test('into an account that takes none any more there is no form, and the question is one press away', async () => {
  const player = await site.app.player()
  const { id, number } = await rejectedDeposit(player)
  await site.app.owner_db`update cashier.payment_account set is_on = false where id = ${other.id}`
  const page = await site.visit({ as: player })

  await open(page, `/information?tab=transfer&view=correct&id=${id}`)
  await page.getByText('This account isn’t used any more').waitFor()
  const ask = page.getByRole('main').getByRole('link', { name: `Ask about deposit #${number}` })
  expect(await ask.getAttribute('href')).toBe(`/contact?deposit=${number}`)
  expect(await page.locator('form').count()).toBe(0)
  await site.app.owner_db`update cashier.payment_account set is_on = true where id = ${other.id}`
})
