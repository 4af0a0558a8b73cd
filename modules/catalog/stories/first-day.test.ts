import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { balancesOf } from '#ledger/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import { writeMoney } from '#platform/contract/money.ts'
import { eventually, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { type Words, wordsOf } from '#tests/e2e/harness/words.ts'
import { formatMoney } from '#ui/components/display/money.tsx'

const site = openSite({ is_demo: true })

interface Story {
  language: Language
  phone: string
  /** Rolls of each kind: a digit, Big, Small. */
  rolls: number
}

interface Booked {
  bet_type: 'digit' | 'big' | 'small'
  digit: number | null
  bet_amount: bigint
  multiplier: number
  roll: number
  win_amount: bigint
}

test.each<Story>([
  // Twelve bets: one page of the history and the beginning of the next.
  { language: 'en', phone: '09 420 100 001', rolls: 4 },
  ...(inject('is_deep') ? [{ language: 'mm' as const, phone: '09 420 100 002', rolls: 1 }] : []),
])('a new player joins, exchanges, rolls $rolls of each kind, checks one and leaves, in $language', async (story) => {
  const page = await site.visit({ language: story.language })
  const words = await wordsOf(story.language)

  await open(page, '/')
  await join(page, words, story.phone)
  await page.getByText(words.identity.registered).waitFor()
  const player_id = await playerOf(story.phone)
  expect(await kyatOf(player_id)).toEqual({ main: 100_000, game: 0 })

  await exchange(page, words, '50000')
  await eventually(() => kyatOf(player_id)).toEqual({ main: 50_000, game: 50_000 })

  await page.getByRole('main').getByRole('link', { name: words.home.digit_bet }).click()
  for (let count = 0; count < story.rolls; count++) await roll(page, words, words.digitBet.digit(count))
  for (let count = 0; count < story.rolls; count++) await roll(page, words, `${words.digitBet.small} 0–4`)
  for (let count = 0; count < story.rolls; count++) await roll(page, words, `${words.digitBet.big} 5–9`)

  const booked = await bookedBets(player_id)
  expect(booked).toHaveLength(3 * story.rolls)
  expect(await shownBets(page, words)).toEqual(booked.map((bet) => asShown(bet, words)))
  await seeGameBalance(page, (await kyatOf(player_id)).game)

  await page.getByRole('table').getByRole('button').first().click()
  await page.getByRole('table').getByRole('link', { name: words.digitBet.check_this_roll }).click()
  await page.waitForURL('**/digitbet/fairness?bet=*')
  await page.getByText(words.fairness.all_right, { exact: true }).waitFor()
  await page.getByText(words.fairness.step_noted).waitFor()

  const menu = await openMenu(page, words.app.menu)
  await menu.getByRole('button', { name: words.app.logout }).click()
  await page.getByText(words.app.logged_out).waitFor()
  await page.waitForURL('**/?type=all')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await site.app.expectReconciled()
})

async function join(page: Page, { app, identity }: Words, phone: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: app.join_now }).click()
  const dialog = page.getByRole('dialog', { name: identity.join_now })
  await dialog.getByLabel(identity.name).fill('Ma Thiri Aung')
  await dialog.getByLabel(identity.phone).fill(phone)
  await dialog.getByLabel(identity.password, { exact: true }).fill('lacquer-umbrella')
  await dialog.getByLabel(identity.confirm_password).fill('lacquer-umbrella')
  await dialog.getByRole('button', { name: identity.join }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function exchange(page: Page, { app, wallet }: Words, amount: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: app.exchange }).click()
  const dialog = page.getByRole('dialog', { name: wallet.exchange })
  await dialog.getByLabel(wallet.amount).fill(amount)
  await dialog.getByRole('button', { name: wallet.do_exchange_amount('50,000') }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function roll(page: Page, { digitBet }: Words, choice: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: choice, exact: true }).click()
  await page.getByRole('button', { name: digitBet.roll_now_amount('100') }).click()
  await page.getByText(/\d \(.+\) \+ \d \(.+\) = \d+ → \d/).waitFor()
}

/** The history as a player reads it: what stands in each row, once all of it is loaded. */
async function shownBets(page: Page, { digitBet }: Words): Promise<string[][]> {
  const rows = page.getByRole('table').locator('tbody tr')
  const more = page.getByRole('button', { name: digitBet.load_more })
  for (let shown = await rows.count(); await more.isVisible(); shown = await rows.count()) {
    await more.click()
    await eventually(() => rows.count()).toBeGreaterThan(shown)
    await eventually(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
  }
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')]
        .slice(0, -1)
        .filter((cell) => cell.checkVisibility())
        .map((cell) => (cell.querySelector('b:not([class])') ?? cell).textContent.trim()),
    ),
  )
}

function asShown(bet: Booked, { digitBet }: Words): string[] {
  const name = bet.digit === null ? digitBet[bet.bet_type === 'big' ? 'big' : 'small'] : digitBet.digit(bet.digit)
  const outcome = bet.win_amount > 0n ? digitBet.win : digitBet.lose
  return [name, formatMoney(writeMoney(bet.bet_amount)), String(bet.roll), outcome]
}

async function seeGameBalance(page: Page, game: number): Promise<void> {
  await page.getByRole('main').getByText(formatMoney(game, 2)).waitFor()
}

async function playerOf(phone: string): Promise<bigint> {
  const written = phone.replaceAll(' ', '').replace(/^0/, '+95')
  const [player] = await site.app.owner_db<{ id: bigint }[]>`
    select id from identity.player where phone = ${written}`
  if (!player) throw new Error(`nobody has ${written}`)
  return player.id
}

async function kyatOf(player_id: bigint) {
  const { main, game } = await balancesOf(site.app.db, player_id)
  return { main: writeMoney(main), game: writeMoney(game) }
}

function bookedBets(player_id: bigint) {
  return site.app.owner_db<Booked[]>`
    select bet_type, digit, bet_amount, multiplier, roll, win_amount from digit_bet.bet
    where player_id = ${player_id} order by seed_series_id desc, n desc`
}
