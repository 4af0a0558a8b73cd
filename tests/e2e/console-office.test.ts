import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { askWithdrawalOf } from '#server/testing/ask-cashier.ts'
import { paymentAccount, type TestAccount } from '#server/testing/payment-accounts.ts'
import { eventually, open, openSite } from './browser.ts'
import { giveLogin, openDesk } from './console-desk.ts'
import { faultsOfAxe } from './faults-of-axe.ts'

const site = openSite()
const desk = openDesk(site)
let account: TestAccount

beforeAll(async () => {
  account = await paymentAccount(site.house)
})

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: screen }).click()

test('a withdrawal is rejected by keyboard, and the held money is the player’s again', async () => {
  const player = await site.house.player({ main: kyat(40_000) })
  await askWithdrawalOf(site.house, player, account, { account_name: 'Somebody Else', amount: 25_000 })
  expect(await site.house.balancesOf(player)).toMatchObject({ main: kyat(15_000) })
  const { page } = await desk.signedIn('cashier')

  await goTo(page, 'Withdrawals')
  await page.getByText('The account bears another name').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.keyboard.press('2')
  await page.keyboard.press('r')
  await page.getByText(/^Withdrawal \d+ rejected\.$/).waitFor()

  expect(await site.house.balancesOf(player)).toEqual({ main: kyat(40_000), game: 0n })
  await page.getByRole('link', { name: /^Rejected/ }).click()
  await page.getByText('Name differs').first().waitFor()
  expect(desk.refusals()).toEqual([])
})

test('a withdrawal is approved by keyboard: paid once, in the player’s steps, the statement and the trail', async () => {
  const player = await site.house.player({ main: kyat(40_000) })
  await askWithdrawalOf(site.house, player, account, { amount: 25_000 })
  const phone = await site.visit({ as: player })
  await open(phone, '/information?tab=logs&type=withdraw')
  await phone.getByText('Pending').first().waitFor()
  const { page, user_name } = await desk.signedIn('owner')

  await goTo(page, 'Withdrawals')
  await page.getByRole('heading', { name: /^Withdrawal \d+$/ }).waitFor()
  await page.keyboard.press('a')
  await page.getByText('Type the transaction id of the payment first.').waitFor()
  await page.keyboard.type('kbz 0100 77')
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  await page.getByText(/^Withdrawal \d+ approved: 25,000 Ks\.$/).waitFor()

  await phone.reload()
  await phone.getByText('Success').first().waitFor()
  await phone.getByRole('button', { name: /Show the steps of this request, 25,000 Ks/ }).click()
  const steps = phone.getByRole('region', { name: 'What happened so far' }).getByRole('listitem')
  await eventually(() => steps.count()).toBe(2)
  expect(await steps.nth(1).textContent()).toContain('Approved and paid out')
  await phone.getByText('KBZ010077').waitFor()

  await page.goto(`/players/${player.id}`)
  const statement = page.getByRole('table', { name: 'Statement' })
  await statement.getByText('Withdrawal hold').waitFor()
  await page.goto('/audit')
  await page.getByText('withdrawals.approve').first().waitFor()
  await page.getByText(user_name).first().waitFor()
  expect(await site.house.balancesOf(player)).toEqual({ main: kyat(15_000), game: 0n })
  await site.house.expectBooksToHold()
  expect(desk.refusals()).toEqual([])
})

test('the owner opens an account for a cashier, who replaces its password, and the trail tells of it', async () => {
  const { page } = await desk.signedIn('owner')
  await goTo(page, 'Staff')
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByLabel('User name').fill('may.khin')
  await page.getByLabel('Role').selectOption('cashier')
  await page.getByRole('button', { name: 'Create the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'One-time password' })
  await dialog.getByText('Give this to may.khin.').waitFor()
  const once = (await dialog.locator('p').last().textContent()) ?? ''

  const other = await desk.visit()
  await giveLogin(other, { user_name: 'may.khin', password: once })
  await other.getByLabel('New password', { exact: true }).fill('lantern-by-the-river')
  await other.getByLabel('New password again').fill('lantern-by-the-river')
  await other.keyboard.press('Enter')
  await other.getByRole('navigation', { name: 'Screens' }).waitFor()
  expect(await other.getByRole('link', { name: 'Staff' }).count()).toBe(0)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'may.khin' }).click()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Reason, for the audit trail').fill('Left the house')
  await page.keyboard.press('Enter')
  await page.getByText('Switched off').first().waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await other.getByRole('heading', { name: 'Staff sign-in' }).waitFor()

  await goTo(page, 'Audit trail')
  await page.getByRole('link', { name: 'staff.switch_off' }).click()
  await page.getByRole('complementary').getByText('Left the house').waitFor()
  await page.getByText('is_active: false').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  expect(desk.refusals().filter((refusal) => !refusal.endsWith('answered 401'))).toEqual([])
})

test('payment accounts are made, put into another order by keyboard, and switched off', async () => {
  const player = await site.house.player()
  const banks = async () => {
    const { body } = await site.house.call('GET', '/api/banks', { token: player.token })
    return (body.data as { account_name: string }[]).map(({ account_name }) => account_name)
  }
  const { page } = await desk.signedIn('owner')
  await goTo(page, 'Payment accounts')
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByLabel('Account name').fill('U Ba')
  await page.getByLabel('Account number').fill('09 111 222 333')
  await page.getByRole('dialog').getByRole('button', { name: 'New account' }).click()
  await page.getByRole('cell', { name: 'U Ba', exact: true }).waitFor()
  await eventually(banks).toEqual(['Daw Khin Thazin Oo', 'U Ba'])
  expect(await faultsOfAxe(page)).toEqual([])

  await page.keyboard.press('j')
  await page.keyboard.press(']')
  await eventually(banks).toEqual(['U Ba', 'Daw Khin Thazin Oo'])
  await page.getByRole('row', { name: /U Ba/ }).dragTo(page.getByRole('row', { name: /Daw Khin/ }))
  await eventually(banks).toEqual(['Daw Khin Thazin Oo', 'U Ba'])
  await page.getByRole('row', { name: /U Ba/ }).getByRole('link').click()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await eventually(banks).toEqual(['Daw Khin Thazin Oo'])

  expect(desk.refusals()).toEqual([])
})

test('somebody changes his own password, and the old one opens nothing any more', async () => {
  const staff = await desk.console.hire('cashier')
  const page = await desk.visit()
  await giveLogin(page, staff)
  await page.getByRole('button', { name: 'My account' }).click()
  const sheet = page.getByRole('dialog', { name: 'My account' })
  await sheet.getByLabel('Password until now').fill(staff.password)
  await sheet.getByLabel('New password', { exact: true }).fill('lantern-over-the-lake')
  await sheet.getByLabel('New password again').fill('lantern-over-the-lake')
  expect(await faultsOfAxe(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Your password is changed.').waitFor()

  const signIn = (password: string) =>
    desk.console.call('POST', '/sign-in', { body: { user_name: staff.user_name, password } })
  expect((await signIn(staff.password)).body.code).toBe('wrong_login')
  expect((await signIn('lantern-over-the-lake')).status).toBe(200)
  expect(desk.refusals()).toEqual([])
})
