import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { eventually, openSite } from '../harness/browser.ts'
import { clearReports, reportsOf } from '../harness/client-reports.ts'
import { openConsoleClient } from '../harness/console-client.ts'
import { sampled } from '../harness/depth.ts'
import { groupsOf } from '../harness/groups.ts'
import { moveTo } from '../harness/move-to.ts'
import { leaksOf, mendThrow, type Planted, personal, plantThrowInConsole, throwAgain } from '../harness/plant-throw.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)

const TABLE = fileURLToPath(new URL('../../../apps/console/routes.ts', import.meta.url))
const ROUTE = /path: '([^']+)',\s*permission: '[^']+',[\s\S]*?import\('([^']+)'\)\)\.(\w+)/g

interface Screen extends Planted {
  path: string
}

/** Every screen of the console, as its table has it: a new one is here by itself. */
const SCREENS: Screen[] = [...readFileSync(TABLE, 'utf8').matchAll(ROUTE)].map(
  ([, path = '', source = '', name = '']) => ({
    path,
    source,
    name,
  }),
)

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong here.' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Screens' })
const reports = () => reportsOf(site)

test('the table of the console is read as it stands', () => {
  expect(SCREENS.length).toBe(readFileSync(TABLE, 'utf8').match(/path: /g)?.length)
})

function hasFileOfEarlier(screen: Screen): boolean {
  return SCREENS.findIndex(({ source }) => source === screen.source) < SCREENS.indexOf(screen)
}

/** Each on one page, the first as a document and the others as ways within it. A page tells an error of one file once. */
const GROUPS = [
  ...groupsOf(
    sampled(
      SCREENS.filter((screen) => !hasFileOfEarlier(screen)),
      6,
    ),
  ),
  ...sampled(SCREENS.filter(hasFileOfEarlier), 6).map((screen) => [screen]),
].map((screens) => ({ screens, paths: screens.map(({ path }) => path).join(' ') }))

test('every screen is on one of the pages, in `npm test` every sixth one, and no two of one file are on the same', () => {
  expect(GROUPS.flatMap(({ screens }) => screens).length).toBeGreaterThanOrEqual(
    inject('is_deep') ? SCREENS.length : SCREENS.length / 6,
  )
  for (const { screens, paths } of GROUPS)
    expect(new Set(screens.map(({ source }) => source)).size, paths).toBe(screens.length)
})

test.each(GROUPS)(
  '$paths of the console: each fails alone, comes back, and is reported',
  {
    timeout: 90_000,
  },
  async ({ screens }) => {
    const player = await site.app.player()
    const { page } = await consoleClient.signedIn('owner')
    for (const screen of screens) await plantThrowInConsole(page, screen, personal(player))

    for (const [index, screen] of screens.entries()) {
      await clearReports(site)

      const address = `${screen.path.replace(':id', '1')}?id=1`
      if (index === 0) await page.goto(address)
      else {
        await throwAgain(page, screen, personal(player))
        await moveTo(page, address)
      }

      await failure(page).waitFor()
      await menu(page).getByRole('link', { name: 'Deposits' }).waitFor()
      // A late report of the screen before is not this one's.
      const own = async () => (await reports()).filter(({ route }) => route === `${screen.path}?id`)
      await eventually(async () => (await own()).map(({ app, kind }) => `${app} ${kind}`)).toEqual(['console screen'])
      expect(leaksOf((await own())[0] ?? {}, player)).toEqual([])

      if (index === 0) {
        await throwAgain(page, screen, personal(player))
        await expectOtherToWork(page, screen.path)
      }
      // This one works when its fault is gone.
      await mendThrow(page)
      await failure(page).getByRole('button', { name: 'Try Again' }).click()
      await failure(page).waitFor({ state: 'detached' })
    }
    // No person and no row of this platform has the number 1; an answer that is still on its way says so too.
    await page.goto('about:blank')
    consoleClient.refusals()
  },
)

/** Which screen has failed is nothing to the others: once on each page. */
async function expectOtherToWork(page: Page, path: string): Promise<void> {
  const other = path === '/staff' ? 'Audit log' : 'Staff'
  await menu(page).getByRole('link', { name: other }).click()
  await page.getByRole('heading', { level: 1, name: other }).waitFor()
  await page.goBack()
  await failure(page).waitFor()
}

test('a sheet of the console that fails closes itself, and its screen stays', async () => {
  const player = await site.app.player()
  const { page } = await consoleClient.signedIn('owner')
  await page.goto(`/players/${player.id}`)
  await page.route('**/reset-password', (route) =>
    route.fulfill({ json: { status: 'Request was successful.', message: '', data: {} } }),
  )
  await clearReports(site)
  await page.getByRole('button', { name: 'Reset the password' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Because of a test')

  await page.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click()

  await page.getByText('This could not be opened. Please try again.').waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Reset the password' }).click({ trial: true })
  await eventually(async () => (await reports()).map(({ kind }) => kind)).toEqual(['overlay'])
})

test('the auditor reads what failed, newest first, with its stack', async () => {
  const body = {
    release: 'CxmLs2F',
    route: '/2d/bet?time',
    kind: 'screen',
    message: 'TypeError: x is not a function',
    stack: 'Screen bet-screen-Ab3dEfg.js:1:4,567',
    language: 'mm',
  }
  await clearReports(site)
  for (const message of ['older', body.message, body.message])
    await site.app.call('POST', '/api/client-errors', { body: { ...body, message } })
  const { page } = await consoleClient.signedIn('auditor')

  await menu(page).getByRole('link', { name: 'Client errors' }).click()

  const rows = page.getByRole('table', { name: 'Client errors' }).locator('tbody tr')
  await eventually(() => rows.count()).toBe(2)
  expect((await rows.first().innerText()).replace(/\s+/g, ' ')).toMatch(
    /TypeError: x is not a function 2 Players’ site \/2d\/bet\?time CxmLs2F/,
  )
  await rows.first().getByRole('link').click()
  await page.getByText('Screen bet-screen-Ab3dEfg.js:1:4,567').waitFor()
})
