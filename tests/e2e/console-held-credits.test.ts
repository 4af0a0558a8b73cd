import { expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { openAggregatorCalls, TEST_GSC } from '#server/testing/aggregator-calls.ts'
import { setCaps } from '#server/testing/held-credits.ts'
import { eventually, openSite, PHONE } from './browser.ts'
import { openDesk } from './console-desk.ts'
import { faultsOfAxe } from './faults-of-axe.ts'

const site = openSite({
  partner: () => Promise.resolve({ gsc: TEST_GSC, stock: () => Promise.resolve(), close: () => Promise.resolve() }),
})
const desk = openDesk(site)

test('a held prize stands on the first page, and reaches its player by the word of two', async () => {
  const player = await site.house.player({ game: kyat(100) })
  await setCaps(site.house, { call: 1_000, day: 5_000 })
  const calls = openAggregatorCalls(site.house)
  await calls.move('deposit', player, { action: 'JACKPOT', amount: 2_500, wager_code: 'the-big-one' })
  const { page: first, user_name } = await desk.signedIn('cashier')
  const { page: second } = await desk.signedIn('owner')

  // The cashier has the menu alone, and needs no mouse.
  await first.getByRole('link', { name: /^Held credits\s*1 waiting/ }).click()
  await first.getByRole('table', { name: 'Held credits' }).getByText('2,500').waitFor()
  await first.keyboard.press('j')
  await first.getByText('Two people have to say the same.').waitFor()
  expect(await faultsOfAxe(first)).toEqual([])
  await first.getByRole('button', { name: 'Release' }).focus()
  await first.keyboard.press('Enter')
  await first.getByLabel('Reason, for the audit trail').fill('the provider confirms it')
  await first.keyboard.press('Enter')
  await first.getByText('You have said this').waitFor()
  expect(await first.getByRole('button', { name: 'Release' }).count()).toBe(0)
  expect(await site.house.balancesOf(player)).toMatchObject({ game: kyat(100) })

  const alarm = second.getByRole('alert').getByRole('link')
  await eventually(() => alarm.innerText()).toMatch(/1 credit of a game partner is held:\s+2,500\s+Ks/)
  expect(await faultsOfAxe(second)).toEqual([])
  await second.setViewportSize(PHONE)
  await alarm.click()
  await second.getByRole('table', { name: 'Held credits' }).getByRole('link').click()
  await second.getByText(`${user_name} would release it: the provider confirms it`).waitFor()
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await faultsOfAxe(second)).toEqual([])
  await second.getByRole('button', { name: 'Release' }).click()
  await second.getByLabel('Reason, for the audit trail').fill('seen the round')
  await second.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await second.getByText('The credit is released.').waitFor()

  expect(await site.house.balancesOf(player)).toMatchObject({ game: kyat(2_600) })
  await second.getByRole('link', { name: 'Done' }).click()
  await second.getByRole('table', { name: 'Held credits' }).getByText('Released').waitFor()
  await site.house.expectBooksToHold()
  expect(desk.refusals()).toEqual([])
})
