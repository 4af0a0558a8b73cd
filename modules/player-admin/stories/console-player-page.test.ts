import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
const PRESSES_MAX = 2
const DESKTOP = { width: 1440, height: 900 }

/** In sight without scrolling. */
async function isOnScreen(page: Page, what: Locator): Promise<boolean> {
  const box = await what.first().boundingBox()
  const { height } = page.viewportSize() ?? DESKTOP
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/** A player with a waiting and a refused deposit, a bonus under way, and a payee and an address of somebody else. */
async function playerWhoAsks() {
  const { app } = site
  const account = await paymentAccount(app)
  const player = await app.player({ main: kyat(100_000) })
  const other = await app.player({ main: kyat(100_000) })
  const refused = await requestDepositFor(app, player, account, { amount: 40_000 })
  const cashier = await consoleClient.console.staff('cashier')
  await decideRequest(consoleClient.console, `/deposits/${refused}`, {
    as: cashier,
    decision: 'reject',
    body: { reason: 'amount_differs', note: 'It was 30,000.' },
  })
  await requestDepositFor(app, player, account, { amount: 70_000 })
  const payee = { account_number: '09421000777' }
  await requestWithdrawalFor(app, player, account, payee)
  await requestWithdrawalFor(app, other, account, payee)
  await seedPromotionDemo(app.owner_db)
  const [offer] = await app.owner_db<{ id: number }[]>`
    insert into promotion.promotion (place, title_en, title_mm, title_zh, title_th, description_en, description_mm, description_zh,
                                     description_th, event, audience, new_days, amount, wagering_times_100, wagering_days, frequency)
    select place, title_en, title_mm, title_zh, title_th, description_en, description_mm, description_zh, description_th,
           'visit', 'everyone', null, 10000000, 900, wagering_days, 'once'
    from promotion.promotion where event is not null order by place limit 1 returning id`
  const play = async (path: string, body: object) => {
    const reply = await app.call('POST', `/api/${path}`, { token: player.token, body })
    expect(reply.status, reply.text).toBe(200)
  }
  await play('exchange-main-to-game', { amount: 5_000 })
  await play(`promotion/${offer?.id}/claim`, {})
  for (const rolled_number of [1, 2, 3]) {
    await play('digitbet', { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number })
  }
  return { player, other }
}

test('support answers each of the four questions on one screen, with two presses from the search at most', async () => {
  const { player } = await playerWhoAsks()
  const { page } = await consoleClient.signedIn('support')
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Players' }).click()
  await page.getByRole('searchbox').fill(player.phone)
  await eventually(() => page.getByRole('table', { name: 'Players' }).locator('tbody tr').count()).toBe(1)

  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('table', { name: 'Players' }).getByRole('link'))
  await press(page.getByRole('link', { name: 'Open the player’s page' }))
  const history = page.getByRole('table', { name: 'History' })
  await history.getByText('It was 30,000.').waitFor()
  await page.getByRole('region', { name: 'Bonuses' }).waitFor()

  const answers = {
    'Where is my money?': history.getByRole('row').filter({ hasText: '70,000' }).getByText('Waiting'),
    'Why was I refused?': history.getByText('Amount differs. It was 30,000.'),
    'Who uses this account?': page.getByRole('region', { name: 'Payees' }).getByText('Also of'),
    'And from where?': page.getByRole('region', { name: 'Devices' }).getByRole('listitem'),
    'Who is linked with me?': page.getByRole('region', { name: 'Linked players' }).getByText(/^Same payee/),
    'What bonus have I, and how far?': page
      .getByRole('region', { name: 'Bonuses' })
      .getByText('3,000 of 9,000 Ks wagered'),
  }
  for (const [question, answer] of Object.entries(answers)) {
    expect(await isOnScreen(page, answer), question).toBe(true)
  }
  expect(presses).toBeLessThanOrEqual(PRESSES_MAX)
  const chips = page.getByRole('list', { name: 'What to know' })
  expect(await chips.getByRole('listitem').allInnerTexts()).toEqual([
    'First withdrawal',
    'Bonus 3,000 of 9,000 wagered',
    expect.stringMatching(/^Same payee as /),
  ])
  expect(await faultsOfAxe(page)).toEqual([])
  expect(consoleClient.refusals()).toEqual([])
})

test('addresses of the earlier tabs show what they showed, and a request opens from the history', async () => {
  const { player } = await playerWhoAsks()
  const { page } = await consoleClient.signedIn('cashier')
  await page.goto(`/players/${player.id}?tab=bets`)
  await page.getByRole('table', { name: 'Digit bets' }).locator('tbody tr').first().waitFor()
  await page.goto(`/players/${player.id}?tab=requests`)
  const history = page.getByRole('table', { name: 'History' })
  await history.getByText('It was 30,000.').waitFor()
  expect(await history.getByText('Sign-in').count()).toBe(0)
  await history
    .getByRole('link', { name: /^Deposit/ })
    .last()
    .click()
  await page.getByRole('heading', { name: /Deposit/, level: 2 }).waitFor()
  await page.getByText('It was 30,000.').waitFor()
  expect(consoleClient.refusals()).toEqual([])
})
