import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { endSheet, signInOver } from '#identity/stories/session-end.ts'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { moveTo } from '#tests/e2e/harness/move-to.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'

const site = openSite({ partner: openTestSandbox })

const LAUNCH = '**/api/seamless/launch-game'
const play = (page: Page, name?: string) =>
  page.getByRole('main').getByRole('listitem').getByRole('button', { name }).first()
const note = (page: Page) => page.getByRole('main').getByRole('alert')

async function openGames(page: Page, provider = 'JILI', type = 'SLOT'): Promise<string> {
  const answer = await site.app.call('GET', '/api/game_types?lan=en')
  const types = answer.body.data as { id: number; code: string; providers: { id: number; code: string }[] }[]
  const found = types.find((each) => each.code === type)
  const id = found?.providers.find((each) => each.code === provider)?.id
  await open(page, `/?type=${found?.id}&provider=${id}`)
  const name = await page.getByRole('article').getByRole('heading').first().textContent()
  return name ?? ''
}

/** Answers the launch instead of the platform, once it is asked. */
const answerLaunch = (page: Page, answer: (route: Route) => Promise<void>) => page.route(LAUNCH, answer)

test('a guest logs in first, and then the game starts', async () => {
  const player = await site.app.player({ main: kyat(1000), game: kyat(5000) })
  const page = await site.visit()
  const game = await openGames(page)

  await play(page).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('User name or phone').fill(player.phone)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Login' }).click()

  await page.waitForURL(/\/play\//)
  expect(await page.title()).toContain(game)
})

test('an empty game balance is filled first, and then the game starts', async () => {
  const player = await site.app.player({ main: kyat(10_000) })
  const page = await site.visit({ as: player })
  await openGames(page)

  await play(page).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  await dialog.getByLabel('Amount').fill('4000')
  await dialog.getByRole('button', { name: 'Exchange 4,000 Ks' }).click()

  await page.waitForURL(/\/play\//)
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(6000), game: kyat(4000) })
})

test('who has nothing anywhere is not asked, and may look on', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  await openGames(page)

  await play(page).click()

  await page.waitForURL(/\/play\//)
})

test('while a game opens its tile is dimmed and its button off, and the others stay as they are', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, expects: [/launch-game answered 502$/] })
  const game = await openGames(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerLaunch(page, async (route) => {
    await held
    await route.fulfill({ status: 502, json: { status: 'Request has failed.', code: 'launch_failed', message: 'No.' } })
  })
  const known = page.getByRole('button', { name: `Opening ${game}` })

  await play(page, `Play ${game}`).click()
  await known.waitFor()
  expect(await known.isDisabled()).toBe(true)
  const art = page.getByRole('article').first().locator('[data-picture]')
  expect(await art.evaluate((picture) => getComputedStyle(picture).opacity)).toBe('0.6')
  expect(
    await page
      .getByRole('button', { name: /^Play / })
      .nth(1)
      .isEnabled(),
  ).toBe(true)
  release()

  await play(page, `Play ${game}`).waitFor()
  await note(page).getByText('No.').waitFor()
}, 30_000)

/** Answers without a game, and the sentence that the player reads for each. */
const REFUSED = [
  { status: 502, json: { code: 'launch_failed', message: 'Try another game.' }, says: 'Try another game.' },
  { status: 502, json: {}, says: 'Failed to launch game.' },
  { status: 200, json: { code: 201, message: '' }, says: 'Failed to launch game.' },
  { status: 200, json: { code: 200, message: '' }, says: 'Launch failed: No URL or content.' },
  { status: 200, json: { code: 200, message: 'Not today.' }, says: 'Not today.' },
  {
    // It would run in our name.
    status: 200,
    json: { code: 200, message: '', url: 'javascript:alert(1)' },
    says: 'Launch failed: No URL or content.',
  },
]

test('whatever comes in place of a game is told in red', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, expects: [/launch-game answered 502$/] })
  await openGames(page)
  let answer = { status: 200, json: {} }
  await answerLaunch(page, (route) => route.fulfill(answer))

  for (const { says, ...next } of REFUSED) {
    answer = next
    await play(page).click()

    await note(page).getByText(says, { exact: true }).waitFor()
    await note(page).getByRole('button', { name: 'Close this message' }).click()
    await note(page).waitFor({ state: 'detached' })
  }
})

test('a lost connection is told, and the message goes with the next try', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, expects: [/launch-game failed/] })
  await openGames(page)
  let tries = 0
  await answerLaunch(page, async (route) => {
    tries += 1
    if (tries === 1) await route.abort('connectionfailed')
  })

  await play(page).click()
  await note(page).getByText('Network error. Please try again.').waitFor()
  await play(page).click()

  await note(page).waitFor({ state: 'detached' })
})

test('the message of a hot game that does not open is a red alert', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, expects: [/launch-game answered 502$/] })
  await open(page, '/?type=hot')
  await answerLaunch(page, (route) => route.fulfill({ status: 502, json: { message: 'It is closed.' } }))

  await play(page).click()

  await note(page).getByText('It is closed.').waitFor()
})

const PROBE = `<!doctype html><title>probe</title><body><script>
const tried = {}
const attempt = (name, run) => { try { tried[name] = String(run()) } catch (error) { tried[name] = error.name } }
attempt('storage', () => localStorage.getItem('token'))
attempt('session', () => sessionStorage.length)
attempt('cookie', () => document.cookie)
attempt('opener', () => window.opener)
attempt('origin', () => window.origin)
attempt('databases', () => indexedDB.open('x'))
fetch('/api/user').then((answer) => answer.text()).then((text) => { tried.call = text }, (error) => { tried.call = error.name })
  .then(() => { document.body.textContent = JSON.stringify(tried) })
</script></body>`

/** Messages that the probe's refused call leaves in the console of its own window. */
const CORS = /blocked by CORS policy|Access to fetch/

test("a provider's document opens in a window that reaches nothing of ours; a blocked one is told", async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, allows: [CORS] })
  await page.addInitScript(() => {
    const { open } = window
    let is_first = true
    window.open = (...address) => {
      if (!is_first) return open.apply(window, address)
      is_first = false
      return null
    }
  })
  await openGames(page, 'PG')
  await answerLaunch(page, (route) => route.fulfill({ json: { code: 200, message: '', content: PROBE } }))

  await play(page).click()
  await note(page).getByText('Popup blocked. Please allow popups.').waitFor()
  const [gameWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the game' }).click(),
  ])
  await note(page).waitFor({ state: 'detached' })
  await gameWindow.waitForFunction(() => document.title === 'probe' && document.body.textContent?.startsWith('{'))
  const tried = JSON.parse((await gameWindow.locator('body').textContent()) ?? '{}')
  expect(tried).toEqual({
    storage: 'SecurityError',
    session: 'SecurityError',
    cookie: 'SecurityError',
    opener: 'null',
    origin: 'null',
    databases: 'SecurityError',
    call: 'TypeError',
  })
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(player.token)
  await play(page).waitFor()
  await gameWindow.reload()
  await gameWindow.getByText('The game in this window has ended.').waitFor()

  // The next one opens its window within the tap; what was opened in vain is closed again.
  await answerLaunch(page, (route) => route.fulfill({ status: 200, json: { code: 200, message: 'Full.' } }))
  const [second] = await Promise.all([page.waitForEvent('popup'), play(page).click()])
  await eventually(() => second.isClosed()).toBe(true)
  await note(page).getByText('Full.').waitFor()
})

/** Beside the heart, which is pressed or not. */
const PLAY = 'button:not([aria-pressed])'

test('a title on page three is found by its name and opens; the lobby is then as it was left, also far down', async () => {
  const player = await site.app.player({ game: kyat(5000) })
  const page = await site.visit({ as: player })
  await openGames(page)
  const { pathname, search } = new URL(page.url())
  const [type, provider] = ['type', 'provider'].map((name) => new URLSearchParams(search).get(name))
  const answer = await site.app.call('GET', `/api/game_lists/${type}/${provider}?page=3&lan=en`)
  const [wanted] = answer.body.data as { game_name: string }[]
  const name = wanted?.game_name ?? ''

  await page.getByRole('searchbox').fill(name.slice(0, -1))
  await page.getByRole('article').filter({ hasText: name }).locator(PLAY).click()
  await page.waitForURL(/\/play\//)
  expect(await page.title()).toContain(name)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pathname)
  await eventually(() => page.getByRole('searchbox').inputValue()).toBe(name.slice(0, -1))
  await page.getByRole('article').filter({ hasText: name }).waitFor()

  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Load More' }).click()
  await eventually(() => page.getByRole('article').count()).toBe(40)
  const far = page.getByRole('article').nth(34)
  const far_name = await far.getByRole('heading').textContent()
  await far.scrollIntoViewIfNeeded()
  const left_at = await page.evaluate(() => window.scrollY)
  await far.locator(PLAY).click()
  await page.waitForURL(/\/play\//)
  await page.goBack()
  await eventually(() => page.getByRole('article').count()).toBe(40)
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(left_at)
  expect(await far.getByRole('heading').textContent()).toBe(far_name)
  expect(await far.locator(PLAY).isEnabled()).toBe(true)
})

test('a session that has ended is told by the login, and the game starts after it', async () => {
  const player = await site.app.player({ game: kyat(100) })
  const page = await site.visit({ as: player, expects: [/ answered 401$/] })
  // The first call that hears of the end opens the sheet, and a later press would not reach the game.
  const first = Promise.all(['user', 'break'].map((path) => page.waitForResponse(`**/api/${path}`)))
  await openGames(page)
  await first
  await site.app.owner_db`update identity.session set revoked_at = now() where player_id = ${player.id}`

  await play(page).click()
  await endSheet(page).waitFor()
  await signInOver(page, player)

  await page.waitForURL(/\/play\//)
})

test('during a break the games of providers are off, and say so before they are pressed', async () => {
  const player = await site.app.player({ game: kyat(5000) })
  const body = { user_name: player.phone, password: player.password }
  const begun = await site.app.call('POST', '/api/break', {
    token: player.token,
    body: { period: 'week', password: player.password },
  })
  expect(begun.status, begun.text).toBe(200)
  const { token } = (await site.app.call('POST', '/api/login', { body })).body.data as { token: string }
  // Of a first load the place of the offers goes when the break is known.
  const page = await site.visit({ as: { ...player, token }, allows: [/^the layout moved/] })

  await openGames(page)
  await page.getByRole('link', { name: /^You are on a break until/ }).waitFor()
  await eventually(() => play(page).isDisabled()).toBe(true)
  expect(await play(page).textContent()).toBe('On a break')

  await moveTo(page, '/games?tab=table')
  await page.getByRole('heading', { name: 'Table Games' }).waitFor()
  const listed = page.getByRole('main').getByRole('button', { name: /On a break$/ })
  await listed.first().waitFor()
  expect(await listed.first().isDisabled()).toBe(true)
})
