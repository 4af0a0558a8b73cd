import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TransfersAnswer } from '#report/contract/ledger-explorer.ts'
import { TRANSFER_FIGURES, TRANSFER_GROUPS } from '#report/contract/rules.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { aggregateDays } from '../index.ts'
import { dayOf, monthOf } from '../span.ts'

/** In a month that is over, so that whole months are read too. */
const AGO = 40
const days = `from=${monthOf(dayOf(new Date(Date.now() - (AGO + 8) * 24 * 3_600_000)))}&to=${dayOf(new Date())}`

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)
let player_id: bigint

beforeAll(async () => {
  const account = await paymentAccount(app)
  const players = [
    await app.player({ main: kyat(50_000), game: kyat(20_000) }),
    await app.player({ main: kyat(40_000), game: kyat(10_000) }),
  ]
  player_id = players[0]?.id ?? 0n
  for (const player of players) {
    for (const path of [
      `/deposits/${await requestDepositFor(app, player, account, { amount: 12_345 })}`,
      `/withdrawals/${await requestWithdrawalFor(app, player, account, { amount: 11_000 })}`,
    ]) {
      await approve(path)
    }
  }
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${players[1]?.id ?? 0n}`
  for (const player of players) {
    for (let n = 0; n < 30; n++) {
      const body = { bet_type: 'digit', digit: n % 10, bet_amount: 10, multiplier: 1, rolled_number: n % 10 }
      await bet(player, body)
    }
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 100.5, wager_code })
    await calls.move('deposit', player, { action: 'SETTLED', amount: '40.1234', wager_code })
    await calls.move('withdraw', player, { action: 'TIP', amount: 5, wager_code: newId() })
  }
  await addOddTransfers(players[1]?.id ?? 0n)
  await moveBack(app, AGO)
  await spreadOverHours()
})

async function spreadOverHours(): Promise<void> {
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const hours = (cause: string) => `(hashtext(${cause}::text) & 15) * interval '7 hours'`
    await tx.unsafe(`update ledger.transfer set created_at = created_at - ${hours('cause_id')}`)
    await tx.unsafe(`update seamless.effect set created_at = created_at - ${hours('id')}`)
    await tx.unsafe(`update digit_bet.bet set created_at = created_at - ${hours('id')}`)
    // Whose players they were, for as long.
    await tx`update agent.membership set since = since - interval '7 days', until = until - interval '7 days'`
  })
}

async function approve(path: string): Promise<void> {
  expect((await decideRequest(consoleClient, path, { as: owner })).status).toBe(200)
}

async function bet(player: TestPlayer, body: object): Promise<void> {
  expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
}

/** Transfers that are rare: of agents without a player, of receivables and recoveries, corrections and a bonus. */
async function addOddTransfers(id: bigint): Promise<void> {
  const agents = 1_000_000_000_000_000n + agent.id * 10n
  const odd: [kind: string, debit: bigint, credit: bigint][] = [
    ['agent_float_in', 500n, agents + 2n],
    ['agent_commission', 520n, agents + 1n],
    ['agent_payout', agents + 1n, 500n],
    ['deposit_from_float', agents + 2n, id * 10n + 1n],
    ['seamless_owed', 310n, 300n],
    ['shan_repaid', id * 10n + 2n, 310n],
    ['two_d_repaid', player_id * 10n + 1n, 310n],
    ['correction_credit', 510n, id * 10n + 1n],
    ['correction_debit', player_id * 10n + 2n, 510n],
    ['bonus_granted', 530n, id * 10n + 4n],
  ]
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [n, [kind, debit, credit]] of odd.entries()) {
      const carries = (account_id: bigint) => (account_id >= 10_000n ? 1_000_000 + n : null)
      await tx`
        insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version, credit_account_id,
                                     credit_balance_after, credit_version, amount)
        values (gen_random_uuid(), ${kind}, ${debit}, ${carries(debit)}, ${carries(debit)}, ${credit}, ${carries(credit)},
                ${carries(credit)}, ${10_000 * (n + 1)})`
    }
  })
}

const QUERIES = [
  '',
  ...TRANSFER_GROUPS.map((what) => `what=${what}`),
  ...['digit_bet_stake', 'seamless_bet', 'deposit', 'agent_commission', 'seamless_owed'].map((kind) => `kind=${kind}`),
  ...['main', 'provider_stakes', 'cash', 'agents_float', 'player_receivables', 'nothing'].map(
    (name) => `account=${name}`,
  ),
  ...TRANSFER_FIGURES.map((figure) => `figure=${figure}`),
  ...['turnover', 'payout', 'ggr'].flatMap((figure) =>
    ['providers', 'shan'].map((what) => `figure=${figure}&what=${what}`),
  ),
  ...['main', 'two_d_stakes', 'agents_float', 'bonuses', 'nothing'].map((name) => `figure=balance&account=${name}`),
  ...['cash', 'player_receivables'].map((name) => `figure=held&account=${name}`),
  'figure=balance&account=main&kind=deposit',
  'figure=bonus_cost&account=bonuses',
  'figure=deposits&what=deposits&hour=HOUR',
  'figure=ggr&what=providers&product_code=1091',
  'figure=turnover&what=providers&product_code=1091&game_code=GEM',
  'figure=payout&what=providers&product_code=0',
  'what=play&kind=seamless_win',
  'what=play&account=game',
  'what=deposits&account=main',
  ...['AGENT', '0'].flatMap((id) => [
    `agent_id=${id}`,
    `agent_id=${id}&what=play`,
    `agent_id=${id}&what=deposits`,
    `agent_id=${id}&figure=ngr`,
    `agent_id=${id}&figure=commissions`,
    `agent_id=${id}&figure=ggr&what=play`,
    `agent_id=${id}&what=providers&product_code=1091`,
    `agent_id=${id}&hour=HOUR`,
  ]),
  'hour=HOUR',
  'hour=HOUR&what=withdrawals',
  'hour=03&what=play&account=game',
  'product_code=1091',
  'product_code=1091&what=play',
  'product_code=1091&what=providers&game_code=GEM',
  'product_code=1091&what=providers&kind=seamless_tip',
  'product_code=1092&what=providers',
  'product_code=1091&what=providers&hour=HOUR',
  'player_id=PLAYER',
  'player_id=PLAYER&what=play',
  'player_id=PLAYER&figure=ngr',
]

const GAMES: Record<string, string[]> = {
  digit_bet: ['200'],
  two_d: ['220'],
  providers: ['300'],
  shan: ['400'],
  play: ['200', '220', '300', '400'],
}
const RECOVERIES: Record<string, string[]> = {
  two_d: ['two_d_repaid'],
  shan: ['shan_repaid'],
  play: ['two_d_repaid', 'shan_repaid'],
}
const RECEIVABLES = '310'
/** A fast machine asks more often than one of the staff may: it waits as long as the answer says. */
async function ask(path: string, as: typeof owner): Promise<Reply> {
  const reply = await consoleClient.call('GET', path, { as })
  if (reply.status !== 429) return reply
  await sleep(1_000 * ((reply.body.values as { seconds?: number } | undefined)?.seconds ?? 1))
  return ask(path, as)
}

/** The rows of the file, which come from the ledger alone, added up by hand. In kyat. */
async function sumOfFile(query: string, as: typeof owner) {
  const file = await ask(`/transfers.csv?${days}&${query}`, as)
  const [, ...lines] = file.text.trim().split('\r\n')
  const names = await app.owner_db<{ id: bigint; name: string }[]>`select id, name from ledger.account where id < 10000`
  const number = new Map(names.map(({ id, name }) => [name, String(id)]))
  const filters = new URLSearchParams(query)
  const what = filters.get('what') ?? ''
  const account = filters.get('account')
  const rows = lines.map((line) => line.split(',').slice(2, 4).toReversed().join(' '))
  const sum = { transfers: 0, amount: 0, into: 0, out_of: 0 }
  for (const line of lines) {
    const [, , kind = '', , from = '', to = '', amount = ''] = line.split(',')
    const games = GAMES[what]
    const at = (end: string) => (account === null ? games?.includes(number.get(end) ?? '') === true : end === account)
    const is_back = number.get(to) === RECEIVABLES && (RECOVERIES[what] ?? []).includes(kind)
    const units = Math.round(Number(amount) * 10_000)
    sum.transfers += 1
    sum.amount += units
    if (account === null ? (at(to) && number.get(from) !== RECEIVABLES) || is_back : at(to)) sum.into += units
    if (at(from)) sum.out_of += units
  }
  const is_split = account !== null || GAMES[what] !== undefined
  return {
    transfers: sum.transfers,
    amount: sum.amount / 10_000,
    into: is_split ? sum.into / 10_000 : null,
    out_of: is_split ? sum.out_of / 10_000 : null,
    rows,
  }
}

/** Every row of the list, page by page, and by how much all of them change its figure. */
async function readList(query: string, as: typeof owner): Promise<{ keys: string[]; counted: number }> {
  const keys: string[] = []
  let counted = 0
  for (let after: string | null = ''; after !== null; ) {
    const reply = await ask(`/transfers?${days}&${query}${after && `&after=${after}`}`, as)
    const { data, next } = reply.body as unknown as TransfersAnswer
    keys.push(...data.map(({ cause_id, kind }) => `${cause_id} ${kind}`))
    counted += data.reduce((sum, row) => sum + Math.round((row.counted ?? 0) * 10_000), 0)
    after = next
  }
  return { keys, counted: counted / 10_000 }
}

async function compareAll(): Promise<number> {
  const [moment] = await app.owner_db<{ hour: string }[]>`
    select to_char(max(created_at) at time zone 'Asia/Yangon', 'HH24') as hour from ledger.transfer`
  const fill = (query: string) =>
    query
      .replace('AGENT', String(agent.id))
      .replace('HOUR', moment?.hour ?? '')
      .replace('PLAYER', String(player_id))
  let some = 0
  for (const as of [owner, agent]) {
    for (const query of QUERIES.map(fill)) {
      const [reply, { rows, ...expected }, list] = await Promise.all([
        ask(`/transfers?${days}&${query}`, as),
        sumOfFile(query, as),
        readList(query, as),
      ])
      expect(reply.status, reply.text).toBe(200)
      const { sum, figure } = reply.body as unknown as TransfersAnswer

      expect(sum, query).toEqual(expected)
      expect(list.keys, query).toEqual(rows)
      if (figure) {
        const counted = figure.parts.reduce((total, part) => total + part.counted, 0)
        expect(list.counted, query).toBeCloseTo(counted, 4)
        expect(figure.amount, query).toBeCloseTo((figure.before ?? 0) + counted, 4)
        expect(
          figure.parts.reduce((count, part) => count + part.transfers, 0),
          query,
        ).toBe(expected.transfers)
      }
      if (expected.transfers > 0) some += 1
    }
  }
  return some
}

test('the sum above a list is the sum of its rows, whatever the filters, before and after they are aggregated', async () => {
  const live = await compareAll()
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)

  expect(await compareAll()).toBe(live)
  expect(live).toBeGreaterThan(QUERIES.length)
})

test('each line of a file of days in Yangon has the time there, inside its days, beside the time in UTC', async () => {
  const { text } = await consoleClient.call('GET', `/transfers.csv?${days}`, { as: owner })
  const [head = '', ...lines] = text.trim().split('\r\n')
  const [from = '', to = ''] = [...days.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => day)

  expect(head.split(',').slice(0, 2)).toEqual(['at_yangon', 'at_utc'])
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const [local = '', at = ''] = line.split(',')
    expect(Date.parse(`${local.replace(' ', 'T')}+06:30`)).toBe(Date.parse(at))
    expect(local.slice(0, 10) >= from && local.slice(0, 10) <= to).toBe(true)
  }
})
