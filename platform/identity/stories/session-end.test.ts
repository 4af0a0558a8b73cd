import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hangOut } from '#content/stories/content.ts'
import { kyat } from '#platform/contract/money.ts'
import { eventually, lookAgain, open, openSite } from '#tests/e2e/harness/browser.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { dismissEnd, endSessionsOf, endSessionsOver, endSheet, signInOver } from './session-end.ts'

/** A session that ends in the middle of something: the page stays, and the player goes on where they were. */
const site = openSite()
const ENDED = [/ answered 401$/]
/** Without a feed the server says so, and the page asks for the draws one by one. */
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]
const TRANSFER = '/information?tab=transfer'

beforeAll(async () => {
  await paymentAccount(site.app)
  await openTestDraw(site.app.owner_db)
  const text = { en: 'A gift', mm: 'A gift', zh: 'A gift', th: 'A gift' }
  await hangOut(site.app, { ads: [{ kind: 'popup', text }] })
})

const cell = (page: Page, num: string) =>
  page.getByRole('group', { name: 'Numbers 00 to 99' }).getByText(num).locator('..')
const isChosen = async (page: Page, num: string) => (await cell(page, num).getAttribute('aria-pressed')) === 'true'
const bet = (page: Page) => page.getByRole('region', { name: 'Your bet' })
const bets = (page: Page) => page.evaluate(() => localStorage.getItem('bets'))
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function chooseNumbers(page: Page): Promise<void> {
  await open(page, '/2d/bet?time=2')
  await page.getByLabel('Stake', { exact: true }).fill('700')
  await cell(page, '12').click()
  await cell(page, '34').click()
  await eventually(() => bet(page).textContent()).toContain('1,400')
}

test('in the middle of a 2D slip: the numbers and the place on the page stay, and the slip is placed after it', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, expects: ENDED, allows: ALLOWS })
  await chooseNumbers(page)
  await page.evaluate(() => scrollTo(0, 300))

  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()
  await endSheet(page).getByText('What you typed and chose is still here.').waitFor()
  expect(await token(page)).toBeNull()
  await signInOver(page, player)

  await endSheet(page).waitFor({ state: 'detached' })
  expect(page.url()).toContain('/2d/bet?time=2')
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await page.getByLabel('Stake', { exact: true }).inputValue()).toBe('700')
  expect([await isChosen(page, '12'), await isChosen(page, '34'), await isChosen(page, '56')]).toEqual([
    true,
    true,
    false,
  ])
  await bet(page).getByRole('button').last().click()
  await page.waitForURL('**/2d/confirm?time=2')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/morning-bet-slip')
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(7_600), game: 0n })
})

test('a press that meets the end has done nothing, says so, and works after it', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({
    as: player,
    expects: [/^POST \/api\/twod-bet answered 401$/],
    allows: [...ENDED, ...ALLOWS],
  })
  await chooseNumbers(page)
  await bet(page).getByRole('button').last().click()
  await page.waitForURL('**/2d/confirm?time=2')
  await page.route('**/api/user', (route) => route.abort('aborted'))
  await endSessionsOf(site.app, player)

  await page.getByRole('button', { name: 'Confirm' }).click()
  await endSheet(page).waitFor()
  await page.unroute('**/api/user')
  await signInOver(page, player)
  await endSheet(page).waitFor({ state: 'detached' })

  await page.getByText('Your session has ended and nothing was changed. Please try again.').waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(9_000), game: 0n })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL('**/morning-bet-slip')
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(7_600), game: 0n })
})

test('in the middle of a deposit: amount, reference and receipt stay, and are sent after it', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: ENDED, allows: ALLOWS })
  const buffer = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#0b5' } })
    .png()
    .toBuffer()
  await open(page, TRANSFER)
  await page.getByRole('button', { name: '50,000', exact: true }).click()
  await page.getByLabel('Last 6 digits of the receipt').fill('482913')
  await page.getByLabel('Receipt image').setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer })
  const picture = page.getByRole('img', { name: 'Selected receipt' })
  await picture.waitFor()

  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()
  await signInOver(page, player)
  await endSheet(page).waitFor({ state: 'detached' })

  expect(await picture.isVisible()).toBe(true)
  expect(await page.getByLabel('Last 6 digits of the receipt').inputValue()).toBe('482913')
  const sent = page.waitForRequest('**/api/depositfinicial')
  await page.getByRole('button', { name: 'Deposit 50,000 Ks' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ amount: 50_000, refrence_no: '482913' })
  await page.getByText('Deposit successfully.').waitFor()
})

test('in the middle of the digit bet: what is chosen stays, and nothing rolls by itself meanwhile', async () => {
  const player = await site.app.player({ game: kyat(5_000) })
  const page = await site.visit({ as: player, expects: ENDED, allows: ALLOWS })
  await open(page, '/digitbet')
  await page.getByRole('button', { name: 'Small 0–4', exact: true }).click()

  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()
  await signInOver(page, player)
  await endSheet(page).waitFor({ state: 'detached' })

  const side = page.getByRole('button', { name: 'Small 0–4', exact: true })
  expect(await side.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: /^Roll now/ }).click()
  await page
    .getByRole('table')
    .getByText(/^(Win|Lose)$/i)
    .first()
    .waitFor()
})

test('another player who signs in there begins at home, and sees and uses nothing of the first', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const other = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player, expects: ENDED, allows: ALLOWS })
  await chooseNumbers(page)
  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()

  await signInOver(page, other)

  await page.waitForURL('**/?type=all')
  await eventually(() => page.getByRole('banner').textContent()).toContain('1,000')
  expect(await bets(page)).toBeNull()
  await open(page, '/2d/bet?time=2')
  expect(await isChosen(page, '12')).toBe(false)
  expect(await page.getByText(player.user.user_name).count()).toBe(0)
})

test('numbers are kept over a logout for the player who chose them, and forgotten when another logs in', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const other = await site.app.player()
  const page = await site.visit({ as: player, allows: ALLOWS })
  const logOutAndIn = async (who: typeof player) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await closeToast(page)
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByLabel('User name or phone').fill(who.phone)
    await dialog.getByLabel('Password', { exact: true }).fill(who.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await dialog.waitFor({ state: 'detached' })
    await closeToast(page)
  }
  await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))
  await chooseNumbers(page)

  await logOutAndIn(player)
  expect(await bets(page)).toContain('"num":"12"')
  await logOutAndIn(other)
  await eventually(() => bets(page)).toBeNull()
})

test('dismissed, the player is a guest: sent home from a page of members, and from one that everybody sees', async () => {
  for (const path of ['/transactions', '/about']) {
    const player = await site.app.player()
    const page = await site.visit({ as: player, expects: ENDED, allows: [...ALLOWS, /^the layout moved/] })
    await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))
    await open(page, path)
    await endSessionsOver(page, site.app, player)
    await endSheet(page).waitFor()

    await dismissEnd(page)

    await page.waitForURL('**/?type=all')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
    expect(await page.evaluate(() => ['token', 'profile'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
    ])
  }
})

test('no advert comes over the sheet, not even where the page opens with a session that is over', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: ENDED, allows: [...ALLOWS, /^the layout moved/] })
  await endSessionsOf(site.app, player)
  // The advert asks first whether the player is on a break: its answer is refused when the sheet stands already.
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/break', async (route) => {
    await endSheet(page).waitFor()
    await route.continue()
    asked.resolve()
  })

  await open(page, '/?type=all')
  await endSheet(page).waitFor()
  await asked.promise
  await page.waitForTimeout(500)

  expect(await page.getByRole('dialog', { name: 'A gift' }).count()).toBe(0)
  await endSheet(page).getByLabel('User name or phone').click()
})

test('while the sheet stands nothing is asked for, and the page is up to date when the player is back', async () => {
  const player = await site.app.player({ main: kyat(500) })
  const page = await site.visit({ as: player, expects: ENDED, allows: ALLOWS })
  await page.clock.install()
  await open(page, '/wallet')
  await endSessionsOf(site.app, player)
  await page.clock.fastForward(5_000)
  await endSheet(page).waitFor()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))

  await page.clock.fastForward(60_000)
  // The stream of changes is public; on a busy machine it begins late.
  expect(calls.filter((path) => path.startsWith('/api/') && path !== '/api/changes')).toEqual([])
  await site.app.owner_db`select 1`
  await signInOver(page, player)
  await endSheet(page).waitFor({ state: 'detached' })
  await eventually(() => calls.filter((path) => path === '/api/user').length).toBeGreaterThan(0)
})

test('two tabs: what one hears the other says too, and one login brings both back', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: [...ENDED, ...ALLOWS] })
  await chooseNumbers(page)
  const other = await page.context().newPage()
  await open(other, '/transactions')
  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()
  await endSheet(other).waitFor()

  await signInOver(other, player)

  await endSheet(other).waitFor({ state: 'detached' })
  await endSheet(page).waitFor({ state: 'detached' })
  expect(page.url()).toContain('/2d/bet?time=2')
  expect(await isChosen(page, '12')).toBe(true)
  expect(await token(page)).not.toBeNull()
})

test('two tabs that hear of the end at the same moment hear of one end: nobody is sent home', async () => {
  const player = await site.app.player({ main: kyat(9_000) })
  const page = await site.visit({ as: player, allows: [...ENDED, ...ALLOWS] })
  await chooseNumbers(page)
  await endSessionsOver(page, site.app, player)
  await endSheet(page).waitFor()

  // The other tab has removed the token too, before it saw that this one had.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })))
  await page.waitForTimeout(500)

  expect(page.url()).toContain('/2d/bet?time=2')
  await signInOver(page, player)
  await endSheet(page).waitFor({ state: 'detached' })
  expect(await isChosen(page, '12')).toBe(true)
})

test('a player who forgot the password finds the sheet again, and a closed account is told', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [...ENDED, /^POST \/api\/login answered 403$/], allows: ALLOWS })
  await open(page, '/transactions')
  await site.app.owner_db`update identity.player set status = 'banned' where id = ${player.id}`
  await lookAgain(page)
  await endSheet(page).getByRole('alert').getByText('This account is closed. Please contact us.').waitFor()

  await endSheet(page).getByRole('button', { name: 'Forgot password?' }).click()
  const reset = page.getByRole('dialog').last()
  await reset.getByLabel('Code').waitFor()
  await page.keyboard.press('Escape')
  await reset.getByLabel('Code').waitFor({ state: 'detached' })
  await signInOver(page, player)

  await eventually(() => endSheet(page).getByText('This account is closed. Please contact us.').count()).toBe(2)
})

const TOAST_MS = 5_000

/** A toast lies over the bar for two seconds, or until it is closed. On a busy machine it leaves before it is pressed. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.locator('[popover="manual"]')
  await toast
    .getByRole('button')
    .click({ timeout: TOAST_MS })
    .catch(() => undefined)
  await toast.waitFor({ state: 'detached' })
}
