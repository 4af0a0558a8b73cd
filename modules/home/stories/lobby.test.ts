import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { stylesOf } from '#tests/e2e/harness/styles-of.ts'
import { watchCommits } from '#tests/e2e/harness/watch-commits.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'

const site = openSite({ partner: openTestSandbox })

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
/** Of the ten types; the open one is lit. */
const PICTURES = ['bird', 'cherries', 'fish-lit', 'game-controller', 'gift', 'handshake', 'horse', 'poker-chip']
  .concat(['soccer-ball', 'ticket'])
  .map((name) => `#${name}`)
const SLOTS_OF_JILI = '/?type=1&provider=1'
const strip = (page: Page, name = 'Game types') => page.getByRole('navigation', { name })

/** Goes the way of the thumb: type, provider. */
async function openProvider(page: Page, type: string, provider: string | RegExp): Promise<void> {
  await strip(page).getByRole('link', { name: type }).click()
  await page.waitForURL(/\/\?type=\d+$/)
  await page.getByRole('main').getByRole('link', { name: provider, exact: true }).click()
  await page.waitForURL(/provider=\d+$/)
}

test('the address without a type is the lobby of all types, with their providers and a strip; without hot games it says so', async () => {
  const page = await site.visit({ viewport: DESKTOP })
  await page.route('**/api/hot_game_lists*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), data: [] } })
  })

  await open(page, '/')

  await eventually(() => page.url()).toMatch(/\/\?type=all$/)
  const slots = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Slots' }) })
  expect(await slots.getByRole('link').filter({ hasNotText: 'See all' }).count()).toBeGreaterThanOrEqual(8)
  for (const name of ['Live Casino', 'Sports', 'Fishing'])
    await page.getByRole('heading', { name, exact: true }).waitFor()

  // The strip has hot games first, and not what the company hides; the open type stands out.
  await strip(page).getByRole('link', { name: 'Fishing' }).click()
  await page.waitForURL(/\/\?type=8$/)
  await eventually(() => strip(page).locator('[aria-current]').allTextContents()).toEqual(['Fishing'])
  const names = await strip(page).getByRole('link').allTextContents()
  expect(names[0]).toBe('Hot Games')
  expect(names).toHaveLength(11)
  expect(names).not.toContain('Poker')
  const pictures = await strip(page)
    .getByRole('presentation')
    .evaluateAll((all) => all.map((picture) => new URL((picture as HTMLImageElement).src).hash))
  expect(pictures.toSorted()).toEqual(PICTURES)

  await strip(page).getByRole('link', { name: 'Hot Games' }).click()
  await page.getByText('There is no game list.').waitFor()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  await page.waitForURL(/\/\?type=hot$/)
})

test('the site itself answers with the page of all types, and only the address of the browser follows', async () => {
  const page = await site.visit()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).search)
  })
  const ask = (path: string) => page.request.get(path, { maxRedirects: 0 })

  const answers = [await ask('/'), await ask('/?type=all'), await ask('/?ref=PADAUK7')]
  await open(page, '/?ref=PADAUK7')
  await eventually(() => page.url()).toMatch(/\/\?type=all&ref=PADAUK7$/)
  await page.getByRole('heading', { name: 'Slots', exact: true }).waitFor()

  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.headers().etag)).size).toBe(1)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(documents).toEqual(['?ref=PADAUK7'])
  // The blank page and this one: nothing to go back to in between.
  expect(await page.evaluate(() => history.length)).toBe(2)
  expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'ref', value: 'PADAUK7' }))
})

test('a type has its providers, and a provider its games: a search finds what is not loaded, and each comes once', async () => {
  // Hits move up: the player has asked for them, by letters that the browser takes for no input.
  const page = await site.visit({ allows: [/^the layout moved/] })

  await open(page, '/')
  await openProvider(page, 'Slots', 'JILI')
  await eventually(() => tiles(page).count()).toBe(20)

  // At once what is loaded, and a moment later what is on page three.
  const loaded = await tiles(page).getByRole('heading').allTextContents()
  const far = await nameOnPage(page, 3)
  await page.getByPlaceholder('Search...', { exact: true }).fill(loaded[4]?.slice(1, -1).toUpperCase() ?? '')
  await eventually(() => tiles(page).getByRole('heading').allTextContents()).toContain(loaded[4])
  await page.getByRole('searchbox').fill(far.toLowerCase())
  await eventually(() => tiles(page).getByRole('heading').allTextContents()).toEqual([far])
  await page.getByRole('searchbox').fill('no game is called like this')
  await page.getByText('No games found.').waitFor()
  await page.getByRole('searchbox').fill('')
  await eventually(() => tiles(page).count()).toBe(20)

  // Three to a row on a phone, four on a larger one and six on a desktop.
  const columns = () =>
    tiles(page)
      .first()
      .evaluate((tile) => getComputedStyle(tile.closest('ul') ?? tile).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(3)
  await page.setViewportSize({ width: 640, height: 900 })
  expect(await columns()).toBe(4)
  await page.setViewportSize(DESKTOP)
  expect(await columns()).toBe(6)

  const more = page.getByRole('button', { name: 'Load More' })
  await more.click()
  await eventually(() => tiles(page).count()).toBe(40)
  await more.click()
  await eventually(() => tiles(page).count()).toBe(60)
  await more.click()
  // While it loads, the button has another name.
  await eventually(() => tiles(page).count()).toBeGreaterThan(60)
  await more.waitFor({ state: 'detached' })
  const names = await tiles(page).getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names).size).toBe(names.length)
  await page.getByText(`${names.length} games`).waitFor()
})

async function nameOnPage(page: Page, number: number): Promise<string> {
  const [type, provider] = ['type', 'provider'].map((name) => new URL(page.url()).searchParams.get(name))
  const answer = await site.app.call('GET', `/api/game_lists/${type}/${provider}?page=${number}&lan=en`)
  const [game] = answer.body.data as { game_name: string }[]
  if (!game) throw new Error(`page ${number} is empty`)
  return game.game_name
}

test('a game that came twice is shown once; the buttons of the providers stay in the open type, as far as it is open', async () => {
  const page = await site.visit({ as: await site.app.player() })

  await open(page, SLOTS_OF_JILI)
  await page.route('**/api/game_lists/**page=2', async (route) => {
    const first = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') })
    const second = await route.fetch()
    const answer = await second.json()
    answer.data = [...(await first.json()).data.slice(0, 5), ...answer.data.slice(0, 15)]
    await route.fulfill({ response: second, json: answer })
  })
  await page.getByRole('button', { name: 'Load More' }).click()

  await eventually(() => tiles(page).count()).toBe(35)

  await openProvider(page, 'Fishing', 'JILI')
  const chips = page.getByRole('navigation', { name: 'Providers' })
  await eventually(() => chips.locator('[aria-current]').allTextContents()).toEqual(['JILI'])
  await chips.getByRole('link', { name: 'YB' }).click()
  await page.getByRole('heading', { name: 'YB' }).waitFor()
  expect(await strip(page).locator('[aria-current]').allTextContents()).toEqual(['Fishing'])
  await tiles(page).first().waitFor()

  // A provider's game under maintenance is shown as such and cannot be opened.
  await openProvider(page, 'Cock Fighting', /^SV388/)
  await page.getByText('Maintenance').first().waitFor()
  expect(await page.getByRole('main').getByRole('listitem').getByRole('button').first().isDisabled()).toBe(true)
})

test('lists that do not come are told, and asked for again', async () => {
  const page = await site.visit({
    expects: [/game_lists\/\S+ answered 500$/, /^GET \/api\/hot_game_lists answered 500$/],
  })
  let is_broken = true
  const breakIt = (path: string) =>
    page.route(path, (route) => (is_broken ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await breakIt('**/api/game_lists/**')
  await breakIt('**/api/hot_game_lists*')

  await open(page, '/')
  await openProvider(page, 'Slots', 'JILI')
  await page.getByText('Something Went Wrong!').waitFor()
  await strip(page).getByRole('link', { name: 'Hot Games' }).click()
  await page.getByText('Something Went Wrong!').waitFor()
  is_broken = false
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('main').getByRole('listitem').getByRole('button').first().waitFor()
})

test('without a type that exists, or with one that nobody serves, there is no data', async () => {
  // The document of an address that names nothing is that of all types.
  const page = await site.visit({ allows: [/^the layout moved/] })

  await open(page, '/?type=13')
  await page.getByText('No Data Found').waitFor()
  await open(page, '/?type=999')
  await page.getByText('No Data Found').waitFor()
})

test('names and lists are in the language of the player', async () => {
  const page = await site.visit({ language: 'mm' })
  const { home } = await wordsOf('mm')

  await open(page, '/?type=1')
  await page.getByRole('main').getByRole('link', { name: 'JILI', exact: true }).click()
  await eventually(() => tiles(page).count()).toBe(20)

  const names = await tiles(page).getByRole('heading').allTextContents()
  expect(names.every((name) => /[\u1000-\u109f]/.test(name))).toBe(true)
  expect(await strip(page, home.game_types).getByRole('link').nth(1).textContent()).toMatch(/[\u1000-\u109f]/)
})

test('the first view needs no call and no script: types, providers and games are in the document', async () => {
  const page = await site.visit({ context: { javaScriptEnabled: false }, expects: [/\.js failed: csp$/] })

  await page.goto('/?type=all')
  const jili = page.getByRole('link', { name: 'JILI', exact: true }).first()
  const href = await jili.getAttribute('href')
  await page.goto(href ?? '')

  expect(await tiles(page).count()).toBe(20)
  // Those in sight on a phone have their pictures there too, which are asked for before any script.
  const addresses = (all: Element[]) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('href'))
  const pictures = await tiles(page).locator('img').evaluateAll(addresses)
  const asked = page.locator('link[as="image"][href], link[rel="modulepreload"]')
  expect(pictures).toHaveLength(6)
  expect((await asked.evaluateAll(addresses)).slice(0, 6)).toEqual(pictures)
})

test('a press on a provider is answered by the tiles in sight, and the others follow', async () => {
  const page = await site.visit()
  const commits = await watchCommits(page, 'main article')
  await open(page, '/?type=1')

  await page.getByRole('main').getByRole('link', { name: 'JILI', exact: true }).click()
  await eventually(() => tiles(page).count()).toBe(20)

  expect((await commits()).find((count) => count > 0)).toBe(9)
})

test('what a document leaves out of its styles is in its place before the page answers', async () => {
  const player = await site.app.player()
  for (const [path, as] of [['/?type=1&provider=1'], ['/information?tab=transfer', player]] as const) {
    const page = await site.visit({ as, language: 'mm' })
    const document = await page.context().request.get(path)
    expect(await document.text()).toContain('<style data-later="/styles/')

    await open(page, path)
    const { wanted, there } = await stylesOf(page)

    expect(wanted.rules.length).toBeGreaterThan(200)
    expect(there).toEqual(wanted)
  }
})

test('a platform that no longer has what a document left out gives the sheets themselves, and then answers', async () => {
  const page = await site.visit({ expects: [/styles\/.* answered 404/] })
  await page.route('**/styles/*', (route) => route.fulfill({ status: 404 }))
  await page.route('**/assets/*.css', async (route) => {
    await sleep(1_000)
    await route.continue()
  })

  await open(page, '/?type=1&provider=1')

  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(5)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate((it) => getComputedStyle(it).position)).toBe('fixed')
})
