import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { SCREENS } from '#tests/e2e/harness/screens-of-table.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const site = openSite()

beforeAll(async () => {
  await openTestDraw(site.app.owner_db)
})

/** A platform without a feed says so. */
const ALLOWED = [/^GET \/api\/.* answered (?:4\d\d|503)$/, /^the layout moved/]
const hrefOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Login' })

async function signInAt(place: ReturnType<typeof sheet>, player: TestPlayer): Promise<void> {
  await place.getByLabel('User name or phone').fill(player.phone)
  await place.getByLabel('Password', { exact: true }).fill(player.password)
  await place.getByRole('button', { name: 'Login' }).click()
}

const MEMBERS = ['/digitbet', '/shan', '/2d/bet?time=2', '/information?tab=logs&type=withdraw', '/transactions?page=1']

test.each(MEMBERS)('a guest who opens %s meets the login over home, and arrives there after it', async (href) => {
  const player = await site.app.player()
  const page = await site.visit({ allows: ALLOWED })
  await open(page, href)
  expect(await hrefOf(page)).toBe('/?type=all')
  await sheet(page).waitFor()

  await signInAt(sheet(page), player)

  await eventually(() => hrefOf(page)).toBe(href)
  await sheet(page).waitFor({ state: 'detached' })
})

test('every address of members keeps itself for after the login', async () => {
  for (const { href, access } of SCREENS.filter((screen) => screen.access !== 'public')) {
    const reply = await site.app.fastify.inject({ method: 'GET', url: href })
    const [leads_to, kept] = String(reply.headers.location).split('#')
    expect(kept, href).toBe(href)
    expect(leads_to, href).toBe(access === 'login' ? '/login' : '/?type=all')
  }
})

test('the login page leads on to the page that a guest has asked for, also after a reload and for a new player', async () => {
  const player = await site.app.player()
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/2d/daily-winner?session=morning')
  expect(await hrefOf(page)).toBe('/login')
  await open(page, '/2d/daily-winner?session=morning')
  await page.reload()

  await signInAt(page.getByRole('main'), player)

  await eventually(() => hrefOf(page)).toBe('/2d/daily-winner?session=morning')
})

test('whatever stands behind the mark of an address, the login leads to a page of this site', async () => {
  const player = await site.app.player()
  for (const mark of ['#/.//elsewhere.example/', '#//elsewhere.example/']) {
    const page = await site.visit({ allows: ALLOWED })
    await open(page, `/?type=all${mark}`)
    await sheet(page).waitFor()

    await signInAt(sheet(page), player)

    await sheet(page).waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).origin).toBe(await page.evaluate(() => origin))
    expect(await page.getByRole('banner').count(), mark).toBe(1)
    expect(page.url()).not.toMatch(/:\d+\/\//)
  }
})

test('a guest who closes the login stays at home, and is not asked again', async () => {
  const page = await site.visit({ allows: ALLOWED })
  await open(page, '/digitbet')
  await sheet(page).waitFor()

  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
  await page.waitForLoadState('networkidle')

  expect(await hrefOf(page)).toBe('/?type=all')
  expect(await sheet(page).count()).toBe(0)
})

test('a player whom the server takes for a guest is led to their page at once', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, allows: ALLOWED })
  for (const href of ['/digitbet', '/2d/daily-winner']) {
    await page.context().clearCookies({ name: 'member' })
    await page.goto(href)
    await eventually(() => hrefOf(page)).toBe(href)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
})

test('a browser that calls a guest a member asks for the login as well', async () => {
  const player = await site.app.player()
  const page = await site.visit({ allows: ALLOWED })
  await page.context().addCookies([{ name: 'member', value: '1', domain: '127.0.0.1', path: '/' }])
  await page.goto('/2d/bet?time=2')
  await sheet(page).waitFor()

  await signInAt(sheet(page), player)

  await eventually(() => hrefOf(page)).toBe('/2d/bet?time=2')
})
