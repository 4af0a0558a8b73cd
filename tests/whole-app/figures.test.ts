import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { agentFiguresOfDay } from '#agent/server/index.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import type { Figures } from '#report/contract/figures.ts'
import type { ClosingStatement, LiabilitiesReport, PlayReport, TodayReport } from '#report/contract/staff.ts'
import { aggregateDays, closeDays } from '#report/server/index.ts'
import { queueSettlement } from '#two-d/server/index.ts'
import type { TestPlayer } from '../support/app/start-test-app.ts'
import { startTestAppWithStaff } from '../support/app/test-app-with-staff.ts'
import { moveBack } from '../support/database/move-back.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '../support/use-cases/two-d-draw.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)
/** In Yangon. */
const today = new Date(Date.now() + 6.5 * 3_600_000).toISOString().slice(0, 10)
let player: TestPlayer
beforeAll(async () => {
  player = await app.player({ main: kyat(1_000_000), game: kyat(100_000) })
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
})
afterAll(() => app.expectReconciled())

async function read<T>(path: string, as = owner): Promise<T> {
  const reply = await consoleClient.call('GET', path, { as })
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return reply.body.data as T
}

async function bet(amounts: Record<string, number>, session: 'morning' | 'evening'): Promise<void> {
  const body = {
    totalAmount: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
    amounts: Object.entries(amounts).map(([num, amount]) => ({ num, amount })),
    session,
  }
  // A draw that was just opened is seen within half a second.
  const place = () => app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key: randomUUID() })
  await vi.waitUntil(async () => (await place()).status === 200, { timeout: 10_000 })
}

const figuresOf = ({ turnover, payout, ggr, ngr }: Figures) => ({ turnover, payout, ggr, ngr })
/** Of the whole, and of the agent's own players; they are the same here. */
async function todayFor(): Promise<TodayReport> {
  const path = '/reports/today?recount=true'
  const [report, own] = [await read<TodayReport>(path), await read<TodayReport>(path, agent)]
  expect(report.check?.is_equal).toBe(true)
  expect(own.check?.is_equal).toBe(true)
  expect([figuresOf(own.today), own.open_stakes]).toEqual([figuresOf(report.today), report.open_stakes])
  return report
}

async function ofProduct(product: string) {
  const { rows } = await read<PlayReport>(`/reports/play?from=${today}&to=${today}&by=product`)
  const row = rows.find(({ key }) => key === product)
  return row ? [row.turnover, row.payout, row.ggr] : [0, 0, 0]
}

/** Turnover and GGR that the agent is paid by, over all kinds of games. */
async function earnedBy(): Promise<[bigint, bigint]> {
  const plays = (await agentFiguresOfDay(app.worker_db, today)).get(agent.id) ?? []
  return [plays.reduce((sum, play) => sum + play.turnover, 0n), plays.reduce((sum, play) => sum + play.ggr, 0n)]
}

const opened = (amount: number, worst_case: number | null) => expect.objectContaining({ amount, worst_case })

describe('a stake on a draw', () => {
  let draw_id: number
  test('is a liability with its worst case, and no income, until the draw is settled', async () => {
    const before = await todayFor()
    const total = (await read<LiabilitiesReport>('/reports/liabilities')).liabilities
    const earned = await earnedBy()
    draw_id = (await openTestDraw(app.owner_db)).id

    await bet({ '12': 500, '34': 49_500 }, 'morning')

    const after = await todayFor()
    expect(figuresOf(after.today)).toEqual(figuresOf(before.today))
    expect(after.open_stakes).toMatchObject({ amount: 50_000, worst_case: 49_500 * 80 })
    expect(after.open_stakes.products).toEqual([opened(50_000, 49_500 * 80), opened(0, null)])
    expect(await ofProduct('two_d')).toEqual([0, 0, 0])
    expect(await earnedBy()).toEqual(earned)
    // The stake lowers what the operator owes by nothing.
    const liabilities = await read<LiabilitiesReport>('/reports/liabilities?recount=true')
    expect(liabilities).toMatchObject({
      liabilities: total,
      open_stakes: { amount: 50_000 },
      check: { is_equal: true },
    })
  })

  test('is turnover once when the draw is settled, and stays so when its result is corrected', async () => {
    await declareTestDraw(app.owner_db, draw_id, '12')
    await Promise.all([payTestDraw(app.worker_db, draw_id), payTestDraw(app.worker_db, draw_id)])

    expect((await todayFor()).open_stakes).toMatchObject({ amount: 0, worst_case: 0 })
    expect(await ofProduct('two_d')).toEqual([50_000, 40_000, 10_000])
    expect(await earnedBy()).toEqual([kyat(50_000), kyat(10_000)])

    await declareTestDraw(app.owner_db, draw_id, '56')
    await payTestDraw(app.worker_db, draw_id)

    expect(await ofProduct('two_d')).toEqual([50_000, 0, 50_000])
    await app.expectReconciled()
  })

  test('of a draw that is called off was never turnover', async () => {
    const before = await todayFor()
    const { id } = await openTestDraw(app.owner_db, { session: 'evening' })
    await bet({ '77': 8_000 }, 'evening')
    expect((await todayFor()).open_stakes).toMatchObject({ amount: 8_000, worst_case: 640_000 })
    await transaction(app.owner_db, async (tx) => {
      await tx`update two_d.draw set status = 'void', void_reason = 'no trade', voided_at = now() where id = ${id}`
      await queueSettlement(tx, id)
    })
    await payTestDraw(app.worker_db, id)

    const after = await todayFor()
    expect(figuresOf(after.today)).toEqual(figuresOf(before.today))
    expect(after.open_stakes.amount).toBe(0)
  })
})

describe('a wager of a provider', () => {
  const move = (action: string, amount: number, wager_code: string) =>
    calls.move(['BET', 'TIP'].includes(action) ? 'withdraw' : 'deposit', player, { action, amount, wager_code })
  const state = async () => [(await todayFor()).open_stakes.amount, ...(await ofProduct('providers'))]

  test('is open until its result, open again when that is rolled back, and settled by the next one', async () => {
    const wager_code = newId()

    await move('BET', 1_000, wager_code)
    expect(await state()).toEqual([1_000, 0, 0, 0])
    await move('BET', 500, wager_code)
    await move('SETTLED', 400, wager_code)
    expect(await state()).toEqual([0, 1_500, 400, 1_100])
    await move('ROLLBACK', -400, wager_code)
    expect(await state()).toEqual([1_500, 0, 0, 0])
    await move('SETTLED', 0, wager_code)
    expect(await state()).toEqual([0, 1_500, 0, 1_500])
    await move('RESETTLED', 100, wager_code)
    expect(await state()).toEqual([0, 1_500, 100, 1_400])
    await app.expectReconciled()
  })

  test('that is cancelled, or given back in part, is turnover as far as it was played', async () => {
    const [cancelled, preserved, late] = [newId(), newId(), newId()]

    await move('BET', 700, cancelled)
    await move('CANCEL', 700, cancelled)
    await move('BET_PRESERVE', 900, preserved)
    await move('PRESERVE_REFUND', 600, preserved)
    expect(await state()).toEqual([300, 1_500, 100, 1_400])
    await move('SETTLED', 0, preserved)
    // Its result came before the bet.
    await move('SETTLED', 50, late)
    await move('BET', 200, late)

    expect(await state()).toEqual([0, 2_000, 150, 1_850])
    await app.expectReconciled()
  })
})

test('a closed day keeps its figures under its seal, with the open stakes of its end', async () => {
  await openTestDraw(app.owner_db)
  await bet({ '05': 3_000, '06': 1_000 }, 'morning')
  const report = await read<PlayReport>(`/reports/play?from=${today}&to=${today}&by=day`)
  await moveBack(app, 2)
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  await closeDays(app.worker_db, AGGREGATE_SOURCES)

  const [{ day } = { day: '' }] = await app.owner_db<
    { day: string }[]
  >`select min(day)::text as day from report.closing_statement`
  const { figures } = await read<ClosingStatement>(`/closing-statements/${day}`)

  const { products, total } = figures ?? { products: [], total: null }
  expect(total).toEqual({ ...report.total, open_stakes: 4_000, worst_case: 240_000 })
  expect(products.map(({ product }) => product)).toEqual(['digit_bet', 'two_d', 'providers', 'shan'])
  expect(products[1]).toMatchObject({ turnover: 50_000, payout: 0, ggr: 50_000, open_stakes: 4_000 })
  await expect(app.owner_db`update report.closing_statement_figure set payout = 1`).rejects.toThrow('never changes')
})
