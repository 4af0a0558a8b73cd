import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { openTestSandbox } from '#tests/e2e/harness/sandbox.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite({ partner: openTestSandbox })

const LAUNCH = '**/api/shan-launch-game*'
/** Longer than a browser takes what moves for the answer to a press. */
const LATE_MS = 700
const launchButton = (page: Page) => page.getByRole('button', { name: 'Launch Shan Game' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const done = (page: Page) => page.getByRole('main').getByRole('status')

async function openTable(page: Page): Promise<Page> {
  const [table] = await Promise.all([page.context().waitForEvent('page'), launchButton(page).click()])
  await table.waitForURL(/\/shan\/[\w-]+\/$/)
  return table
}

/** Deals; answers whether the player is asked for a third card. A do ends the round before there is anything to ask. */
async function dealRound(table: Page): Promise<boolean> {
  const stand = table.getByRole('button', { name: 'Stand' })
  await table.getByRole('button', { name: /^Deal/ }).click()
  // Off while the cards are dealt.
  await stand.or(table.getByRole('button', { name: /^Deal/, disabled: false })).waitFor()
  return stand.isVisible()
}

/** One round at the table, to its end. */
async function playRound(table: Page, choice: 'Stand' | 'Draw a card'): Promise<void> {
  if (await dealRound(table)) await table.getByRole('button', { name: choice }).click()
  await table.getByRole('button', { name: /^Deal/, disabled: false }).waitFor()
}

interface TableLedger {
  balance: string
  rounds: number
  staked: string
  net: string
  untold: number
}

async function ledgerOf(table: Page, player: TestPlayer): Promise<TableLedger> {
  const address = `${new URL(table.url()).origin}/shan/ledger/${player.user.member_account}.json`
  return (await (await fetch(address)).json()) as TableLedger
}

test('a player launches the table and plays: balance and log agree with the table’s ledger, a round that was left goes on', async () => {
  const player = await site.app.player({ game: kyat(60_000) })
  const page = await site.visit({ as: player })
  await open(page, '/?type=all')
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Shan Koe Mee' }).click()
  await page.waitForURL('**/shan')
  const card = page.getByRole('main')
  await eventually(() => card.locator('dl').textContent()).toMatch(
    new RegExp(`^Account${player.user.member_account}Balance60,000\\sKsProduct Codea3h1$`),
  )

  const table = await openTable(page)
  await done(page).getByText('Game launched successfully!').waitFor()
  expect(await table.evaluate(() => window.opener)).toBeNull()
  for (let round = 0; round < 2; round++) await playRound(table, round % 2 === 0 ? 'Stand' : 'Draw a card')

  const ledger = await ledgerOf(table, player)
  expect(ledger).toMatchObject({ rounds: 2, staked: '2000', untold: 0 })
  expect((await site.app.balancesOf(player)).game).toBe(kyat(60_000) + BigInt(Number(ledger.net)) * 10_000n)
  expect(Number(ledger.balance)).toBe(60_000 + Number(ledger.net))
  // The page that was left open catches up by itself.
  await eventually(() => card.locator('dd').nth(1).textContent()).toContain(
    Number(ledger.balance).toLocaleString('en-US'),
  )
  const log = await site.app.call('GET', '/api/player/game-logs?type=today', { token: player.token })
  expect(log.body.data).toMatchObject([
    { game_name: 'Shan Koe Mee', spin_count: 2, turnover: 2_000, win_loss: Number(ledger.net) },
  ])

  while (!(await dealRound(table)));
  const mine = await table.locator('.mine [role=img]').first().getAttribute('aria-label')
  await table.reload()
  const stand = table.getByRole('button', { name: 'Stand' })
  await stand.waitFor()
  expect(await table.locator('.mine [role=img]').first().getAttribute('aria-label')).toBe(mine)
  await stand.click()
  await table.locator('.result').waitFor()
  expect((await ledgerOf(table, player)).untold).toBe(0)
})

test('an empty game balance is filled first, and then the table opens', async () => {
  const player = await site.app.player({ main: kyat(10_000) })
  const page = await site.visit({ as: player })
  await open(page, '/shan')

  await launchButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange Balance' })
  await dialog.getByLabel('Amount').fill('4000')
  await dialog.getByRole('button', { name: 'Exchange 4,000 Ks' }).click()

  await done(page).getByText('Game launched successfully!').waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(6_000), game: kyat(4_000) })
})

test('where tabs are blocked the table opens by a link; until it comes the button is off, and then nothing moves', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({ as: player })
  await page.addInitScript(() => {
    window.open = () => null
  })
  let answer = () => {}
  await page.route(LAUNCH, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await open(page, '/shan')

  await launchButton(page).click()
  const busy = page.getByRole('button', { name: 'Opening the table' })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  await setTimeout(LATE_MS)
  answer()

  const link = page.getByRole('link', { name: 'Open the table' })
  await link.waitFor()
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(await link.getAttribute('href')).toMatch(/\/shan\/[\w-]+\/$/)
  await done(page).getByText('Popup blocked. Please allow popups.').waitFor()
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)

  const [table] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await table.waitForURL(/\/shan\/[\w-]+\/$/)
  await launchButton(page).waitFor()
})

const answered = (status: number, json: object) => (route: Route) => route.fulfill({ status, json })

test('on a low phone the answer to the press is in sight, in the tallest letters too', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({
    as: player,
    language: 'mm',
    viewport: { width: 360, height: 640 },
    allows: [/shan-launch-game/],
  })
  await page.route(LAUNCH, answered(502, { status: 'fail', error_detail: 'Agent not found' }))
  await open(page, '/shan')
  const { app, shan } = await wordsOf('mm')
  await page.evaluate(async () => void (await document.fonts.ready))

  await page.getByRole('button', { name: shan.launch }).click()

  await alert(page).waitFor()
  const bar = await page.getByRole('navigation', { name: app.main_navigation }).boundingBox()
  const note = await alert(page).boundingBox()
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Answers without an address, and the sentence that the player reads: never the same sentence twice in a row. */
const FAILED = [
  {
    answer: answered(403, { status: 'fail', message: 'No.', errors: { operator_code: ['One.', 'Two.'] } }),
    says: 'One. Two.',
  },
  { answer: answered(500, {}), says: 'Failed to launch game.' },
  { answer: answered(422, { status: 'fail', message: 'Not today.', error_detail: 'x' }), says: 'Not today.' },
  { answer: answered(200, { status: 'success' }), says: 'Failed to launch game.' },
  { answer: answered(502, { status: 'fail', error_detail: 'Agent not found' }), says: 'Agent not found' },
  // It would run in our name.
  {
    answer: answered(200, { status: 'success', launch_game_url: 'javascript:alert(1)' }),
    says: 'Failed to launch game.',
  },
  { answer: (route: Route) => route.abort(), says: 'Network or server error.' },
  // It hides its host.
  {
    answer: answered(200, { status: 'success', launch_game_url: 'https://a@b.example/' }),
    says: 'Failed to launch game.',
  },
]

test('a launch that fails says why, and may be tried again', async () => {
  const player = await site.app.player({ game: kyat(1_000) })
  const page = await site.visit({ as: player, allows: [/shan-launch-game/] })
  await open(page, '/shan')

  for (const { answer, says } of FAILED) {
    await page.route(LAUNCH, answer)
    await launchButton(page).click()

    await alert(page).getByText(says, { exact: true }).waitFor()
    await eventually(() => page.context().pages().length).toBe(1)
    await page.unroute(LAUNCH)
  }
  await openTable(page)
  await done(page).getByText('Game launched successfully!').waitFor()
})

test('who cannot be told from the platform is asked to log in again', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, allows: [/\/api\/user answered 500/, /balance poll/] })
  await page.addInitScript(() => localStorage.removeItem('profile'))
  await page.route('**/api/user*', answered(500, {}))
  await open(page, '/shan')

  await alert(page).getByText('Failed to load user info. Please log in again.').waitFor()
  expect(await launchButton(page).isDisabled()).toBe(true)
})
