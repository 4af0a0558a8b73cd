import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** Numbers that a player bets on again and again have a name, on each of their devices. */
const site = openSite()
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]

beforeAll(() => openTestDraw(site.app.owner_db))

async function typeList(page: Page, text: string, add: string): Promise<void> {
  await open(page, '/2d/bet?time=2')
  await page.getByRole('button', { name: 'Type a list' }).click()
  await page.getByLabel('Numbers and stakes').fill(text)
  await page.getByRole('button', { name: add }).click()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save these numbers' }).click()
  await page.getByLabel('Name of the list').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('a list that is saved on one phone is bet on, changed and deleted on another', async () => {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await typeList(page, '12 34 R 500, 60 200', 'Add 5 numbers · 2,200 Ks')
  await page.getByRole('button', { name: 'Bet 2,200 Ks' }).click()
  await saveAs(page, 'မေမေ့ဂဏန်း')
  await page.getByText('Saved as “မေမေ့ဂဏန်း”').waitFor()
  // It is kept, and nothing is placed by it.
  await page.getByRole('button', { name: 'Confirm 2,200 Ks' }).waitFor()
  expect((await site.app.balancesOf(player)).main).toBe(kyat(90_000))

  const other = await site.visit({ as: player, allows: ALLOWS })
  await open(other, '/2d/bet?time=2')
  await other.getByRole('button', { name: 'Type a list' }).click()
  const chip = other.getByRole('button', { name: 'မေမေ့ဂဏန်း', exact: true })
  await chip.click()
  expect(await chip.getAttribute('aria-pressed')).toBe('true')
  expect(await other.getByLabel('Numbers and stakes').inputValue()).toBe('12 21 34 43 =500\n60 =200')
  await other.getByRole('button', { name: 'Add 5 numbers · 2,200 Ks' }).click()
  await other.getByRole('button', { name: 'Bet 2,200 Ks' }).click()
  await other.getByLabel('Stake on 60').fill('1000')
  await saveAs(other, ' မေမေ့ဂဏန်း ')
  await other.getByText('Saved as “မေမေ့ဂဏန်း”').waitFor()
  await other.getByRole('button', { name: 'Confirm 3,000 Ks' }).click()
  await other.waitForURL('**/morning-bet-slip')
  expect((await site.app.balancesOf(player)).main).toBe(kyat(87_000))

  await open(other, '/2d/bet?time=2')
  await other.getByRole('button', { name: 'Type a list' }).click()
  await chip.click()
  expect(await other.getByLabel('Numbers and stakes').inputValue()).toBe('12 21 34 43 =500\n60 =1000')
  await other.getByRole('button', { name: 'Delete “မေမေ့ဂဏန်း”' }).click()
  await chip.waitFor({ state: 'detached' })
  expect(await site.app.owner_db`select from two_d.saved_list where player_id = ${player.id}`).toEqual([])
}, 120_000)

test('the name says when it replaces a list, and a refusal stands beside it', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  await site.app.owner_db`
    insert into two_d.saved_list (player_id, name, digits, stakes)
    select ${player.id}, 'List ' || n, '{07}', '{1000000}' from generate_series(1, 20) n`
  const page = await site.visit({ as: player, allows: ALLOWS, expects: [/twod-lists answered 409$/] })
  await typeList(page, '12 500', 'Add 1 number · 500 Ks')
  await page.getByRole('button', { name: 'Bet 500 Ks' }).click()

  await saveAs(page, 'One more')
  await page.getByText('You have 20 saved lists. Remove one first.').waitFor()
  await page.getByLabel('Name of the list').fill('List 7')
  await page.getByText('Replaces the list that has this name.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved as “List 7”').waitFor()

  const rows = () => site.app.owner_db`
    select digits from two_d.saved_list where player_id = ${player.id} and name = 'List 7'`
  await eventually(rows).toEqual([{ digits: ['12'] }])
})
