import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seedExternalGameDemo } from '#external-game/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

let sandbox_url = ''
const site = openSite({
  async partner(platform_url) {
    const partner = await openTestSandbox(platform_url)
    sandbox_url = partner.demo_play_url ?? ''
    return partner
  },
})

const main = (page: Page) => page.getByRole('main')
/** Without the hearts, which come later. */
const games = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^(?!.*: favourite$)/ })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

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

test.each([
  ['a low phone', { width: 360, height: 640 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', DESKTOP],
] as const)(
  'on %s the providers of a type stand where they will stand, before they are laid out',
  async (_what, viewport) => {
    const page = await site.visit({ language: 'mm', viewport })
    await open(page, '/games')
    const sections = main(page).locator('section')
    await sections.first().waitFor()
    const heights = () =>
      sections.evaluateAll((all) => all.map((section) => Math.round(section.getBoundingClientRect().height / 10) * 10))
    const before = await heights()
    expect(new Set(before).size).toBeGreaterThan(2)

    for (const section of await sections.all()) await section.scrollIntoViewIfNeeded()

    await eventually(heights).toEqual(before)
  },
)

test('where a provider or a game of another site has no picture, the first letters of its name stand in its place', async () => {
  await site.app.owner_db`
    insert into external_game.link (place, name_en, name_mm, name_zh, name_th, url)
    values (1, 'Chess garden', 'x', 'x', 'x', 'https://chess.example/play')`
  await settled()
  const page = await site.visit()

  await open(page, '/games')
  const mark = (part: Locator) => part.locator('[data-picture]')
  const card = (name: string) =>
    main(page)
      .getByRole('article')
      .filter({ has: page.getByText(name, { exact: true }) })
  expect(await mark(card('JILI').first()).innerText()).toBe('JI')
  expect(await mark(main(page).getByRole('button', { name: 'Chess garden' })).innerText()).toBe('CG')

  // It fills the place of the picture, and is not read twice.
  const [place, letters] = await card('JILI')
    .first()
    .evaluate((article) => {
      const letters = article.querySelector('[data-picture]')
      return [letters?.parentElement, letters].map((each) => each?.getBoundingClientRect().toJSON())
    })
  expect(letters).toEqual(place)
  await main(page).getByRole('link', { name: 'Go to list: JILI, Slots' }).waitFor()
  await page.goto('about:blank')
  await site.app.owner_db`delete from external_game.link`
  await settled()
})

test('a provider of a type is found by every name that the address may have', async () => {
  const page = await site.visit()

  await open(page, '/games?type=SLOT&provider=JILI')
  await eventually(() => games(page).count()).toBe(20)
  const wanted = await games(page).allTextContents()
  for (const address of ['type=slot&list=JILI', 'type=slot&list=jili']) {
    // Between two of them another list.
    await moveTo(page, '/games?type=live%20casino&list=SEXY')
    await heading(page, 'SEXY · Live Casino').waitFor()
    await moveTo(page, `/games?${address}`)
    await eventually(() => games(page).allTextContents()).toEqual(wanted)
  }
  // As the address of a document too.
  await open(page, '/games?type=1&provider=JILI')
  await eventually(() => games(page).allTextContents()).toEqual(wanted)
})

test('each tab shows its games, beginning at the same height, and kinds that nobody serves say so', async () => {
  const page = await site.visit()
  const columns = () =>
    main(page)
      .getByRole('list')
      .last()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

  await open(page, '/games?tab=all')
  await eventually(() => main(page).locator('a[href*="provider="]').count()).toBeGreaterThan(2)
  const height = (await heading(page, 'Slots').boundingBox())?.y
  for (const [tab, name, count] of [
    ['table', 'Table Games', 20],
    ['card', 'Card Games', 2],
    ['bingo', 'Bingo Games', 2],
    ['hot', 'Hot Games', 2],
  ] as const) {
    await moveTo(page, `/games?tab=${tab}`)
    await heading(page, name).waitFor()
    await eventually(() => games(page).count()).toBeGreaterThan(count)
    expect((await heading(page, name).boundingBox())?.y, tab).toBe(height)
  }

  // Three to a row on a phone and six on a desktop.
  expect(await columns()).toBe(3)
  // Medium is a tablet held upright.
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await columns()).toBe(6)
  await page.setViewportSize(DESKTOP)
  expect(await columns()).toBe(6)

  await moveTo(page, '/games?type=poker')
  await page.getByText('No games found.').waitFor()
})

test('the sport book has its four pictures, and each opens its maker', async () => {
  const player = await site.app.player({ game: kyat(500) })
  const page = await site.visit({ as: player })

  await open(page, '/games?type=sport%20book')
  await eventually(() => games(page).allTextContents()).toEqual(['SBO', 'UG', 'IBC', 'S'])
  await games(page).nth(2).click()

  await page.waitForURL(/\/play\//)
})

test('games of other sites open in a tab of their own, with a token and without a way back, and know who came', async () => {
  const player = await site.app.player({ game: kyat(500) })
  await site.app.owner_db`
    insert into external_game.link (place, name_en, name_mm, name_zh, name_th, url)
    values (1, 'Chess garden', 'x', 'x', 'x', 'https://chess.example/play')`
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
  await site.app.owner_db`delete from external_game.link`
  await seedExternalGameDemo(site.app.owner_db, sandbox_url)
  await settled()
  await open(page, '/games?tab=all')
  for (const name of ['Chinlone Club', 'River Races']) {
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      main(page).getByRole('button', { name }).click(),
    ])
    await other.getByText(`(${player.user.user_name})`).waitFor()
    await other.getByRole('link', { name: 'Play with play money' }).click()
    await other.waitForURL('**/play/**')
    await other.close()
  }

  await page.goto('about:blank')
  await site.app.owner_db`delete from external_game.link`
  await settled()
  await open(page, '/games')
  await heading(page, 'Slots').waitFor()
  expect(await page.getByText('More games').count()).toBe(0)
})
