import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** Numbers that came at once stand together on the slip, with one stake for all of them, and come back when removed. */
const site = openSite()
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]

beforeAll(() => openTestDraw(site.app.owner_db))

const confirmOf = (page: Page, sum: string) => page.getByRole('button', { name: `Confirm ${sum} Ks` })
const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const numbersOf = (page: Page, name: string) =>
  group(page, name)
    .getByRole('textbox')
    .evaluateAll((all: HTMLInputElement[]) => all.map((it) => `${it.ariaLabel?.slice(-2)}: ${it.value}`))

/** Two numbers by a press, the odd doubles by their name, and a list with a piece of four numbers and one of one. */
async function chooseInThreeWays() {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await open(page, '/2d/bet?time=2')
  for (const num of ['07', '80'])
    await page
      .getByRole('group', { name: 'Numbers 00 to 99' })
      .getByRole('button', { name: new RegExp(`^${num}`) })
      .click()
  await page.getByRole('button', { name: 'Quick bet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Odd doubles', exact: true }).click()
  await page.getByRole('button', { name: 'Add 5 numbers · 500 Ks' }).click()
  await page.getByRole('button', { name: 'Type a list' }).click()
  await page.getByLabel('Numbers and stakes').fill('12 34 R 500\n60 200')
  await page.getByRole('button', { name: 'Add 5 numbers · 2,200 Ks' }).click()
  await page.getByRole('button', { name: 'Bet 2,900 Ks' }).click()
  await confirmOf(page, '2,900').waitFor()
  return { player, page }
}

const slipsOf = (player_id: bigint) => site.app.owner_db`
  select l.digits, l.stake from two_d.line l join two_d.slip s on s.id = l.slip_id
  where s.player_id = ${player_id} order by l.digits`

test('the slip has a group for each set and each typed piece, with its sum, and keeps them over a reload', async () => {
  const { page } = await chooseInThreeWays()
  const expectGroups = async () => {
    await eventually(() => numbersOf(page, 'Odd doubles')).toEqual(
      ['11', '33', '55', '77', '99'].map((n) => `${n}: 100`),
    )
    expect(await numbersOf(page, '12 34 R 500')).toEqual(['12', '21', '34', '43'].map((n) => `${n}: 500`))
    expect(await numbersOf(page, 'Single numbers')).toEqual(['07: 100', '80: 100', '60: 200'])
  }
  await expectGroups()
  const words = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
  for (const sum of ['5 numbers · 500 Ks', '4 numbers · 2,000 Ks', '3 numbers · 400 Ks']) expect(words).toContain(sum)

  await page.reload()
  await expectGroups()
})

test('one stake for a group is the stake of each of its numbers, and one that is too small stops the slip', async () => {
  const { player, page } = await chooseInThreeWays()
  const each = page.getByLabel('Each stake: Odd doubles')

  await each.fill('50')
  expect(await page.getByText('* Minimum stake: 100 Ks').count()).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await eventually(() => each.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await slipsOf(player.id)).toEqual([])

  await each.fill('၃၀၀')
  await confirmOf(page, '3,900').waitFor()
  // One of them has a stake of its own then, and the field of the group has none.
  await page.getByLabel('Stake on 55').fill('1000')
  await confirmOf(page, '4,600').waitFor()
  await eventually(() => each.inputValue()).toBe('')
  await confirmOf(page, '4,600').click()
  await page.waitForURL('**/morning-bet-slip')

  const placed = '07:100 11:300 12:500 21:500 33:300 34:500 43:500 55:1000 60:200 77:300 80:100 99:300'
  const lines = placed.split(' ').map((line) => ({ digits: line.slice(0, 2), stake: kyat(Number(line.slice(3))) }))
  expect(await slipsOf(player.id)).toEqual(lines)
  expect((await site.app.balancesOf(player)).main).toBe(kyat(90_000 - 4_600))

  // The next slip of this draw begins without the groups of this one.
  await open(page, '/2d/bet?time=2')
  for (const num of ['11', '33'])
    await page
      .getByRole('group', { name: 'Numbers 00 to 99' })
      .getByRole('button', { name: new RegExp(`^${num}`) })
      .click()
  await page.getByRole('button', { name: 'Bet 200 Ks' }).click()
  await eventually(() => numbersOf(page, 'Your numbers')).toEqual(['11: 100', '33: 100'])
})

test('numbers and groups that are removed come back with one press, where they stood', async () => {
  const { page } = await chooseInThreeWays()
  const undo = page.getByRole('button', { name: 'Undo' })

  await page.getByRole('button', { name: 'Remove 33', exact: true }).click()
  await page.getByText('1 number removed').waitFor()
  await page.getByRole('button', { name: 'Remove all: 12 34 R 500' }).click()
  await page.getByText('5 numbers removed').waitFor()
  await confirmOf(page, '800').waitFor()
  await page.getByLabel('Stake on 55').fill('400')
  await undo.click()

  await eventually(() => numbersOf(page, 'Odd doubles')).toEqual([
    '11: 100',
    '33: 100',
    '55: 400',
    '77: 100',
    '99: 100',
  ])
  expect(await numbersOf(page, '12 34 R 500')).toEqual(['12: 500', '21: 500', '34: 500', '43: 500'])
  await confirmOf(page, '3,200').waitFor()
  expect(await undo.count()).toBe(0)
})

test('without the last number the page leads back to the numbers', async () => {
  const { page } = await chooseInThreeWays()

  for (const name of ['Remove all: Odd doubles', 'Remove all: 12 34 R 500', 'Remove 07', 'Remove 80', 'Remove 60'])
    await page.getByRole('button', { name, exact: true }).click()

  await page.waitForURL('**/2d/bet?time=2')
  await page.getByText('Choose your numbers').waitFor()
})
