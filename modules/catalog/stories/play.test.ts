import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat, writeMoney } from '#platform/contract/money.ts'
import { eventually, open, openSite, type VisitOptions } from '#tests/e2e/harness/browser.ts'
import { openTestSandbox, sport_clock, table_clock } from '#tests/e2e/harness/sandbox.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite({ partner: openTestSandbox })

const SLOT = { product_code: 1091, game_type: 'SLOT', game_code: 'jili-golden-owl' }
const FISHING = { product_code: 1016, game_type: 'FISHING', game_code: 'yb-carp-carnival' }
const TABLE = { product_code: 1185, game_type: 'LIVE_CASINO', game_code: 'sa-dragon-tiger-classic' }
const BACCARAT = { product_code: 1203, game_type: 'LIVE_CASINO', game_code: 'ag-grand-baccarat' }
const SPORT = { product_code: 1012, game_type: 'VIRTUAL_SPORT', game_code: 'sbo-virtual-cup' }
const RACE = { product_code: 1012, game_type: 'VIRTUAL_SPORT', game_code: 'sbo-virtual-pony-race' }
type Game = typeof SLOT

/** A quick match and the way to it, or the turning of the reels on a busy machine. */
const ROUND_MS = 60_000
/** The table's: from bets to bets, and as long as they are taken. */
const CARDS_EVERY_MS = 25_000
const BETTING_MS = 15_000
/** The sport book's. */
const MATCH_EVERY_MS = 15_000
const START = 200_000

async function launch(player: TestPlayer, game: Game, language = 'en'): Promise<string> {
  const { body } = await site.app.call('POST', `/api/seamless/launch-game?lan=${language}`, {
    token: player.token,
    body: game,
  })
  const { url } = body as { url?: string }
  if (!url) throw new Error(`not launched: ${JSON.stringify(body)}`)
  return url
}

const newPlayer = () => site.app.player({ game: kyat(START) })

async function sitAt(game: Game, visit: VisitOptions = {}): Promise<{ page: Page; player: TestPlayer }> {
  const player = await newPlayer()
  const page = await site.visit(visit)
  await page.goto(await launch(player, game, visit.language ?? undefined))
  await page.getByText('200,000 Ks').waitFor()
  return { page, player }
}

/** The balance on the screen, in kyat. */
const shown = async (page: Page) =>
  Number((await page.getByLabel('Balance').textContent())?.replace(/[^\d.]/g, '') ?? Number.NaN)
/** The platform's, cut like the screen cuts it. */
const owned = async (player: TestPlayer) => Math.floor(writeMoney((await site.app.balancesOf(player)).game) * 100) / 100

const spin = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true })
const untilRested = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.spin.turning') === null, null, { timeout: ROUND_MS })

test('spins on a phone: what the screen shows is what the platform has, also when an answer gets lost', async () => {
  const { page, player } = await sitAt(SLOT)
  const rounds: string[] = []
  await page.route('**/spin', async (route) => {
    const { round_id } = route.request().postDataJSON() as { round_id: string }
    const is_second = rounds.length === 1
    rounds.push(round_id)
    if (!is_second) return route.continue()
    // The platform hears of it; the phone does not hear of the platform.
    await route.fetch()
    return route.abort()
  })

  for (const _ of [1, 2]) {
    await spin(page).click()
    await untilRested(page)
    await eventually(() => shown(page)).toBe(await owned(player))
  }

  expect(rounds).toHaveLength(3)
  expect(new Set(rounds).size).toBe(2)
}, 120_000)

test('a guest finds games to try, spins with play money, and comes back as the same guest', async () => {
  const page = await site.visit()
  const money = async () => Number((await page.getByLabel('Play money').textContent())?.replace(/[^\d.]/g, ''))

  await open(page, '/games')
  await page.getByRole('main').getByRole('link', { name: 'Demo Play' }).click()
  await page.getByText('You can’t win or lose real money').waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(24)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/\/play\//)
  await eventually(money).toBe(1_000_000)
  const [answer] = await Promise.all([page.waitForResponse('**/spin'), spin(page).click()])
  const { prize } = (await answer.json()) as { prize: number }
  const { stake } = answer.request().postDataJSON() as { stake: number }
  await untilRested(page)

  await eventually(money).toBe(1_000_000 + (prize - stake) / 10_000)
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await page.waitForURL('**/demo-play')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
})

test('a stake that the player does not have is told, and nothing turns', async () => {
  const player = await site.app.player({ game: kyat(500) })
  const page = await site.visit()
  await page.goto(await launch(player, SLOT))
  await page.getByText('500 Ks', { exact: true }).waitFor()

  await spin(page).click()

  await page.getByText('Your game balance is too small for this stake.').waitFor()
  expect(await owned(player)).toBe(500)
})

test('a shooter that fires for three seconds pays for its hits and no more', async () => {
  const { page, player } = await sitAt(FISHING)
  const answered: { prize: number; shots: number }[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/shoot')) return
    const { shots } = response.request().postDataJSON() as { shots: unknown[] }
    answered.push({ shots: shots.length, ...((await response.json()) as { prize: number }) })
  })

  await page.getByRole('application').hover()
  await page.mouse.down()
  await eventually(() => answered.length).toBeGreaterThan(3)
  await page.mouse.up()
  const balanceFollows = async () => {
    const staked = answered.reduce((sum, { shots }) => sum + 50 * shots, 0)
    const won = answered.reduce((sum, { prize }) => sum + prize / 10_000, 0)
    return START - staked + won === (await owned(player)) && (await shown(page)) === (await owned(player))
  }
  await eventually(balanceFollows).toBe(true)
}, 60_000)

test('a bet on both sides of the table is paid when the cards are dealt', async () => {
  // A round begins with its bets.
  table_clock.leap(CARDS_EVERY_MS - (table_clock.now() % CARDS_EVERY_MS))
  const player = await newPlayer()
  const page = await site.visit()
  await page.clock.install()
  await page.goto(await launch(player, TABLE))
  const spot = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

  await spot('Dragon').click()
  await spot('Tiger').click()
  await page.getByRole('button', { name: 'Bet 2,000 Ks' }).click()
  await eventually(() => owned(player)).toBe(START - 2000)
  table_clock.leap(BETTING_MS - (table_clock.now() % CARDS_EVERY_MS))
  await page.clock.fastForward(BETTING_MS)

  await page.getByText(/^(?:Dragon wins|Tiger wins|Tie) · Win [12],000\sKs$/).waitFor()
  // One side wins what the other loses, unless it is a tie, which takes half of both.
  const after = (await page.getByText(/· Win/).textContent())?.startsWith('Tie') ? START - 1000 : START
  await eventually(() => owned(player)).toBe(after)
  await eventually(() => shown(page)).toBe(after)
})

test('what is picked while a slip is on its way stays on the slip', async () => {
  sport_clock.leap(MATCH_EVERY_MS - (sport_clock.now() % MATCH_EVERY_MS))
  const { page, player } = await sitAt(SPORT)
  const pick = (nth: number) => page.locator('.group.open .match').nth(nth).getByRole('button').first().click()
  let answer = () => {}
  await page.route('**/bet', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })

  await pick(1)
  await page.locator('.slip-head').click()
  await page.getByRole('button', { name: /^Place bet/ }).click()
  await pick(2)
  expect(await page.locator('.slip .legs li').count()).toBe(2)
  answer()

  await page.getByText('My bets (1)').waitFor()
  await eventually(() => page.locator('.slip .legs li:not(.empty)').count()).toBe(1)
  expect(await owned(player)).toBe(START - 1000)
})

test('a slip is paid after its player has left, and the player finds it on the next visit', async () => {
  // A match has just begun: the second of the open ones is the same for as long as the three bets take.
  sport_clock.leap(MATCH_EVERY_MS - (sport_clock.now() % MATCH_EVERY_MS))
  const { page, player } = await sitAt(SPORT)
  const next = page.locator('.group.open .match').nth(1)

  for (const [index, pick] of ['1', 'X', '2'].entries()) {
    await next
      .getByRole('button')
      .filter({ hasText: new RegExp(`^${pick}\\d`) })
      .click()
    await page.locator('.slip-head').click()
    await page.getByRole('button', { name: /^Place bet/ }).click()
    await page.getByText(`My bets (${index + 1})`).waitFor()
  }
  expect(await owned(player)).toBe(START - 3000)
  await page.goto('about:blank')

  sport_clock.leap(ROUND_MS)
  await expect.poll(() => owned(player), { timeout: ROUND_MS }).toBeGreaterThan(START - 3000)
  await page.goto(await launch(player, SPORT))
  await page.getByRole('button', { name: 'My bets' }).click()
  await eventually(() => page.locator('.placed.won').count()).toBe(1)
  await eventually(() => page.locator('.placed.lost').count()).toBe(2)
  await eventually(() => shown(page)).toBe(await owned(player))
}, 150_000)

const LOOKS = [
  { language: 'en', lang: 'en', width: 320, height: 568 },
  { language: 'mm', lang: 'my', width: 390, height: 844 },
  { language: 'zh', lang: 'zh-Hans', width: 844, height: 390 },
  { language: 'th', lang: 'th', width: 1280, height: 800 },
] as const

// One game after the other on one page: the games that nobody looks at would go on drawing.
test.each(LOOKS)('every game fits a screen of $width × $height, in $language', async (look) => {
  const { language, lang, width, height } = look
  const player = await newPlayer()
  const page = await site.visit({ viewport: { width, height }, language })
  for (const game of [SLOT, FISHING, TABLE, BACCARAT, SPORT, RACE]) {
    await page.goto(await launch(player, game, language))
    await page.getByText('200,000 Ks').waitFor()

    const seen = await page.evaluate(() => ({
      outside: [...document.querySelectorAll('button, a, h1, .balance, .hand, .meter')]
        .filter((node) => node.closest('.left') === null)
        .map((node) => ({ name: node.className || node.tagName, box: node.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1),
        )
        .map(({ name, box }) => `${name} ${box.left},${box.right},${box.bottom}`),
      lang: document.documentElement.lang,
      is_wider: document.documentElement.scrollWidth > innerWidth,
    }))
    expect(seen, game.game_code).toEqual({ outside: [], lang, is_wider: false })
  }
})
