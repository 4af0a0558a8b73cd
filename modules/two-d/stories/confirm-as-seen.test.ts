import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** A press that comes straight from the field places what the screen shows, and nothing else. */
const site = openSite()
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

beforeAll(() => openTestDraw(site.app.owner_db))

async function confirmPage(main: number, stakes: Record<string, number>, lang: 'en' | 'mm' = 'en') {
  const player = await site.app.player({ main: kyat(main) })
  const page = await site.visit({ as: player, allows: ALLOWS, language: lang })
  const amounts = Object.entries(stakes).map(([num, amount]) => ({ num, amount }))
  const totalAmount = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const stored = JSON.stringify({ totalAmount, amounts })
  await page.addInitScript((bets) => sessionStorage.getItem('begun') ?? localStorage.setItem('bets', bets), stored)
  await page.addInitScript(() => sessionStorage.setItem('begun', 'yes'))
  await open(page, '/2d/confirm?time=2')
  return { player, page, words: (await wordsOf(lang)).twoD.confirm }
}

/** In place of what stands there, key by key, and the field keeps the focus. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(text)
}

const slipsOf = (player_id: bigint) => site.app.owner_db<{ total: bigint }[]>`
  select total from two_d.slip where player_id = ${player_id}`

test('the sum on the button, the prize and the slip follow what is typed, without leaving the field', async () => {
  const { player, page } = await confirmPage(9_000, { '12': 100, '34': 500 })
  await page.getByRole('button', { name: 'Confirm 600 Ks' }).waitFor()

  await type(page, 'Stake on 12', '3000')
  const button = page.getByRole('button', { name: 'Confirm 3,500 Ks' })
  await button.waitFor()
  expect(await page.getByRole('region', { name: 'Total' }).innerText()).toMatch(/3,500\sKs/)
  expect(await page.getByRole('listitem').filter({ hasText: '12' }).first().innerText()).toMatch(/240,000\sKs/)
  await button.click()
  await page.waitForURL('**/morning-bet-slip')

  expect(await slipsOf(player.id)).toEqual([{ total: kyat(3_500) }])
  expect((await site.app.balancesOf(player)).main).toBe(kyat(9_000 - 3_500))
  await site.app.expectReconciled()
})

test.each([
  ['too little', '50', '50'],
  ['nothing', '', ''],
  ['no number', '1e3', '1e3'],
  ['a comma between no thousands', '1234,56', '1234,56'],
])('%s in one row stops the slip, and the press shows the row', async (_what, typed, shown) => {
  const { player, page } = await confirmPage(9_000, { '12': 100, '34': 500 })

  await type(page, 'Stake on 12', typed)
  await page.getByText('* Minimum stake: 100 Ks').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()

  const field = page.getByLabel('Stake on 12')
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([shown, 'true'])
  expect(new URL(page.url()).pathname).toBe('/2d/confirm')
  expect(await slipsOf(player.id)).toEqual([])

  await type(page, 'Stake on 12', '၂၀၀')
  await page.getByRole('button', { name: 'Confirm 700 Ks' }).click()
  await page.waitForURL('**/morning-bet-slip')
  expect(await slipsOf(player.id)).toEqual([{ total: kyat(700) }])
})

test('a digit that is taken from a stake in groups leaves a stake, and the whole of it is selected at first', async () => {
  const { page } = await confirmPage(90_000, { '12': 12_345, '34': 500 })
  const field = page.getByLabel('Stake on 12')
  await eventually(() => field.inputValue()).toBe('12,345')

  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Confirm 1,734 Ks' }).waitFor()
  expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['1234', null])
  await field.blur()
  await eventually(() => field.inputValue()).toBe('1,234')

  await page.getByLabel('Stake on 34').click()
  await page.keyboard.type('700')
  await page.getByRole('button', { name: 'Confirm 1,934 Ks' }).waitFor()
})

test('the stake of 2D bet follows what is typed into its groups', async () => {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await open(page, '/2d/bet?time=2')
  const stake = page.getByRole('textbox', { name: 'Stake' })
  await stake.fill('12345')
  await stake.blur()
  await eventually(() => stake.inputValue()).toBe('12,345')

  await stake.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await stake.blur()
  await eventually(() => stake.inputValue()).toBe('1,234')
  await stake.fill('1234,56')
  await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByRole('button', { name: /^07/ }).click()

  await page.getByRole('button', { name: 'Bet 1,234 Ks' }).waitFor()
})

test.each(['en', 'mm'] as const)('the button with its sum fits every screen, in %s', async (lang) => {
  const { page, words } = await confirmPage(9_000, { '12': 1_234_567, '34': 500 }, lang)

  await page.getByRole('button', { name: words.confirm_sum('1,235,067') }).waitFor()
  for (const size of SCREENS) {
    await page.setViewportSize(size)
    expect(await misfits(page)).toEqual([])
  }
})
