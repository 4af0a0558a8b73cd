import { beforeAll, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import type { ListedFigure, TransfersAnswer } from '#report/contract/ledger-explorer.ts'
import type {
  CashReport,
  ClosingStatement,
  LiabilitiesReport,
  PlayersReport,
  PlayReport,
  TodayReport,
} from '#report/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { aggregateDays, closeDays } from '../index.ts'
import { dayOf } from '../span.ts'

const AGO = 2
const today = dayOf(new Date())
const days = { from: dayOf(new Date(Date.now() - 10 * 24 * 3_600_000)), to: today }

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)

beforeAll(async () => {
  const company = await paymentAccount(app)
  const of_agent = await paymentAccount(app, { agent_id: agent.id, account_number: '09777204319' })
  const players = [
    await app.player({ main: kyat(50_000), game: kyat(20_000) }),
    await app.player({ main: kyat(40_000), game: kyat(10_000) }),
  ]
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${players[1]?.id ?? 0n}`
  for (const round of [1, 2]) {
    for (const [n, player] of players.entries()) {
      const account = n === 0 ? company : of_agent
      for (const path of [
        `/deposits/${await requestDepositFor(app, player, account, { amount: 12_345 * round })}`,
        `/withdrawals/${await requestWithdrawalFor(app, player, account, { amount: 11_000 })}`,
      ]) {
        await approve(path)
      }
      for (let n = 0; n < 12; n++) {
        const body = { bet_type: 'digit', digit: n % 10, bet_amount: 10, multiplier: 1, rolled_number: n % 10 }
        await app.call('POST', '/api/digitbet', { token: player.token, body })
      }
      const wager_code = newId()
      await calls.move('withdraw', player, { action: 'BET', amount: 100.5, wager_code })
      await calls.move('deposit', player, { action: 'SETTLED', amount: '40.1234', wager_code })
      await calls.move('withdraw', player, { action: 'TIP', amount: 5, wager_code: newId() })
      await calls.move('withdraw', player, { action: 'BET', amount: 7, wager_code: newId() })
    }
    await addOddTransfers(
      players.map(({ id }) => id),
      round,
    )
    if (round === 1) await moveBack(app, AGO)
  }
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  await closeDays(app.worker_db, AGGREGATE_SOURCES)
})

async function approve(path: string): Promise<void> {
  expect((await decideRequest(consoleClient, path, { as: owner })).status).toBe(200)
}

/** A commission, rounds of Shan, bonuses, corrections, and what players owe and pay back. */
async function addOddTransfers([own = 0n, agents = 0n]: bigint[], round: number): Promise<void> {
  const commission = 1_000_000_000_000_001n + agent.id * 10n
  const odd: [kind: string, debit: bigint, credit: bigint][] = [
    ['agent_commission', 520n, commission],
    ['shan_win', 400n, own * 10n + 2n],
    ['shan_loss', agents * 10n + 2n, 400n],
    ['seamless_owed', 310n, 300n],
    ['shan_repaid', agents * 10n + 2n, 310n],
    ['correction_credit', 510n, agents * 10n + 1n],
    ['correction_debit', own * 10n + 2n, 510n],
    ['bonus_granted', 530n, agents * 10n + 4n],
    ['bonus_lapsed', agents * 10n + 4n, 530n],
  ]
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [n, [kind, debit, credit]] of odd.entries()) {
      const carries = (account_id: bigint) => (account_id >= 10_000n ? 1_000_000 * round + n : null)
      const amount = 10_000 * (n + 1)
      await tx`
        insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version, credit_account_id,
                                     credit_balance_after, credit_version, amount)
        values (gen_random_uuid(), ${kind}, ${debit}, ${carries(debit)}, ${carries(debit)}, ${credit}, ${carries(credit)},
                ${carries(credit)}, ${amount})`
      await tx`update ledger.account set balance = balance - ${amount} where id = ${debit} and balance is not null`
      await tx`update ledger.account set balance = balance + ${amount} where id = ${credit} and balance is not null`
    }
  })
}

async function read<T>(path: string, as = owner): Promise<T> {
  const reply = await consoleClient.call('GET', path, { as })
  expect(reply.status, `${path}: ${reply.text}`).toBe(200)
  return reply.body.data as T
}

const queryOf = (filters: Record<string, string | number | null>) =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString()

/** Follows the link of a figure: all rows of the list, added up. */
async function follow(filters: Record<string, string | number | null>, as = owner): Promise<ListedFigure> {
  let counted = 0
  let figure: ListedFigure | null = null
  for (let after: string | null = ''; after !== null; ) {
    const reply = await consoleClient.call('GET', `/transfers?${queryOf(filters)}${after && `&after=${after}`}`, { as })
    expect(reply.status, reply.text).toBe(200)
    const page = reply.body as unknown as TransfersAnswer
    figure ??= page.figure
    counted += page.data.reduce((sum, row) => sum + Math.round((row.counted ?? 0) * 10_000), 0)
    after = page.next
  }
  if (!figure) throw new Error(`no figure of ${queryOf(filters)}`)
  expect((figure.before ?? 0) + counted / 10_000, queryOf(filters)).toBeCloseTo(figure.amount, 4)
  return figure
}

const FIGURES = ['turnover', 'payout', 'ggr', 'bonus_cost', 'commissions', 'adjustments', 'ngr'] as const
const NO_PRODUCT = ['bonus_cost', 'commissions', 'adjustments', 'ngr']

test.each(['owner', 'agent'])('each figure of today and of days that %s sees is the sum of its rows', async (role) => {
  const as = role === 'owner' ? owner : agent
  const { today: glance } = await read<TodayReport>('/reports/today', as)
  for (const figure of [...FIGURES, 'deposits', 'withdrawals'] as const) {
    expect(glance[figure], figure).not.toBe(0)
    expect((await follow({ from: today, to: today, figure }, as)).amount, figure).toBeCloseTo(glance[figure], 4)
  }
  for (const by of ['day', 'product', 'game', 'provider', 'agent']) {
    const { rows, total } = await read<PlayReport>(`/reports/play?${queryOf({ ...days, by })}`, as)
    for (const row of rows) {
      for (const figure of FIGURES) {
        const amount = row[figure]
        if (amount === null) continue
        const filters = {
          ...days,
          ...(by === 'day' && { from: row.key, to: row.key }),
          ...(NO_PRODUCT.includes(figure) ? {} : row.filter),
          agent_id: by === 'agent' ? row.key : null,
          figure,
        }
        expect((await follow(filters, as)).amount, `${by} ${row.name} ${figure}`).toBeCloseTo(amount, 4)
      }
    }
    for (const figure of FIGURES) expect((await follow({ ...days, figure }, as)).amount).toBeCloseTo(total[figure], 4)
  }
  for (const by of ['day', 'hour', 'account', 'agent']) {
    const { rows, total } = await read<CashReport>(`/reports/cash?${queryOf({ ...days, by })}`, as)
    for (const figure of ['deposits', 'withdrawals'] as const) {
      for (const row of rows) {
        const filters = {
          ...days,
          ...(by === 'day' && { from: row.key, to: row.key }),
          agent_id: by === 'agent' ? row.key : null,
          hour: by === 'hour' ? row.key : null,
          paid_at: by === 'account' ? row.key : null,
          what: figure,
          figure,
        }
        expect((await follow(filters, as)).amount, `${by} ${row.name} ${figure}`).toBeCloseTo(row[figure], 4)
      }
      expect((await follow({ ...days, what: figure, figure }, as)).amount).toBeCloseTo(total[figure], 4)
    }
  }
  const { winners, losers } = await read<PlayersReport>(`/reports/players?${queryOf(days)}`, as)
  expect([...winners, ...losers].length).toBeGreaterThan(0)
  for (const row of [...winners, ...losers]) {
    for (const figure of FIGURES.filter((name) => name !== 'commissions')) {
      const { amount } = await follow({ ...days, player_id: row.player_id, figure }, as)
      expect(amount, `${row.name} ${figure}`).toBeCloseTo(row[figure], 4)
    }
  }
})

test.each(['owner', 'agent'])(
  'each balance that %s sees is what was before its days and what moved in them',
  async (role) => {
    const as = role === 'owner' ? owner : agent
    const report = await read<LiabilitiesReport>('/reports/liabilities', as)
    const [two_d, providers] = report.open_stakes.products
    const balances = {
      main: report.main,
      game: report.game,
      hold: report.hold,
      bonus: report.bonus,
      two_d_stakes: two_d?.amount ?? 0,
      provider_stakes: providers?.amount ?? 0,
      ...(role === 'owner' && { agents_commission: report.agents_commission, agents_float: report.agents_float }),
    }
    expect(balances.main).toBeGreaterThan(0)
    for (const [account, amount] of Object.entries(balances)) {
      for (const from of [days.from, today]) {
        const { amount: listed } = await follow({ from, to: today, account, figure: 'balance' }, as)
        expect(listed, `${account} from ${from}`).toBeCloseTo(amount, 4)
      }
    }
    if (role === 'agent') return
    const held = (account: string) => follow({ ...days, account, figure: 'held' })
    expect((await held('cash')).amount).toBeCloseTo(report.cash ?? 0, 4)
    expect((await held('player_receivables')).amount).toBeCloseTo(report.player_receivables, 4)
    for (const { account, balance } of report.accounts) {
      expect((await follow({ ...days, account, figure: 'balance' })).amount, account).toBeCloseTo(balance, 4)
    }
  },
)

test('each closing balance and figure of a closed day is the sum of its rows', async () => {
  const day = dayOf(new Date(Date.now() - AGO * 24 * 3_600_000))
  const { lines, figures } = await read<ClosingStatement>(`/closing-statements/${day}`)
  for (const { account, closing } of lines) {
    const { amount } = await follow({ from: day, to: day, account, figure: 'balance' })
    expect(amount, account).toBeCloseTo(closing, 4)
  }
  for (const figure of FIGURES) {
    const { amount } = await follow({ from: day, to: day, figure })
    expect(amount, figure).toBeCloseTo(figures?.total[figure] ?? Number.NaN, 4)
  }
  for (const product of figures?.products ?? []) {
    for (const figure of ['turnover', 'payout', 'ggr'] as const) {
      const { amount } = await follow({ from: day, to: day, what: product.product, figure })
      expect(amount, `${product.product} ${figure}`).toBeCloseTo(product[figure], 4)
    }
  }
})

test('a balance of one kind of transfers is no balance', async () => {
  const filters = queryOf({ ...days, account: 'main', figure: 'balance', kind: 'deposit' })
  const reply = await consoleClient.call('GET', `/transfers?${filters}`, { as: owner })

  expect(reply.body.figure).toBeNull()
})
