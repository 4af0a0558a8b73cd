import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { giveLogin, openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount

beforeAll(async () => {
  account = await paymentAccount(site.app)
})

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: screen }).click()

test('a withdrawal is rejected by keyboard, and another paid once: in steps, statement and audit log', async () => {
  const rejected = await site.app.player({ main: kyat(40_000) })
  await requestWithdrawalFor(site.app, rejected, account, { account_name: 'Somebody Else', amount: 25_000 })
  expect(await site.app.balancesOf(rejected)).toMatchObject({ main: kyat(15_000) })
  const { page, user_name } = await consoleClient.signedIn('owner')

  await goTo(page, 'Withdrawals')
  await page.getByText('The account bears another name').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.keyboard.press('2')
  await page.keyboard.press('r')
  await page.getByText(/^Withdrawal \d+ rejected\.$/).waitFor()
  expect(await site.app.balancesOf(rejected)).toEqual({ main: kyat(40_000), game: 0n })
  await page.getByRole('link', { name: /^Rejected/ }).click()
  await page.getByText('Name differs').first().waitFor()

  const player = await site.app.player({ main: kyat(40_000) })
  await requestWithdrawalFor(site.app, player, account, { amount: 25_000 })
  const phone = await site.visit({ as: player })
  await open(phone, '/information?tab=logs&type=withdraw')
  await phone.getByText('Pending').first().waitFor()
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
  await phone.getByRole('button', { name: /Show the status of this request, 25,000 Ks/ }).click()
  const steps = phone.getByRole('region', { name: 'Status history' }).getByRole('listitem')
  await eventually(() => steps.count()).toBe(2)
  expect(await steps.nth(1).textContent()).toContain('Approved and paid out')
  await phone.getByText('KBZ010077').waitFor()

  await moveTo(page, `/players/${player.id}?tab=statement`)
  const statement = page.getByRole('table', { name: 'Statement' })
  await statement.getByText('Withdrawal hold').waitFor()
  await goTo(page, 'Audit log')
  await page.getByText('paid a withdrawal').first().waitFor()
  await page.getByText(user_name).first().waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(15_000), game: 0n })
  await site.app.expectReconciled()
  expect(consoleClient.refusals()).toEqual([])
}, 180_000)

test('the owner opens an account for a cashier, who changes its password twice, and the audit log tells of it', async () => {
  const { page } = await consoleClient.signedIn('owner')
  await goTo(page, 'Staff')
  await page.getByRole('button', { name: 'New account' }).click()
  await page.getByLabel('User name').fill('may.khin')
  await page.getByLabel('Role').selectOption('cashier')
  await page.getByRole('button', { name: 'Create the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'One-time password' })
  await dialog.getByText('Give this to may.khin.').waitFor()
  const once = (await dialog.locator('p').last().textContent()) ?? ''

  const other = await consoleClient.visit()
  await giveLogin(other, { user_name: 'may.khin', password: once })
  await other.getByLabel('New password', { exact: true }).fill('lantern-by-the-river')
  await other.getByLabel('New password again').fill('lantern-by-the-river')
  await other.keyboard.press('Enter')
  await other.getByRole('navigation', { name: 'Screens' }).waitFor()
  expect(await other.getByRole('link', { name: 'Staff' }).count()).toBe(0)

  // One's own password can be changed at any time, and the old one opens nothing any more.
  await other.getByRole('button', { name: 'My account' }).click()
  const sheet = other.getByRole('dialog', { name: 'My account' })
  await sheet.getByLabel('Password until now').fill('lantern-by-the-river')
  await sheet.getByLabel('New password', { exact: true }).fill('lantern-over-the-lake')
  await sheet.getByLabel('New password again').fill('lantern-over-the-lake')
  expect(await faultsOfAxe(other)).toEqual([])
  await sheet.getByRole('button', { name: 'Change the password' }).click()
  await other.getByText('Your password is changed.').waitFor()
  const signIn = (password: string) =>
    consoleClient.console.call('POST', '/sign-in', { body: { user_name: 'may.khin', password } })
  expect((await signIn('lantern-by-the-river')).body.code).toBe('wrong_login')
  expect((await signIn('lantern-over-the-lake')).status).toBe(200)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'may.khin' }).click()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Reason, for the audit log').fill('Left the platform')
  await page.keyboard.press('Enter')
  await page.getByText('Switched off').first().waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await other.getByRole('heading', { name: 'Staff sign-in' }).waitFor()

  await goTo(page, 'Audit log')
  await page.getByRole('link', { name: 'switched a staff account off' }).click()
  await page.getByRole('complementary').getByText('Left the platform').waitFor()
  await page.getByText('is_active: false').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  expect(consoleClient.refusals().filter((refusal) => !refusal.endsWith('answered 401'))).toEqual([])
})

test('payment accounts and types are made, put into another order and switched off, and players see so', async () => {
  const player = await site.app.player({ main: kyat(50_000) })
  const banks = async () => {
    const { body } = await site.app.call('GET', '/api/banks', { token: player.token })
    return (body.data as { account_name: string }[]).map(({ account_name }) => account_name)
  }
  const { page } = await consoleClient.signedIn('owner')
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

  await page.getByRole('link', { name: 'Payment types' }).click()
  await page.getByRole('button', { name: 'New payment type' }).click()
  await page.getByLabel('Name, as players know it').fill('Mingalar Pay')
  await page.getByRole('dialog').getByRole('button', { name: 'New payment type' }).click()
  await page.getByRole('button', { name: 'Move up: Mingalar Pay' }).click()
  await page.getByText('Mingalar Pay is now number 1.').waitFor()
  const types = async () => {
    const { body } = await site.app.call('GET', '/api/cashier-rules', { token: player.token })
    return (body.data as { withdrawal: { payment_types: { name: string }[] } }).withdrawal.payment_types
  }
  expect((await types())[0]).toMatchObject({ name: 'Mingalar Pay' })

  await page.getByRole('link', { name: 'Mingalar Pay' }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('row', { name: 'Mingalar Pay' }).getByText('Off').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])

  expect((await types()).map(({ name }) => name)).not.toContain('Mingalar Pay')
  expect(consoleClient.refusals()).toEqual([])
})
