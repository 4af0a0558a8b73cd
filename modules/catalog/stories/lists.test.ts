import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'

const site = openSite({ partner: openTestSandbox })
const main = (page: Page) => page.getByRole('main')
const games = (page: Page) => main(page).locator('li > button:first-child')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

test('a list is sorted and filtered from the address, which Back and a reload bring again', async () => {
  const page = await site.visit()
  await open(page, '/games?type=SLOT&provider=JILI')
  await eventually(() => games(page).count()).toBe(20)
  const names = () => games(page).locator('span:first-child').allTextContents()
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'A–Z' })
  await page.waitForURL('**/games?type=SLOT&provider=JILI&sort=name')
  await eventually(() => games(page).count()).toBeGreaterThan(20)
  const sorted = await names()
  expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'en')))

  await page.mouse.wheel(0, 600)
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const place = await page.evaluate(() => scrollY)
  // Pressed where it is: a pointer would bring it in sight first, and so move the page.
  await main(page).getByRole('link', { name: 'Hot', exact: true }).dispatchEvent('click')
  await heading(page, 'Hot Games').waitFor()
  await main(page).getByRole('combobox', { name: 'Provider' }).selectOption({ index: 1 })
  await page.waitForURL(/tab=hot&provider=\w+$/)
  const of_provider = await games(page).count()
  await main(page).getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'All providers' })
  await eventually(() => games(page).count()).toBeGreaterThan(of_provider)

  await page.goBack()
  await page.waitForURL('**/games?type=SLOT&provider=JILI&sort=name')
  await eventually(names).toEqual(sorted)
  await eventually(() => page.evaluate(() => scrollY)).toBe(place)
  await page.reload()
  await eventually(names).toEqual(sorted)
})

test('home leads to all favourites', async () => {
  const page = await site.visit()
  await open(page, '/games?type=SLOT&provider=JILI')
  await main(page)
    .getByRole('button', { name: /: favourite$/ })
    .first()
    .click()
  await moveTo(page, '/?type=all')
  await main(page).getByRole('link', { name: 'See all: Favourites' }).click()
  await page.waitForURL('**/games?tab=favourites')
  await heading(page, 'Favourites').waitFor()
  await eventually(() =>
    main(page)
      .getByRole('button', { name: /: favourite$/, pressed: true })
      .count(),
  ).toBe(1)
})
