import { beforeAll, describe, expect, test } from 'vitest'
import type { CommissionsAnswer } from '#agent/contract/commissions.ts'
import type {
  AccountStatementAnswer,
  AgentProfile,
  CommissionDay,
  CommissionDaysAnswer,
} from '#agent/contract/staff.ts'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { daysPass } from '#tests/support/database/days-pass.ts'
import { brokenOf, seenWith } from '#tests/support/database/planted-fault.ts'
import {
  type AggregatorCalls,
  createAggregatorCalls,
  newId,
  TEST_GSC,
} from '#tests/support/partners/aggregator-calls.ts'
import { agentChecks } from '../reconcile.ts'
import { settleCommissions } from './settle-commissions.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: TEST_GSC })
let games: AggregatorCalls
beforeAll(async () => {
  games = createAggregatorCalls(app)
})

type Rates = Record<string, number>

async function agentWith(basis: 'turnover' | 'ggr', rates: Rates): Promise<TestStaff> {
  const agent = await consoleClient.hire('agent')
  await setPlan(agent, basis, rates)
  return agent
}

async function setPlan(agent: TestStaff, basis: 'turnover' | 'ggr', rates: Rates): Promise<void> {
  const { data } = (await consoleClient.call('GET', `/agents/${agent.id}`, { as: owner })).body as {
    data: AgentProfile
  }
  const reply = await consoleClient.call('POST', `/agents/${agent.id}/plan`, {
    as: owner,
    body: {
      valid_from: data.plan_from,
      basis,
      rates: Object.entries(rates).map(([game_kind, percent]) => ({ game_kind, percent })),
    },
  })
  expect(reply.status, reply.text).toBe(200)
}

async function take(agent: TestStaff, player: TestPlayer): Promise<void> {
  const body = { user_name: player.user.user_name, reason: 'the player asked for it' }
  const reply = await consoleClient.call('POST', `/agents/${agent.id}/players`, { as: owner, body })
  expect(reply.status, reply.text).toBe(200)
}

async function playerOf(agent: TestStaff, game = kyat(100_000)): Promise<TestPlayer> {
  const player = await app.player({ game })
  await take(agent, player)
  return player
}

/** A bet that lost: its stake is decided at once. */
async function stake(player: TestPlayer, amount: number): Promise<void> {
  const wager_code = newId()
  await games.move('withdraw', player, { action: 'BET', amount, wager_code })
  await games.move('deposit', player, { action: 'SETTLED', amount: 0, wager_code })
}
const win = (player: TestPlayer, amount: number) => games.move('deposit', player, { action: 'SETTLED', amount })

async function roll(player: TestPlayer, bet_amount: number): Promise<void> {
  const body = { bet_type: 'big', bet_amount, multiplier: 1, rolled_number: 3 }
  expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
/** Those days on which anything was earned. */
async function daysOf(agent: TestStaff): Promise<CommissionDay[]> {
  const reply = await consoleClient.call('GET', `/agents/${agent.id}/days`, { as: owner })
  return (reply.body as CommissionDaysAnswer).data.filter(({ lines }) => lines.length > 0)
}

async function statementOf(agent: TestStaff): Promise<AccountStatementAnswer['data']> {
  const reply = await consoleClient.call('GET', `/agents/${agent.id}/statement`, { as: owner })
  return (reply.body as AccountStatementAnswer).data
}

/** Kyat, as the ledger has them. */
async function sumOf(players: TestPlayer[], kind: string): Promise<number> {
  const [row] = await app.owner_db<{ sum: bigint }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.transfer
    where kind = ${kind} and greatest(debit_account_id, credit_account_id) / 10 in ${app.owner_db(
      players.map(({ id }) => id),
    )}`
  return Number(row?.sum) / 10_000
}

describe('a day of an agent', () => {
  test('earns each kind of game’s rate of the turnover of the players, as the ledger has it', async () => {
    const agent = await agentWith('turnover', { digit_bet: 1, SLOT: 0.5 })
    const others = await agentWith('turnover', { SLOT: 0.5 })
    const players = [await playerOf(agent), await playerOf(agent), await playerOf(agent)]
    const stranger = await app.player({ game: kyat(1_000) })
    for (const [place, player] of players.entries()) {
      await roll(player, 1_000 + place * 300)
      await stake(player, 2_000)
      await win(player, 5_000)
      await games.move('withdraw', player, { action: 'BET', amount: 700, wager_code: `given-back-${place}` })
      await games.move('deposit', player, { action: 'CANCEL', amount: 700, wager_code: `given-back-${place}` })
    }
    await roll(stranger, 500)

    await daysPass(app)
    await settleCommissions(app.worker_db)

    const digit = await sumOf(players, 'digit_bet_stake')
    const slot = await sumOf(players, 'seamless_settled')
    const [day, ...more] = await daysOf(agent)
    expect(more).toEqual([])
    expect(day?.lines.map(({ game_kind, turnover, commission }) => [game_kind, turnover, commission])).toEqual([
      ['SLOT', slot, slot * 0.005],
      ['digit_bet', digit, digit * 0.01],
    ])
    expect(slot).toBe(6_000)
    const earned = slot * 0.005 + digit * 0.01
    expect(day).toMatchObject({ basis: 'turnover', earned, carried_before: 0, paid: earned, carried_after: 0 })
    expect(await statementOf(agent)).toMatchObject([
      { kind: 'agent_commission', of: day?.day, amount: earned, balance_after: earned },
    ])
    expect(await daysOf(others)).toEqual([])
    await app.expectReconciled()
  })

  test('on which the company lost is not taken from the agent: the next days earn it back before anything is paid', async () => {
    const agent = await agentWith('ggr', { SLOT: 30 })
    const player = await playerOf(agent)
    await stake(player, 1_000)
    await win(player, 5_000)
    await daysPass(app)
    await settleCommissions(app.worker_db)
    expect((await daysOf(agent))[0]).toMatchObject({ earned: -1_200, paid: 0, carried_after: -1_200 })
    expect(await statementOf(agent)).toEqual([])

    await stake(player, 3_000)
    await daysPass(app)
    await settleCommissions(app.worker_db)
    expect((await daysOf(agent))[0]).toMatchObject({ earned: 900, carried_before: -1_200, paid: 0 })

    await stake(player, 2_000)
    await daysPass(app)
    await settleCommissions(app.worker_db)
    expect((await daysOf(agent))[0]).toMatchObject({ earned: 600, carried_before: -300, paid: 300, carried_after: 0 })
    expect(await statementOf(agent)).toMatchObject([{ amount: 300, balance_after: 300 }])
    const days = `from=${dayAgo(9)}&to=${dayAgo(0)}`
    const { rows } = (
      (await consoleClient.call('GET', `/agent-commissions?${days}`, { as: owner })).body as CommissionsAnswer
    ).data
    // Carried in and earned is credited and carried on.
    expect(rows.find(({ id }) => id === String(agent.id))).toMatchObject({
      carried_before: 0,
      earned: 300,
      paid: 300,
      carried_after: 0,
    })
    await app.expectReconciled()
  })

  test('has the bets that were placed while the player was the agent’s, also after a move to another', async () => {
    const [first, second] = [await agentWith('turnover', { SLOT: 1 }), await agentWith('turnover', { SLOT: 2 })]
    const player = await playerOf(first)
    await stake(player, 1_000)
    await take(second, player)
    await stake(player, 500)

    await daysPass(app)
    await settleCommissions(app.worker_db)

    expect((await daysOf(first))[0]).toMatchObject({ paid: 10 })
    expect((await daysOf(second))[0]).toMatchObject({ paid: 10 })
    await app.expectReconciled()
  })

  test('is settled once when twenty settle it, and when it is settled again', async () => {
    const agent = await agentWith('turnover', { SLOT: 1 })
    await stake(await playerOf(agent), 1_000)
    await daysPass(app)

    const settled = await Promise.all(Array.from({ length: 20 }, () => settleCommissions(app.worker_db)))

    const days = settled.flat()
    expect(new Set(days).size).toBe(days.length)
    expect(days.length).toBeGreaterThan(0)
    expect(await settleCommissions(app.worker_db)).toEqual([])
    expect(await statementOf(agent)).toMatchObject([{ amount: 10, balance_after: 10 }])
    await app.expectReconciled()
  })

  test('has the plan of its time: a new one says nothing of the days before it', async () => {
    const agent = await agentWith('turnover', { SLOT: 1 })
    const player = await playerOf(agent)
    await stake(player, 1_000)
    await daysPass(app)
    await setPlan(agent, 'turnover', { SLOT: 5 })
    await stake(player, 1_000)
    await daysPass(app)

    await settleCommissions(app.worker_db)

    expect((await daysOf(agent)).map(({ paid }) => paid)).toEqual([50, 10])
    await app.expectReconciled()
  })

  test('has no stake that is still open, and has it on the day of its result', async () => {
    const agent = await agentWith('turnover', { SLOT: 1 })
    const player = await playerOf(agent)
    const wager_code = newId()
    await games.move('withdraw', player, { action: 'BET', amount: 1_000, wager_code })
    await daysPass(app)
    await settleCommissions(app.worker_db)
    expect(await daysOf(agent)).toEqual([])

    await games.move('deposit', player, { action: 'SETTLED', amount: 0, wager_code })
    await daysPass(app)
    await settleCommissions(app.worker_db)

    expect((await daysOf(agent))[0]).toMatchObject({ paid: 10 })
    await app.expectReconciled()
  })

  test('that is not over is open', async () => {
    const agent = await agentWith('turnover', { SLOT: 1 })
    await stake(await playerOf(agent), 1_000)

    await settleCommissions(app.worker_db)

    expect(await daysOf(agent)).toEqual([])
    expect(await statementOf(agent)).toEqual([])
  })
})

describe('the report of commissions', () => {
  const span = `from=${dayAgo(100)}&to=${dayAgo(0)}`

  test('has the ledger’s own total beside its own, and each line in its file', async () => {
    const { data } = (await consoleClient.call('GET', `/agent-commissions?${span}`, { as: owner }))
      .body as CommissionsAnswer

    const [ledger] = await app.owner_db<{ amount: bigint; transfers: bigint }[]>`
      select sum(amount)::bigint as amount, count(*) as transfers from ledger.transfer where kind = 'agent_commission'`
    const paid = Number(ledger?.amount) / 10_000
    expect(data.total.paid).toBe(paid)
    expect(data.check).toEqual({ report: paid, ledger: paid, transfers: Number(ledger?.transfers), is_equal: true })
    const file = await consoleClient.call('GET', `/agent-commissions.csv?${span}`, { as: owner })
    const [head, ...lines] = file.text.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFday,agent,basis,game,turnover,ggr,percent,commission')
    const [written] = await app.owner_db<{ lines: bigint }[]>`select count(*) as lines from agent.commission_day_line`
    expect(lines).toHaveLength(Number(written?.lines))
    expect(lines.reduce((sum, line) => sum + Number(line.split(',')[4]), 0)).toBeCloseTo(data.total.turnover, 4)
  })

  test('shows an agent no other agent, and no time that is none', async () => {
    const agent = await consoleClient.staff('agent')
    const own = (await consoleClient.call('GET', `/agent-commissions?${span}`, { as: agent })).body as CommissionsAnswer
    expect(own.data).toMatchObject({ rows: [], total: { paid: 0 }, check: { ledger: 0, is_equal: true } })

    const reply = await consoleClient.call('GET', '/agent-commissions?from=2026-02-02&to=2026-02-01', { as: owner })
    expect(reply.body).toMatchObject({ error_codes: { to: 'invalid' } })
  })
})

describe('a difference from the ledger is seen', () => {
  test.each([
    [
      'a share is not its rate',
      'update agent.commission_day_line set rate_times_10000 = rate_times_10000 + 1 where commission > 0',
    ],
    [
      'a turnover is not what was staked',
      "update agent.commission_day_line set turnover = turnover + 1 where game_kind = 'digit_bet'",
    ],
    [
      'what was left is forgotten',
      'update agent.commission_day set carried_before = carried_before - 1, earned = earned + 1 where paid > 0',
    ],
    [
      'a day was paid that is not settled',
      'update agent.commission_day set id = gen_random_uuid() where paid = 3000000',
    ],
  ])('when %s', async (_what, fault) => {
    const broken = await seenWith(
      app,
      (tx) => tx.unsafe(fault),
      async (tx) => brokenOf(await checkEverything(tx, agentChecks)),
    )

    expect(broken).not.toEqual([])
  })
})
