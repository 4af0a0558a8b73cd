import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { createAggregatorCalls, newId } from '#tests/support/partners/aggregator-calls.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite({ partner: openTestSandbox })
const consoleClient = openConsoleClient(site)

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: screen, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('row', { name })
const aside = (page: Page) => page.getByRole('complementary')

/** In the dialog that asks for it. */
async function giveReason(page: Page, label: string): Promise<void> {
  await page.getByLabel('Reason, for the audit log').fill('the maker has called')
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}

test('what the owner switches off closes on players’ open pages: a game, all gaming, deposits, withdrawals', async () => {
  await paymentAccount(site.app)
  const player = await site.app.player({ main: kyat(50_000), game: kyat(10_000) })
  // The other tiles close the gap.
  const guest = await site.visit({ viewport: DESKTOP, allows: [/^the layout moved/] })
  await open(guest, '/?type=1&provider=1')
  const tile = guest.getByRole('main').getByRole('article').filter({ hasText: 'Golden Owl' })
  await tile.waitFor()
  const { page } = await consoleClient.signedIn('owner')

  await goTo(page, 'Catalog')
  await page.getByRole('searchbox').fill('owl')
  await page.waitForURL(/q=owl/)
  await page.getByRole('link', { name: 'Golden Owl' }).click()
  await aside(page).getByRole('button', { name: 'Switch off' }).click()
  await giveReason(page, 'Switch off')
  await tile.waitFor({ state: 'detached' })

  const body = { product_code: 1091, game_type: 'SLOT', game_code: 'jili-golden-owl' }
  const launch = () => site.app.call('POST', '/api/seamless/launch-game', { token: player.token, body })
  expect(await launch()).toMatchObject({ status: 403, body: { code: 'game_closed' } })
  expect(await faultsOfAxe(page)).toEqual([])
  await goTo(page, 'Switches')
  await row(page, 'Golden Owl').getByText('the maker has called').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await row(page, 'Golden Owl').getByRole('button').click()
  await tile.waitFor()
  await eventually(async () => (await launch()).status).toBe(200)
  await goTo(page, 'Wagers')
  await page.getByRole('link', { name: 'Launches' }).click()
  await row(page, player.user.user_name).getByText('opened').waitFor()

  // All gaming, deposits and withdrawals close under the player's eyes, and open again.
  const at_the_game = await site.visit({ as: player })
  const at_the_cashier = await site.visit({ as: player })
  await open(at_the_game, '/digitbet')
  await open(at_the_cashier, '/information?tab=transfer')
  await at_the_cashier
    .getByRole('button', { name: /deposit/i })
    .last()
    .waitFor()
  await goTo(page, 'Switches')

  for (const what of ['All gaming', 'Deposits', 'Withdrawals']) {
    await row(page, what).getByRole('button').click()
    await giveReason(page, 'Switch off')
    await row(page, what).getByText('Off', { exact: true }).waitFor()
  }
  await at_the_game.getByText('This game is closed right now.').first().waitFor()
  await at_the_cashier.getByText('Deposits are closed right now').waitFor()
  for (const what of ['All gaming', 'Deposits', 'Withdrawals']) {
    await row(page, what).getByRole('button').click()
    await row(page, what).getByText('On', { exact: true }).waitFor()
  }
  await at_the_cashier.getByText('Deposits are closed right now').waitFor({ state: 'detached' })
  await at_the_game.getByText('This game is closed right now.').waitFor({ state: 'detached' })
})

test('a payout is asked for by one, approved by another, and shown to players; both stand in the history', async () => {
  const { page, user_name } = await consoleClient.signedIn('owner')
  await goTo(page, 'Settings')
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByLabel('Name of the platform').fill('Padauk')
  await page.getByLabel('Legal notice, English').fill('Licensed in Yangon. Only for who is 18 or older.')
  await page.getByRole('button', { name: 'Save' }).click()
  await aside(page).getByText('Padauk').waitFor()

  await page.getByRole('link', { name: 'Digit Bet', exact: true }).click()
  await page.getByLabel(/^Payout of a digit/).fill('11')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This value is out of range.').waitFor()
  expect(consoleClient.refusals()).toEqual(['POST /api/console/settings/digit_bet answered 422'])
  await page.getByLabel(/^Payout of a digit/).fill('9')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('You asked for this one: another person approves it.').waitFor()

  const second = await consoleClient.signedIn('cashier')
  await goTo(second.page, 'Settings')
  await second.page.getByRole('link', { name: 'Digit Bet', exact: true }).click()
  await second.page.getByText(`${user_name},`).waitFor()
  expect(await faultsOfAxe(second.page)).toEqual([])
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await aside(second.page).getByText(second.user_name).waitFor()
  expect(await second.page.getByRole('button', { name: 'Save' }).count()).toBe(0)

  await eventually(async () => (await site.app.call('GET', '/api/digitbet/rules')).body.data).toMatchObject({
    payouts: { digit: 9 },
  })
  const guest = await site.visit({ viewport: DESKTOP })
  await open(guest, '/?type=all')
  expect(await guest.title()).toContain('Padauk')
  await guest.getByText('Licensed in Yangon').waitFor()
})

test('the editor puts games into order by keyboard and by dragging, and may not switch', async () => {
  const { page } = await consoleClient.signedIn('editor')
  await goTo(page, 'Catalog')
  await page.getByLabel('Type').selectOption('Slots')
  await page.getByLabel('Provider').selectOption('JILI')
  const names = page.getByRole('table', { name: 'Games' }).getByRole('link')
  await page.getByRole('columnheader', { name: 'Place' }).waitFor()
  const [first, second, third] = await names.allTextContents()

  await page.keyboard.press('j')
  await page.keyboard.press(']')
  await eventually(async () => (await names.allTextContents()).slice(0, 2)).toEqual([second, first])
  await row(page, String(third)).dragTo(row(page, String(second)))
  await eventually(async () => (await names.allTextContents()).slice(0, 3)).toEqual([third, second, first])
  await aside(page).getByText('Hot: on the first page and under Hot games').click()
  await page.getByText('Saved. Players see it within a second.').waitFor()
  expect(await page.getByRole('button', { name: 'Switch off' }).count()).toBe(0)

  await page.getByRole('link', { name: 'Types and providers' }).click()
  await page.getByRole('button', { name: 'Move down: Slots' }).click()
  await eventually(async () => page.getByRole('table', { name: 'Type' }).getByRole('link').first().textContent()).toBe(
    'Live Casino',
  )
  await page.getByRole('table', { name: 'Type' }).getByRole('link', { name: 'Slots' }).click()
  await page.getByRole('table', { name: 'Slots' }).getByRole('link', { name: /JILI/i }).first().click()
  const buffer = await sharp({ create: { width: 70, height: 50, channels: 3, background: '#a81237' } })
    .png()
    .toBuffer()
  const logo = aside(page).getByRole('region', { name: 'Logo' })
  await logo.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await logo.getByRole('button', { name: 'Back to the platform’s mark' }).waitFor()
  const sent = await logo.getByRole('img').getAttribute('src')
  await eventually(async () => (await site.app.call('GET', '/api/providers/SLOT')).text).toContain(sent)
  expect(await faultsOfAxe(page)).toEqual([])
  await logo.getByRole('button', { name: 'Back to the platform’s mark' }).click()
  await logo.getByText(/^The platform’s mark/).waitFor()
  for (const screen of ['Settings', 'Switches', 'Wagers']) {
    expect(await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: screen }).count()).toBe(0)
  }
  await page.goto('/settings')
  await page.getByText('Page not found').waitFor()
})

test('a wager is followed into the ledger, and a difference is closed by a note; the auditor only reads', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  const calls = createAggregatorCalls(site.app)
  const wager_code = newId()
  await calls.move('withdraw', player, { action: 'BET', amount: -500, wager_code, game_code: 'jili-golden-owl' })
  await calls.move('deposit', player, { action: 'SETTLED', amount: 800, wager_code, game_code: 'jili-golden-owl' })
  await site.app.owner_db`
    insert into seamless.wager_difference (product_code, wager_code, kind, member_account, their_bet_amount)
    values (1091, ${wager_code}, 'amounts_differ', ${player.user.user_name}, ${kyat(700)})`
  const { page } = await consoleClient.signedIn('auditor')

  await goTo(page, 'Wagers')
  await page.getByRole('link', { name: wager_code }).click()
  await aside(page).getByText('seamless win: game providers → game').waitFor()
  await aside(page)
    .getByText(/Golden Owl/)
    .waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByRole('link', { name: 'Differences' }).click()
  await page.getByRole('link', { name: 'Amounts' }).click()
  await aside(page).getByText('700').waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  expect(await page.getByRole('button', { name: 'Add a note' }).count()).toBe(0)
  for (const screen of ['Switches', 'Settings', 'Catalog']) {
    await goTo(page, screen)
    await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: /^(?:Save|Switch o)/ }).count()).toBe(0)
  }

  const owner = await consoleClient.signedIn('owner')
  await goTo(owner.page, 'Wagers')
  await owner.page.getByRole('link', { name: 'Differences' }).click()
  await owner.page.getByRole('link', { name: 'Amounts' }).waitFor()
  await owner.page.keyboard.press('j')
  await owner.page.getByRole('button', { name: 'Add a note' }).click()
  await giveReason(owner.page, 'Add a note')
  await owner.page.getByText('Nothing differs').waitFor()
  await owner.page.getByRole('link', { name: 'Done' }).click()
  await owner.page.getByRole('link', { name: 'Amounts' }).click()
  await aside(owner.page).getByText('the maker has called').waitFor()
})
