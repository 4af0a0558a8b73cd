import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat, writeMoney } from '#platform/contract/money.ts'
import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { endInOlderMonth, playerDaysFrom } from '#report/contract/rules.ts'
import type { LiabilitiesReport, PlayersReport, TodayReport } from '#report/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { aggregateDays, archivePlayerMonths } from '../index.ts'
import { beginningOf, dayOf, hourOf, monthOf } from '../span.ts'

const DAY_MS = 24 * 3_600_000
/** Longer ago than the days of players are kept. */
const AGO = 160
const PLAYERS = 25

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)
const players: TestPlayer[] = []
const old_day = dayOf(new Date(Date.now() - AGO * DAY_MS))
const data_dir = mkdtempSync(join(tmpdir(), 'thazin-months-'))
const aggregate = () => aggregateDays(app.worker_db, AGGREGATE_SOURCES)

beforeAll(async () => {
  for (let n = 0; n < PLAYERS; n++) players.push(await app.player({ main: kyat(1_000 + n * 100), game: kyat(500) }))
  const own = players.slice(0, 4).map(({ id }) => String(id))
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = any (${own}::bigint[])`
  for (const player of players.slice(0, 6)) await play(player)
  await moveBack(app, AGO)
  await aggregate()
})
afterAll(async () => {
  await app.expectReconciled()
  rmSync(data_dir, { recursive: true, force: true })
})

async function play(player: TestPlayer): Promise<void> {
  const body = { bet_type: 'digit', digit: 3, bet_amount: 10, multiplier: 1 }
  expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
  await calls.move('withdraw', player, { action: 'BET', amount: 20.5, wager_code: newId() })
}

async function read<T>(path: string, as = owner): Promise<T> {
  const reply = await consoleClient.call('GET', path, { as })
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return reply.body.data as T
}

/** Straight from the accounts and the ledger, as they are now. */
async function balancesNow(agent_id: bigint | null) {
  const rows = await app.owner_db<{ player_id: bigint; balance: bigint }[]>`
    select player_id, sum(balance)::bigint as balance from ledger.account join identity.player p on p.id = player_id
    where ${agent_id === null ? app.owner_db`true` : app.owner_db`p.agent_id = ${agent_id}`}
    group by player_id order by 2 desc, 1`
  const [stakes] = await app.owner_db<{ sum: bigint }[]>`
    select coalesce(sum(p.amount), 0)::bigint as sum
    from ledger.posting p join identity.player i on i.id = p.account_id / 10
    where p.account_id between 10000 and 999999999999999 and p.account_id % 10 = 6
      and ${agent_id === null ? app.owner_db`true` : app.owner_db`i.agent_id = ${agent_id}`}`
  return { rows: rows.filter(({ balance }) => balance > 0n), stakes: writeMoney(stakes?.sum ?? 0n) }
}

describe('liabilities', () => {
  const compare = async (as: TestStaff, agent_id: bigint | null) => {
    const report = await read<LiabilitiesReport>('/reports/liabilities?recount=true', as)
    const { rows, stakes } = await balancesNow(agent_id)
    const all = rows.reduce((sum, { balance }) => sum + balance, 0n)

    expect(report.largest.map(({ player_id, balance }) => [player_id, balance])).toEqual(
      rows.slice(0, 20).map(({ player_id, balance }) => [String(player_id), writeMoney(balance)]),
    )
    expect(report.open_stakes.amount).toBe(stakes)
    expect(report.main + report.game + report.hold + report.bonus).toBeCloseTo(writeMoney(all), 4)
    expect(report.check?.is_equal).toBe(true)
  }

  test('name the largest balances and the open stakes as they are, of players who rested and of those who moved', async () => {
    await compare(owner, null)
    await compare(agent, agent.id)
    // The first ones fall behind, and one who never moved before comes in.
    for (const player of players.slice(-3)) {
      await calls.move('withdraw', player, { action: 'BET', amount: 450, wager_code: newId() })
    }
    await play(players[1] as TestPlayer)
    players.push(await app.player({ main: kyat(50_000) }))

    await compare(owner, null)
    await compare(agent, agent.id)
  })
})

test('today counts the players who moved money up to this hour of yesterday, and no later ones', async () => {
  const [first, later] = [players[0], players[1]] as [TestPlayer, TestPlayer]
  const yesterday = beginningOf(dayOf(new Date(Date.now() - DAY_MS)))
  const move = async (player: TestPlayer, at: Date) => {
    await app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
        insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, amount, created_at)
        values (gen_random_uuid(), 'seamless_reopened', 300, ${player.id * 10n + 6n}, 10000, ${at}),
               (gen_random_uuid(), 'seamless_settled', ${player.id * 10n + 6n}, 300, 10000, ${at})`
    })
  }
  await app.owner_db.unsafe(`truncate report.hourly_aggregate, report.daily_aggregate, report.daily_game_aggregate,
    report.daily_player_aggregate, report.daily_digit_bet_aggregate, report.monthly_player_aggregate,
    report.monthly_game_aggregate, report.player_total, report.aggregated_day, report.aggregation_progress`)
  await move(first, yesterday)
  await move(later, new Date(yesterday.getTime() + DAY_MS - 1))
  // In the hour that counts in part.
  await move(first, hourOf(new Date(Date.now() - DAY_MS)))

  const live = await read<TodayReport>('/reports/today')
  await aggregate()
  const aggregated = await read<TodayReport>('/reports/today')

  expect([live.yesterday.players, aggregated.yesterday.players]).toEqual([1, 1])
  expect(aggregated.yesterday).toEqual(live.yesterday)
  expect(aggregated.yesterday.bets).toBe(2)
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      delete from ledger.transfer where created_at >= ${yesterday} and created_at < ${new Date(yesterday.getTime() + DAY_MS)}`
    await tx.unsafe(`truncate report.hourly_aggregate, report.daily_aggregate, report.daily_game_aggregate,
      report.daily_player_aggregate, report.daily_digit_bet_aggregate, report.monthly_player_aggregate,
      report.monthly_game_aggregate, report.player_total, report.aggregated_day, report.aggregation_progress`)
  })
  await aggregate()
})

test('a recount goes on beside a history that is played', async () => {
  const playing = await app.owner_db.reserve()
  await playing`select pg_advisory_lock(${LOCKS.history})`
  const { status } = await consoleClient.call('GET', '/reports/today?recount=true', { as: owner })
  await playing`select pg_advisory_unlock(${LOCKS.history})`
  playing.release()
  expect(status).toBe(200)
})

describe('players of an older month', () => {
  const today = dayOf(new Date())
  const month_end = (day: string) =>
    dayOf(
      new Date(
        beginningOf(monthOf(dayOf(new Date(beginningOf(monthOf(day)).getTime() + 31 * DAY_MS)))).getTime() - DAY_MS,
      ),
    )

  test('are kept as a whole month, and no longer day by day', async () => {
    await archivePlayerMonths(app.worker_db, data_dir)
    const [kept] = await app.owner_db<{ first: string | null; since: string }[]>`
      select (select min(day)::text from report.daily_player_aggregate) as first, player_days_from::text as since
      from report.aggregation_progress`
    expect(kept?.since).toBe(playerDaysFrom(today))
    expect(kept?.first === null || (kept?.first ?? '') >= playerDaysFrom(today)).toBe(true)

    const report = await read<PlayersReport>(
      `/reports/players?from=${monthOf(old_day)}&to=${month_end(old_day)}&recount=true`,
    )
    expect(report).toMatchObject({ players: PLAYERS, check: { is_equal: true } })
    expect([...report.losers, ...report.winners]).toHaveLength(6)
  })

  test.each([
    ['a beginning within the month', () => [old_day.slice(0, 8) + '02', today], 'from'],
    ['an end within the month', () => [monthOf(old_day), old_day.slice(0, 8) + '15'], 'to'],
  ] as const)('are refused for %s, under the name of the day', async (_name, days, field) => {
    const [from, to] = days()
    for (const path of ['players', 'players.csv']) {
      const reply = await consoleClient.call('GET', `/reports/${path}?from=${from}&to=${to}`, { as: owner })
      expect([reply.status, reply.body.error_codes]).toEqual([422, { [field]: 'out_of_bounds' }])
    }
    expect(endInOlderMonth({ from: from ?? '', to: to ?? '' }, playerDaysFrom(today))).toBe(field)
  })

  test.each([
    ['2026-11-26', '2026-08-01'],
    ['2026-02-01', '2025-11-01'],
    ['2026-03-31', '2025-12-01'],
  ])('on %s are those before %s', (day, first) => {
    expect(playerDaysFrom(day)).toBe(first)
  })
})
