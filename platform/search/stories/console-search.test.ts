import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const pathOf = (page: Page) => new URL(page.url()).pathname

test('Ctrl K leads from another screen to a player, by the arrow keys and Enter', async () => {
  const [first, second] = [await site.app.player(), await site.app.player()]
  const name = `Ko Htet ${first.id}`
  await site.app.owner_db`update identity.player set name = ${name} where id in (${first.id}, ${second.id})`
  const { page } = await consoleClient.signedIn('owner')
  await page.getByRole('link', { name: 'Deposits' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deposits' }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill(name.slice(4))
  const players = results(page).getByRole('group', { name: 'Players' }).getByRole('option')
  await eventually(() => players.count()).toBe(2)
  expect(await faultsOfAxe(page)).toEqual([])
  expect(await players.first().getAttribute('aria-selected')).toBe('true')
  const phones = await players.allTextContents()
  await page.keyboard.press('ArrowDown')
  expect(await players.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await players.nth(1).getAttribute('id'))
  await page.keyboard.press('Enter')

  const chosen = [first, second].find(({ user }) => phones[1]?.includes(user.user_name))
  await eventually(() => pathOf(page)).toBe(`/players/${chosen?.id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await results(page).count()).toBe(0)
  expect(consoleClient.refusals()).toEqual([])
})

test('Enter that comes before the answer opens what the answer finds first', async () => {
  const player = await site.app.player()
  const { page } = await consoleClient.signedIn('cashier')

  await page.keyboard.press('/')
  await field(page).fill(player.phone)
  await page.keyboard.press('Enter')

  await eventually(() => pathOf(page)).toBe(`/players/${player.id}`)
  expect(consoleClient.refusals()).toEqual([])
})

test('slash is a letter in a field, and Escape closes the search and gives the focus back', async () => {
  const { page } = await consoleClient.signedIn('owner')
  await page.getByRole('link', { name: 'Players' }).click()
  const filter = page.getByRole('searchbox')
  await filter.click()
  await page.keyboard.type('a/b')
  expect(await filter.inputValue()).toBe('a/b')
  expect(await results(page).count()).toBe(0)

  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => results(page).count()).toBe(0)
  expect(await filter.evaluate((element) => element === document.activeElement)).toBe(true)

  const button = page.getByRole('button', { name: 'Search everything' })
  await button.click()
  await eventually(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(consoleClient.refusals()).toEqual([])
})

test('screens and actions are found by name, those that the person may use', async () => {
  const { page } = await consoleClient.signedIn('owner')
  await page.keyboard.press('/')
  await field(page).fill('add agent')
  await results(page).getByRole('option', { name: 'Add agent' }).waitFor()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New account' })
  await sheet.waitFor()
  expect(await sheet.getByLabel('Role').inputValue()).toBe('agent')

  const { page: cashiers } = await consoleClient.signedIn('cashier')
  await cashiers.keyboard.press('/')
  await field(cashiers).fill('add')
  await cashiers.getByText('Nothing found.').waitFor()
  await field(cashiers).fill('held')
  await results(cashiers).getByRole('option', { name: 'Held credits' }).click()
  await eventually(() => pathOf(cashiers)).toBe('/held-credits')
  expect(consoleClient.refusals()).toEqual([])
})
