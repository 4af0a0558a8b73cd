import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** Numbers that were chosen and not placed are found again, and an exchange comes with what they lack. */
const site = openSite()
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]

beforeAll(async () => {
  await openTestDraw(site.app.owner_db)
  await openTestDraw(site.app.owner_db, { session: 'evening', closes_in_ms: 5_400_000 })
})

const bar = (page: Page) => page.getByRole('region', { name: 'Numbers not placed yet' })
const words = async (page: Page) => (await bar(page).innerText()).replace(/\s+/g, ' ')
const exchange = (page: Page) => page.getByRole('dialog', { name: 'Exchange Balance' })
const openFromBar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()

async function chooseNumbers(page: Page, stake: number, numbers: string[]): Promise<void> {
  await open(page, '/2d/bet?time=2')
  await page.getByLabel('Stake', { exact: true }).fill(String(stake))
  for (const num of numbers) await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num).click()
  // The draw is noted by a part that follows the page.
  await eventually(() => page.evaluate(() => localStorage.getItem('two_d_draw'))).toContain('morning')
}

/** As if the day had gone on. */
const closeItsDraw = (page: Page) =>
  page.evaluate(() =>
    localStorage.setItem('two_d_draw', JSON.stringify({ session: 'morning', cutoff_at: '2026-01-05T05:15:00.000Z' })),
  )

test('home and the lottery tell of them, without a move of the page; Continue leads to the slip of their draw', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await chooseNumbers(page, 1_500, ['12', '34'])
  expect(await bar(page).count()).toBe(0)

  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/2d')
  await eventually(() => words(page)).toMatch(/^2 numbers chosen · 3,000 Ks 12:00 PM draw Continue$/)
  await open(page, '/?type=all')
  await eventually(() => words(page)).toMatch(/^2 numbers chosen · 3,000 Ks/)
  await bar(page).getByRole('link', { name: 'Continue' }).click()

  await page.waitForURL('**/2d/confirm?time=2')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/morning-bet-slip')
  await open(page, '/?type=all')
  await page.waitForTimeout(1_000)
  expect(await bar(page).count()).toBe(0)
})

test('they can be removed, after one more question', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await chooseNumbers(page, 100, ['12'])
  await open(page, '/2d')

  await bar(page).getByRole('button', { name: 'Remove these numbers' }).click()
  await bar(page).getByRole('button', { name: 'Keep' }).click()
  await eventually(() => words(page)).toContain('1 number chosen · 100 Ks')
  await bar(page).getByRole('button', { name: 'Remove these numbers' }).click()
  await bar(page).getByRole('button', { name: 'Remove', exact: true }).click()

  await bar(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('bets'))).toBeNull()
})

test('a guest sees nothing of them, and the player finds them after a login', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await chooseNumbers(page, 100, ['12'])
  await open(page, '/?type=all')
  await bar(page).waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  expect(await bar(page).count()).toBe(0)
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(player.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Login' }).click()

  await eventually(() => words(page)).toContain('1 number chosen')
})

test('the exchange over a slip comes with what it lacks, from game to main, and the slip can be placed', async () => {
  const player = await site.app.player({ main: kyat(400), game: kyat(5_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await chooseNumbers(page, 1_000, ['12', '34'])
  await page.getByRole('region', { name: 'Your bet' }).getByRole('button').last().click()
  await page.waitForURL('**/2d/confirm?time=2')

  await page.getByText('Your main balance is 1,600 Ks short.').waitFor()
  await openFromBar(page)
  expect(await exchange(page).getByLabel('Amount').inputValue()).toBe('1600')
  await exchange(page).getByRole('button', { name: 'Cancel' }).click()
  await exchange(page).waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('button', { name: 'Exchange' }).click()
  await exchange(page).getByText('You’re 1,600 Ks short.').waitFor()
  await exchange(page).getByRole('button', { name: 'Exchange 1,600 Ks' }).click()

  await page.getByText('Your main balance is').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/morning-bet-slip')
  expect(await site.app.balancesOf(player)).toEqual({ main: 0n, game: kyat(3_400) })
})

test('the exchange over the digit bet comes with what the stake lacks; over any other page it comes empty', async () => {
  const player = await site.app.player({ main: kyat(9_000), game: kyat(33) + 3_333n })
  const page = await site.visit({ as: player })
  await open(page, '/digitbet')
  await page.getByRole('heading', { name: 'Bet history' }).waitFor()

  await openFromBar(page)
  await eventually(() => exchange(page).getByLabel('Amount').inputValue()).toBe('66.67')
  await exchange(page).getByRole('button', { name: 'Cancel' }).click()
  await exchange(page).waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('button', { name: 'Small 0–4', exact: true }).click()
  await page.getByRole('button', { name: /^Roll now/ }).click()
  await exchange(page).getByText('You’re 66.67 Ks short.').waitFor()
  await exchange(page).getByRole('button', { name: 'Exchange 66.67 Ks' }).click()
  await page
    .getByRole('table')
    .getByText(/^(Win|Lose)$/i)
    .first()
    .waitFor()

  await open(page, '/transactions')
  await openFromBar(page)
  expect(await exchange(page).getByLabel('Amount').inputValue()).toBe('')
})

test.each(['en', 'mm', 'zh', 'th'] as const)(
  'both balances of nine digits fit by name on a narrow phone in %s',
  async (language) => {
    const player = await site.app.player({ main: kyat(999_999_999), game: kyat(999_999_998) })
    const page = await site.visit({ as: player, language, viewport: { width: 360, height: 740 }, allows: ALLOWS })

    await open(page, '/2d')
    const balance = page.getByRole('banner').getByRole('button').first()
    await eventually(async () => (await balance.innerText()).replace(/\s+/g, ' ')).toMatch(
      /999,999,999 Ks .*999,999,998 Ks/,
    )

    expect(await misfits(page)).toEqual([])
    const box = await balance.boundingBox()
    const brand = await page.getByRole('banner').locator('a').first().locator('svg').last().boundingBox()
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThan(box?.x ?? 0)
  },
)

// The last one: the draw of the others is over.
test('of a draw that has closed it is said, and the next one that is open is offered for the same numbers', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await chooseNumbers(page, 100, ['12'])
  await closeItsDraw(page)
  await site.app.owner_db`
    update two_d.draw set cutoff_at = clock_timestamp(), status = 'closed', closed_at = clock_timestamp() where session_number = 2`

  await open(page, '/?type=all')
  await eventually(() => words(page)).toMatch(/12:00 PM draw closed Bet on 04:30 PM$/)
  await bar(page).getByRole('link', { name: 'Bet on 04:30 PM' }).click()

  await page.waitForURL('**/2d/bet?time=4')
  await eventually(() => page.getByRole('region', { name: 'Your bet' }).textContent()).toContain('100')
  await eventually(() => page.evaluate(() => localStorage.getItem('two_d_draw'))).toContain('evening')
})
