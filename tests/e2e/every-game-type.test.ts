import { expect, test } from 'vitest'
import { fillExternalGameDemo } from '#server/external-game/index.ts'
import { settled } from '#server/testing/sync-catalog.ts'
import { eventually, open, openSite } from './browser.ts'
import { openTestSandbox } from './sandbox.ts'

let sandbox_url = ''
const site = openSite({
  async partner(house_url) {
    const partner = await openTestSandbox(house_url)
    sandbox_url = partner.demo_play_url ?? ''
    return partner
  },
})

test('every icon of the strip leads to providers, and each of them to games', async () => {
  const page = await site.visit()
  await open(page, '/?type=all')
  const strip = page.getByRole('navigation', { name: 'Game types' })
  const hrefs = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(9)

  for (const href of hrefs) {
    await strip.locator(`a[href="${href}"]`).click()
    await page.waitForURL(`**${href}`)
    if (href === '/?type=hot') {
      await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
      await page.getByRole('main').locator('li button').first().waitFor()
      continue
    }
    // Those of this type: the screen before may show others for a moment.
    await page.getByRole('main').locator(`li a[href^="${href}&provider="]`).first().click()
    await page.waitForURL(/&provider=\d+$/)
    await page.getByRole('main').locator('li article, li button').first().waitFor()
    expect(await page.getByText('No games found.').count(), href).toBe(0)
  }
})

test.each(['all', 'hot', 'table', 'card', 'bingo'])('the tab %s of the games page shows games', async (tab) => {
  const page = await site.visit()

  await open(page, `/games?tab=${tab}`)

  const shown = tab === 'all' ? 'a[href*="provider="]' : 'li button'
  await eventually(() => page.getByRole('main').locator(shown).count()).toBeGreaterThan(2)
})

test('the two links to other sites open pages that know who came', async () => {
  await fillExternalGameDemo(site.house.owner_db, sandbox_url)
  await settled()
  const player = await site.house.player()
  const page = await site.visit({ as: player })
  await open(page, '/games?tab=all')

  for (const name of ['Chinlone Club', 'River Races']) {
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('main').getByRole('button', { name }).click(),
    ])
    await other.getByText(`(${player.user.user_name})`).waitFor()
    await other.getByRole('link', { name: 'Play with play money' }).click()
    await other.waitForURL('**/play/**')
    await other.close()
  }
})
