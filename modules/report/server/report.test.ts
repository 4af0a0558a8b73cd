import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { TransferAnswer, TransferRow, TransfersAnswer } from '#report/contract/ledger-explorer.ts'
import type {
  CashReport,
  Check,
  ClosingStatement,
  LiabilitiesReport,
  PlayersReport,
  PlayReport,
  RtpReport,
  TodayReport,
} from '#report/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { brokenOf, seenWith } from '#tests/support/database/planted-fault.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { aggregateDays, closeDays, reportChecks } from './index.ts'
import { dayAfter, dayOf, monthOf } from './span.ts'

const DAY_MS = 24 * 3_600_000
const today = dayOf(new Date())
/** Its month is over, however long it was: its aggregates are those of a month. */
const AGO = 33
const earlier = dayOf(new Date(Date.now() - AGO * DAY_MS))

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)
const checkReports = (db: Queryable) => checkEverything(db, reportChecks(AGGREGATE_SOURCES))
let account: TestAccount
let other_type: TestAccount
let own: TestPlayer
let agents: TestPlayer

/** Two days of the company: what was done is moved back to another month, and the same is done again. */
beforeAll(async () => {
  account = await paymentAccount(app)
  other_type = await paymentAccount(app, { name: 'Yadana Bank', account_number: '003411807726' })
  own = await app.player({ main: kyat(50_000), game: kyat(20_000) })
  agents = await app.player({ main: kyat(40_000), game: kyat(10_000) })
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${agents.id}`
  await live()
  await moveBack(app, AGO)
  await live()
})
afterAll(() => app.expectReconciled())

async function live(): Promise<void> {
  for (const [path, id] of [
    ['deposits', await requestDepositFor(app, own, account, { amount: 12_345 })],
    // To a player's account of another type than the one that pays.
    ['withdrawals', await requestWithdrawalFor(app, own, other_type, { amount: 11_000 })],
  ] as const) {
    const body = path === 'withdrawals' ? { account_id: account.id } : {}
    const reply = await decideRequest(consoleClient, `/${path}/${id}`, { as: owner, body })
    expect(reply.status, reply.text).toBe(200)
  }
  for (const player of [own, agents]) {
    for (let n = 0; n < 6; n++) {
      const body = { bet_type: 'digit', digit: n, bet_amount: 10, multiplier: 1, rolled_number: n }
      expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
    }
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 100.5, wager_code })
    await calls.move('deposit', player, { action: 'SETTLED', amount: '40.1234', wager_code })
    await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 500 } })
  }
}

const days = `from=${monthOf(earlier)}&to=${today}`
/** Reports with a recount, one after the other: only one recount runs at a time. */
async function read<T>(path: string, as = owner): Promise<T> {
  const is_checked = path.startsWith('/reports/') || path.startsWith('/closing-statements/')
  const url = is_checked ? `${path}${path.includes('?') ? '&' : '?'}recount=true` : path
  const reply = await consoleClient.call('GET', url, { as })
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return reply.body.data as T
}

/** In kyat, from the ledger as a person with a pencil would add it up. */
async function ledgerSays(condition: string, amount = 'amount'): Promise<number> {
  const [row] = await app.owner_db.unsafe(
    `select coalesce(sum(${amount}), 0) / 10000.0 as sum from ledger.transfer where ${condition}`,
  )
  return Number(row?.sum)
}
/** Nothing in these days is owed, given as a bonus, corrected or earned by an agent. */
const GGR = 'case when credit_account_id in (200, 300) then amount else -amount end'
const PLAY = '(credit_account_id in (200, 300) or debit_account_id in (200, 300))'
const equal = (report: number): Partial<Check> => ({ is_equal: true, report, ledger: report })

/** Everything that is read twice: while the day before is live, and when it is aggregated. */
async function everyReport() {
  const plays: PlayReport[] = []
  for (const by of ['day', 'game', 'provider', 'agent']) plays.push(await read(`/reports/play?${days}&by=${by}`))
  const cash: CashReport[] = []
  for (const by of ['day', 'hour', 'account', 'agent']) cash.push(await read(`/reports/cash?${days}&by=${by}`))
  const players = await read<PlayersReport>(`/reports/players?${days}`)
  const returns = await read<RtpReport>(`/reports/rtp?${days}`)
  return { plays, cash, players, returns }
}

describe('a report', () => {
  test('adds up to what the ledger says, to the last digit, before and after its days are aggregated', async () => {
    const live = await everyReport()
    expect((await aggregateDays(app.worker_db, AGGREGATE_SOURCES)).days).toBeGreaterThan(0)
    const aggregated = await everyReport()

    expect(aggregated).toEqual(live)
    const ngr = await ledgerSays(PLAY, GGR)
    const cash = await ledgerSays(
      "kind in ('deposit', 'withdrawal_paid')",
      "case kind when 'deposit' then amount else -amount end",
    )
    for (const { total, check, rows } of aggregated.plays) {
      expect(check).toMatchObject(equal(ngr))
      expect(total).toMatchObject({ bets: 28, ggr: ngr, ngr })
      expect(rows.reduce((sum, row) => sum + Math.round(row.ggr * 10_000), 0)).toBe(Math.round(ngr * 10_000))
    }
    for (const { total, check } of aggregated.cash) {
      expect(check).toMatchObject({ ...equal(cash), transfers: 4 })
      expect(total).toMatchObject({ deposit_count: 2, withdrawal_count: 2, net: cash, deposits: 24_690 })
    }
    expect(aggregated.players).toMatchObject({ players: 2, check: equal(ngr) })
    expect(aggregated.returns.check).toMatchObject(
      equal(await ledgerSays("kind in ('digit_bet_stake', 'seamless_settled')")),
    )
    expect((await checkReports(app.owner_db)).flatMap(({ discrepancies }) => discrepancies)).toEqual([])
  })

  test('names days, games, accounts and agents', async () => {
    const { plays, cash } = await everyReport()
    const names = (rows: { name: string }[] | undefined) => rows?.map(({ name }) => name)

    expect(names(plays[0]?.rows)).toEqual([today, earlier])
    expect(names(plays[1]?.rows)?.sort()).toEqual(['Digit Bet', 'GEM, product 1091'])
    expect(names(plays[3]?.rows)?.sort()).toEqual(['The company', agent.user_name].sort())
    expect(names(cash[2]?.rows)).toEqual(['Shwe Pay 09777204318, Daw Khin Thazin Oo'])
  })

  test('of today begins at midnight in Yangon and stands beside the day before', async () => {
    const report = await read<TodayReport>('/reports/today')

    expect(report.day).toBe(today)
    expect(report.today).toMatchObject({
      bets: 14,
      deposits: 12_345,
      deposit_count: 1,
      withdrawals: 11_000,
      players: 2,
    })
    expect(report.check).toMatchObject(equal(report.today.ggr))
    expect(report.hours.reduce((sum, hour) => sum + Math.round(hour.ggr * 10_000), 0)).toBe(
      Math.round(report.today.ggr * 10_000),
    )
  })

  test('holds what players have against the cash that came in', async () => {
    const report = await read<LiabilitiesReport>('/reports/liabilities')

    expect(report.cash).toBe(24_690 - 22_000)
    expect(report.check?.is_equal).toBe(true)
    expect(report.liabilities).toBe(report.main + report.game + report.hold)
    expect(report.accounts.find((one) => one.account === 'cash')?.balance).toBe(-2_690)
  })

  test("shows an agent the figures of their own players and nobody else's", async () => {
    const play = await read<PlayReport>(`/reports/play?${days}`, agent)
    expect(play.total.bets).toBe(14)
    expect(play.check?.is_equal).toBe(true)
    const players = await read<PlayersReport>(`/reports/players?${days}`, agent)
    expect([...players.winners, ...players.losers].map((row) => row.player_id)).toEqual([String(agents.id)])
    expect(await read<LiabilitiesReport>('/reports/liabilities', agent)).toMatchObject({ cash: null, accounts: [] })
    const list = (await consoleClient.call('GET', `/transfers?${days}`, { as: agent }))
      .body as unknown as TransfersAnswer
    expect(new Set(list.data.map((row) => row.player?.id))).toEqual(new Set([String(agents.id)]))
    const [other] = await app.owner_db<{ cause_id: string }[]>`
      select cause_id from ledger.transfer where credit_account_id = ${own.id * 10n + 1n} limit 1`
    expect((await consoleClient.call('GET', `/transfers/${other?.cause_id}`, { as: agent })).status).toBe(404)
    for (const path of ['/closing-statements', `/reports/rtp?${days}`]) {
      expect((await consoleClient.call('GET', path, { as: agent })).body.code).toBe('not_permitted')
    }
  })

  test.each([
    ['from=2026-02-30&to=2026-03-01', 'from'],
    [`from=${today}&to=${earlier}`, 'to'],
    ['from=2024-01-01&to=2026-01-01', 'to'],
  ])('refuses days that there are not, or too many: %s', async (query, field) => {
    const reply = await consoleClient.call('GET', `/reports/play?${query}`, { as: owner })
    expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('any kyat', () => {
  test('is found in the list from which its figure was made, page by page without a gap', async () => {
    const seen: TransferRow[] = []
    let after = ''
    do {
      const query = `/transfers?${days}&what=play${after && `&after=${after}`}`
      const page = (await consoleClient.call('GET', query, { as: owner })).body as unknown as TransfersAnswer
      if (after === '') {
        expect(page.sum?.transfers).toBe(await ledgerSays(PLAY, '10000'))
        expect((page.sum?.into ?? 0) - (page.sum?.out_of ?? 0)).toBeCloseTo(await ledgerSays(PLAY, GGR), 4)
      }
      seen.push(...page.data)
      after = page.next ?? ''
    } while (after !== '')

    expect(new Set(seen.map((row) => `${row.cause_id} ${row.kind}`)).size).toBe(seen.length)
    expect(seen.length).toBe(await ledgerSays(PLAY, '10000'))
  })

  test.each([
    ['hour', 'hour'],
    ['account', 'paid_at'],
  ])('by %s leads to its rows alone, which add up to it', async (by, filter) => {
    for (const row of (await read<CashReport>(`/reports/cash?${days}&by=${by}`)).rows) {
      for (const what of ['deposits', 'withdrawals'] as const) {
        const query = `/transfers?${days}&what=${what}&${filter}=${encodeURIComponent(row.key)}`
        const { sum } = (await consoleClient.call('GET', query, { as: owner })).body as unknown as TransfersAnswer
        expect(sum?.amount, `${by} ${row.key}`).toBe(row[what])
      }
    }
    const of_cash = (await consoleClient.call('GET', `/transfers?${days}&account=cash`, { as: owner }))
      .body as unknown as TransfersAnswer
    expect(of_cash.sum).toMatchObject({ transfers: 4, amount: 24_690 + 22_000 })
  })

  test.each([
    ['digit_bet_stake', 'Digit bet', true],
    ['seamless_win', 'Provider transaction SETTLED', false],
    ['deposit', 'Deposit 10001', false],
    ['withdrawal_paid', 'Withdrawal 10002', false],
    ['exchange_main_to_game', 'Exchange', false],
  ])('that moved as %s leads to what caused it', async (kind, title, has_proof) => {
    const [row] = await app.owner_db<{ cause_id: string }[]>`
      select cause_id from ledger.transfer where kind = ${kind} order by created_at, cause_id limit 1`
    const { cause, transfers } = await read<TransferAnswer['data']>(`/transfers/${row?.cause_id}`)
    expect(transfers.map((transfer) => transfer.kind)).toContain(kind)
    expect(cause).toMatchObject({ title, href: expect.any(String) })
    expect((cause?.proof.length ?? 0) > 0).toBe(has_proof)
  })

  test('stands in a file of every row, which no spreadsheet runs', async () => {
    await app.owner_db`update identity.player set name = '=HYPERLINK("http://evil.test")' where id = ${own.id}`

    const file = await consoleClient.call('GET', `/transfers.csv?${days}`, { as: owner })
    const players = await consoleClient.call('GET', `/reports/players.csv?${days}`, { as: owner })

    const [count] = await app.owner_db<{ n: bigint }[]>`select count(*) as n from ledger.transfer`
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(Number(count?.n) + 1)
    expect(players.text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    await app.owner_db`update identity.player set name = 'Ko Aung' where id = ${own.id}`
  })
})

describe('a game that returns too much', () => {
  test('is judged by what its provider states, once the owner has written that down', async () => {
    const gem = { product_code: 1091, game_code: 'GEM' }
    const say = (body: object, as = owner) =>
      consoleClient.call('POST', '/reports/theoretical-rtp', { as, body: { ...gem, ...body } })
    const judged = async () =>
      (await read<RtpReport>(`/reports/rtp?${days}`)).rows.find((row) => row.game?.game_code === 'GEM')
    // The returns of all games are within chance.
    expect((await read<RtpReport>(`/reports/rtp?${days}`)).alarms).toBe(0)
    expect(await judged()).toMatchObject({ rtp_theoretical: null, z: null, bets: 4, is_alarm: false })

    expect((await say({ rtp_theoretical: '95', deviation: -1 })).body.error_codes).toEqual({
      rtp_theoretical: 'out_of_bounds',
      deviation: 'out_of_bounds',
    })
    expect((await say({ rtp_theoretical: 95, deviation: 0.05 })).status).toBe(200)

    // 40 % came back of four stakes that stray by a twentieth each.
    expect(await judged()).toMatchObject({ rtp_theoretical: 95, is_alarm: true })
    expect((await judged())?.z).toBeCloseTo((0.399238 - 0.95) / 0.05 / Math.sqrt(1 / 4), 1)
    expect((await say({ rtp_theoretical: 95.5, deviation: 8.25 })).status).toBe(200)
    expect(await judged()).toMatchObject({ rtp_theoretical: 95.5, is_alarm: false })
    // Four bets say nothing of how far the game strays.
    expect((await say({ rtp_theoretical: 95.5, deviation: null })).status).toBe(200)
    expect(await judged()).toMatchObject({ rtp_theoretical: 95.5, z: null, is_alarm: false })
    const entries = await app.owner_db`select before, after from staff.audit where object = 'game:1091/GEM' order by id`
    expect(entries).toMatchObject([
      { before: null, after: { rtp_theoretical: 95, deviation: 0.05 } },
      { before: { rtp_theoretical: '95.000', deviation: '0.050' }, after: { rtp_theoretical: 95.5, deviation: 8.25 } },
      { after: { rtp_theoretical: 95.5, deviation: null } },
    ])
  })
})

describe('a closed day', () => {
  const close = (day: string, as = owner) => consoleClient.call('POST', '/closing-statements', { as, body: { day } })

  test('opens and closes each account, once when twenty close it, and never while it lasts', async () => {
    expect((await close(today)).body.code).toBe('day_not_over')
    expect((await close(earlier, await consoleClient.staff('auditor'))).body.code).toBe('not_permitted')

    const replies = await Promise.all(Array.from({ length: 20 }, () => close(earlier)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'day_closed']))
    const statement = await read<ClosingStatement>(`/closing-statements/${earlier}`)
    expect(statement.check?.is_equal).toBe(true)
    expect(statement.lines.find((line) => line.account === 'cash')).toEqual({
      account: 'cash',
      opening: 0,
      credits: 11_000,
      debits: 12_345,
      closing: -1_345,
    })
    expect(Math.round(statement.lines.reduce((sum, line) => sum + line.closing * 10_000, 0))).toBe(0)
    const [entries] = await app.owner_db<{ action: string }[]>`
      select action from staff.audit where object = ${`closing_statement:${earlier}`}`
    expect(entries?.action).toBe('day_close.close')
  })

  test('cannot be changed, not even by the owner of the database', async () => {
    for (const statement of [
      'update report.closing_statement set transfers = 1',
      'delete from report.closing_statement_line',
      'truncate report.closing_statement cascade',
      `insert into report.closing_statement_line values ('${earlier}', 999, 0, 0, 0, 0)`,
    ]) {
      await expect(app.owner_db.unsafe(statement), statement).rejects.toThrow(/never changes/)
    }
  })

  test('is closed in the night by itself, unless its aggregates are not what the ledger says', async () => {
    const next = dayAfter(earlier)
    const tamper = (by: number) =>
      app.owner_db`update report.aggregated_day set amount = amount + ${by} where day = ${next}::text::date`
    await tamper(1)
    expect(await closeDays(app.worker_db, AGGREGATE_SOURCES)).toEqual({ closed: [], differs: next })
    expect((await close(next)).body.code).toBe('day_differs')
    await tamper(-1)

    expect((await closeDays(app.worker_db, AGGREGATE_SOURCES)).closed).toContain(next)

    const statement = await read<ClosingStatement>(`/closing-statements/${next}`)
    expect(statement).toMatchObject({ closed_by: null, transfers: 0, check: { is_equal: true } })
    expect(statement.previous_hash).toBe((await read<ClosingStatement>(`/closing-statements/${earlier}`)).hash)
    expect(statement.lines.find((line) => line.account === 'cash')).toMatchObject({ opening: -1_345, closing: -1_345 })
  })

  const DAYS = 'the daily aggregates are what the ledger says'
  const HOURS = 'the hourly aggregates are what the ledger says, agent by agent'
  const GAMES = 'the aggregates of games are what the ledger says, game by game'
  const PLAYERS = 'the aggregates of each player are what the ledger says, day by day and agent by agent'
  const CLOSED = 'each closed day is as it was closed, and follows the day before'
  const MONEY = 'the Money table is what the accounts of the ledger hold'
  const MOVED = 'each closed day moved what the ledger says, account by account'
  test.each([
    ['an hour that was aggregated wrongly', 'update report.hourly_aggregate set amount = amount + 1', [HOURS]],
    ['a game whose aggregates lack a row', 'delete from report.daily_game_aggregate where is_in', [GAMES]],
    [
      'a game that was counted for another one, in days and months',
      ['daily', 'monthly']
        .map((of) => `update report.${of}_game_aggregate set game_code = 'other' where game_code <> ''`)
        .join(';'),
      [GAMES],
    ],
    ['a month of a player', 'update report.monthly_player_aggregate set payout = payout - 1', [PLAYERS]],
    ['a player whose month is gone', 'delete from report.monthly_player_aggregate where turnover > 0', [PLAYERS]],
    ['a day that counts for another agent', 'update report.daily_aggregate set agent_id = agent_id + 1', [HOURS]],
    ['a month of a game', 'update report.monthly_game_aggregate set squares = squares + 1 where not is_in', [GAMES]],
    [
      'a closing statement that was written anew',
      'update report.closing_statement_line set credits = credits + 1, closing = closing + 1',
      [CLOSED, MOVED, MONEY],
    ],
    [
      'a transfer that came late',
      `insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, amount, created_at)
      select '${randomUUID()}', 'seamless_owed', 310, 300, 5, min(created_at) from ledger.transfer`,
      [DAYS, HOURS, GAMES, MOVED],
    ],
  ])('is found out: %s', async (_name, statement, promises) => {
    const broken = await seenWith(
      app,
      (tx) => tx.unsafe(statement),
      async (tx) => brokenOf(await checkReports(tx)),
    )

    expect(broken).toEqual(promises)
  })
})
