import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { capacity, slip } from '#two-d/stories/two-d-answers.ts'
import { DESKTOP, eventually, fieldError, hueOf, open, openSite } from '../harness/browser.ts'

/** Statements of the specification that need an exact look: where a press leads, which call goes out, what colour it has. */
const site = openSite()

const OK = 'Request was successful.'
/** These tests run without a feed of live numbers. */
const NO_FEED = /twod-live answered 503$/
const answer = (page: Page, path: string, data: unknown, more: object = {}) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json: { status: OK, message: '', data, ...more } }))

/** Paths of the calls that the page sent from now on, with their bodies. */
function watchCalls(page: Page, method = 'POST') {
  const calls: { path: string; body: unknown }[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname.startsWith('/api/')) {
      calls.push({ path: pathname, body: method === 'POST' ? request.postDataJSON() : null })
    }
  })
  return calls
}

test('the tabs All, Hot and Promotions of the games page lead where the specification says', async () => {
  const page = await site.visit()
  const tabs = page.getByRole('navigation', { name: 'Game views' })
  const press = async (name: string, address: string) => {
    await tabs.getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => url.pathname + url.search === address)
  }

  await open(page, '/games?tab=hot')
  await press('All', '/games?tab=all')
  expect(await tabs.locator('[aria-current]').allTextContents()).toEqual(['All'])
  await press('Hot', '/games?tab=hot')
  expect(await tabs.locator('[aria-current]').allTextContents()).toEqual(['Hot'])
  await page.getByText('There is no game list.').waitFor()
  await press('Promotions', '/promotion')
  await page.getByRole('heading', { name: 'Promotion', exact: true }).first().waitFor()
})

test('Cancel closes the exchange dialog without a call; the toggle decides the call, and begins at main to game', async () => {
  const player = await site.app.player({ main: kyat(500), game: kyat(500) })
  const page = await site.visit({ as: player })
  await open(page, '/wallet')
  const calls = watchCalls(page)
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  const openDialog = () => page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
  const send = async (amount: string) => {
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.locator('button[type="submit"]').click()
    await dialog.waitFor({ state: 'detached' })
  }

  await openDialog()
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(calls).toEqual([])

  await openDialog()
  await dialog.getByText('Game to main', { exact: true }).click()
  await dialog.getByText('Main to game', { exact: true }).click()
  await dialog.getByText('Game to main', { exact: true }).click()
  await send('70')
  // A page without the sentence of the first exchange, which lies over the button.
  await open(page, '/wallet')
  await openDialog()
  await send('20')

  expect(calls).toEqual([
    { path: '/api/exchange-game-to-main', body: { amount: 70 } },
    { path: '/api/exchange-main-to-game', body: { amount: 20 } },
  ])
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(550), game: kyat(450) })
})

test("an exchange shows the server's own sentence, when it succeeds and when it fails", async () => {
  const player = await site.app.player({ main: kyat(500) })
  const page = await site.visit({ as: player, expects: [/exchange-main-to-game answered 422$/] })
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  const exchange = async () => {
    if (!(await dialog.isVisible())) {
      await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
    }
    await dialog.getByLabel('Amount').fill('5')
    await dialog.locator('button[type="submit"]').click()
  }
  const path = '**/api/exchange-main-to-game'
  const refused = { status: 'Request has failed.', message: 'Not between 01:00 and 01:05.' }

  await open(page, '/wallet')
  await page.route(path, (route) => route.fulfill({ status: 422, json: refused }))
  await exchange()
  await dialog.getByText('Not between 01:00 and 01:05.').waitFor()
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ json: { status: OK, message: 'Moved it.', data: player.user } }))
  await exchange()
  await page.getByRole('status').getByText('Moved it.').waitFor()
})

test('a refused login says under each field what is wrong with it, and the message under the user name', async () => {
  const page = await site.visit({ expects: [/login answered 422$/] })
  const refuse = (json: object) => page.route('**/api/login', (route) => route.fulfill({ status: 422, json }))
  const main = page.getByRole('main')
  const errors = async () => ({
    user_name: await fieldError(main.getByLabel('User name or phone')),
    password: await fieldError(main.getByLabel('Password', { exact: true })),
  })
  const press = () => main.getByRole('button', { name: 'Login' }).click()

  await open(page, '/login')
  await refuse({ errors: { user_name: ['The user name is unknown.'], password: ['The password is too short.'] } })
  await press()
  await eventually(errors).toEqual({
    user_name: '* The user name is unknown.',
    password: '* The password is too short.',
  })
  await refuse({ errors: { password: ['The password is required.'] } })
  await press()
  await eventually(errors).toEqual({ user_name: null, password: '* The password is required.' })
  await refuse({ message: 'These credentials are wrong.' })
  await press()
  await eventually(errors).toEqual({ user_name: '* These credentials are wrong.', password: null })
})

test('the profit of a digit bet is green above 0, red below, and plain at 0', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  const row = (id: number, profit: number) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    timestamp: `2026-11-20T04:1${id}:00Z`,
    betType: 'digit',
    digit: 7,
    bet_amount: 100,
    multiplier: 1,
    rolledNumber: 7,
    outcome: profit > 0 ? 'win' : 'lose',
    win_amount: 100 + profit,
    profit,
  })
  await answer(page, 'digitbet/history*', [row(1, 850), row(2, -100), row(3, 0)], { next: null })

  await open(page, '/digitbet')
  const details = page.getByRole('main').getByRole('button', { name: /^Details/ })
  await eventually(() => details.count()).toBe(3)
  for (const index of [0, 1, 2]) await details.nth(index).click()
  const profits = page.locator('dl div').filter({ hasText: 'Profit' }).locator('dd')
  await eventually(() => profits.count()).toBeGreaterThanOrEqual(3)
  const hues = await Promise.all([0, 1, 2].map((index) => hueOf(profits.nth(index))))
  expect(hues).toEqual(['green', 'red', 'other'])
})

test('a log is yellow for Pending, green for Success and red for any other word', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  const row = (number: number, status: string) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    number,
    datetime: '2026-11-20 10:40:00',
    created_at: '2026-11-20T04:10:00Z',
    account_name: 'Ko Aung',
    account_number: '09421000630',
    amount: 5_000,
    payment_type: { id: 1, name: 'Shwe Pay', image: null },
    rejection: null,
    status,
  })
  const rows = [row(1, 'Pending'), row(2, 'Success'), row(3, 'Failed'), row(4, 'Reversed')]
  await answer(page, 'depositlogfinicial', rows)
  await answer(page, 'withdrawlogfinicial', rows)

  for (const type of ['deposit', 'withdraw']) {
    await open(page, `/information?tab=logs&type=${type}`)
    const badges = page
      .getByRole('main')
      .getByText(/^(Pending|Success|Failed|Reversed)$/)
      .filter({ visible: true })
    await eventually(() => badges.count()).toBe(4)
    expect(await Promise.all([0, 1, 2, 3].map((index) => hueOf(badges.nth(index))))).toEqual([
      'yellow',
      'green',
      'red',
      'red',
    ])
  }
})

test('a slip is yellow while it is pending and green with any other status', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })

  for (const [is_won, badge, hue] of [
    [false, 'Pending', 'yellow'],
    [true, 'Won', 'green'],
  ] as const) {
    await answer(page, 'twod-bet-slips*', [slip(1, is_won)])
    await open(page, '/morning-bet-slip')
    const status = page.getByRole('main').getByText(badge, { exact: true }).first()
    await status.waitFor()
    expect(await hueOf(status)).toBe(hue)
  }
})

test('after a 2D bet the profile is fetched again, and what the browser keeps of it is the new one', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: [NO_FEED] })
  await answer(page, 'twod-capacity?*', capacity(true))
  await answer(page, 'twod-bet', slip(1, false), { message: 'Bet placed successfully' })

  await page.clock.install()
  await open(page, '/2d/bet?time=2')
  await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText('07').click()
  await open(page, '/2d/confirm?time=2')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  // The draw is known before the clock stands still: what arrives later is not shown.
  await eventually(() => confirm.isEnabled()).toBe(true)
  // The poll of the balance stands still, and cannot be what brings the new profile.
  await page.clock.pauseAt(Date.now() + 60_000)
  const requested = watchCalls(page, 'GET')
  // The money moves behind the page's back: only a fetch can tell the page.
  await site.app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 1_234 } })
  await confirm.click()
  await page.getByText('Bet placed successfully').waitFor()

  await eventually(() => requested.map(({ path }) => path)).toContain('/api/user')
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}').balance)
  await eventually(kept).toBe(1_234)
})

test.each([
  { name: 'a phone', viewport: { width: 360, height: 740 }, columns: 5 },
  { name: 'a wide screen', viewport: DESKTOP, columns: 10 },
])('the hundred numbers stand in $columns columns on $name', async ({ viewport, columns }) => {
  const page = await site.visit({ as: await site.app.player(), viewport, allows: [NO_FEED] })
  await answer(page, 'twod-capacity?*', capacity(true))

  await open(page, '/2d/bet?time=2')
  const grid = page.getByRole('group', { name: 'Numbers 00 to 99' })
  expect(await grid.getByRole('button').count()).toBe(100)
  const lefts = await grid.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(new Set(lefts.map(Math.round)).size).toBe(columns)
})
