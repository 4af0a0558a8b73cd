import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(site.app)
})

const LATENCY_MS = 400
const WAITING = 14
/** Faster than anybody looks; a press that is refused is made again. */
const PRESS_MS = 90
const PRESSES_MAX = 120

interface Press {
  /** The request that the address names, and whether its details were on the screen. */
  id: string | null
  is_shown: boolean
  /** `started` is the first of two presses: it can be undone until the second one. */
  outcome: 'started' | 'sent' | 'refused' | 'lost'
}

/** Notes in the page what each press of A met and what became of it, and counts sounds. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { presses: [] as Press[], sounds: 0 }
    Object.assign(window, { seen })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      seen.sounds += 1
      return start.apply(this, when)
    }
    const look = () => ({
      id: new URL(location.href).searchParams.get('id'),
      // The button with the amount stands below the details alone; where it runs, a bar with the amount.
      is_shown: /(Approve|Approving)\s[\d,]+\sKs/.test(document.querySelector('aside')?.textContent ?? ''),
      is_started: document.querySelector('aside')?.textContent?.includes('Undo') === true,
      sounds: seen.sounds,
      sentence: document.querySelector('[popover][role="alert"]')?.textContent ?? '',
    })
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'a') return
        const before = look()
        const judge = (tries_left: number) => {
          const after = look()
          const is_refused = after.sounds > before.sounds && after.sentence !== ''
          const is_started = !before.is_started && after.is_started && after.id === before.id
          const is_sent = before.is_started && (!after.is_started || after.id !== before.id)
          const outcome = is_refused ? 'refused' : is_started ? 'started' : is_sent ? 'sent' : 'lost'
          if (outcome === 'lost' && tries_left > 0) setTimeout(() => judge(tries_left - 1), 10)
          else seen.presses.push({ id: before.id, is_shown: before.is_shown, outcome })
        }
        setTimeout(() => judge(50), 10)
      },
      { capture: true },
    )
  })
}
const pressesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { presses: Press[] } }).seen.presses)

test('14 of 14 approvals in a burst arrive at 400 ms latency, each of a request that was on the screen', async () => {
  const players: TestPlayer[] = []
  const waiting: string[] = []
  for (let n = 0; n < WAITING; n++) {
    const player = await site.app.player()
    players.push(player)
    waiting.push(await requestDepositFor(site.app, player, account, { amount: 20_000 + n }))
  }
  const { page } = await consoleClient.signedIn('cashier')
  await page.getByText('Approve 20,000 Ks').waitFor()
  await page.route('**/api/console/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATENCY_MS))
    await route.continue()
  })
  const sent: { id: string; version: number }[] = []
  page.on('request', (request) => {
    const [, id = ''] = /\/deposits\/([^/]+)\/approve$/.exec(new URL(request.url()).pathname) ?? []
    if (id !== '') sent.push({ id, version: (request.postDataJSON() as { version: number }).version })
  })
  await watchPresses(page)

  for (let press = 0; press < PRESSES_MAX && new Set(sent.map(({ id }) => id)).size < WAITING; press++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(PRESS_MS)
    await eventually(async () => (await pressesOf(page)).length).toBe(press + 1)
  }
  const presses = await pressesOf(page)
  expect(presses.filter(({ outcome }) => outcome === 'lost')).toEqual([])
  await page.getByText('Nothing is waiting').waitFor()
  for (const press of presses.filter(({ outcome }) => outcome !== 'refused')) expect(press.is_shown).toBe(true)
  const approved = presses.flatMap(({ id, outcome }) => (outcome === 'sent' ? [id] : []))
  expect(approved).toEqual(waiting)
  // Two that are under way together may overtake each other.
  const in_order = sent.toSorted((one, other) => waiting.indexOf(one.id) - waiting.indexOf(other.id))
  expect(in_order).toEqual(waiting.map((id) => ({ id, version: 1 })))
  const balances = await Promise.all(players.map((player) => site.app.balancesOf(player)))
  expect(balances.map(({ main }) => main)).toEqual(waiting.map((_, n) => kyat(20_000 + n)))
  expect(consoleClient.refusals()).toEqual([])
})
