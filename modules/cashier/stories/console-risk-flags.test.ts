import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

test('support reads on a request who has the same payee and since when, and goes there and back', async () => {
  const account = await paymentAccount(site.app)
  const [player, other] = [
    await site.app.player({ main: kyat(100_000) }),
    await site.app.player({ main: kyat(100_000) }),
  ]
  await site.app.owner_db`update identity.player set name = 'Ma Hnin Wai' where id = ${other.id}`
  await requestWithdrawalFor(site.app, other, account, { account_number: '959421000777' })
  const id = await requestWithdrawalFor(site.app, player, account, { account_number: '09421000777' })
  await site.app.owner_db`
    update cashier.request set created_at = timestamptz '2026-11-03 10:00+06:30' where player_id = ${other.id}`
  const { page } = await consoleClient.signedIn('support')
  await page.goto(`/withdrawals?id=${id}`)

  const words = `Same payee as Ma Hnin Wai (${other.user.user_name}), 3 Nov 2026`
  const panel = page.getByRole('complementary', { name: 'Withdrawals' })
  await panel.getByRole('list', { name: 'Risk flags' }).getByText(words).waitFor()
  const row = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row').filter({ hasText: 'Ko Aung' })
  expect(await row.getByTitle(words).count()).toBe(1)
  expect(await page.getByRole('button', { name: /Approve/ }).count()).toBe(0)
  expect(await faultsOfAxe(page)).toEqual([])

  await panel.getByRole('link', { name: /^Ma Hnin Wai/ }).click()
  const linked = page.getByRole('region', { name: 'Linked players' })
  await linked.getByText('Same payee 09421000777').waitFor()
  await linked.getByRole('link', { name: /^Withdrawal/ }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await linked.getByRole('link', { name: /^Ko Aung/ }).click()
  await page
    .getByRole('region', { name: 'Linked players' })
    .getByRole('link', { name: /^Ma Hnin Wai/ })
    .waitFor()
  expect(consoleClient.refusals()).toEqual([])
})
