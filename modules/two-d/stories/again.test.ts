import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** A slip is placed again for the next draw, by the player's own confirmation and by the limits of today. */
const site = openSite()
/** The feed is silent here, and no draw is open between two tests. */
const ALLOWS = [/twod-live answered 503$/, /twod-capacity answered 403$/]

async function place(player: TestPlayer, stakes: Record<string, number>, session: TwoDSession): Promise<void> {
  const amounts = Object.entries(stakes).map(([num, amount]) => ({ num, amount }))
  const body = { totalAmount: amounts.reduce((sum, { amount }) => sum + amount, 0), amounts, session }
  const send = () =>
    site.app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key: randomUUID() })
  // A draw that was just opened is seen within half a second.
  await expect.poll(async () => (await send()).status, { timeout: 10_000 }).toBe(200)
}

async function settle(draw_id: number): Promise<void> {
  await declareTestDraw(site.app.owner_db, draw_id, '99')
  await payTestDraw(site.app.worker_db, draw_id)
}

/** The session of the draw that is next, as the pages are told. */
const nextSession = () =>
  expect.poll(async () => {
    const { body } = await site.app.call('GET', '/api/twod-capacity')
    const { session, is_open } = (body.data ?? {}) as { session?: string; is_open?: boolean }
    return is_open ? session : null
  })

/** A slip of a draw that is over, and the page of the player's slips. */
async function startWith(stakes: Record<string, number>): Promise<{ player: TestPlayer; page: Page }> {
  const morning = await openTestDraw(site.app.owner_db)
  const player = await site.app.player({ main: kyat(9_000) })
  await place(player, stakes, 'morning')
  await settle(morning.id)
  return { player, page: await site.visit({ as: player, allows: ALLOWS }) }
}

const again = (page: Page) => page.getByRole('button', { name: /^Again: M-/ })
const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Your numbers' })
    .getByRole('textbox')
    .evaluateAll((all: HTMLInputElement[]) => all.map((it) => `${it.getAttribute('aria-label')}: ${it.value}`))

const stakesOf = (player: TestPlayer, draw_id: number) => site.app.owner_db`
  select l.digits, l.stake from two_d.line l join two_d.slip s on s.id = l.slip_id
  where s.player_id = ${player.id} and s.draw_id = ${draw_id} order by l.digits`

test('a slip of a draw that is over is confirmed again for the next one, with the same rows, and paid once', async () => {
  const { player, page } = await startWith({ '12': 500, '34': 200 })
  const evening = await openTestDraw(site.app.owner_db, { session: 'evening' })
  await nextSession().toBe('evening')
  await open(page, '/morning-bet-slip')

  await again(page).click()
  await page.waitForURL('**/2d/confirm?time=4')
  expect(await rows(page)).toEqual(['Stake on 12: 500', 'Stake on 34: 200'])
  expect(await stakesOf(player, evening.id)).toEqual([])
  // A second press changes nothing.
  await page.goBack()
  await again(page).click()
  await page.waitForURL('**/2d/confirm?time=4')
  expect(await rows(page)).toEqual(['Stake on 12: 500', 'Stake on 34: 200'])
  expect(await page.getByText('can’t be placed').count()).toBe(0)
  await page.getByRole('button', { name: 'Confirm 700 Ks' }).click()
  await page.waitForURL('**/evening-bet-slip')

  expect(await stakesOf(player, evening.id)).toEqual([
    { digits: '12', stake: kyat(500) },
    { digits: '34', stake: kyat(200) },
  ])
  const [paid] = await site.app.owner_db`
    select count(*)::integer as transfers, sum(t.amount)::bigint as amount
    from ledger.transfer t join two_d.slip s on s.id = t.cause_id
    where s.player_id = ${player.id} and s.draw_id = ${evening.id}`
  expect(paid).toEqual({ transfers: 1, amount: kyat(700) })
  expect((await site.app.balancesOf(player)).main).toBe(kyat(9_000 - 2 * 700))
  await site.app.expectReconciled()
  await settle(evening.id)
})

test('rows that are closed or over a limit now are named before anything is placed, and what fits is kept by a press', async () => {
  const { player, page } = await startWith({ '12': 500, '34': 200, '56': 500 })
  const evening = await openTestDraw(site.app.owner_db, { session: 'evening' })
  await site.app
    .owner_db`update two_d.number_limit set is_closed = true where draw_id = ${evening.id} and digits = '34'`
  await site.app.owner_db`
    update two_d.number_limit set number_limit = ${kyat(300)} where draw_id = ${evening.id} and digits = '56'`
  await site.app.owner_db`update two_d.draw set odds = 85 where id = ${evening.id}`
  await nextSession().toBe('evening')
  await open(page, '/morning-bet-slip')

  await again(page).click()
  await page.waitForURL('**/2d/confirm?time=4')
  const note = page.getByRole('status').filter({ hasText: /can’t be placed as on slip M-/ })
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual(['34 is closed', '56: 300 Ks left'])
  await note.getByText('Odds: × 85, on that slip × 80').waitFor()
  expect(await rows(page)).toEqual(['Stake on 12: 500', 'Stake on 34: 200', 'Stake on 56: 500'])
  await note.getByRole('button', { name: 'Keep what fits · 800 Ks' }).click()
  await eventually(() => rows(page)).toEqual(['Stake on 12: 500', 'Stake on 56: 300'])
  await page.getByRole('button', { name: 'Confirm 800 Ks' }).click()
  await page.waitForURL('**/evening-bet-slip')

  expect(await stakesOf(player, evening.id)).toEqual([
    { digits: '12', stake: kyat(500) },
    { digits: '56', stake: kyat(300) },
  ])
  await settle(evening.id)
})

test('numbers that were chosen before stay on the slip, and the page says so', async () => {
  const { page } = await startWith({ '12': 500 })
  const evening = await openTestDraw(site.app.owner_db, { session: 'evening' })
  await nextSession().toBe('evening')
  await open(page, '/2d/bet?time=4')
  await page.getByRole('group', { name: 'Numbers 00 to 99' }).getByRole('button', { name: /^78/ }).click()
  await open(page, '/morning-bet-slip')

  await again(page).click()
  await page.waitForURL('**/2d/confirm?time=4')

  await page.getByText('Includes 1 number chosen before.').waitFor()
  expect(await rows(page)).toEqual(['Stake on 78: 100', 'Stake on 12: 500'])
  await settle(evening.id)
})

test('where no draw is open the page says so and stays', async () => {
  const { page } = await startWith({ '12': 500 })
  await nextSession().toBe(null)
  await open(page, '/morning-bet-slip')

  await again(page).click()

  await page.getByText('Betting is closed').waitFor()
  expect(new URL(page.url()).pathname).toBe('/morning-bet-slip')
})
