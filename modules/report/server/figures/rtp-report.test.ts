import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { RtpReport } from '#report/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { launch, openShanProvider, roundOf, sendBalances, signed } from '#tests/support/partners/shan-provider.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { dayOf } from '../span.ts'

const DAY_MS = 24 * 3_600_000
const days = `from=${dayOf(new Date(Date.now() - DAY_MS))}&to=${dayOf(new Date(Date.now() + DAY_MS))}`

const provider = await openShanProvider()
afterAll(() => provider.close())
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { shan: provider.settings })
let player: TestPlayer
beforeAll(async () => {
  player = await app.player({ main: kyat(100_000), game: kyat(10_000) })
})
afterAll(() => app.expectReconciled())

async function returns(span = days): Promise<RtpReport> {
  const reply = await consoleClient.call('GET', `/reports/rtp?${span}&recount=true`, { as: owner })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as RtpReport
}
const rowOf = async (key: string) => (await returns()).rows.find((row) => row.key === key)

async function bet(session: TwoDSession, amounts: { num: string; amount: number }[]): Promise<void> {
  const totalAmount = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const body = { session, totalAmount, amounts }
  const reply = await app.call('POST', '/api/twod-bet', { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
}

async function draw(draw_id: number, number: string): Promise<void> {
  await declareTestDraw(app.owner_db, draw_id, number)
  await payTestDraw(app.worker_db, draw_id)
}

/** Mean and variance of the prizes of one draw, by the prizes that each of the hundred numbers would have cost. */
function chanceOf(costs: number[]): { mean: number; variance: number } {
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / 100
  return { mean, variance: costs.reduce((sum, cost) => sum + cost ** 2, 0) / 100 - mean ** 2 }
}

test('2D is judged by its draws, at the odds that were in force when each slip was bought', async () => {
  // All are open before the first bet: which there are is remembered for a moment.
  const first = await openTestDraw(app.owner_db, { session: 'morning' })
  await app.owner_db`update two_d.setting set odds = 50`
  const second = await openTestDraw(app.owner_db, { session: 'evening' })
  await openTestDraw(app.owner_db, { session: 'afternoon' })
  await bet('morning', [
    { num: '07', amount: 1_000 },
    { num: '08', amount: 500 },
  ])
  await bet('morning', [{ num: '09', amount: 500 }])
  await bet('evening', [{ num: '07', amount: 2_000 }])
  // This one is never drawn, so nobody knows what it returns.
  await bet('afternoon', [{ num: '11', amount: 3_000 }])
  await draw(first.id, '07')
  await draw(second.id, '55')

  const { check } = await returns()
  const row = await rowOf('two_d')

  expect(check).toMatchObject({ is_equal: true, report: 4_000, ledger: 4_000, transfers: 3 })
  expect(row).toMatchObject({ name: '2D Lottery, 2 draws', bets: 3, staked: 4_000, returned: 80_000, unjudged: null })
  // (2,000 × 80 + 2,000 × 50) of 100 numbers, and how far the two numbers that were drawn may lead from it.
  expect(row?.rtp_theoretical).toBeCloseTo(65, 9)
  const [one, other] = [chanceOf([80_000, 40_000, 40_000]), chanceOf([100_000])]
  const z = (80_000 - one.mean - other.mean) / Math.sqrt(one.variance + other.variance)
  expect(row?.z).toBeCloseTo(z, 9)
})

test('Shan stands with its reason, until its provider has stated its RTP', async () => {
  expect((await launch(app, player)).status).toBe(200)
  const seat = (balance: number, bet_amount?: number) => [
    { player_id: player.user.member_account, balance, ...(bet_amount && { bet_amount }) },
  ]
  for (const [balance, stake] of [[10_095, 100], [9_895, 200], [9_800]] as const) {
    expect((await sendBalances(app, signed(roundOf(player, balance, { players: seat(balance, stake) })))).status).toBe(
      200,
    )
  }

  // 100 came back as 195, 200 as nothing; of the third nobody knows what was staked.
  expect(await rowOf('100200/')).toMatchObject({
    name: 'Shan, without 1 round whose stake is unknown',
    bets: 2,
    staked: 300,
    returned: 195,
    rtp_actual: 65,
    rtp_theoretical: null,
    z: null,
    unjudged: 'rtp_unknown',
  })

  const body = { product_code: 100_200, game_code: '', rtp_theoretical: 97.15, deviation: 1.5 }
  expect((await consoleClient.call('POST', '/reports/theoretical-rtp', { as: owner, body })).status).toBe(200)
  const row = await rowOf('100200/')
  expect(row).toMatchObject({ rtp_theoretical: 97.15, unjudged: null, is_alarm: false })
  expect(row?.z).toBeCloseTo((195 - 291.45) / (1.5 * Math.sqrt(100 ** 2 + 200 ** 2)), 9)
})

test('a game that returns too much is an alarm', async () => {
  // Two hundred digits in a row that all won: no chance, a fault.
  const day = dayOf(new Date(Date.now() - 40 * DAY_MS))
  await app.owner_db`
    insert into report.daily_digit_bet_aggregate (day, bet_type, payout_times_100, bets, staked, squares, returned)
    values (${day}::text::date, 'digit', 950, 200, 2000000, 20000000000, 19000000)`

  const report = await returns(`from=${day}&to=${day}`)

  expect(report).toMatchObject({ alarms: 1, rows: [{ rtp_actual: 950, rtp_theoretical: 95, is_alarm: true }] })
  expect(report.check?.is_equal).toBe(false)
  await app.owner_db`delete from report.daily_digit_bet_aggregate where day = ${day}::text::date`
})
