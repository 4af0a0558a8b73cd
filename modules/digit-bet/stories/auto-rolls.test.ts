import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, type VisitOptions } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite()

/** More than two pauses between automatic rolls. */
const QUIET_MS = 3_500

const betsOf = (player: TestPlayer) =>
  site.app.owner_db<{ profit: bigint; stake: bigint }[]>`
    select win_amount - bet_amount * multiplier as profit, bet_amount * multiplier as stake
    from digit_bet.bet where player_id = ${player.id} order by n`
const countOf = async (player: TestPlayer) => (await betsOf(player)).length
const main = (page: Page) => page.getByRole('main')
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))

/** Small is chosen, and the sheet is open. */
async function openSheet(player: TestPlayer, visit: VisitOptions = {}) {
  const page = await site.visit({ as: player, ...visit })
  await open(page, '/digitbet')
  await main(page).getByRole('button', { name: 'Small 0–4', exact: true }).click()
  await main(page).getByRole('button', { name: 'Auto', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Automatic rolls' })
  await sheet.waitFor()
  const pick = (group: string, name: string) =>
    sheet.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
  const start = () => sheet.getByRole('button', { name: /^Start/ }).click()
  return { page, sheet, pick, start }
}

/** The calls that roll, and how many of them were on their way at once. */
function watchRolls(page: Page) {
  const seen = { keys: [] as string[], most: 0 }
  let on_their_way = 0
  const isRoll = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/api/digitbet'
  page.on('request', (request) => {
    if (!isRoll(request)) return
    seen.keys.push(request.headers()['idempotency-key'] ?? '')
    on_their_way += 1
    seen.most = Math.max(seen.most, on_their_way)
  })
  const end = (request: Request) => {
    if (isRoll(request)) on_their_way -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return seen
}

test('without a choice Auto asks for a bet; five rolls are made one after another, each with a key of its own', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  const page = await site.visit({ as: player })
  const seen = watchRolls(page)
  await open(page, '/digitbet')
  await main(page).getByRole('button', { name: 'Auto', exact: true }).click()
  await page.getByText('Please place a bet first!').waitFor()

  await main(page).getByRole('button', { name: 'Small 0–4', exact: true }).click()
  await main(page).getByRole('button', { name: '5×', exact: true }).click()
  await main(page).getByRole('button', { name: 'Auto', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Automatic rolls' })
  await sheet.getByText('Small · 500 Ks each roll').waitFor()
  await sheet.getByRole('group', { name: 'Stop at a loss of' }).getByRole('button', { name: 'No stop' }).click()
  await sheet.getByText('You can lose 2,500 Ks at most.').waitFor()
  await sheet.getByRole('button', { name: 'Start · 5 × 500 Ks' }).click()

  await main(page).getByRole('button', { name: 'Stop', exact: true }).waitFor()
  expect(await main(page).getByRole('button', { name: 'Digit 7', exact: true }).isDisabled()).toBe(true)
  await main(page).getByText('Auto: done · 5 / 5').waitFor()
  expect((await betsOf(player)).map(({ stake }) => stake)).toEqual(Array(5).fill(kyat(500)))
  expect(seen.most).toBe(1)
  expect(new Set(seen.keys).size).toBe(5)
  await quiet()
  expect(await countOf(player)).toBe(5)
})

test('it stops at the first loss, and at the first win, as the server has answered', async () => {
  for (const [group, name, end, is_end] of [
    ['Stop at a loss of', 'First loss', 'loss limit', (profit: bigint) => profit < 0n],
    ['Stop at a win of', 'First win', 'win reached', (profit: bigint) => profit > 0n],
  ] as const) {
    const player = await site.app.player({ game: kyat(10_000) })
    const { page, pick, start } = await openSheet(player)
    await pick('Number of rolls', '50')
    await pick('Stop at a loss of', 'No stop')
    await pick(group, name)
    await start()

    await main(page).getByText(`Auto: ${end} · `).waitFor({ timeout: 60_000 })
    const profits = (await betsOf(player)).map(({ profit }) => profit)
    expect(profits.map(is_end)).toEqual([...Array(profits.length - 1).fill(false), true])
    await main(page).getByText(`Auto: ${end} · ${profits.length} / 50`).waitFor()
  }
}, 150_000)

test('Stop ends it, and so does leaving the page', async () => {
  const player = await site.app.player({ game: kyat(10_000) })
  const { page, pick, start } = await openSheet(player)
  await pick('Stop at a loss of', 'No stop')
  await start()
  await eventually(() => countOf(player)).toBe(1)
  await main(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await main(page).getByText('Auto: stopped · 1 / 5').waitFor()
  await quiet()
  expect(await countOf(player)).toBe(1)

  await main(page)
    .getByRole('button', { name: /^Repeat/ })
    .click()
  await main(page).getByRole('button', { name: 'Auto', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click()
  await eventually(() => countOf(player)).toBe(2)
  await moveTo(page, '/about')
  await quiet()
  expect(await countOf(player)).toBe(2)
})

test('a refusal ends it; an answer that does not come ends it, and is asked for again with its key', async () => {
  const poor = await site.app.player({ game: kyat(50) })
  const refused = await openSheet(poor, { expects: [/^POST \/api\/digitbet answered 422$/] })
  await refused.start()
  await main(refused.page).getByText('Auto: refused · 0 / 5').waitFor()
  await refused.page.getByText('Insufficient game balance.').waitFor()

  const player = await site.app.player({ game: kyat(10_000) })
  const { page, start } = await openSheet(player, { expects: [/^POST \/api\/digitbet failed/] })
  const seen = watchRolls(page)
  // The roll is made, and its answer is lost.
  await page.route('**/api/digitbet', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await start()
  await page.getByText('Could not connect to backend.').waitFor()
  await quiet()
  expect(seen.keys).toHaveLength(1)
  await page.unroute('**/api/digitbet')
  await page.getByRole('button', { name: 'Try again' }).click()
  await main(page)
    .getByText(/\d \(ours\) \+ \d \(yours\) = \d+ → \d/)
    .waitFor()
  await quiet()
  expect(new Set(seen.keys).size).toBe(1)
  expect(await countOf(player)).toBe(1)
})

test('it keeps the operator’s time between two rolls, and is not there where nothing may roll by itself', async () => {
  const { owner_db } = site.app
  await owner_db`update digit_bet.setting set roll_interval_seconds = 4`
  const player = await site.app.player({ game: kyat(10_000) })
  const { page, pick, start } = await openSheet(player)
  await pick('Stop at a loss of', 'No stop')
  await start()
  await eventually(() => countOf(player)).toBe(2)
  await main(page).getByRole('button', { name: 'Stop', exact: true }).click()
  const [{ seconds } = { seconds: 0 }] = await owner_db<{ seconds: number }[]>`
    select extract(epoch from max(created_at) - min(created_at))::float8 as seconds
    from digit_bet.bet where player_id = ${player.id}`
  expect(seconds).toBeGreaterThanOrEqual(4)

  await owner_db`update digit_bet.setting set roll_interval_seconds = 0, auto_roll = false`
  const other = await site.visit({ as: player })
  await eventually(async () => {
    await open(other, '/digitbet')
    await main(other).getByText('This session').waitFor()
    return main(other).getByRole('button', { name: 'Auto', exact: true }).isDisabled()
  }).toBe(true)
})
