import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

/** The answer to a slip is lost or speaks of a fault: nobody knows whether it was placed, but its player's slips do. */
const site = openSite()
const FAULT = 'The server is being restarted.'
const ALLOWS = [/twod-live answered 503$/, /twod-bet (failed|answered 50[03]$)/]

beforeAll(() => openTestDraw(site.app.owner_db))

async function confirmWith(
  answer: (route: Route) => Promise<void>,
  { language = 'en', slips_hang = false }: { language?: 'en' | 'mm'; slips_hang?: boolean } = {},
) {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, language, viewport: { width: 360, height: 640 }, allows: ALLOWS })
  await page.addInitScript(() => {
    // Once: a reload must find what the page has left.
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('bets', '{"totalAmount":3000,"amounts":[{"num":"07","amount":3000}]}')
  })
  await open(page, '/2d/confirm?time=2')
  await page.route('**/api/twod-bet', answer)
  if (slips_hang) await page.route('**/api/twod-bet-slips*', () => {})
  await press(page)
  const slips = () =>
    site.app.owner_db<{ total: bigint }[]>`
    select total from two_d.slip where player_id = ${player.id}`.then((rows) => rows.map(({ total }) => total))
  return { page, player, slips }
}

const press = (page: Page) => page.getByRole('button', { name: /3,000 Ks/ }).click()
const fault = (status: number) => (route: Route) => route.fulfill({ status, json: { message: FAULT } })

test('a slip of which the server says that it failed, and which it has placed, is found among the slips', async () => {
  const { page, slips } = await confirmWith(async (route) => {
    await route.fetch()
    await fault(500)(route)
  })

  await page.waitForURL('**/morning-bet-slip')
  await page.getByText('Bet placed successfully').waitFor()
  expect(await slips()).toEqual([kyat(3_000)])
  expect(await page.evaluate(() => localStorage.getItem('bets'))).toBeNull()
})

test('a slip that is not among them says what the server says, that it may come, and is placed once', async () => {
  const { page, player, slips } = await confirmWith(fault(503))

  const note = page.getByRole('alert')
  await note.getByText(FAULT).waitFor()
  expect(await note.innerText()).toContain('Nobody knows yet whether the bet was placed.')
  expect(await note.innerText()).toContain('Confirming again never places it twice.')
  expect(await note.getByRole('link', { name: 'Your slips' }).getAttribute('href')).toBe('/morning-bet-slip')
  expect(await slips()).toEqual([])

  await page.unroute('**/api/twod-bet')
  await press(page)
  await page.waitForURL('**/morning-bet-slip')
  expect(await slips()).toEqual([kyat(3_000)])
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(6_000), game: 0n })
})

test('a slip that was placed while no call is answered is placed once, however often it is confirmed', async () => {
  const { page, player, slips } = await confirmWith(
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { slips_hang: true },
  )
  // The slips hang: what is known is said meanwhile.
  await page.getByRole('alert').getByText('Nobody knows yet whether the bet was placed.').waitFor()
  await page.reload()
  await press(page)
  await page.getByRole('alert').getByText('Nobody knows yet whether the bet was placed.').waitFor()
  expect(await slips()).toEqual([kyat(3_000)])

  // In this order: a call that hangs is answered when nothing holds it any more.
  await page.reload()
  await page.unrouteAll()
  await press(page)
  await page.waitForURL('**/morning-bet-slip')
  expect(await slips()).toEqual([kyat(3_000)])
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(6_000), game: 0n })
})

test('a slip that is placed does not lie ready again while its page is long in coming, nor after a reload', async () => {
  let is_held = false
  const { page, slips } = await confirmWith(async (route) => {
    const response = await route.fetch()
    is_held = true
    await route
      .request()
      .frame()
      .page()
      .route('**/assets/**', (asset) => (is_held ? undefined : asset.continue()))
    await route.fulfill({ response })
  })
  await page.getByText('Bet placed successfully').waitFor()
  expect(new URL(page.url()).pathname).toBe('/2d/confirm')
  expect(await page.evaluate(() => localStorage.getItem('bets'))).toBeNull()

  is_held = false
  await page.reload()
  await page.waitForURL('**/?type=all')
  expect(await slips()).toEqual([kyat(3_000)])
})

test('a line that breaks before the answer leaves it open, in the words of the specification', async () => {
  const { page, slips } = await confirmWith((route) => route.abort('connectionfailed'))

  await page.getByRole('alert').getByText('Network or server error').waitFor()
  await page.getByRole('alert').getByText('Nobody knows yet whether the bet was placed.').waitFor()
  expect(await slips()).toEqual([])
})

test('it reads well in Burmese on a small phone', async () => {
  const { page } = await confirmWith(fault(503), { language: 'mm' })

  await page.getByRole('alert').getByText(FAULT).waitFor()
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
