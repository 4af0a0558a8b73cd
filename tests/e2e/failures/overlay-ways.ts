import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { hangOut } from '#content/stories/content.ts'
import { resolveAlias } from '#scripts/test/aliases.ts'
import type { TestApp } from '../../support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '../../support/use-cases/payment-accounts.ts'
import { openTestDraw } from '../../support/use-cases/two-d-draw.ts'
import { openMenu } from '../harness/browser.ts'
import { moveTo } from '../harness/move-to.ts'
import type { Planted } from '../harness/plant-throw.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const OF_SITE = /^(?:apps\/site|(?:modules|platform)\/(?:[^/]+\/)?site)\/.*\.tsx?$/
const DEFINITION =
  /const (\w+) = define(Overlay|LatePart)(?:<[^\n]*>)?\(\{\s*load:[^\n]*?import\('([^']+)'\)[^\n]*\.(\w+)\)?,\n/g

export interface Defined extends Planted {
  /** Such as `loginOverlay`. */
  variable: string
}

/** Every overlay or late part of the site, as the sources define it. */
export function definedInSources(what: 'Overlay' | 'LatePart'): Defined[] {
  const files = ['apps/site', 'modules', 'platform']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => OF_SITE.test(file) && !file.includes('/dist/'))
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const found = [...text.matchAll(DEFINITION)].filter(([, , kind]) => kind === what)
    // One that is written in another way would be missed.
    const calls = text.match(new RegExp(`= define${what}[<(]`, 'g'))?.length ?? 0
    if (calls !== found.length) throw new Error(`${file} defines ${calls}, and ${found.length} were understood`)
    return found.map(([, variable = '', , path = '', name = '']) => ({
      variable,
      name,
      source: resolveAlias(path) ?? join(dirname(file), path),
    }))
  })
}

/** Accounts to pay into, a draw and an advert: what the ways lead over. Answers the first account. */
export async function stockWays(app: TestApp): Promise<TestAccount> {
  const account = await paymentAccount(app)
  await paymentAccount(app, { name: 'Yadana Bank', account_number: '003411807726' })
  await openTestDraw(app.owner_db)
  const text = { en: 'A gift', mm: 'A gift', zh: 'A gift', th: 'A gift' }
  await hangOut(app, { ads: [{ kind: 'popup', text }] })
  return account
}

export interface OverlayPath {
  as: 'guest' | 'member'
  href: string
  press(page: Page): Promise<void>
  /** It comes by itself, and once. */
  is_once?: true
}

const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
const inBar = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click()

/** How each overlay comes to be opened, by the name of its definition. A new overlay is put down here. */
export const WAYS: Record<string, OverlayPath> = {
  menuOverlay: { as: 'member', href: '/about', press: inBar('Menu') },
  downloadOverlay: {
    as: 'guest',
    href: '/about',
    press: async (page) => (await openMenu(page)).getByRole('button', { name: 'Download App' }).click(),
  },
  loginOverlay: { as: 'guest', href: '/about', press: inBar('Login') },
  registerOverlay: { as: 'guest', href: '/about', press: inBar('Join Now') },
  resetOverlay: {
    as: 'guest',
    href: '/login',
    press: (page) => page.getByRole('main').getByText('Forgot password?').click(),
  },
  exchangeOverlay: {
    as: 'member',
    href: '/about',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click(),
  },
  adsPopup: { as: 'guest', href: '/?type=all', press: async () => {}, is_once: true },
  // The balance poll hears of the end.
  sessionEndOverlay: {
    as: 'member',
    href: '/about',
    async press(page) {
      await page.route('**/api/user', (route) => route.fulfill({ status: 401, json: {} }))
      await page.clock.fastForward(5_000)
    },
    is_once: true,
  },
  // The first number is chosen.
  unplacedOverlay: {
    as: 'member',
    href: '/2d/bet?time=2',
    press: (page) => page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('91').click(),
    is_once: true,
  },
  multiplierOverlay: { as: 'member', href: '/digitbet', press: inMain(/^Stake /) },
  autoOverlay: {
    as: 'member',
    href: '/digitbet',
    async press(page) {
      const big = page.getByRole('main').getByRole('button', { name: 'Big 5–9', exact: true })
      if ((await big.getAttribute('aria-pressed')) !== 'true') await big.click()
      await inMain('Auto')(page)
    },
  },
  rulesOverlay: { as: 'member', href: '/digitbet', press: inMain(/^Rules/) },
  quickOverlay: { as: 'member', href: '/2d/bet?time=2', press: inMain('Quick bet') },
  listOverlay: { as: 'member', href: '/2d/bet?time=2', press: inMain('Type a list') },
  reverseOverlay: {
    as: 'member',
    href: '/2d/bet?time=2',
    async press(page) {
      const number = page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('91').locator('..')
      if ((await number.getAttribute('aria-pressed')) !== 'true') await number.click()
      await inMain('Reverse')(page)
    },
  },
  saveListOverlay: {
    as: 'member',
    href: '/2d/confirm?time=2',
    async press(page) {
      // Without numbers the page leads home.
      if (await page.evaluate(() => localStorage.getItem('bets') === null)) {
        await moveTo(page, '/2d/bet?time=2')
        await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('91').click()
        await page.getByRole('button', { name: 'Bet 100 Ks' }).click()
      }
      await inMain('Save these numbers')(page)
    },
  },
  timeOverlay: { as: 'member', href: '/2d', press: inMain('Place a bet') },
  historyOverlay: { as: 'member', href: '/2d', press: inMain('History') },
  guideOverlay: { as: 'guest', href: '/2d', press: inMain('Rules and odds') },
  timelineOverlay: {
    as: 'member',
    href: '/information?tab=logs&type=deposit',
    press: (page) => page.getByRole('table', { name: 'Deposit log' }).locator('tbody tr').getByRole('button').click(),
  },
  searchOverlay: {
    as: 'member',
    href: '/about',
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
  },
  pickOverlay: { as: 'member', href: '/information?tab=transfer', press: inMain('Change') },
}

export function wayOf(variable: string): OverlayPath {
  const way = WAYS[variable]
  if (!way) throw new Error(`${variable} has no way`)
  return way
}
