import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'

const site = openSite()
const REFUSED = 'Couldn’t read. Correct these lines or skip them:'

/** Two draws that are open for an hour, whatever day it is. */
beforeAll(async () => {
  const { owner_db } = site.app
  await owner_db`
    insert into two_d.special_day (day, is_trading, name_en) values (two_d.today(), true, 'A day of this test')
    on conflict (day) do update set is_trading = true`
  await owner_db`update two_d.session set is_on = false`
  await owner_db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), number, clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours',
           clock_timestamp() + interval '3 hours', odds, stake_min, stake_max, ${kyat(100_000)}, lines_max
    from two_d.setting cross join (values (2), (4)) as played (number)`
})

async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Type a list' }).click()
  return page.getByRole('dialog')
}

const field = (sheet: Locator) => sheet.getByLabel('Numbers and stakes')
const pieces = (sheet: Locator) => sheet.getByRole('list', { name: 'What the list means' }).getByRole('listitem')
const refused = (sheet: Locator) => sheet.getByRole('list', { name: REFUSED }).getByRole('listitem')
const wordsIn = async (items: Locator) => (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
const bets = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('bets') ?? 'null'))

test('a pasted list: what each piece means, the refused line corrected in place, and just those stakes chosen', async () => {
  const player = await site.app.player({ main: kyat(100_000) })
  const page = await site.visit({ as: player, expects: [/^GET \/api\/twod-live answered 503$/] })
  await open(page, '/2d/bet?time=2')
  const sheet = await openList(page)

  await field(sheet).fill('Ko Aung\n12 5k\n34 R 500\nထိပ် 300\nTotal 9000')

  expect(await wordsIn(pieces(sheet))).toEqual([
    'Customer: Ko Aung',
    '12 5k 5,000 Ks 12 · 5,000 Ks',
    '34 R 500 1,000 Ks 34 43 · 2 × 500 Ks',
    'Written total: 9,000 Ks',
  ])
  expect(await wordsIn(refused(sheet))).toEqual(['ထိပ် has no digits before or after it.'])
  // Both at one moment: the sheet grows with what it shows.
  const read_line = await pieces(sheet).first().elementHandle()
  const how_far_above = await refused(sheet).evaluate(
    (line, other) => (other?.getBoundingClientRect().y ?? 0) - line.getBoundingClientRect().y,
    read_line,
  )
  expect(how_far_above).toBeGreaterThan(0)
  // The total that was written is the one with the refused line.
  await sheet.getByText('The list says 9,000 Ks, but its numbers add up to 6,000 Ks.', { exact: false }).waitFor()
  expect(await sheet.getByRole('button', { name: /^Add / }).isDisabled()).toBe(true)

  // The field stays under the fingers while the line becomes right, wrong and right again.
  const line = refused(sheet).getByLabel('Correct this line')
  await line.click()
  await line.press('Home')
  await page.keyboard.type('3')
  await refused(sheet).getByText('Readable now.').waitFor()
  await page.keyboard.type('.')
  expect(await line.inputValue()).toBe('3.ထိပ် 300')
  expect(await field(sheet).inputValue()).toBe('Ko Aung\n12 5k\n34 R 500\n3.ထိပ် 300\nTotal 9000')
  expect(await sheet.getByText('The list says').count()).toBe(0)
  await sheet.getByRole('button', { name: 'Add 12 numbers · 9,000 Ks' }).click()

  await sheet.waitFor({ state: 'detached' })
  const heads = ['30', '31', '32', '33', '35', '36', '37', '38', '39'].map((num) => ({ num, amount: 300 }))
  const chosen: { totalAmount: number; amounts: unknown[] } = await bets(page)
  expect(chosen.totalAmount).toBe(9_000)
  expect(chosen.amounts).toHaveLength(12)
  expect(chosen.amounts).toEqual(
    expect.arrayContaining([
      { num: '12', amount: 5_000 },
      { num: '34', amount: 800 },
      { num: '43', amount: 500 },
      ...heads,
    ]),
  )
})

test('a total that differs waits for the player, a letter keeps its meaning for the next visit, Zawgyi is said', async () => {
  const player = await site.app.player({ main: kyat(100_000) })
  const page = await site.visit({ as: player, expects: [/^GET \/api\/twod-live answered 503$/] })
  await open(page, '/2d/bet?time=2')
  const sheet = await openList(page)

  await field(sheet).fill('2P 100\nTotal 2000')
  await refused(sheet).getByText('P means different things to different sellers.', { exact: false }).waitFor()
  await refused(sheet).getByRole('button', { name: 'P = contains' }).click()
  await eventually(() => refused(sheet).count()).toBe(0)
  await sheet.getByText('The list says 2,000 Ks, but its numbers add up to 1,900 Ks.', { exact: false }).waitFor()
  const add = sheet.getByRole('button', { name: 'Add 19 numbers · 1,900 Ks' })
  expect(await add.isDisabled()).toBe(true)
  await sheet.getByRole('button', { name: 'Use 1,900 Ks' }).click()
  await add.click()
  await sheet.waitFor({ state: 'detached' })
  expect((await bets(page)).totalAmount).toBe(1_900)

  await page.reload()
  await openList(page)
  await field(sheet).fill('7P 200')
  await sheet.getByRole('button', { name: 'Add 19 numbers · 3,800 Ks' }).waitFor()
  await sheet.getByRole('button', { name: 'P = contains' }).click()
  await refused(sheet).getByRole('button', { name: 'P = power' }).waitFor()

  await field(sheet).fill('၁၂ အာ ၅ေထာင္')
  await sheet.getByText('This list was typed in Zawgyi and has been converted.', { exact: false }).waitFor()
  await sheet.getByRole('button', { name: 'Add 2 numbers · 10,000 Ks' }).waitFor()

  // A line without a stake gets no stake after the other lines have been added.
  await field(sheet).fill('56 500\n78')
  await sheet.getByRole('button', { name: 'Add 1 number · 500 Ks' }).click()
  await refused(sheet).getByText('78 has no stake, though others in the list have one.').waitFor()
  expect(await field(sheet).inputValue()).toBe('78')
  expect(await sheet.getByRole('button', { name: 'Nothing to add yet' }).isDisabled()).toBe(true)
})
