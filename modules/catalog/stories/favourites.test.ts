import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'

const site = openSite({ partner: openTestSandbox })
const SLOTS_OF_JILI = '/?type=1&provider=1'

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /: favourite$/ })
const pressed = (page: Page) => page.getByRole('main').getByRole('button', { name: /: favourite$/, pressed: true })

test('a heart that is pressed on one phone is seen on another, and taken back there', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  await open(page, SLOTS_OF_JILI)
  const heart = hearts(page).nth(1)
  const name = await heart.getAttribute('aria-label')
  const box = await heart.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])

  const saved = page.waitForResponse('**/api/favourite-games')
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await saved

  const other = await site.visit({ as: player })
  await open(other, SLOTS_OF_JILI)
  await eventually(() => pressed(other).count()).toBe(1)
  expect(await pressed(other).getAttribute('aria-label')).toBe(name)
  const taken_back = other.waitForResponse('**/api/favourite-games')
  await pressed(other).click()
  await taken_back
  await page.reload()
  await hearts(page).first().waitFor()
  await eventually(() => pressed(page).count()).toBe(0)
})

test('a heart that the platform refuses goes back, and a word says why', async () => {
  const player = await site.app.player()
  await site.app.owner_db`
    insert into catalog.favourite (player_id, game_id)
    select ${player.id}, id from catalog.game where provider_id <> 1 limit 100`
  const page = await site.visit({ as: player, expects: [/favourite-games answered 409$/] })
  await open(page, SLOTS_OF_JILI)

  await hearts(page).first().click()

  await page.getByText('You have 100 favourites. Remove one first.').waitFor()
  expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('false')
})

test('the hearts of a guest stay in the browser, and come along when the guest signs in', async () => {
  const player = await site.app.player()
  const page = await site.visit()
  await open(page, SLOTS_OF_JILI)
  await hearts(page).first().click()
  const name = await pressed(page).getAttribute('aria-label')
  await page.reload()
  await eventually(() => pressed(page).count()).toBe(1)

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(player.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  const brought = page.waitForResponse('**/api/my-games')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await brought

  await eventually(() => page.evaluate(() => localStorage.getItem('guest_games'))).toBe(null)
  const other = await site.visit({ as: player })
  await open(other, SLOTS_OF_JILI)
  await eventually(() => pressed(other).count()).toBe(1)
  expect(await pressed(other).getAttribute('aria-label')).toBe(name)
})
