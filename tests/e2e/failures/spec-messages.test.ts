import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seedContentDemo } from '#content/server/index.ts'
import { dismissEnd } from '#identity/stories/session-end.ts'
import { kyat } from '#platform/contract/money.ts'
import { live } from '#two-d/stories/two-d-answers.ts'
import { settled } from '../../support/partners/sync-catalog.ts'
import { DESKTOP, eventually, fieldError, hueOf, open, openMenu, openSite, PHONE } from '../harness/browser.ts'

/** Sentences, counts and times of the specification that no story of a single part comes across. */
const site = openSite()
beforeAll(async () => {
  await seedContentDemo(site.app.owner_db)
  // It comes over whatever a test does on the first page, and has its own tests.
  await site.app.owner_db`delete from content.banner where kind = 'popup'`
  await settled()
})

const answered = (page: Page, path: string, status: number, json: unknown = {}) =>
  page.route(`**/api/${path}`, (route: Route) => route.fulfill({ status, json }))
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
const BUSY = { status: 503, json: {} }

test('answers without a word have the sentence of the specification: password, exchange, transfer, digit', async () => {
  const player = await site.app.player({ main: kyat(9_000), game: kyat(9_000) })
  const page = await site.visit({
    as: player,
    expects: [/change-password answered 409$/, /exchange-main-to-game answered 422$/, /digitbet answered 503$/],
  })
  await answered(page, 'change-password', 409)
  await answered(page, 'exchange-main-to-game', 200, { status: 'Something else.' })
  await answered(page, 'digitbet', BUSY.status)

  await open(page, '/information?tab=profile')
  for (const fact of [player.user.user_name, player.user.name]) await page.getByRole('main').getByText(fact).waitFor()
  await page.getByRole('button', { name: 'Change password' }).click()
  await said(page, 'An unexpected error occurred.')

  await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  await dialog.getByLabel('Amount').fill('5')
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByText('Exchange failed!').waitFor()
  await dialog.getByRole('button', { name: 'Close this dialog' }).click()

  await answered(page, 'exchange-main-to-game', 422)
  await open(page, '/wallet/internal-transfer')
  await page.getByLabel('Amount').fill('5')
  await page.getByRole('button', { name: 'Transfer 5 Ks' }).click()
  await said(page, 'Something Went Wrong!')

  await open(page, '/digitbet')
  await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
  await page.getByRole('button', { name: /^Roll now/ }).click()
  await page.getByText('❌ Backend Error: Could not connect to backend.').waitFor()
})

test('the wallet history has two tabs, and each request waits, is done or was rejected', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  const row = {
    payment_type: { id: 1, name: 'Shwe Pay', image: null },
    account_name: 'Ko Aung',
    account_number: '09421000630',
    rejection: null,
  }
  const facts = { ...row, created_at: '2026-11-20T04:10:00Z', amount: 5_000, user_payment_id: 1, refrence_no: '482913' }
  const data = [0, 1, 2].map((status) => ({
    ...facts,
    id: `id-${status}`,
    number: status + 1,
    status,
    has_receipt: false,
  }))
  const links = [1, 2, 3, 9].map((to) => ({
    url: `/transaction/deposit-requestlog?page=${to}`,
    label: String(to),
    active: to === 1,
  }))
  await answered(page, 'transaction/deposit-requestlog*', 200, { status: 'Request was successful.', data, links })

  await open(page, '/wallet-history')
  for (const badge of ['Waiting', 'Done', 'Rejected']) await said(page, badge)
  const hues = ['Waiting', 'Done', 'Rejected'].map((badge) => hueOf(page.getByText(badge, { exact: true })))
  expect(await Promise.all(hues)).toEqual(['yellow', 'green', 'red'])
  await said(page, '1 of 9')
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click()
  await page.waitForURL('**/wallet-history?type=withdraw')
  await said(page, 'No withdrawals yet.')
})

test('a login or a registration without an answer to read says that it was unexpected', async () => {
  const page = await site.visit({ expects: [/login answered 500$/, /register answered 500$/] })
  await answered(page, 'login', 500)
  await answered(page, 'register', 500)

  await open(page, '/login')
  await page.getByRole('main').getByLabel('User name or phone').fill('09420000001')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('whatever-it-is')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()

  await eventually(() => fieldError(page.getByRole('main').getByLabel('User name or phone'))).toBe(
    '* An unexpected error occurred.',
  )
  await page.getByRole('main').getByRole('button', { name: 'Join Now' }).click()
  const joining = page.getByRole('dialog', { name: 'Join Now' })
  await joining.getByRole('button', { name: 'Join Now' }).click()
  await eventually(() => fieldError(joining.getByLabel('Full name'))).toBe('* An unexpected error occurred.')
})

test('a toast of the profile stays for three seconds and any other for five, 360 pixels wide at the top right', async () => {
  const page = await site.visit({ as: await site.app.player({ main: kyat(9_000) }), viewport: DESKTOP })
  await answered(page, 'change-password', 200, { status: 'Request was successful.', message: '' })
  await page.clock.install()
  await open(page, '/information?tab=profile')
  await page.clock.pauseAt(Date.now() + 60_000)
  const staysFor = async (sentence: string, ms: number) => {
    const toast = page.getByRole('status').filter({ hasText: sentence })
    await toast.waitFor()
    expect(await toast.boundingBox()).toMatchObject({ x: DESKTOP.width - 360 - 16, width: 360 })
    await page.clock.fastForward(ms - 1)
    expect(await toast.count()).toBe(1)
    await page.clock.fastForward(1)
    await toast.waitFor({ state: 'detached' })
  }

  await page.getByRole('button', { name: 'Change password' }).click()
  await staysFor('Password changed successfully', 3_000)

  await page.getByRole('banner').getByRole('button', { name: 'Exchange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  await dialog.getByLabel('Amount').fill('5')
  await dialog.locator('button[type="submit"]').click()
  await staysFor('Exchange successful!', 5_000)
})

test('a logout that the platform does not answer is only logged; its toast is gone after two seconds', async () => {
  const player = await site.app.player()
  const expects = [/logout answered 503$/, /^console warning: logout/]
  const page = await site.visit({ as: player, expects, viewport: DESKTOP })
  await answered(page, 'logout', BUSY.status)
  await page.clock.install()

  await open(page, '/transactions')
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Logout' }).click()

  const toast = page.getByRole('status').filter({ hasText: 'Logout successfully.' })
  await toast.waitFor()
  expect(await toast.boundingBox()).toMatchObject({ x: (DESKTOP.width - 360) / 2, width: 360 })
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.clock.fastForward(2_000)
  await toast.waitFor({ state: 'detached' })
})

test('the winners of 2D: none, not drawn, not for this caller, not to be had', async () => {
  const player = await site.app.player()
  const page = await site.visit({
    as: player,
    expects: [/two-d-daily-winners answered 403$/, /two-d-daily-winners answered 500$/, /two-d-daily-winners failed/],
  })
  const path = 'two-d-daily-winners?*'
  const drawn = { session: 'morning', date: '2026-11-20', winners: [], winners_count: 0, latest_results: [] }
  const winners = (data: object | null) =>
    answered(page, path, 200, { status: 'Request was successful.', message: '', data })
  const refresh = () => page.getByRole('button', { name: 'Refresh' }).click()

  await winners({ ...drawn, win_digit: '91' })
  await open(page, '/2d/daily-winner')
  await said(page, 'No winners for this session')
  await winners(null)
  await refresh()
  await said(page, 'No data available')
  await answered(page, path, 403)
  await refresh()
  await said(page, 'Only players can view winners.')
  await page.route(`**/api/${path}`, (route) => route.abort('connectionfailed'))
  await refresh()
  await said(page, 'Failed to fetch winners')
  await winners({ ...drawn, win_digit: '91' })
  await refresh()
  await said(page, 'No winners for this session')
  await answered(page, path, 500)
  await page
    .getByRole('radio', { name: 'Morning' })
    .or(page.getByText('Morning', { exact: true }))
    .first()
    .click()
  await said(page, 'Failed to fetch winners')
})

test('who is no longer known is led to the login by the winners', async () => {
  const player = await site.app.player()
  const page = await site.visit({
    as: player,
    expects: [/two-d-daily-winners answered 401$/],
    allows: [/\/api\/user answered 503$/, /^console warning: balance poll/],
  })
  await answered(page, 'user', BUSY.status)
  await site.app.owner_db`update identity.session set revoked_at = now() where player_id = ${player.id}`

  await open(page, '/2d/daily-winner')
  await dismissEnd(page)
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('2D: nothing to confirm, a hundred numbers in five columns, a bet refused without a word, and one without an answer', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({
    as: player,
    expects: [/twod-bet answered 409$/, /twod-bet failed/],
    allows: [/twod-live answered 503$/],
  })
  const draw = {
    session: 'morning',
    session_number: 2,
    game_date: '2026-11-20',
    cutoff_at: new Date(Date.now() + 600_000).toISOString(),
    draws_at: new Date(Date.now() + 900_000).toISOString(),
    server_time: new Date().toISOString(),
    is_open: true,
    default_number_limit: 1_000_000,
    odds: 80,
    stake_min: 100,
    stake_max: 100_000,
    lines_max: 100,
    two_digits: [{ two_digit: '07', over_all_remaining: 1_000_000, is_closed: false, number_limit: 1_000_000 }],
  }
  await answered(page, 'twod-capacity?*', 200, { status: 'Request was successful.', message: '', data: draw })
  await answered(page, 'twod-bet', 409)

  await open(page, '/2d/confirm')
  await page.waitForURL('**/?type=all')
  await open(page, '/2d/bet?time=2')
  const grid = page.getByRole('group', { name: 'Numbers 00 to 99' })
  expect(await grid.getByRole('button').count()).toBe(100)
  expect(await grid.evaluate((it) => getComputedStyle(it).gridTemplateColumns.split(' ').length)).toBe(5)
  expect(await page.getByLabel('Stake', { exact: true }).inputValue()).toBe('100')
  for (const band of ['Under 50%', '50–90%', 'Over 90%', 'Stake full']) await said(page, band)
  await grid.getByText('07').click()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('bets') ?? '{}'))
  await eventually(stored).toMatchObject({ totalAmount: 100, amounts: [{ num: '07', amount: 100 }] })
  await open(page, '/2d/confirm?time=2')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await said(page, 'Bet failed!')
  await page.route('**/api/twod-bet', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await said(page, 'Network or server error')

  // Two tabs hold one draft: what is gone in one is not confirmed in the other.
  const tab = await page.context().newPage()
  await open(tab, '/2d/confirm?time=2')
  await tab.getByRole('button', { name: 'Remove 07' }).click()
  await tab.waitForURL('**/2d/bet?time=2')
  await page.waitForURL('**/?type=all')
})

test('no promotions, promotions on their way, and 2D with a live number that does not come at first', async () => {
  const page = await site.visit({ expects: [/twod-live answered 503$/], allows: [/twod-capacity answered 403$/] })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/promotion*', async (route) => {
    await held
    await route.fulfill({ json: { status: 'Request was successful.', message: '', data: [] } })
  })

  // A document brings its promotions along; on a way inside the site they have to come.
  await open(page, '/about')
  await (await openMenu(page)).getByRole('link', { name: 'Promotion' }).click()
  await page.getByText('Loading promotions...').first().waitFor()
  release()
  await said(page, 'No promotions available')
  await said(page, 'Please check back soon.')
  for (const tile of ['Exclusive Offers', 'Limited Time', 'For Everyone']) await said(page, tile)
  await page.clock.install()
  await open(page, '/2d')
  await said(page, 'Failed to load live data')
  const feed = (numbers: object) =>
    answered(page, 'twod-live', 200, {
      status: 'Request was successful.',
      message: '',
      data: { ...live(), ...numbers },
    })
  await feed({ modern_internet: { morning: { modern: '31', internet: '64' }, evening: null } })
  await page.clock.fastForward(2_000)
  const tiles = page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: /Modern.*Internet/ })
  await eventually(() => tiles.allInnerTexts().then((all) => all.map((text) => text.split(/\s+/).join(' ')))).toEqual([
    '9:00 AM Modern 31 Internet 64',
    '2:00 PM Modern -- Internet --',
  ])
  await feed({ modern_internet: null })
  await page.clock.fastForward(2_000)
  await said(page, 'Not provided by our data source.')
  const behind = async (button: string) => {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    const links = page.getByRole('dialog').getByRole('link')
    await links.first().waitFor()
    const found = await links.evaluateAll((all) =>
      all.map((link) => `${link.querySelector('b')?.textContent} ${link.getAttribute('href')}`),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return found
  }
  expect(await behind('History')).toEqual([
    'Morning history /morning-bet-slip',
    'Evening history /evening-bet-slip',
    'Results of past days /2d/results',
  ])
  expect(await behind('Place a bet')).toEqual(['12:00 PM /2d/bet?time=2', '04:30 PM /2d/bet?time=4'])
  await page.getByRole('main').getByRole('link', { name: 'Holidays' }).click()
  await page.waitForURL('**/2d/holiday')
})

test('the bar of five links is for members on small screens, and the menu has its own in their order', async () => {
  const player = await site.app.player({ game: kyat(1_234) })
  const page = await site.visit({ as: player })
  await open(page, '/?type=all')
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href'))

  expect(await bar.getByRole('link').evaluateAll(hrefs)).toEqual([
    '/?type=all',
    '/ads-video?tab=AdsVideo',
    '/Promotion?tab=Promotion',
    '/information?tab=transfer',
    '/Contact?tab=Contact',
  ])
  const names = ['Home', 'Ads video', 'Promotion', 'Wallet', 'Contact']
  expect(await bar.getByRole('link').allTextContents()).toEqual(names)
  expect(await bar.locator('[aria-current]').getAttribute('href')).toBe('/?type=all')
  const menu = await openMenu(page)
  await menu.getByText(player.user.user_name).waitFor()
  await menu.getByText('1,234').waitFor()
  for (const name of ['Deposit', 'Viber', 'Telegram', 'Facebook', 'Line'])
    await menu.getByRole('link', { name, exact: true }).waitFor()
  for (const name of ['Download App', 'Logout']) await menu.getByRole('button', { name }).waitFor()
  const links = await menu.getByRole('navigation').getByRole('link').evaluateAll(hrefs)
  expect(links.slice(0, 7)).toEqual([
    '/?type=all',
    '/reels',
    '/information?tab=profile',
    '/information?tab=transfer',
    '/information?tab=logs&type=deposit',
    '/promotion',
    '/contact',
  ])
  const words = await menu.getByRole('navigation').getByRole('link').allTextContents()
  expect(words.slice(0, 7)).toEqual(['Home', 'Videos', 'My Profile', 'Wallet', 'Logs', 'Promotion', 'Contact'])
  await page.keyboard.press('Escape')
  await page.setViewportSize(DESKTOP)
  await page.locator('a[href="/ads-video?tab=AdsVideo"]').waitFor({ state: 'hidden' })

  const guest = await site.visit()
  await open(guest, '/?type=all')
  expect(await guest.locator('a[href="/ads-video?tab=AdsVideo"]').count()).toBe(0)
})

test('a video is four fifths of the screen high and counted in its title; contact promises three things', async () => {
  const page = await site.visit()

  await open(page, '/ads-video?tab=AdsVideo')
  const reel = page.getByRole('region', { name: 'Promotion Video 1' })
  await reel.waitFor()
  expect((await reel.boundingBox())?.height).toBeCloseTo(PHONE.height * 0.8, 0)
  await page.getByRole('region', { name: 'Promotion Video 5' }).waitFor()
  await open(page, '/contact')
  for (const tile of ['24/7 support', 'Quick response', 'Multiple channels']) await said(page, tile)
  await open(page, '/ranking')
  await page.getByText('No withdrawals paid yet this month').waitFor()
  const paid = [900_000, 80_000, 70_000, 6_000].map((amount, index) => ({ player_id: `P1••••4${index}`, amount }))
  await answered(page, 'toptenwithdraw*', 200, { status: 'Request was successful.', message: '', data: paid })
  await open(page, '/about')
  await (await openMenu(page)).getByRole('link', { name: 'Ranking' }).click()
  const rows = page.getByRole('table', { name: 'Top withdrawals' }).locator('tbody tr')
  await eventually(() => rows.count()).toBe(4)
  expect(await rows.evaluateAll((all) => all.filter((row) => row.hasAttribute('data-top')).length)).toBe(3)
  expect((await rows.first().innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^1 P1••••40 900,000 MMK$/)
  await open(page, '/about')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(3)
})

test('the footer has ten logos of providers, the browser it is best viewed in, and its year', async () => {
  const page = await site.visit({ viewport: DESKTOP })

  await open(page, '/?type=all')

  const footer = page.locator('footer')
  await eventually(() => footer.getByAltText('provider logo').count()).toBe(10)
  await footer
    .getByText('This site is best viewed in a desktop browser (Chrome 72 or newer) at 1280x1024 or higher.')
    .waitFor()
  await footer.getByText('© 2019 Thazin. All rights reserved.').waitFor()
})
