import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { Route } from '#platform/site/route.ts'
import { DESKTOP, eventually, logIn, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { sampled } from '#tests/e2e/harness/depth.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import {
  type TranslationKind,
  translate,
  translatedTexts,
  translateFromStart,
  WAYS,
} from '#tests/e2e/harness/translator.ts'
import { routes } from '../routes.ts'

const site = openSite()

/** Refusals of pressed buttons are not the translator's fault, and neither is the missing market feed. */
const REFUSED = [/^[A-Z]+ \/\S+ answered (?:4\d\d|503)$/]
/** Consequences of pressed buttons: a page is left with calls under way, and texts of another length move others. */
const ALLOWS = [...REFUSED, /^the layout moved/, /^console warning: /]
/** Of a screen's many buttons; those of a grid of numbers are all alike. */
const PRESSED_MAX = 5

const addressOf = ({ path, tab, type }: Route) => {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(type && { type }) }).toString()
  return query === '' ? path : `${path}?${query}`
}
/** Each story takes another part of them. */
function addresses(is_member: boolean, from: 0 | 1 | 2) {
  return sampled(
    [...new Set(routes.filter(({ access }) => is_member || access === 'public').map(addressOf))],
    12,
    4 * from,
  )
}

/** The bar at the top and a screen below it: what a page that went white has lost. */
async function frameStands(page: Page): Promise<void> {
  await page.locator('#root header').first().waitFor()
  await eventually(async () => (await page.locator('#root main').innerText()).trim().length).toBeGreaterThan(0)
}

/** Waits until the guard against translators is loaded; like a translator, it comes after the page. */
const untilFollowed = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('start-later')))

/** The translator and what copes with it stay. */
async function goTo(page: Page, address: string): Promise<void> {
  await moveTo(page, address)
  await page.locator('#root main:not([aria-busy])').waitFor()
}

/** A button may have led to another document. */
async function stayTranslated(page: Page, way: TranslationKind): Promise<void> {
  if ((await translatedTexts(page)) === 0) await translate(page, way)
}

/** Presses what the screen offers, and closes whatever it has opened. */
async function pressButtons(page: Page): Promise<void> {
  await untilFollowed(page)
  const here = page.url()
  const buttons = page.locator('#root main button:not(:disabled), #root main summary')
  const count = Math.min(await buttons.count(), PRESSED_MAX)
  for (let place = 0; place < count && page.url() === here; place++) {
    const button = buttons.nth(place)
    if (!(await button.isVisible().catch(() => false))) continue
    await button.click({ timeout: 1_000, noWaitAfter: true }).catch(() => {})
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  }
  await closeDialogs(page)
}

/** Its code may be on its way when the button has answered. */
async function closeDialogs(page: Page): Promise<void> {
  await page.waitForTimeout(100)
  await page.locator('#root main:not([aria-busy])').waitFor()
  await eventually(async () => {
    const count = await page.locator('dialog[open]').count()
    if (count > 0) await page.keyboard.press('Escape')
    return count
  }).toBe(0)
}

async function changeLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.locator('#root header [aria-expanded]').click()
  await page.locator('#root header').getByRole('list').getByRole('button', { name: to }).click()
  await page.waitForFunction((lang) => document.documentElement.lang !== lang, from)
}

/** Each story takes one way in `npm test`, and both in the deep form. */
const waysOf = (short: TranslationKind): readonly TranslationKind[] => (inject('is_deep') ? WAYS : [short])

describeEach('a guest', waysOf('moved'), 0)
describeEach('a player', waysOf('replaced'), 1)

function describeEach(who: 'a guest' | 'a player', ways: readonly TranslationKind[], from: 0 | 1) {
  test.each(ways)(
    `screens of ${who} stand, pressed and left, with their texts %s`,
    { timeout: 240_000 },
    async (way) => {
      const is_member = who === 'a player'
      const player = is_member ? await site.app.player({ main: kyat(50_000), game: kyat(5_000) }) : undefined
      const page = await site.visit({ as: player, allows: ALLOWS, context: { reducedMotion: 'reduce' } })

      await open(page, '/about')
      for (const address of addresses(is_member, from)) {
        await goTo(page, address)
        await stayTranslated(page, way)
        await eventually(() => translatedTexts(page)).toBeGreaterThan(5)
        await pressButtons(page)
        // Its texts are left where the translator put them: the next screen takes their place without a load.
        await frameStands(page)
      }
      await page.locator('#root header a').first().click()
      await page.waitForURL('**/?type=all')
      await frameStands(page)
    },
  )
}

test.each(waysOf('moved'))(
  'both balances follow on screens of a player, with their texts %s',
  { timeout: 120_000 },
  async (way) => {
    const player = await site.app.player({ main: kyat(90_000) })
    const page = await site.visit({ as: player, viewport: DESKTOP, allows: ALLOWS })
    await page.clock.install()
    let moved = 0

    await open(page, '/about')
    await translate(page, way)
    for (const address of addresses(true, 2)) {
      await goTo(page, address)
      await page
        .locator('#root header')
        .getByText((90_000 - moved).toLocaleString('en'))
        .waitFor()
      const reply = await site.app.call('POST', '/api/exchange-main-to-game', {
        token: player.token,
        body: { amount: 1_001 },
      })
      expect(reply.status).toBe(200)
      moved += 1_001
      const next = page.waitForResponse('**/api/user')
      await page.clock.fastForward(5_000)
      await next

      const header = page.locator('#root header').first()
      await eventually(() => header.innerText()).toContain((90_000 - moved).toLocaleString('en'))
      await eventually(() => header.innerText()).toContain(moved.toLocaleString('en'))
    }
  },
)

test.each(waysOf('replaced'))('a bet on 2D is chosen, confirmed and placed, with texts %s', async (way) => {
  await openDraw()
  const player = await site.app.player({ main: kyat(90_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  const cell = (num: string) => page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num)
  const bar = page.getByRole('region', { name: 'Your bet' })

  await open(page, '/2d/bet')
  await cell('91').waitFor()
  await translate(page, way)
  await page.getByLabel('Stake', { exact: true }).fill('3000')
  await cell('91').click()
  await eventually(() => bar.innerText()).toMatch(/3,000/)
  await cell('12').click()
  await cell('12').click()
  await cell('13').click()
  await eventually(() => bar.innerText()).toMatch(/6,000/)
  await bar.getByRole('button', { name: /6,000/ }).click()
  await page.waitForURL('**/2d/confirm**')
  await page.getByRole('region', { name: 'Total' }).getByRole('button').last().click()
  await eventually(async () => (await site.app.balancesOf(player)).main).toBe(kyat(84_000))
  await frameStands(page)
})

async function openDraw(): Promise<void> {
  const { owner_db } = site.app
  await owner_db`update two_d.session set is_on = false`
  await owner_db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select two_d.today(), 4, clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours',
           clock_timestamp() + interval '3 hours', odds, stake_min, stake_max, default_number_limit, lines_max
    from two_d.setting on conflict do nothing`
}

test.each(waysOf('moved'))('digits are rolled until one wins and one loses, with texts %s', async (way) => {
  const player = await site.app.player({ game: kyat(50_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  const main = page.getByRole('main')

  await open(page, '/digitbet')
  await translate(page, way)
  const ends = new Set<string>()
  for (let rolls = 0; rolls < 60 && ends.size < 2; rolls++) {
    await main.getByRole('button', { name: 'Small 0–4', exact: true }).click()
    await main
      .getByText(/^Rolling in \d+\.\.\.$/)
      .first()
      .waitFor()
    await main.getByRole('button', { name: /^Roll/ }).click()
    const end = main.getByText(/^Small (?:won|lost)/).first()
    await end.waitFor()
    ends.add((await end.innerText()).slice(0, 10))
    const [{ count } = { count: 0 }] = await site.app.owner_db<{ count: number }[]>`
      select count(*)::int as count from digit_bet.bet where player_id = ${player.id}`
    expect(count).toBe(rolls + 1)
  }

  expect(ends.size).toBe(2)
  const { game } = await site.app.balancesOf(player)
  await eventually(() => main.innerText()).toContain(
    (Number(game) / 10_000).toLocaleString('en', { minimumFractionDigits: 2 }),
  )
  await frameStands(page)
})

test.each(waysOf('moved'))(
  'a guest logs in, changes the language, opens menus and logs out, with texts %s',
  async (way) => {
    const player = await site.app.player({ main: kyat(1_000) })
    const page = await site.visit({ allows: ALLOWS })

    await open(page, '/')
    await translate(page, way)
    await logIn(page, { user_name: player.phone, password: 'wrong-password' })
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByText('The user name or password is wrong.').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(player.password)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByText('Logged In Successfully.').waitFor()
    await (await openMenu(page)).waitFor()
    await closeDialogs(page)
    await changeLanguage(page, 'en', 'ไทย')
    await changeLanguage(page, 'th', 'English')
    await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
    await page.getByRole('dialog').getByLabel('Amount').fill('600')
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await page.getByText('Exchange successful!').waitFor()
    await eventually(() => page.locator('#root header').innerText()).toContain('600')
    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Join Now' }).waitFor()
    await frameStands(page)
  },
)

test.each(waysOf('replaced'))('a page whose texts are %s before it starts takes over all the same', async (way) => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: ALLOWS })
  await translateFromStart(page, way)

  for (const address of ['/?type=all', '/digitbet', '/2d/bet', '/information?tab=transfer']) {
    await open(page, address)
    await frameStands(page)
    await eventually(() => translatedTexts(page)).toBeGreaterThan(5)
    await pressButtons(page)
    await frameStands(page)
  }
})

test('every document that is served asks browsers not to translate it', async () => {
  const page = await site.visit()
  for (const path of ['/?type=all', '/digitbet/fairness', '/nowhere', '/game-window']) {
    const html = await (await page.context().request.get(path)).text()
    expect(html, path).toMatch(/<html [^>]*translate="no"/)
    expect(html, path).toContain('<meta name="google" content="notranslate">')
  }
})
