import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'
import { rollUntilWon } from '#tests/support/use-cases/large-win.ts'

const site = openSite({ partner: openTestSandbox })
/** A turn is shown for six seconds. */
const TURN_MS = 6_500
const STAKES = [200_000, 300_000, 400_000, 500_000]

const winsOf = (page: Page) => page.getByRole('main').locator('section').filter({ hasText: 'Latest wins' })
const rowOf = (page: Page, amount: string) => winsOf(page).getByRole('listitem').filter({ hasText: amount })

// In a language that no other story here takes: a document is kept for a minute.
test('home of a company without wins has no place for them', async () => {
  const page = await site.visit({ language: 'zh' })
  await open(page, '/?type=all')
  await page.getByRole('main').getByRole('list').first().waitFor()

  expect(await page.getByRole('heading', { name: '最新中奖' }).count()).toBe(0)
})

describe('home of a company whose players win', () => {
  beforeAll(async () => {
    const player = await site.app.player({ game: kyat(60_000_000) })
    for (const stake of STAKES) await rollUntilWon(site.app, player, stake)
    await site.app.owner_db`update home.setting set win_min = win_min - 1`
    await settled()
  })

  test('shows the newest wins with masked names, and leads to their game', async () => {
    const page = await site.visit({ as: await site.app.player() })
    await open(page, '/?type=all')
    const newest = rowOf(page, '450,000 Ks').getByRole('link')
    await newest.scrollIntoViewIfNeeded()

    expect(await newest.textContent()).toMatch(/^Ko•••.*Digit Bet · (?:just now|\d+ min ago)/)
    await winsOf(page)
      .getByRole('link', { name: /^Biggest today.*450,000 Ks/ })
      .waitFor()
    await winsOf(page)
      .getByRole('link', { name: /^Biggest in 7 days.*450,000 Ks/ })
      .waitFor()
    expect(await faultsOfAxe(page)).toEqual([])

    await newest.click()
    await page.waitForURL('**/digitbet')
  })

  test('turns to the earlier ones by itself, and stands still on demand', async () => {
    const page = await site.visit()
    await open(page, '/?type=all')
    const pause = winsOf(page).getByRole('button', { name: 'Pause wins' })
    await pause.scrollIntoViewIfNeeded()
    expect(await rowOf(page, '180,000 Ks').isVisible()).toBe(false)
    await rowOf(page, '180,000 Ks').waitFor()
    expect(await rowOf(page, '450,000 Ks').isVisible()).toBe(false)
    await rowOf(page, '450,000 Ks').waitFor()

    await pause.click()
    await page.mouse.move(0, 0)
    await sleep(TURN_MS)

    expect(await rowOf(page, '450,000 Ks').isVisible()).toBe(true)
    await winsOf(page).getByRole('button', { name: 'Resume wins' }).click()
    await rowOf(page, '180,000 Ks').waitFor()
  })

  test('stands still where the device wants no motion', async () => {
    const page = await site.visit({ context: { reducedMotion: 'reduce' } })
    await open(page, '/?type=all')
    await rowOf(page, '450,000 Ks').waitFor()
    await sleep(TURN_MS)

    expect(await rowOf(page, '450,000 Ks').isVisible()).toBe(true)
    expect(await winsOf(page).getByRole('button', { name: 'Pause wins' }).count()).toBe(0)
  })

  test('shows them to no player on a break', async () => {
    const player = await site.app.player()
    const { phone, password, token } = player
    expect((await site.app.call('POST', '/api/break', { token, body: { period: 'day', password } })).status).toBe(200)
    const signed_in = await site.app.call('POST', '/api/login', { body: { user_name: phone, password } })
    // Banners go as well.
    const as = { ...player, ...(signed_in.body.data as { token: string }) }
    const page = await site.visit({ as, allows: [/^the layout moved/] })
    await open(page, '/?type=all')

    await eventually(() => page.locator('html').getAttribute('data-offers')).toBe('hidden')
    expect(await winsOf(page).isVisible()).toBe(false)
  })
})
