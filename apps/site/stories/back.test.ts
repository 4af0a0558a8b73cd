import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { definedInSources, type OverlayPath, stockWays, WAYS, wayOf } from '#tests/e2e/failures/overlay-ways.ts'
import { eventually, open, openMenu, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import type { TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
let account: TestAccount

beforeAll(async () => {
  account = await stockWays(site.app)
  await seedPromotionDemo(site.app.owner_db)
})

/** A platform without a feed says so. */
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
/** No dialog lies over the page: the page can be scrolled and pressed under the bar. */
const NOT_MODAL = ['unplacedOverlay']
/** Without its sheet the page leads home; it has a test of its own. */
const LEAVES = ['sessionEndOverlay']

const dialogs = (page: Page) => page.locator('dialog[open]')
const hrefOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
const lengthOf = (page: Page) => page.evaluate(() => history.length)

/** How many overlays the browser's entry of this moment stands for. */
const entry = (page: Page) => eventually(() => page.evaluate(() => history.state?.overlays ?? 0))

const WALKED = definedInSources('Overlay')
  .map(({ variable }) => variable)
  .filter((variable) => !NOT_MODAL.includes(variable) && !LEAVES.includes(variable))
const named = (belongs: (way: OverlayPath) => boolean) => WALKED.filter((variable) => belongs(wayOf(variable)))
const GROUPS: [who: string, variables: string[]][] = [
  ['a guest', named(({ as, is_once }) => as === 'guest' && !is_once)],
  ['a member', named(({ as, is_once }) => as === 'member' && !is_once)],
  ['a guest who meets the advert', named(({ is_once }) => is_once === true)],
]

test('every modal overlay of the sources is opened by one of the visitors', () => {
  const all = [...GROUPS.flatMap(([, variables]) => variables), ...NOT_MODAL, ...LEAVES]
  expect(all.sort()).toEqual(Object.keys(WAYS).sort())
})

test.each(GROUPS)('Back closes each overlay of %s, and the page stays', async (_who, variables) => {
  const player = await site.app.player({ main: kyat(90_000) })
  if (variables.includes('timelineOverlay')) await requestDepositFor(site.app, player, account)
  const is_member = variables.some((variable) => wayOf(variable).as === 'member')
  const page = await site.visit({ as: is_member ? player : undefined, allows: ALLOWED })
  await open(page, wayOf(variables[0] ?? '').href)

  for (const variable of variables) {
    const way = wayOf(variable)
    if ((await hrefOf(page)) !== way.href) await moveTo(page, way.href)
    await way.press(page)
    await dialogs(page).waitFor()
    await entry(page).toBe(1)

    await page.goBack()
    await dialogs(page).waitFor({ state: 'detached' })
    expect(await hrefOf(page), variable).toBe(way.href)

    await page.goForward()
    await entry(page).toBe(0)
    expect(await dialogs(page).count(), variable).toBe(0)
    const length = await lengthOf(page)

    if (way.is_once) continue
    await way.press(page)
    await dialogs(page).waitFor()
    await entry(page).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'detached' })
    await entry(page).toBe(0)
    expect(await lengthOf(page), variable).toBe(length)
  }
})

test('Back closes the language picker, and gives the focus back to its button', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/about')
  const picker = page.getByRole('button', { name: /^Language/ })
  await picker.click()
  await page.getByRole('list', { name: 'Language' }).waitFor()
  await entry(page).toBe(1)

  await page.goBack()

  await page.getByRole('list', { name: 'Language' }).waitFor({ state: 'detached' })
  expect(await hrefOf(page)).toBe('/about')
  expect(await picker.evaluate((button) => button === document.activeElement)).toBe(true)

  await picker.click()
  await entry(page).toBe(1)
  await page.mouse.click(20, PHONE.height - 200)
  await page.getByRole('list', { name: 'Language' }).waitFor({ state: 'detached' })
  await entry(page).toBe(0)
})

test('a link of the menu leads to a screen that one Back leaves, for the page under the menu', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/about')
  const length = await lengthOf(page)
  const menu = await openMenu(page)
  await entry(page).toBe(1)
  await menu.getByRole('link', { name: 'Promotion' }).click()
  await page.waitForURL('**/promotion')
  await dialogs(page).waitFor({ state: 'detached' })
  await entry(page).toBe(0)
  expect(await lengthOf(page)).toBe(length + 1)

  await page.goBack()

  await eventually(() => hrefOf(page)).toBe('/about')
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  expect(await dialogs(page).count()).toBe(0)
})

test('a sheet in place of another one has its entry: one Back closes it, and the next one leaves the page', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/promotion')
  await moveTo(page, '/about')
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.waitFor()
  await menu.waitFor({ state: 'detached' })
  await entry(page).toBe(1)

  await page.goBack()
  await login.waitFor({ state: 'detached' })
  expect(await hrefOf(page)).toBe('/about')

  await page.goBack()
  await eventually(() => hrefOf(page)).toBe('/promotion')
})

test('a sheet is gone after a reload, and so is its entry', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/promotion')
  await moveTo(page, '/about')
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await openMenu(page)
  await entry(page).toBe(1)

  await page.reload()
  await entry(page).toBe(0)
  expect(await hrefOf(page)).toBe('/about')

  await page.goBack()
  await eventually(() => hrefOf(page)).toBe('/promotion')
})

test('Back closes the sheet of a promotion', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/promotion')
  await page.getByRole('button', { name: 'Learn More' }).first().click()
  await dialogs(page).waitFor()
  await entry(page).toBe(1)

  await page.goBack()

  await dialogs(page).waitFor({ state: 'detached' })
  expect(await hrefOf(page)).toBe('/promotion')
})

test('Back from the sheet of an ended session leads a guest home, and not off the site', async () => {
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWED })
  await page.clock.install()
  await open(page, '/about')
  await wayOf('sessionEndOverlay').press(page)
  await dialogs(page).waitFor()
  await entry(page).toBe(1)

  await page.goBack()

  await page.waitForURL('**/?type=all')
  await entry(page).toBe(0)
})
