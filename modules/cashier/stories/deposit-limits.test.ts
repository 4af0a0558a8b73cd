import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite()
const PATH = '/information?tab=profile&type=limits'

const cardOf = (page: Page, period: string) => page.getByRole('region', { name: period })

async function setLimit(player: TestPlayer, period: string, amount: number): Promise<void> {
  const reply = await site.app.call('POST', '/api/deposit-limits', { token: player.token, body: { period, amount } })
  expect(reply.status, reply.text).toBe(200)
}

test('a player limits their deposits, and the form for deposits keeps to the limit', async () => {
  await paymentAccount(site.app)
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/\/api\/depositfinicial answered 422/] })
  await open(page, '/information?tab=profile')

  await page.getByRole('link', { name: /^Deposit limits/ }).click()
  const week = cardOf(page, 'In 7 days')
  await week.getByText('0 Ks', { exact: true }).waitFor()
  await week.getByRole('textbox', { name: 'Limit' }).fill('၅၀၀၀၀')
  await week.getByRole('button', { name: 'Save' }).click()
  await week.getByText('0 of 50,000 Ks').waitFor()

  await open(page, '/top-up/bank')
  await page.getByText('From 1,000 to 50,000 Ks').waitFor()
  await page.getByLabel('Amount you sent').fill('60000')
  await page.getByLabel(/Last 6 digits/).fill('482913')
  await page.getByText('* Maximum amount: 50,000 Ks.').waitFor()
  const answer = page.waitForResponse('**/api/depositfinicial')
  await page.getByRole('button', { name: 'Deposit 60,000 Ks' }).click()
  expect(await (await answer).json()).toMatchObject({ code: 'over_deposit_limit', values: { left: 50_000 } })
  await page.getByText('This exceeds your deposit limit. You can still deposit 50,000 Ks.').waitFor()
  await page.getByLabel('Amount you sent').fill('50000')
  await page.getByRole('button', { name: 'Deposit 50,000 Ks' }).click()
  await page.waitForURL('**/information?tab=logs&type=deposit')

  await open(page, '/top-up/bank')
  await page.getByText('You’ve reached your deposit limit').waitFor()
  await page.getByRole('link', { name: 'Deposit limits' }).click()
  await cardOf(page, 'In 7 days').getByText('50,000 of 50,000 Ks').waitFor()
})

test('a player sees what they have paid in, less what they took out', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  await open(page, PATH)

  const net = page.getByRole('region', { name: 'Net deposits' })
  await net.getByText('Deposited 0 · Withdrawn 0').first().waitFor()
  expect((await net.getByRole('term').allInnerTexts()).join()).toBe('This month,This year,Since you joined')
})

test('a higher limit is asked for, kept, asked for anew and confirmed a day later', async () => {
  const player = await site.app.player()
  await setLimit(player, 'day', 10_000)
  const page = await site.visit({ as: player })
  await open(page, PATH)
  const day = cardOf(page, 'In 24 hours')

  await day.getByRole('textbox', { name: 'Limit' }).fill('90000')
  await day.getByRole('button', { name: 'Save' }).click()
  await day
    .getByText(/^You requested a limit of 90,000 Ks\. You can confirm it from \d+ \w+ \d+, \d\d:\d\d\.$/)
    .waitFor()
  expect(await day.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  await day.getByRole('button', { name: 'Keep my limit' }).click()
  await day.getByRole('button', { name: 'No limit' }).click()
  await day.getByText(/^You requested to remove your limit\./).waitFor()

  await site.app.owner_db`
    update cashier.deposit_limit set requested_at = requested_at - interval '1 day' where player_id = ${player.id}`
  await open(page, PATH)
  await day.getByRole('button', { name: 'Confirm' }).click()
  await day.getByText('0 Ks', { exact: true }).waitFor()
})

test('a limit that is none is refused under its field, and none is set', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/\/api\/deposit-limits answered 422/] })
  await open(page, PATH)
  const month = cardOf(page, 'In 30 days')

  await month.getByRole('button', { name: 'Save' }).click()
  await month.getByText('* This field is required.').waitFor()
  await month.getByRole('textbox', { name: 'Limit' }).fill('lots')
  await month.getByRole('button', { name: 'Save' }).click()
  await month.getByText('* Please enter a valid amount').waitFor()

  await eventually(() => month.getByText('0 Ks', { exact: true }).count()).toBe(1)
})

test.each([
  ['a phone', { width: 360, height: 640 }],
  ['a desktop', DESKTOP],
] as const)(
  'on %s nothing moves when the limits come, also in Burmese, where they say most',
  async (_what, viewport) => {
    const player = await site.app.player()
    for (const period of ['day', 'week', 'month']) await setLimit(player, period, 100_000_000)
    const page = await site.visit({ as: player, language: 'mm', viewport })
    const { limits } = (await wordsOf('mm')).cashier
    let answer = () => {}
    await page.route('**/api/deposit-limits', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await open(page, PATH)
    const net = page.locator(`section[aria-label="${limits.net_title}"]`)
    await net.getByText(limits.in_out('0', '0')).first().waitFor({ state: 'attached' })
    await page.evaluate(async () => void (await document.fonts.ready))
    // On a phone the cards are one below the other: what they would move is not there before them.
    const is_shown = await net.isVisible()
    const before = await net.boundingBox()

    answer()

    await eventually(() => page.getByRole('button', { name: limits.remove }).count()).toBe(3)
    await net.waitFor()
    expect(is_shown ? await net.boundingBox() : before).toEqual(before)
    expect(is_shown).toBe(viewport === DESKTOP)
  },
)
