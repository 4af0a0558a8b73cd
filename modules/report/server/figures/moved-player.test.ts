import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TransfersAnswer } from '#report/contract/ledger-explorer.ts'
import type { CashReport, LiabilitiesReport, PlayersReport, PlayReport, TodayReport } from '#report/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { aggregateDays } from '../index.ts'
import { dayOf, monthOf } from '../span.ts'

const DAY_MS = 24 * 3_600_000
/** A month that is over, however long it was. */
const AGO = 33
const days = `from=${monthOf(dayOf(new Date(Date.now() - AGO * DAY_MS)))}&to=${dayOf(new Date())}`

const { app, consoleClient, owner, agent: first } = await startTestAppWithStaff(['owner', 'agent'])
let second: TestStaff
let player: TestPlayer

beforeAll(async () => {
  second = await consoleClient.staff('agent')
  player = await app.player({ main: kyat(50_000), game: kyat(20_000) })
})
afterAll(() => app.expectReconciled())

const takeOver = async (agent: TestStaff) => {
  const body = { user_name: player.user.user_name, reason: 'asked for it' }
  const reply = await consoleClient.call('POST', `/agents/${agent.id}/players`, { as: owner, body })
  expect(reply.status, reply.text).toBe(200)
}

async function play(bets: number): Promise<void> {
  for (let n = 0; n < bets; n++) {
    const body = { bet_type: 'digit', digit: n, bet_amount: 10, multiplier: 1, rolled_number: n }
    expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
  }
}

async function bring(amount: number, { id: agent_id }: TestStaff): Promise<void> {
  const id = await requestDepositFor(app, player, await paymentAccount(app, { agent_id }), { amount })
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, { as: owner })
  expect(reply.status, reply.text).toBe(200)
}

async function figuresFor(as: TestStaff) {
  const read = async <T>(path: string) => (await consoleClient.call('GET', path, { as })).body.data as T
  const play = await read<PlayReport>(`/reports/play?${days}&by=agent&recount=true`)
  const games = await read<PlayReport>(`/reports/play?${days}&by=game&recount=true`)
  const cash = await read<CashReport>(`/reports/cash?${days}&by=account&recount=true`)
  const players = await read<PlayersReport>(`/reports/players?${days}&recount=true`)
  const list = (await consoleClient.call('GET', `/transfers?${days}&what=play`, { as }))
    .body as unknown as TransfersAnswer
  return {
    by_agent: Object.fromEntries(play.rows.map((row) => [row.name, row.bets])),
    bets: [play.total.bets, games.total.bets, players.total.bets],
    deposits: cash.total.deposits,
    net_of_rows: (list.sum?.into ?? 0) - (list.sum?.out_of ?? 0) - play.total.ggr,
    are_equal: [play, games, cash, players].map(({ check }) => check?.is_equal),
    stakes: list.data.filter(({ kind }) => kind === 'digit_bet_stake').map(({ cause_id }) => cause_id),
  }
}

/** How many came today, and the largest balance. */
async function peopleFor(as: TestStaff) {
  const { today } = (await consoleClient.call('GET', '/reports/today', { as })).body.data as TodayReport
  const { largest } = (await consoleClient.call('GET', '/reports/liabilities', { as })).body.data as LiabilitiesReport
  return [today.new_players, ...largest.map(({ player_id }) => player_id)]
}

test('what a player did before they came to another agent stays with the agent of that time', async () => {
  await takeOver(first)
  await play(3)
  await bring(12_345, first)
  await takeOver(second)
  await play(5)
  await bring(20_000, second)
  const everybody = { [first.user_name]: 3, [second.user_name]: 5 }
  const [live, of_first, of_second] = [await figuresFor(owner), await figuresFor(first), await figuresFor(second)]

  expect(live).toMatchObject({ by_agent: everybody, bets: [8, 8, 8], deposits: 32_345, net_of_rows: 0 })
  expect(of_first).toMatchObject({
    by_agent: { [first.user_name]: 3 },
    bets: [3, 3, 3],
    deposits: 12_345,
    net_of_rows: 0,
  })
  expect(of_second).toMatchObject({ bets: [5, 5, 5], deposits: 20_000, net_of_rows: 0 })
  expect([live, of_first, of_second].flatMap((figures) => figures.are_equal)).toEqual(
    Array.from({ length: 12 }, () => true),
  )
  expect(new Set([...of_first.stakes, ...of_second.stakes])).toEqual(new Set(live.stakes))
  for (const [agent, stranger] of [
    [first, of_second],
    [second, of_first],
  ] as const) {
    expect((await consoleClient.call('GET', `/transfers/${stranger.stakes[0]}`, { as: agent })).status).toBe(404)
  }

  const own = [1, player.user.id]
  expect(await Promise.all([owner, first, second].map(peopleFor))).toEqual([own, [0], own])

  // Two agents on one day, which is aggregated while the player is the second one's, and read as a part of its month.
  await moveBack(app, AGO)
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  expect([await figuresFor(owner), await figuresFor(first), await figuresFor(second)]).toEqual([
    live,
    of_first,
    of_second,
  ])
})
