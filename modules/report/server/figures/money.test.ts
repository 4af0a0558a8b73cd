import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import type { AccountBalancesAnswer, AccountMovement } from '#cashier/contract/account-statements.ts'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Money } from '#report/contract/money.ts'
import type { LiabilitiesReport } from '#report/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { brokenOf, seenWith } from '#tests/support/database/planted-fault.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { aggregateDays, closeDays, reportChecks } from '../index.ts'

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'])
let second: TestStaff
let own: TestAccount
let of_agent: TestAccount
beforeAll(async () => {
  second = await consoleClient.staff('cashier')
  own = await paymentAccount(app)
  of_agent = await paymentAccount(app, { agent_id: agent.id, account_number: '09777204319' })
  const player = await app.player()
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
  await approved(`/deposits/${await requestDepositFor(app, player, of_agent, { amount: 800_000 })}`)
  const other = await app.player()
  await approved(`/deposits/${await requestDepositFor(app, other, own, { amount: 100_000 })}`)
  await requestWithdrawalFor(app, other, own, { amount: 40_000 })
})
afterEach(() => app.expectReconciled())

async function approved(path: string): Promise<void> {
  const reply = await decideRequest(consoleClient, path, { as: owner })
  expect(reply.status, reply.text).toBe(200)
}

async function read<T>(path: string, as = owner): Promise<T> {
  const reply = await consoleClient.call('GET', path, { as })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as T
}
const money = async () => {
  const table = await read<Money | null>('/money')
  if (!table) throw new Error('the owner sees no money')
  return table
}

test('money that lies with agents covers nothing, and stands beside', async () => {
  const { own: held, agents, owed, cover } = await money()

  expect(held.total).toBe(100_000)
  expect(agents).toEqual({
    rows: [{ staff_id: String(agent.id), user_name: agent.user_name, amount: 800_000 }],
    total: 800_000,
  })
  expect(owed).toMatchObject({ main: 860_000, hold: 40_000, players: 860_000, total: 900_000, agents_advance: 0 })
  expect(cover).toBe(-800_000)
  expect(await read('/money', agent)).toBeNull()
})

test('an opening is capital: what the company has is the same wherever it is shown, before a day is closed and after', async () => {
  const before = await money()
  const body = { id: randomUUID(), kind: 'opening', account_id: own.id, amount: 900_000, note: 'by the statement' }
  expect((await consoleClient.call('POST', '/account-movements', { as: owner, body })).status).toBe(200)

  const compare = async () => {
    const { at: _at, ...table } = await money()
    const report = await read<LiabilitiesReport>('/reports/liabilities')
    const { at: _of_report, ...shown } = report.money ?? before
    const balances = await read<AccountBalancesAnswer['data']>('/account-balances')
    expect(shown).toEqual(table)
    expect(table.own.total + table.agents.total).toBe(balances.total)
    expect(report.cash).toBe(balances.total)
    expect(report.liabilities).toBe(table.owed.total)
    return table
  }
  const opened = await compare()
  expect(opened.own).toMatchObject({ total: before.own.total + 900_000, on_no_account: 0 })
  expect(opened.cover).toBe(before.cover + 900_000)

  await moveBack(app, 2)
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  await closeDays(app.worker_db, AGGREGATE_SOURCES)
  expect(await compare()).toEqual(opened)
})

test('a hand-over moves the receivable into the own accounts', async () => {
  const before = await money()
  const body = {
    id: randomUUID(),
    kind: 'hand_over',
    account_id: of_agent.id,
    to_account_id: own.id,
    amount: 300_000,
    note: 'brought to the office',
  }
  const { id } = (await consoleClient.call('POST', '/account-movements', { as: owner, body })).body
    .data as AccountMovement
  expect((await money()).own.total).toBe(before.own.total)
  await consoleClient.call('POST', `/account-movements/${id}/approve`, { as: second })

  const after = await money()
  expect([after.own.total, after.agents.total]).toEqual([before.own.total + 300_000, before.agents.total - 300_000])
  expect(after.owed).toEqual(before.owed)
})

test('the check of the Money table sees a balance that no transfer made', async () => {
  await app.player({ main: kyat(1_000) })
  const broken = await seenWith(
    app,
    (tx) => tx`update ledger.account set balance = balance + 1 where name = 'main'`,
    async (tx) => brokenOf(await checkEverything(tx, reportChecks(AGGREGATE_SOURCES))),
  )

  expect(broken).toContain('the Money table is what the accounts of the ledger hold')
})
