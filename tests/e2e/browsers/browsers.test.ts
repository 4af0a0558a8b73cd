import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { BROWSERS, findBrowser } from '#scripts/browsers/browsers.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { openConsoleOf, type TestConsole } from '../../support/app/open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../../support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '../../support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '../../support/use-cases/request-from-cashier.ts'
import { openTestDraw } from '../../support/use-cases/two-d-draw.ts'
import { type BadLine, badLine } from '../harness/bad-line.ts'
import { DIST, eventually, type Partner } from '../harness/browser.ts'
import { CONSOLE_DIST } from '../harness/console-client.ts'
import { openTestSandbox } from '../harness/sandbox.ts'
import { SCREENS } from '../harness/screens-of-table.ts'
import { openBrowser } from './drivers/open.ts'
import type { Tab, TestBrowser } from './drivers/tab.ts'
import { withEvidence } from './evidence.ts'
import { type Icons, iconsThatDiffer, readIconsOften } from './icons.ts'
import { type Person, personAt } from './person.ts'
import { STORIES } from './stories.ts'

const SITE = { width: 390, height: 844 }
const CONSOLE = { width: 1440, height: 900 }
/** A browser without a graphics card, of another build, on a busy machine. */
const SLOW_MS = 300_000
const LOOK_MS = 700
/** Messages that are no fault: most of them are about a connection that was cut, or a call that was refused. */
const ALLOWED =
  /net::ERR|NetworkError|Failed to (?:fetch|load resource)|Load failed|status of 4\d\d|overlay|service ?worker|popover' attribute/i

let app: TestApp
let partner: Partner
let line: BadLine
let console_app: TestConsole
let console_url = ''
let account: TestAccount
/** How today's Chromium draws each icon, by the screen. */
const drawn = new Map<string, Icons>()

beforeAll(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  partner = await openTestSandbox(url)
  const { gsc, shan, demo_play_url } = partner
  app = await startTestApp({ is_demo: true, gsc, shan, demo_play_url, dist_dir: DIST })
  await app.fastify.listen({ port, host: '127.0.0.1' })
  await partner.stock(app)
  await app.owner_db`update two_d.session set is_on = false`
  await openTestDraw(app.owner_db)
  account = await paymentAccount(app)
  console_app = await openConsoleOf(app, { dist_dir: CONSOLE_DIST })
  console_url = await console_app.fastify.listen({ port: 0, host: '127.0.0.1' })
  line = await badLine(url)
})

afterAll(async () => {
  line?.close()
  await console_app?.close()
  await app?.expectReconciled()
  await partner?.close()
  await app?.close()
})

const named = process.env.BROWSERS?.split(',')
const chosen = BROWSERS.filter(({ name }) => (named ? named.includes(name) : inject('is_deep')))
// Today's comes first: the others are compared with it.
const walked = [
  ...BROWSERS.filter(({ name }) => name === 'chromium'),
  ...chosen.filter(({ name }) => name !== 'chromium'),
]
const places = walked.map((known) => [known.name, known, findBrowser(known)] as const)

describe.each(places)('%s', (name, known, place) => {
  const told = { timeout: SLOW_MS, retry: 0, skip: place === null }
  let browser: TestBrowser
  let tab: Tab
  let person: Person
  let player: TestPlayer

  beforeAll(async () => {
    if (place === null) return
    player = await app.player({ main: kyat(100_000) })
    browser = await openBrowser(known, place)
    tab = await browser.open(SITE)
    person = personAt(tab, line.url)
  }, SLOW_MS)
  afterAll(async () => {
    await tab?.close()
    await browser?.close()
  }, SLOW_MS)

  // Today's Chromium tells all of this in the other files.
  const stories = name === 'chromium' && !named?.includes(name) ? [] : Object.entries(STORIES)
  test.each(stories)('%s', told, (story, tell) =>
    withEvidence(tab, `${name} ${story}`, async () => {
      line.mend()
      await tell({ app, line, player, person })
      expect(tab.errors().filter((error) => !ALLOWED.test(error))).toEqual([])
    }),
  )

  test('every screen', told, () =>
    withEvidence(tab, `${name} every screen`, async () => {
      line.mend()
      const faults: string[] = []
      for (const { href } of SCREENS) {
        await person.goTo(href)
        await person.until(`!document.querySelector('main[aria-busy="true"]')`, `${href} there`)
        faults.push(...tab.errors().flatMap((error) => (ALLOWED.test(error) ? [] : [`${href}: ${error}`])))
        if (name === 'chromium') drawn.set(href, await readIconsOften(tab))
        else faults.push(...(await iconsThatDiffer(tab, drawn.get(href))).map((fault) => `${href}: ${fault}`))
      }
      expect(faults).toEqual([])
    }),
  )

  if (name === 'chromium' && !named?.includes(name)) return
  test('approve in the console', { ...told, skip: told.skip || known.is_for_players === true }, async () => {
    const { user_name, password } = await console_app.hire('cashier')
    // Of this browser alone: what another one has left undecided has other amounts.
    const first = 51_000 + 10_000 * walked.indexOf(known)
    const ids = new Map<number, string>()
    for (const amount of [first, first + 1_000, first + 2_000])
      ids.set(amount, await requestDepositFor(app, player, account, { amount }))
    const console_tab = await browser.open(CONSOLE)
    const staff = personAt(console_tab, console_url)
    try {
      await withEvidence(console_tab, `${name} console`, async () => {
        await staff.goTo('/')
        await staff.fill(/^User name/, user_name)
        await staff.fill(/^Password/, password)
        await staff.press(/^Sign in/, 'form button[type="submit"]')
        for (const amount of [first + 1_000, first, first + 2_000]) await approve(staff, amount, ids)
        expect(console_tab.errors().filter((error) => !ALLOWED.test(error))).toEqual([])
      })
    } finally {
      await console_tab.close()
    }
  })

  test('no page reported an error', told, async () => {
    const reports = await app.owner_db<{ message: string; stack: string }[]>`
      delete from client_error.report returning app, route, kind, message, stack, browser`
    expect(reports).toEqual([])
  })
})

async function approve(staff: Person, amount: number, ids: ReadonlyMap<number, string>): Promise<void> {
  const written = amount.toLocaleString('en')
  await staff.press(new RegExp(written), 'tbody td')
  // A request that has come up by itself a moment ago is not decided yet (modules/cashier/console/review).
  await sleep(LOOK_MS)
  await staff.press(new RegExp(`^Approve ${written} Ks`))
  const id = ids.get(amount) ?? ''
  const approved = () => app.owner_db<{ id: string }[]>`
    select id::text from cashier.request where status = 'approved' and id::text = any(${[...ids.values()]}) order by decided_at`
  await eventually(async () => (await approved()).at(-1)?.id).toBe(id)
}
