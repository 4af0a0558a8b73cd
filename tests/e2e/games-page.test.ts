import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { settled } from '#server/testing/sync-catalog.ts'
import { DESK, eventually, open, openSite } from './browser.ts'
import { openTestSandbox } from './sandbox.ts'

const site = openSite({ partner: openTestSandbox })

const main = (page: Page) => page.getByRole('main')
const games = (page: Page) => main(page).getByRole('listitem').getByRole('button')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

test('the games page opens with all providers, each with its way to its list', async () => {
  const page = await site.visit()

  await open(page, '/games')
  expect(page.url()).toMatch(/\/games\?tab=all$/)
  for (const name of ['Slots', 'Live Casino', 'Sports', 'Fishing']) await heading(page, name).waitFor()
  const cards = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
  expect(await cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(3)
  await main(page).getByRole('link', { name: 'Go to list: YB, Fishing' }).click()

  await page.waitForURL('**/games?type=FISHING&provider=YB')
  await games(page).first().waitFor()
  expect(await page.getByRole('navigation', { name: 'Providers' }).locator('[aria-current]').allTextContents()).toEqual(
    ['YB'],
  )
  await page.getByRole('navigation', { name: 'Providers' }).getByRole('link', { name: 'KA' }).click()
  await page.waitForURL('**/games?type=FISHING&provider=KA')
})

test('a provider of a type is found by every name that the address may have', async () => {
  const page = await site.visit()

  await open(page, '/games?type=SLOT&provider=JILI')
  const wanted = await games(page).allTextContents()
  expect(wanted).toHaveLength(20)
  for (const address of ['type=slot&list=JILI', 'type=slot&list=jili', 'type=1&provider=JILI']) {
    await open(page, `/games?${address}`)
    await eventually(() => games(page).allTextContents()).toEqual(wanted)
  }
  await open(page, '/games?type=live%20casino&list=SEXY')
  await heading(page, 'SEXY · Live Casino').waitFor()
})

test('every tab begins at the same height', async () => {
  const page = await site.visit()
  const begins = async (tab: string, first: string) => {
    await open(page, `/games?tab=${tab}`)
    return (await heading(page, first).boundingBox())?.y
  }

  expect(await begins('all', 'Slots')).toBe(await begins('hot', 'Hot Games'))
})

test('hot games stand three to a row on a phone and six on a desk', async () => {
  const page = await site.visit()
  const columns = () =>
    main(page)
      .getByRole('list')
      .last()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

  await open(page, '/games?tab=hot')
  await games(page).first().waitFor()

  expect(await columns()).toBe(3)
  // Medium is a tablet held upright.
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await columns()).toBe(6)
  await page.setViewportSize(DESK)
  expect(await columns()).toBe(6)
})

test('table games come from all live casinos, and kinds that nobody serves say so', async () => {
  const page = await site.visit()

  await open(page, '/games?tab=table')
  await heading(page, 'Table Games').waitFor()
  await eventually(() => games(page).count()).toBeGreaterThan(20)
  for (const [tab, name] of [
    ['card', 'Card Games'],
    ['bingo', 'Bingo Games'],
  ] as const) {
    await open(page, `/games?tab=${tab}`)
    await heading(page, name).waitFor()
    await eventually(() => games(page).count()).toBeGreaterThan(2)
  }
  await open(page, '/games?type=poker')
  await page.getByText('No games found.').waitFor()
})

test('the sport book has its four pictures, and each opens its maker', async () => {
  const player = await site.house.player({ game: kyat(500) })
  const page = await site.visit({ as: player })

  await open(page, '/games?type=sport%20book')
  await eventually(() => games(page).allTextContents()).toEqual(['SBO', 'UG', 'IBC', 'S'])
  await games(page).nth(2).click()

  await page.waitForURL(/\/play\//)
})

test('games of other sites open in a tab of their own, with a token and without a way back', async () => {
  const player = await site.house.player({ game: kyat(500) })
  const [link] = await site.house.owner_db<{ id: number }[]>`
    insert into external_game.link (place, name_en, name_mm, name_zh, name_th, url)
    values (1, 'Chess garden', 'x', 'x', 'x', 'https://chess.example/play') returning id`
  await settled()
  const page = await site.visit()
  await page.context().route('https://chess.example/**', (route) => route.fulfill({ body: '<title>chess</title>' }))

  await open(page, '/games')
  await main(page).getByRole('button', { name: 'Chess garden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(player.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  const [tab] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Login' }).click()])
  await tab.waitForURL(/chess\.example/)

  expect([...new URL(tab.url()).searchParams.keys()]).toEqual(['token'])
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  // An open page would follow the change before our eyes, and move what stands below.
  await page.goto('about:blank')
  await site.house.owner_db`delete from external_game.link where id = ${link?.id ?? 0}`
  await settled()
  await open(page, '/games')
  await heading(page, 'Slots').waitFor()
  expect(await page.getByText('More games').count()).toBe(0)
})
