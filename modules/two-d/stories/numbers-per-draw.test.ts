import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** Numbers are chosen for one draw, and stay there. */
const site = openSite()
const ALLOWS = [/twod-live answered 503$/]

beforeAll(async () => {
  await openTestDraw(site.app.owner_db)
  await openTestDraw(site.app.owner_db, { session: 'evening', closes_in_ms: 5_400_000 })
})

const cell = (page: Page, num: string) =>
  page.getByRole('group', { name: 'Numbers 00 to 99' }).getByRole('button', { name: new RegExp(`^${num}`) })
const isChosen = (page: Page, num: string) => cell(page, num).getAttribute('aria-pressed')
const bar = async (page: Page) =>
  (await page.getByRole('region', { name: 'Your bet' }).innerText()).replace(/\s+/g, ' ')
const otherDraw = (page: Page) => page.getByText(/^\d+ numbers? for the/)

async function openDraw(page: Page, session: 'morning' | 'evening'): Promise<void> {
  await page.getByLabel('Draw').selectOption(session)
  await eventually(() => page.evaluate(() => location.search)).toBe(session === 'morning' ? '?time=2' : '?time=4')
}

async function start(numbers: string[]): Promise<{ page: Page; slips: () => Promise<unknown[]> }> {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await open(page, '/2d/bet?time=2')
  for (const num of numbers) await cell(page, num).click()
  const slips = () => site.app.owner_db`
    select d.session_number, l.digits from two_d.line l
    join two_d.slip s on s.id = l.slip_id join two_d.draw d on d.id = s.draw_id
    where s.player_id = ${player.id} order by 1, 2`
  return { page, slips }
}

test('numbers that are chosen for 12:00 are not on the slip of 16:30', async () => {
  const { page, slips } = await start(['12', '34'])

  await openDraw(page, 'evening')
  await otherDraw(page).waitFor()
  expect(await isChosen(page, '12')).toBe('false')
  await cell(page, '56').click()
  await eventually(() => bar(page)).toContain('1 number · 100 Ks')
  await page.getByRole('button', { name: 'Bet 100 Ks' }).click()
  await page.waitForURL('**/2d/confirm?time=4')
  await page.getByRole('button', { name: 'Confirm 100 Ks' }).click()
  await page.waitForURL('**/evening-bet-slip')

  expect(await slips()).toEqual([{ session_number: 4, digits: '56' }])
  await open(page, '/2d/bet?time=2')
  await eventually(() => bar(page)).toContain('2 numbers · 200 Ks')
})

test('they come along to the other draw when asked to, and add up with nothing twice', async () => {
  const { page, slips } = await start(['12', '34'])

  await openDraw(page, 'evening')
  // In the hour before midnight the test's draw closes on the next day, and its weekday is said.
  await page.getByText(/^2 numbers for the 12:00 PM draw( · \S+)? · 200 Ks/).waitFor()
  await page.getByRole('button', { name: 'Take them along' }).click()
  await otherDraw(page).waitFor({ state: 'detached' })
  await eventually(() => bar(page)).toContain('2 numbers · 200 Ks')
  await openDraw(page, 'morning')
  await otherDraw(page).waitFor()
  await openDraw(page, 'evening')
  await page.getByRole('button', { name: 'Bet 200 Ks' }).click()
  await page.getByRole('button', { name: 'Confirm 200 Ks' }).click()
  await page.waitForURL('**/evening-bet-slip')

  expect(await slips()).toEqual([
    { session_number: 4, digits: '12' },
    { session_number: 4, digits: '34' },
  ])
  await open(page, '/2d/bet?time=2')
  await eventually(() => bar(page)).toContain('Choose your numbers')
  expect(await otherDraw(page).count()).toBe(0)
})

test('each draw keeps its own over a reload, and another player of this browser finds none of them', async () => {
  const { page } = await start(['12'])
  await openDraw(page, 'evening')
  await cell(page, '56').click()
  await cell(page, '78').click()

  await page.reload()
  await eventually(() => bar(page)).toContain('2 numbers · 200 Ks')
  await openDraw(page, 'morning')
  await eventually(() => bar(page)).toContain('1 number · 100 Ks')
  await open(page, '/?type=all')
  await page.getByRole('region', { name: 'Numbers not placed yet' }).getByText('2 numbers chosen').waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const other = await site.app.player({})
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(other.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(other.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await eventually(() =>
    page.evaluate(() => [localStorage.getItem('bets'), localStorage.getItem('two_d_other_bets')]),
  ).toEqual([null, null])
})

test('the bar over home asks for each draw whether its numbers go', async () => {
  const { page } = await start(['12'])
  await openDraw(page, 'evening')
  await cell(page, '56').click()
  await cell(page, '78').click()
  await open(page, '/2d')
  const unplaced = page.getByRole('region', { name: 'Numbers not placed yet' })

  await unplaced.getByText('2 numbers chosen').waitFor()
  await unplaced.getByRole('button', { name: 'Remove these numbers' }).click()
  await unplaced.getByRole('button', { name: 'Remove', exact: true }).click()

  await unplaced.getByText('1 number chosen').waitFor()
  await unplaced.getByRole('link', { name: 'Continue' }).waitFor()
})

test('two tabs with two draws do not mix their numbers', async () => {
  const { page } = await start(['12'])
  const tab = await page.context().newPage()
  await open(tab, '/2d/bet?time=4')
  await otherDraw(tab).waitFor()

  await cell(tab, '56').click()
  await cell(page, '34').click()
  await cell(tab, '78').click()

  await eventually(() => bar(page)).toContain('2 numbers · 200 Ks')
  await eventually(() => bar(tab)).toContain('2 numbers · 200 Ks')
  for (const [each, nums] of [
    [page, ['12', '34']],
    [tab, ['56', '78']],
  ] as const) {
    await each.reload()
    for (const num of nums) await eventually(() => isChosen(each, num)).toBe('true')
    await eventually(() => bar(each)).toContain('2 numbers · 200 Ks')
  }
})

test('numbers of another day are offered with their day', async () => {
  const { page } = await start(['12'])
  await page.evaluate(() => {
    const draw = { session: 'morning', cutoff_at: '2026-01-05T05:15:00.000Z' }
    localStorage.setItem('two_d_draw', JSON.stringify(draw))
  })

  await page.reload()

  await page.getByText('1 number for the 12:00 PM · Mon draw · 100 Ks').waitFor()
  expect(await isChosen(page, '12')).toBe('false')
})
