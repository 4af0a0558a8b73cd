import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import { aggregateDays } from '#report/server/index.ts'
import { eventually, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { setCaps } from '#tests/support/use-cases/held-credits.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { formatMoney, neededDecimals } from '#ui/components/display/money.tsx'

const site = openSite({
  partner: () => Promise.resolve({ gsc: TEST_GSC, stock: () => Promise.resolve(), close: () => Promise.resolve() }),
})
const staff = openConsoleClient(site)

async function roll(player: TestPlayer, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const body = { bet_type: n % 2 ? 'big' : 'digit', digit: n % 2 ? null : 7, bet_amount: 12.5, multiplier: 1 }
    expect((await site.app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
  }
}

/** A deposit, a withdrawal and bets two days ago; bets today. */
async function twoDays(): Promise<TestPlayer> {
  const { app } = site
  const owner = await staff.console.staff('owner')
  const account = await paymentAccount(app)
  const player = await app.player({ main: kyat(90_000), game: kyat(10_000) })
  for (const path of [
    `/deposits/${await requestDepositFor(app, player, account, { amount: 45_000 })}`,
    `/withdrawals/${await requestWithdrawalFor(app, player, account, { amount: 20_000 })}`,
  ]) {
    expect((await decideRequest(staff.console, path, { as: owner })).status).toBe(200)
  }
  await roll(player, 9)
  await moveBack(app, 2)
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  await roll(player, 7)
  return player
}

/** As the ledger has it, and as the console writes it. */
async function ledgerSays(sum: string, condition: string): Promise<string> {
  const [row] = await site.app.owner_db.unsafe(
    `select coalesce(sum(${sum}), 0) / 10000.0 as sum from ledger.transfer where ${condition}`,
  )
  const amount = Number(row?.sum)
  return formatMoney(amount, neededDecimals(amount))
}
const signed = (text: string) => (text.startsWith('-') || text === '0' ? text : `+${text}`)
const NET = 'case when credit_account_id = 200 then amount else -amount end'
const PLAY = '(credit_account_id = 200 or debit_account_id = 200)'
const EQUAL = /equal to the ledger to the last digit/

/** The figures of the screen beside the ledger's own rows. */
async function recount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recount from the ledger' }).click()
  await page.getByText(EQUAL).waitFor()
}

test("from today's NGR to one single bet in three clicks, and each report equal to the ledger", async () => {
  const player = await twoDays()
  const { page } = await staff.signedIn('owner')

  // The owner begins with today.
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const ngr_today = signed(await ledgerSays(NET, `${PLAY} and created_at > now() - interval '1 day'`))
  const figure = page.getByRole('link', { name: ngr_today, exact: true }).first()
  await recount(page)
  expect(await faultsOfAxe(page)).toEqual([])

  await figure.click()
  const rows = page.getByRole('table', { name: 'Transfers' }).locator('tbody tr')
  await eventually(() => rows.count()).toBeGreaterThan(6)
  const sum = page.getByRole('region', { name: 'How the rows add up' }).getByRole('heading')
  expect(await sum.innerText()).toContain(ngr_today.replace('+', ''))
  await rows.filter({ hasText: 'Digit bet stake' }).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Digit bet' }).waitFor()
  await page.getByText('Proof, to recompute it').click()
  await page.getByText('seed_h_n').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('link', { name: `Open the player: ${player.user.name}` }).waitFor()

  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  const total = (table: string, text: string) =>
    page.getByRole('table', { name: table }).locator('tfoot').getByText(text, { exact: true }).first().waitFor()
  await total('GGR and NGR', signed(await ledgerSays(NET, PLAY)))
  await recount(page)
  for (const view of ['Product', 'Game', 'Provider', 'Agent']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await page.getByRole('columnheader', { name: view }).waitFor()
    await total('GGR and NGR', signed(await ledgerSays(NET, PLAY)))
    await recount(page)
  }
  expect(await faultsOfAxe(page)).toEqual([])

  await page.getByRole('link', { name: 'Deposits and withdrawals' }).click()
  for (const view of ['Day', 'Hour', 'Account', 'Agent']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await page.getByRole('columnheader', { name: view }).waitFor()
    await total('Deposits and withdrawals', await ledgerSays('amount', "kind = 'deposit'"))
    await total('Deposits and withdrawals', await ledgerSays('amount', "kind = 'withdrawal_paid'"))
    await recount(page)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^cash-.*\.csv$/)

  for (const [view, table] of [
    ['Winners and losers', /Won most|Lost most/],
    ['RTP', 'RTP'],
    ['Money', 'Largest balances'],
  ] as const) {
    await page.getByRole('link', { name: view }).click()
    await page.getByRole('table', { name: table }).first().waitFor()
    await recount(page)
    expect(await faultsOfAxe(page)).toEqual([])
  }
  expect(staff.refusals()).toEqual([])
})

test('the owner closes a day for good; the auditor reads its closing statement, is offered nothing to close, and reads whole amounts', async () => {
  const { page } = await staff.signedIn('owner')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await page.getByRole('link', { name: 'Closed days' }).click()
  await page.getByRole('button', { name: /^Close / }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Close \d/ })
    .click()
  const days = page.getByRole('table', { name: 'Closed days' })
  await days.getByRole('link').first().click()
  const statement = page.getByRole('complementary', { name: 'Closed days' })
  await statement.getByRole('button', { name: 'Recount from the ledger' }).click()
  await statement.getByText(EQUAL).waitFor()
  await statement.getByText('Hash of this statement').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])

  const { page: auditor } = await staff.signedIn('auditor')
  await auditor.getByRole('link', { name: 'Reports', exact: true }).click()
  await auditor.getByRole('link', { name: 'Closed days' }).click()
  await auditor.getByRole('table', { name: 'Closed days' }).getByRole('link').first().waitFor()
  expect(await auditor.getByRole('button', { name: /^Close/ }).count()).toBe(0)

  // A transfer's amount stands whole beside what caused it, on a small screen, on which not every column fits.
  const player = await site.app.player({ main: kyat(1_500_000) })
  const body = { amount: 1_234_567 }
  const reply = await site.app.call('POST', '/api/exchange-main-to-game', { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
  await site.app.owner_db`update identity.player set name = 'Daw Htet Thida Thant' where id = ${player.id}`
  await auditor.setViewportSize({ width: 1180, height: 800 })
  await auditor.getByRole('link', { name: 'Transfers', exact: true }).click()
  const amount = auditor.getByRole('table', { name: 'Transfers' }).getByRole('cell', { name: '1,234,567' }).first()
  await amount.waitFor()
  const hidden = await amount.evaluate((cell) => {
    const edge = cell.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0
    return Math.max(0, cell.getBoundingClientRect().right - edge)
  })
  expect(hidden).toBe(0)

  const { page: agent } = await staff.signedIn('agent')
  await agent.getByRole('link', { name: 'Reports', exact: true }).click()
  await agent.getByText('Nothing moved in these days').waitFor()
  expect(await agent.getByRole('link', { name: 'Closed days' }).count()).toBe(0)
  expect(staff.refusals()).toEqual([])
  await site.app.expectReconciled()
})

test('a held prize stands on the first page, and reaches its player by the word of two', async () => {
  const { app } = site
  const player = await app.player({ game: kyat(100) })
  await setCaps(app, { call: 1_000, day: 5_000 })
  const calls = createAggregatorCalls(app)
  await calls.move('deposit', player, { action: 'JACKPOT', amount: 2_500, wager_code: 'the-big-one' })
  const { page: first, user_name } = await staff.signedIn('cashier')
  const { page: second } = await staff.signedIn('owner')

  // The cashier has the menu alone, and needs no mouse.
  await first.getByRole('link', { name: /^Held credits\s*1 waiting/ }).click()
  await first.getByRole('table', { name: 'Held credits' }).getByText('2,500').waitFor()
  await first.keyboard.press('j')
  await first.getByText('Two people have to say the same.').waitFor()
  expect(await faultsOfAxe(first)).toEqual([])
  await first.getByRole('button', { name: 'Release' }).focus()
  await first.keyboard.press('Enter')
  await first.getByLabel(/^Reason/).fill('the provider confirms it')
  await first.keyboard.press('Enter')
  await first.getByText('You have said this').waitFor()
  expect(await first.getByRole('button', { name: 'Release' }).count()).toBe(0)
  expect(await app.balancesOf(player)).toMatchObject({ game: kyat(100) })

  const alarm = second.getByRole('alert').getByRole('link')
  await eventually(() => alarm.innerText()).toMatch(/1 credit of a game partner is held:\s+2,500\s+Ks/)
  expect(await faultsOfAxe(second)).toEqual([])
  await second.setViewportSize(PHONE)
  await alarm.click()
  await second.getByRole('table', { name: 'Held credits' }).getByRole('link').click()
  await second.getByText(`${user_name} would release it: the provider confirms it`).waitFor()
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOfAxe(second)).toEqual([])
  await second.getByRole('button', { name: 'Release' }).click()
  await second.getByLabel(/^Reason/).fill('seen the round')
  await second.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await second.getByText('The credit is released.').waitFor()

  expect(await app.balancesOf(player)).toMatchObject({ game: kyat(2_600) })
  await second.getByRole('link', { name: 'Done' }).click()
  await second.getByRole('table', { name: 'Held credits' }).getByText('Released').waitFor()
  expect(staff.refusals()).toEqual([])
})
