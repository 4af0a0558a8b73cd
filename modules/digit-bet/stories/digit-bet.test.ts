import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { FairSeries } from '#digit-bet/contract/player.ts'
import { HTML_LANG, LANGUAGES, type Language } from '#platform/contract/language.ts'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, type VisitOptions } from '#tests/e2e/harness/browser.ts'
import { watchCommits } from '#tests/e2e/harness/watch-commits.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite()

const RESULT = /\d \(ours\) \+ \d \(yours\) = \d+ → \d/
const INTERVAL_MS = 1_000
const TURN_MS = 20

const betsOf = async (player: TestPlayer) =>
  (await site.app.owner_db`select 1 from digit_bet.bet where player_id = ${player.id}`).length

/** The player's game, the clock in our hands. */
async function openGame(player: TestPlayer, visit: VisitOptions & { page?: Page } = {}) {
  const page = visit.page ?? (await site.visit({ as: player, ...visit }))
  await page.clock.install()
  await open(page, '/digitbet')
  const main = page.getByRole('main')
  const choice = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    page,
    digit: (digit: number) => choice(`Digit ${digit}`),
    small: choice('Small 0–4'),
    big: choice('Big 5–9'),
    roll: main.getByRole('button', { name: /^Roll/ }),
    countdown: main.getByText(/^Rolling in \d+\.\.\.$/),
    result: main.getByText(RESULT),
  }
}

async function place(player: TestPlayer, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const body = { bet_type: 'digit', digit: count % 10, rolled_number: 3, bet_amount: 10, multiplier: 5 }
    const reply = await site.app.call('POST', '/api/digitbet', { token: player.token, body })
    expect(reply.status, reply.text).toBe(200)
  }
}

test('with nothing chosen the roll asks for a bet; a digit and a side exclude each other, and a second press takes back', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const { page, digit, small, big, roll } = await openGame(player, { viewport: { width: 360, height: 640 } })
  // On a low phone the first digits stand above the bar.
  const first = await digit(0).boundingBox()
  const bar = await roll.locator('..').boundingBox()
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  expect(await roll.getAttribute('aria-disabled')).toBe('true')
  await roll.click({ force: true })
  await page.getByText('Please place a bet first!').waitFor()
  expect(await betsOf(player)).toBe(0)

  const summary = page.getByRole('main').getByText(/^(No bet yet|.* · 100 × 1)$/)
  await page.getByRole('main').getByText('1,000.00\u00a0Ks').waitFor()
  expect(await summary.textContent()).toBe('No bet yet')
  const pressed = async () => ({
    digit: await digit(7).getAttribute('aria-pressed'),
    small: await small.getAttribute('aria-pressed'),
    big: await big.getAttribute('aria-pressed'),
  })

  await small.click()
  await eventually(pressed).toEqual({ digit: 'false', small: 'true', big: 'false' })
  await big.click()
  await eventually(pressed).toEqual({ digit: 'false', small: 'false', big: 'true' })
  await digit(7).click()
  await eventually(pressed).toEqual({ digit: 'true', small: 'false', big: 'false' })
  expect(await summary.textContent()).toBe('Digit 7 · 100 × 1')
  expect([await small.isDisabled(), await big.isDisabled()]).toEqual([true, true])
  await digit(7).click()
  await eventually(pressed).toEqual({ digit: 'false', small: 'false', big: 'false' })
  expect([await small.isDisabled(), await roll.getAttribute('aria-disabled')]).toEqual([false, 'true'])

  for (let number = 0; number < 10; number++) {
    await digit(number).click()
    await eventually(() => summary.textContent()).toBe(`Digit ${number} · 100 × 1`)
  }
})

test('the countdown begins anew with each choice, rolls nothing after a sleep, and else rolls by itself, once', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const { page, digit, big, countdown, result, roll } = await openGame(player)
  await page.clock.pauseAt(Date.now() + 60_000)

  await digit(3).click()
  await eventually(() => countdown.textContent()).toBe('Rolling in 90...')
  await page.clock.fastForward(60 * INTERVAL_MS)
  await eventually(() => countdown.textContent()).toBe('Rolling in 30...')
  await digit(4).click()
  await eventually(() => countdown.textContent()).toBe('Rolling in 90...')
  await digit(4).click()
  await countdown.waitFor({ state: 'detached' })
  await big.click()
  await eventually(() => countdown.textContent()).toBe('Rolling in 90...')

  await page.clock.fastForward(600 * INTERVAL_MS)
  await page.getByText('The countdown ended while this page was in the background. No roll was made.').waitFor()
  expect(await betsOf(player)).toBe(0)

  await digit(3).click()
  await eventually(() => countdown.textContent()).toBe('Rolling in 90...')
  await page.clock.fastForward(89 * INTERVAL_MS)
  await eventually(() => countdown.textContent()).toBe('Rolling in 1...')
  expect(await betsOf(player)).toBe(0)
  await page.clock.fastForward(INTERVAL_MS)
  // The answer takes some turns of the page's own timers, which stand still with its clock.
  await eventually(async () => {
    await page.clock.runFor(TURN_MS)
    return result.count()
  }).toBe(1)
  expect(await betsOf(player)).toBe(1)
  await page.clock.fastForward(200 * INTERVAL_MS)
  expect(await countdown.count()).toBe(0)
  expect(await roll.getAttribute('aria-disabled')).toBe('true')
  expect(await betsOf(player)).toBe(1)
})

test('a choice renders the game once: the first second of its countdown comes with it', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({ as: player })
  const commits = await watchCommits(page, 'main')
  const { digit, countdown } = await openGame(player, { page })
  await page.getByText('No bets yet').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)

  const counts: number[] = []
  for (const number of [1, 2, 3, 4]) {
    // Another moment of the same second.
    await page.clock.fastForward(INTERVAL_MS / 5)
    const before = (await commits()).length
    await digit(number).click()
    await eventually(() => digit(number).getAttribute('aria-pressed')).toBe('true')
    expect(await countdown.textContent()).toBe('Rolling in 90...')
    counts.push((await commits()).length - before)
  }

  // An answer that was on its way may have come with some of them, not with each.
  expect(Math.min(...counts)).toBe(1)
})

test('the steppers stop at one and follow the keyboard; BET MAX is ten bets of ten coins, twenty times, and is taken over', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const { page } = await openGame(player)

  await page.getByRole('button', { name: /^Stake/ }).click()
  const modal = page.getByRole('dialog', { name: 'BET MULTIPLIER' })
  await modal.getByText('20×', { exact: true }).waitFor()
  const bet = modal.getByRole('spinbutton', { name: 'BET', exact: true })
  await bet.press('Home')
  await eventually(() => bet.textContent()).toBe('1')
  expect(await modal.getByRole('button', { name: 'Less' }).first().isDisabled()).toBe(true)
  await bet.press('ArrowUp')
  await modal.getByRole('spinbutton', { name: 'COIN VALUE' }).press('Home')
  await modal.getByText('2 × 1 × 20').waitFor()

  await modal.getByRole('button', { name: 'BET MAX' }).click()
  await modal.getByText('10 × 10 × 20').waitFor()
  expect(await modal.getByRole('spinbutton').allTextContents()).toEqual(['10', '10'])
  await modal.getByRole('button', { name: 'Confirm' }).click()
  await modal.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Stake 2,000 Ks' }).waitFor()
})

test('a bet without money in game is offered the exchange, and then rolls with a seed of the browser’s own', async () => {
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player })
  const seeded = page.waitForRequest('**/api/digitbet/fair/client-seed')
  const { big, roll, result } = await openGame(player, { page })
  const { client_seed } = (await seeded).postDataJSON() as { client_seed: string }
  expect(await betsOf(player)).toBe(0)

  await big.click()
  await roll.click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  await dialog.getByText('Your game balance is too low.').waitFor()
  await dialog.getByLabel('Amount').fill('500')
  await dialog.getByRole('button', { name: 'Exchange 500 Ks' }).click()

  await result.waitFor()
  expect(await betsOf(player)).toBe(1)
  expect((await site.app.balancesOf(player)).main).toBe(kyat(500))
  const { body } = await site.app.call('GET', '/api/digitbet/fair', { token: player.token })
  expect(body.data).toMatchObject({ client_seed, next_n: 2 })
})

test('a bet without any money is refused in words and takes nothing', async () => {
  const player = await site.app.player()
  const { page, big, roll } = await openGame(player, { expects: [/^POST \/api\/digitbet answered 422$/] })

  await big.click()
  await roll.click()

  await page.getByRole('alert').getByText('Insufficient game balance.').waitFor()
  expect(await betsOf(player)).toBe(0)
})

test('a lost call can be tried again without a second bet, and a lost answer shows after a reload, once', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const { page, digit, roll, result } = await openGame(player, { expects: [/^POST \/api\/digitbet failed/] })
  await page.route('**/api/digitbet', (route) => route.abort('connectionfailed'))
  await digit(5).click()
  await roll.click()
  await page.getByText('you’re never charged twice').waitFor()
  await page.unroute('**/api/digitbet')
  await page.getByRole('button', { name: 'Try again' }).click()
  await result.waitFor()
  expect(await betsOf(player)).toBe(1)

  await page.route('**/api/digitbet', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await digit(6).click()
  await roll.click()
  await page.getByText('Could not connect to backend.').waitFor()
  expect(await betsOf(player)).toBe(2)
  await page.unroute('**/api/digitbet')
  await page.reload()
  await result.waitFor()
  const [, booked] = await site.app.owner_db<{ roll: number }[]>`
    select roll from digit_bet.bet where player_id = ${player.id} order by n`
  expect(await betsOf(player)).toBe(2)
  expect(await result.textContent()).toMatch(new RegExp(`→ ${booked?.roll}`))
  await eventually(() => page.getByRole('table').locator('tbody tr').count()).toBe(2)
})

test('details show what a bet brought, and more of the history comes when asked for', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  await place(player, 12)
  const { page } = await openGame(player)
  const rows = page.getByRole('table').locator('tbody tr')

  await eventually(() => rows.count()).toBe(10)
  const details = rows.first().getByRole('button')
  await details.click()
  await eventually(() => details.getAttribute('aria-expanded')).toBe('true')
  const [win, profit] = await rows.nth(1).getByRole('definition').allTextContents()
  const has_won = (await rows.first().textContent())?.includes('Win') ?? false
  expect([win, profit]).toEqual(has_won ? ['475\u00a0Ks', '+425\u00a0Ks'] : ['0\u00a0Ks', '-50\u00a0Ks'])
  await details.click()
  await eventually(() => rows.count()).toBe(10)

  await page.getByRole('button', { name: 'Load More' }).click()
  await eventually(() => rows.count()).toBe(12)
  expect(await page.getByRole('button', { name: 'Load More' }).count()).toBe(0)
})

test('the rules say what the platform pays, in every language', async () => {
  const { body } = await site.app.call('GET', '/api/digitbet/rules')
  const rules = body.data as Record<'payouts' | 'returns', Record<'digit' | 'small' | 'big', number>>
  // The words of another language have another height.
  const page = await site.visit({ as: await site.app.player(), language: 'en', allows: [/^the layout moved/] })

  await open(page, '/digitbet')
  for (const language of ['en', ...LANGUAGES.filter((each) => each !== 'en')] as const) {
    const { digitBet } = await wordsOf(language)
    if (language !== 'en') await choose(page, language)
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${digitBet.rules}`) })
      .click()
    const sheet = page.getByRole('dialog', { name: digitBet.rules_title })

    await sheet.getByText(digitBet.rule_lost).waitFor()
    await sheet.getByText(digitBet.rule_auto).waitFor()
    expect(await sheet.locator('tbody tr').evaluateAll(rowTexts)).toEqual([
      [digitBet.rule_any_digit, digitBet.rule_itself, `${rules.payouts.digit}×`, `${rules.returns.digit}%`],
      [digitBet.small, '0–4', `${rules.payouts.small}×`, `${rules.returns.small}%`],
      [digitBet.big, '5–9', `${rules.payouts.big}×`, `${rules.returns.big}%`],
    ])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
})

async function choose(page: Page, language: Language): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.locator('button[aria-expanded]').first().click()
  await banner.locator(`li button[lang="${HTML_LANG[language]}"]`).click()
}

const rowTexts = (rows: Element[]) => rows.map((row) => [...row.children].map((cell) => cell.textContent))

test('a roll is checked against what this browser was told before it, and not against what the proof says', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({ as: player })
  const command = page.getByText('node scripts/verify-digit-roll.mjs')
  await place(player, 1)
  const { body } = await site.app.call('GET', '/api/digitbet/fair', { token: player.token })
  const { epoch, commitment } = body.data as FairSeries

  // The browser met the series after its first roll.
  await open(page, '/digitbet/fairness')
  await page.getByText('This browser hasn’t seen the series before').waitFor()
  expect(await command.textContent()).toBe('node scripts/verify-digit-roll.mjs commitment proof.json')

  for (const [told, verdict] of [
    [commitment, 'Roll verified'],
    ['f'.repeat(64), 'Verification failed'],
  ] as const) {
    await page.evaluate(([key, noted]) => localStorage.setItem(key, noted), [
      'digit-bet.commitments',
      JSON.stringify([[epoch, told, 1]]),
    ] as const)
    await page.reload()
    await page.getByRole('status').getByText(verdict).waitFor()
    expect(await command.textContent()).toBe(`node scripts/verify-digit-roll.mjs ${told} proof.json`)
  }
})

test('a player sets their own seed before the first roll, and may set another in a new series', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({ as: player })

  await open(page, '/digitbet/fairness')
  await page.getByLabel('Your client seed').fill('my-own-seed')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Client seed saved.').waitFor()
  await place(player, 1)
  await page.reload()
  await page.getByRole('status').getByText('Roll verified').waitFor()
  await page.getByText('my-own-seed').first().waitFor()
  await page.getByRole('button', { name: 'Start a new series' }).click()

  await page.getByText('New series started.').waitFor()
  await page.getByLabel('Your client seed').waitFor()
})
