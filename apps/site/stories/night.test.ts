import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const site = openSite()

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const DAY = 'rgb(243, 245, 238)'
const NIGHT = 'rgb(6, 33, 28)'

test('the site is dark where the device is, until its owner chooses otherwise', async () => {
  const page = await site.visit()
  await open(page, '/')
  expect(await ground(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).toBe(NIGHT)

  const menu = await openMenu(page)
  await menu.getByText('Light').click()
  expect(await ground(page)).toBe(DAY)
  await page.reload()
  expect(await ground(page)).toBe(DAY)

  await (await openMenu(page)).getByText('As the device').click()
  await page.reload()
  expect(await ground(page)).toBe(NIGHT)
})

test('a choice of dark is in the first answer of each later visit', async () => {
  const page = await site.visit()
  await open(page, '/')
  await (await openMenu(page)).getByText('Dark').click()
  expect(await ground(page)).toBe(NIGHT)

  const answer = await (await page.context().request.get('/?type=all')).text()

  expect(answer).toContain('<style data-night media="all">')
  await page.reload()
  expect(await (await openMenu(page)).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
})

test('everything can be read at night', async () => {
  await openTestDraw(site.app.owner_db)
  const player = await site.app.player({ main: kyat(20_000), game: kyat(5_000) })
  const page = await site.visit({ as: player, allows: [/twod-live answered 503/, /twod-capacity answered 403/] })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', '/2d/bet', '/information?tab=transfer']) {
    await open(page, path)
    expect([path, await faultsOfAxe(page)]).toEqual([path, []])
  }
  await openMenu(page)
  expect(await faultsOfAxe(page)).toEqual([])
})

test('the window of a game is darker at night, as it was chosen or as the device is', async () => {
  const page = await site.visit()
  await open(page, '/')
  const groundOfWindow = async () => {
    await page.goto('/game-window')
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  }
  expect(await groundOfWindow()).toBe('rgb(6, 49, 42)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await groundOfWindow()).toBe('rgb(3, 19, 15)')

  await open(page, '/')
  await (await openMenu(page)).getByText('Light').click()
  expect(await groundOfWindow()).toBe('rgb(6, 49, 42)')
})
