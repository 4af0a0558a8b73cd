import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Win, Wins } from '#home/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId } from '#tests/support/partners/aggregator-calls.ts'
import { gameRow, openTestAggregator, productRow } from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'
import { rollUntilWon } from '#tests/support/use-cases/large-win.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'

const aggregator = await openTestAggregator()
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: aggregator.gsc })
const calls = createAggregatorCalls(app)
const WIN_MIN = kyat(100_000)

beforeAll(async () => {
  aggregator.products = [productRow(1091, 'SLOT')]
  aggregator.games = { '1091 SLOT': [gameRow(1091, 'SLOT', 'GEM'), gameRow(1091, 'SLOT', 'gone')] }
  await sync(app, aggregator)
  await settled()
})
afterAll(async () => {
  await app.expectReconciled()
  await aggregator.close()
})

let readings = 0n

/** An answer is ten seconds old at most, or of an earlier smallest win: another one is read anew. */
async function winsNow(language = 'en'): Promise<Wins> {
  readings += 1n
  await app.owner_db`update home.setting set win_min = ${WIN_MIN - readings}`
  await settled()
  const reply = await app.call('GET', `/api/wins?lan=${language}`)
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as Wins
}
const amountsOf = (wins: readonly Win[]) => wins.map(({ amount }) => amount)

/** A round of a slot: what it took, and what it paid. */
async function spin(
  player: TestPlayer,
  { stake, paid, game_code = 'GEM' }: { stake: number; paid: number; game_code?: string },
) {
  const wager_code = newId()
  await calls.move('withdraw', player, { action: 'BET', amount: stake, wager_code, game_code, wager_status: 'BET' })
  await calls.move('deposit', player, { action: 'SETTLED', amount: paid, wager_code, game_code })
  return wager_code
}

async function betOn2D(player: TestPlayer, amounts: Record<string, number>): Promise<void> {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0)
  const lines = Object.entries(amounts).map(([num, amount]) => ({ num, amount }))
  const body = { totalAmount: total, amounts: lines, session: 'morning' }
  const place = () => app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key: randomUUID() })
  // A draw that was just opened is seen within half a second.
  await vi.waitUntil(async () => (await place()).status === 200, { timeout: 10_000 })
}

test('a company without wins has none to show', async () => {
  expect(await winsNow()).toEqual({ recent: [], today: null, week: null })
})

describe('wins at a provider', () => {
  let player: TestPlayer
  beforeAll(async () => {
    player = await app.player({ game: kyat(2_000_000) })
  })

  test('are shown once, masked and without their stake; losses, small wins and rounds without a gain are not', async () => {
    await spin(player, { stake: 10_000, paid: 260_000 })
    await spin(player, { stake: 300_000, paid: 0 })
    await spin(player, { stake: 500_000, paid: 500_000 })
    await spin(player, { stake: 500_000, paid: 400_000 })
    await spin(player, { stake: 200_000, paid: 299_999 })

    const { recent, today, week } = await winsNow()

    const win = { member_name: 'Ko•••', own_game: null, game: { game_code: 'GEM' }, amount: 250_000 }
    expect(recent).toMatchObject([win])
    expect(today).toEqual(recent[0])
    expect(week).toEqual(recent[0])
    const text = JSON.stringify(recent)
    for (const secret of [player.user.user_name, player.phone, player.user.name]) expect(text).not.toContain(secret)
  })

  test('with two large payouts are one win', async () => {
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 1_000, wager_code, wager_status: 'BET' })
    await calls.move('deposit', player, { action: 'SETTLED', amount: 200_000, wager_code })
    await calls.move('deposit', player, { action: 'JACKPOT', amount: 700_000, wager_code })

    expect(amountsOf((await winsNow()).recent)).toEqual([899_000, 250_000])
    expect((await winsNow()).today?.amount).toBe(899_000)
  })

  test('are gone when they are rolled back', async () => {
    const wager_code = await spin(player, { stake: 1_000, paid: 901_000 })
    expect(amountsOf((await winsNow()).recent)).toContain(900_000)

    await calls.move('withdraw', player, { action: 'ROLLBACK', amount: -901_000, wager_code })

    const { recent, week } = await winsNow()
    expect(amountsOf(recent)).toEqual([899_000, 250_000])
    expect(week?.amount).toBe(899_000)
  })

  test('in a game that the lobby does not show any more are left out', async () => {
    await spin(player, { stake: 1_000, paid: 351_000, game_code: 'gone' })
    expect(amountsOf((await winsNow()).recent)).toContain(350_000)

    await app.owner_db`update catalog.game set is_hidden = true where game_code = 'gone'`

    expect(amountsOf((await winsNow()).recent)).not.toContain(350_000)
  })
})

test('a large roll of Digit Bet is shown when it wins, and never when it loses', async () => {
  const player = await app.player({ game: kyat(9_000_000) })
  await rollUntilWon(app, player, 200_000)

  const { recent } = await winsNow()

  const rolled = recent.filter(({ own_game }) => own_game === 'digit_bet')
  expect(rolled).toMatchObject([{ member_name: 'Ko•••', game: null, amount: 180_000 }])
})

describe('a draw of 2D', () => {
  const own = (wins: Wins) => wins.recent.filter(({ own_game }) => own_game === 'two_d')
  let draw_id: number
  beforeAll(async () => {
    draw_id = (await openTestDraw(app.owner_db)).id
    const [winner, spender, other] = [
      await app.player({ main: kyat(100_000) }),
      await app.player({ main: kyat(500_000) }),
      await app.player({ main: kyat(100_000) }),
    ]
    await betOn2D(winner, { '12': 2_000, '34': 500 })
    // Two slips of one player are one win: their stakes count together.
    await betOn2D(spender, { '12': 2_000 })
    await betOn2D(spender, { '56': 70_000 })
    await betOn2D(other, { '77': 5_000 })
  })

  test('shows what its winners got beyond all that they staked on it, when it is settled', async () => {
    await declareTestDraw(app.owner_db, draw_id, '12')
    expect(own(await winsNow())).toEqual([])

    await payTestDraw(app.worker_db, draw_id)

    expect(own(await winsNow())).toMatchObject([{ member_name: 'Ko•••', game: null, amount: 157_500 }])
  })

  test('whose result is corrected shows the other winner alone', async () => {
    await declareTestDraw(app.owner_db, draw_id, '77')
    await payTestDraw(app.worker_db, draw_id)

    expect(amountsOf(own(await winsNow()))).toEqual([395_000])
  })
})

test.each([
  ['is on a break', "excluded_until = now() + interval '1 day'"],
  ['is banned', "status = 'banned'"],
])('a player who %s is not shown', async (_what, change) => {
  const player = await app.player({ game: kyat(100_000) })
  await spin(player, { stake: 1_000, paid: 778_000 })
  expect(amountsOf((await winsNow()).recent)).toContain(777_000)

  await app.owner_db.unsafe(`update identity.player set ${change} where id = ${player.id}`)

  const { recent, today } = await winsNow()
  expect(amountsOf(recent)).not.toContain(777_000)
  expect(today?.amount).toBe(899_000)
})

test('a win of yesterday is the largest of seven days, and not of today; one of last week is neither', async () => {
  const player = await app.player({ game: kyat(100_000) })
  const played = [
    await spin(player, { stake: 1_000, paid: 1_501_000 }),
    await spin(player, { stake: 1_000, paid: 2_001_000 }),
  ]
  for (const [place, days] of [1, 7].entries()) {
    await app.owner_db`
      update seamless.effect set created_at = created_at - ${days} * interval '1 day' where wager_code = ${played[place] ?? ''}`
  }

  const { recent, today, week } = await winsNow()

  expect(today?.amount).toBe(899_000)
  expect(week?.amount).toBe(1_500_000)
  expect(amountsOf(recent)).not.toContain(2_000_000)
  await app.owner_db`update seamless.effect set created_at = now() where wager_code = any (${arrayOf(app.owner_db, 'text', played)})`
})

test('at most twelve are listed, the newest first', async () => {
  const player = await app.player({ game: kyat(100_000) })
  for (let paid = 151_000; paid < 165_000; paid += 1_000) await spin(player, { stake: 1_000, paid })

  const { recent } = await winsNow()

  expect(recent).toHaveLength(12)
  const times = recent.map(({ won_at }) => won_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(recent[0]?.amount).toBe(163_000)
})

test('the staff sets from which amount on, and whether they are shown at all', async () => {
  const change = (values: object) =>
    consoleClient.call('POST', '/settings/home', { as: owner, body: { values, reason: 'the board wants it' } })
  const shown = async () => {
    await settled()
    return (await app.call('GET', '/api/wins')).body.data as Wins
  }

  expect((await change({ win_min: 1_000_000 })).status).toBe(200)
  expect((await shown()).recent.every(({ amount }) => amount >= 1_000_000)).toBe(true)
  expect(await change({ win_min: 9_999 })).toMatchObject({
    status: 422,
    body: { error_codes: { win_min: 'out_of_bounds' } },
  })

  expect((await change({ shows_wins: false })).status).toBe(200)
  expect(await shown()).toEqual({ recent: [], today: null, week: null })
})
