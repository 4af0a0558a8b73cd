import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'

const site = openSite({ partner: openTestSandbox })

async function openSearch(page: Page, name = 'Search') {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await sheet.waitFor()
  return { sheet, field: sheet.getByRole('searchbox'), found: sheet.getByRole('list', { name, exact: true }) }
}

test('a game is found by a name with a wrong letter, and plays at one press', async () => {
  const page = await site.visit({ as: await site.app.player({ game: kyat(5_000) }) })
  await open(page, '/about')
  const { sheet, field, found } = await openSearch(page)
  await eventually(() => field.evaluate((it) => it === document.activeElement)).toBe(true)

  await field.fill('goldon ow')
  const best = found.getByRole('button').first()
  await eventually(() => best.textContent()).toBe('Golden Owl JILI')
  expect(await faultsOfAxe(page)).toEqual([])
  await sheet.getByRole('status').waitFor({ state: 'attached' })
  await best.click()

  await page.waitForURL(/\/play\//)
})

test('nothing of the search is fetched before it is touched', async () => {
  const page = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/?type=all')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /game-names|search-sheet/.test(url))).toEqual([])

  await openSearch(page)

  await eventually(() => asked.filter((url) => /game-names/.test(url)).length).toBe(1)
})

test('an English page finds a game in Burmese, a Burmese one in English', async () => {
  const english = await site.visit()
  await open(english, '/?type=all')
  const first = await openSearch(english)
  await first.field.fill('ဇီးကွက်')
  await first.found
    .getByRole('button', { name: /^Golden Owl/ })
    .first()
    .waitFor()

  const burmese = await site.visit({ language: 'mm' })
  await open(burmese, '/?type=all')
  const second = await openSearch(burmese, 'ရှာဖွေရန်')
  await second.field.fill('golden owl')
  await second.found
    .getByRole('button', { name: /ရွှေဇီးကွက်/ })
    .first()
    .waitFor()
})

test('a provider and a page are found too, and what was searched is offered again', async () => {
  const page = await site.visit()
  await open(page, '/about')
  const first = await openSearch(page)
  await first.field.fill('jili')
  await first.found.getByRole('link', { name: /^JILI/ }).first().click()
  await page.waitForURL(/provider=\d+/)

  const second = await openSearch(page)
  await second.sheet.getByRole('button', { name: 'jili' }).click()
  await second.found.getByRole('link', { name: /^JILI/ }).first().waitFor()
  await second.field.fill('rankin')
  await second.found.getByRole('link', { name: /^Ranking/ }).click()
  await page.waitForURL(/\/ranking$/)

  const third = await openSearch(page)
  await third.sheet.getByRole('button', { name: 'Clear' }).click()
  expect(await third.sheet.getByRole('button', { name: 'jili' }).count()).toBe(0)
})

test('where nothing is found the search leads on', async () => {
  const page = await site.visit()
  await open(page, '/?type=all')
  const { sheet, field } = await openSearch(page)
  await field.fill('qqqqqq')
  await sheet.getByRole('heading', { name: 'Nothing found' }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])

  await sheet.getByRole('link', { name: 'Hot Games' }).click()

  await page.waitForURL(/type=hot/)
})

test.each(['en', 'mm', 'zh', 'th'] as const)(
  'a guest’s bar has space for all its buttons on each phone, in %s',
  async (language) => {
    // A turned phone moves the words of the page.
    const page = await site.visit({ language, allows: [/^the layout moved/] })
    await open(page, '/about')
    for (const width of [320, 345, 346, 360, 374, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 740 })
      const ends = await page
        .getByRole('banner')
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(width)
    }
  },
)
