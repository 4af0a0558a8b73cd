import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { AccountBalancesAnswer, Comparison } from '#cashier/contract/account-statements.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let account: TestAccount
let cashier: TestStaff
let agent: TestStaff
let today: string
beforeAll(async () => {
  cashier = await consoleClient.staff('cashier')
  agent = await consoleClient.staff('agent')
  account = await paymentAccount(app, { may_be_overdrawn: false })
  const [row] = await app.owner_db<{ day: string }[]>`select (now() at time zone 'Asia/Yangon')::date::text as day`
  today = row?.day ?? ''
  const player = await app.player({ main: kyat(500_000) })
  await book({ kind: 'opening', amount: 100_000 })
  for (const [amount, refrence_no] of [
    [50_000, '111111'],
    [20_000, '222222'],
    [7_000, '333333'],
  ] as const) {
    const path = `/deposits/${await requestDepositFor(app, player, account, { amount, refrence_no })}`
    await decideRequest(consoleClient, path, { as: cashier })
  }
  const path = `/withdrawals/${await requestWithdrawalFor(app, player, account)}`
  const body = { account_id: account.id, transaction_id: 'KBZ900' }
  await decideRequest(consoleClient, path, { as: cashier, body })
  await book({ kind: 'charge', amount: 200 })
})
afterEach(() => app.expectReconciled())

async function book(fields: object): Promise<void> {
  const body = { id: randomUUID(), account_id: account.id, note: 'by the statement', ...fields }
  const reply = await consoleClient.call('POST', '/account-movements', { as: cashier, body })
  expect(reply.status, reply.text).toBe(200)
}

const enter = (fields: object = {}, as = cashier) =>
  consoleClient.call('POST', `/payment-accounts/${account.id}/statements`, {
    as,
    body: { id: randomUUID(), day: today, balance: 146_800, ...fields },
  })
const compare = async (day = today) =>
  (await consoleClient.call('GET', `/payment-accounts/${account.id}/comparison?day=${day}`, { as: owner })).body
    .data as Comparison
const references = (entries: Comparison['entries']) => entries.map(({ reference }) => reference)

test('before a statement the day’s entries are there to be ticked off, and a tick may be taken back', async () => {
  const seen = await compare()
  expect(seen).toMatchObject({ statement: null, difference: null, ledger_balance: 146_800, from: today, is_cut: false })
  expect(seen.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['account_opening', 100_000],
    ['deposit', 50_000],
    ['deposit', 20_000],
    ['deposit', 7_000],
    ['withdrawal_paid', -30_000],
    ['bank_charge', -200],
  ])
  const tick = (is_checked: boolean, cause_id = seen.entries[1]?.cause_id, as = cashier) =>
    consoleClient.call('POST', `/payment-accounts/${account.id}/checked-entries`, {
      as,
      body: { cause_id, is_checked },
    })

  await Promise.all(Array.from({ length: 20 }, () => tick(true)))
  expect((await compare()).entries.map(({ checked_by }) => checked_by?.user_name ?? null)).toEqual([
    null,
    cashier.user_name,
    null,
    null,
    null,
    null,
  ])
  await tick(false)
  expect((await compare()).entries.every(({ checked_by }) => checked_by === null)).toBe(true)
  expect((await tick(true, randomUUID())).body.code).toBe('not_found')
  expect((await tick(true, seen.entries[1]?.cause_id, agent)).body.code).toBe('not_permitted')
})

test('a balance alone shows the difference, and nothing moves', async () => {
  expect((await enter({ balance: '146,799.5' })).body).toMatchObject({ error_codes: { balance: 'amount_invalid' } })
  const reply = await enter({ balance: 146_799.5 })

  expect(reply.body.data).toMatchObject({ difference: -0.5, statement: { balance: 146_799.5, lines: 0 } })
  expect(reply.body.data).toMatchObject({ entries_without_line: [], lines_without_entry: [] })
  const { accounts } = (await consoleClient.call('GET', '/account-balances', { as: owner })).body
    .data as AccountBalancesAnswer['data']
  expect(accounts[0]).toMatchObject({
    balance: 146_800,
    statement: { day: today, balance: 146_799.5, ledger_balance: 146_800, difference: -0.5 },
  })
})

test('lines show what each side lacks, and where amounts differ', async () => {
  const lines = [
    'transaction id,amount,date',
    `OPEN,100000,${today}`,
    `0100111111,50000,${today}`,
    `0100222222,21000,${today}`,
    `KBZ900,-30000,${today}`,
    `FEE,-200,${today}`,
    `0100999999,5000,${today}`,
  ].join('\n')

  const compared = (await enter({ balance: 145_800, lines })).body.data as Comparison

  expect(compared).toMatchObject({ matched: 4, difference: -1_000, statement: { lines: 6 } })
  expect(compared.amounts_differ).toMatchObject([{ entry: { amount: 20_000 }, line: { amount: 21_000 } }])
  expect(references(compared.entries_without_line)).toEqual(['333333'])
  expect(compared.lines_without_entry).toEqual([
    { transaction_id: '0100999999', amount: 5_000, day: today, time: null },
  ])
})

test('a line leads to the deposit that waits for it, and the deposit says what the statement has', async () => {
  const waiting = async (refrence_no: string, amount: number) =>
    requestDepositFor(app, await app.player(), account, { amount, refrence_no })
  const check = async (id: string) =>
    (await consoleClient.call('GET', `/deposits/${id}`, { as: cashier })).body.data as RequestDetail
  const found = await waiting('444444', 30_000)
  const differs = await waiting('555555', 40_000)
  const other = await waiting('666666', 61_000)
  const absent = await waiting('777777', 70_000)
  expect((await check(found)).checks.statement).toBeNull()
  const lines = [
    'Date,Reference,Money in,Money out',
    `${today},0100444444,30000,`,
    `${today},0100555555,4000,`,
    `${today},0100888888,61000,`,
    // Of the same amount as the one that is absent, and yet of another deposit.
    `${today},0100999991,70000,`,
  ].join('\n')
  const owned = await waiting('999991', 70_000)

  const compared = (await enter({ lines })).body.data as Comparison

  expect(
    compared.lines_of_waiting.map(({ request, line }) => [
      request.id,
      request.amount,
      line.transaction_id,
      line.amount,
    ]),
  ).toEqual([
    [found, 30_000, '0100444444', 30_000],
    [owned, 70_000, '0100999991', 70_000],
    [differs, 40_000, '0100555555', 4_000],
  ])
  expect(compared.lines_without_entry).toMatchObject([{ transaction_id: '0100888888' }])
  const matches = []
  for (const id of [found, differs, other, absent, owned]) {
    const { statement } = (await check(id)).checks
    matches.push([statement?.match, statement?.line?.transaction_id])
  }
  expect(matches).toEqual([
    ['found', '0100444444'],
    ['amount_differs', '0100555555'],
    ['same_amount', '0100888888'],
    ['not_found', undefined],
    ['found', '0100999991'],
  ])
  // Nothing is missing on a statement that is older than the request, and its lines count.
  const later = await waiting('111222', 5_000)
  expect((await check(later)).checks.statement).toBeNull()
  expect((await enter({ lines: `${today},0100131313,9000` })).status).toBe(200)
  const paid_before = await waiting('131313', 9_000)
  expect((await check(paid_before)).checks.statement).toMatchObject({ match: 'found', line: { amount: 9_000 } })
})

test('a line of the same amount counts only at the time of the request', async () => {
  const id = await requestDepositFor(app, await app.player(), account, { amount: 83_000, refrence_no: '121212' })
  const [{ near, far } = { near: '', far: '' }] = await app.owner_db<{ near: string; far: string }[]>`
    select to_char((now() - interval '5 minutes') at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:MI') as near,
           to_char((now() - interval '3 hours') at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:MI') as far`
  const match = async (time: string) => {
    expect((await enter({ lines: `${time};83000;0100343434` })).status).toBe(200)
    const detail = (await consoleClient.call('GET', `/deposits/${id}`, { as: cashier })).body.data as RequestDetail
    return detail.checks.statement?.match
  }
  expect(await match(far)).toBe('not_found')
  expect(await match(near)).toBe('same_amount')
})

test('says how lines would be read before they are kept, and keeps nothing', async () => {
  const layout = (body: object, as = cashier) => consoleClient.call('POST', '/statement-layout', { as, body })
  const lines = `Day,Ref,In,Out\n${today},0100111111,500,\n${today},0100111112,,20`
  expect((await layout({ lines })).body.data).toEqual({
    columns: ['date', 'transaction_id', 'amount_in', 'amount_out'],
    head: ['Day', 'Ref', 'In', 'Out'],
    examples: [
      [today, '0100111111', '500', ''],
      [today, '0100111112', '', '20'],
    ],
    sums: { lines: 2, money_in: 500, money_out: 20 },
  })
  expect(
    (await layout({ lines, columns: ['none', 'transaction_id', 'amount_in', 'amount_out'] })).body.data,
  ).toMatchObject({
    sums: null,
  })
  expect((await layout({ lines: 'x'.repeat(60_001) })).status).toBe(422)
  expect((await layout({ lines, columns: ['payer'] })).body).toMatchObject({ error_codes: { columns: 'invalid' } })
  expect((await layout({ lines }, agent)).body.code).toBe('not_permitted')
})

test('is entered once when twenty copies race; the latest of a day counts', async () => {
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => enter({ id, balance: 146_000 })))

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await enter({ id, balance: 146_001 })).body.code).toBe('idempotency_key_reused')
  const [count] = await app.owner_db<
    { count: bigint }[]
  >`select count(*) as count from cashier.statement where id = ${id}`
  expect(count?.count).toBe(1n)
  await enter({ balance: 146_800 })
  expect((await compare()).difference).toBe(0)
})

test('with other lines under the same id is another statement, however many lines it has', async () => {
  const id = randomUUID()
  const lines = `0100111111,50000,${today}\n0100222222,20000,${today}`
  expect((await enter({ id, lines })).status).toBe(200)

  for (const [was, corrected] of [
    ['20000', '21000'],
    ['0100222222', '0100222223'],
    [`20000,${today}`, '20000,2026-07-31'],
  ] as const) {
    const reply = await enter({ id, lines: lines.replace(was, corrected) })
    expect([corrected, reply.body.code]).toEqual([corrected, 'idempotency_key_reused'])
  }

  expect((await enter({ id, lines })).status).toBe(200)
})

test('refuses a day to come, lines that are none, and who may not book', async () => {
  expect((await enter({ day: '2999-01-01' })).body).toMatchObject({ error_codes: { day: 'statement_day_invalid' } })
  expect((await enter({ lines: 'A1,5,2026-07-31\nA2' })).body).toMatchObject({
    error_codes: { lines: 'statement_line_invalid' },
    errors: { lines: ['Line 2 is not a transaction id, an amount and a date.'] },
  })
  expect((await enter({ lines: 'x'.repeat(60_001) })).status).toBe(422)
  expect((await enter({}, agent)).body.code).toBe('not_permitted')
  const away = `/payment-accounts/${account.id}/comparison?day=${today}`
  expect((await consoleClient.call('GET', away, { as: agent })).body.code).toBe('not_found')
})

test('after an earlier statement the days since are compared together, and the balance is the one of that day', async () => {
  const ago = (days: number) => app.owner_db<{ day: string }[]>`select (${today}::date - ${days}::integer)::text as day`
  const [three_ago] = await ago(3)
  const [yesterday] = await ago(1)
  await enter({ day: three_ago?.day, balance: 0 })

  expect((await compare()).from).toBe((await ago(2))[0]?.day)
  expect(await compare(yesterday?.day)).toMatchObject({ ledger_balance: 0, entries: [] })
})
