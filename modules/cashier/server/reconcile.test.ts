import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { openConsoleOf } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { brokenOf, type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'
import { cashierChecks } from './index.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  const consoleClient = await openConsoleOf(app)
  const account = await paymentAccount(app)
  const cashier = await consoleClient.staff('cashier')
  player = await app.player({ main: kyat(100_000) })
  const decide = (path: string, decision: 'approve' | 'reject', body = {}) =>
    decideRequest(consoleClient, path, { as: cashier, decision, body })
  const no = { reason: 'other', note: 'not ours' }
  await decide(`/deposits/${await requestDepositFor(app, player, account)}`, 'approve')
  await decide(`/deposits/${await requestDepositFor(app, player, account)}`, 'reject', no)
  await decide(`/withdrawals/${await requestWithdrawalFor(app, player, account)}`, 'approve')
  await decide(`/withdrawals/${await requestWithdrawalFor(app, player, account)}`, 'reject', no)
  await requestDepositFor(app, player, account)
  await requestWithdrawalFor(app, player, account)
  const other = await paymentAccount(app, { account_number: '1402201187726' })
  const book = async (body: object) => {
    const booked = await consoleClient.call('POST', '/account-movements', {
      as: cashier,
      body: { id: randomUUID(), account_id: account.id, amount: 1_000, note: 'by the statement', ...body },
    })
    expect(booked.status, booked.text).toBe(200)
  }
  await book({ kind: 'charge' })
  await book({ kind: 'transfer', to_account_id: other.id })
  await consoleClient.close()
})
afterAll(() => app.close())

const ONE_END = 'each request for money has one end at most, and its timeline says which'
const MOVED = 'a request moved what its state says, and nothing moved without one'
const LIMITED = 'no deposit was asked for past a limit that its player had set'
const BOOKED = 'each movement of a payment account moved its money once, and nothing moved without one'
const ON_ACCOUNTS = 'what a payment account holds is what its requests and movements brought and took'
const HELD = 'the hold of each player is the sum of what is pending'

const brokenBy = (plant: Plant) =>
  seenWith(
    app,
    async (tx) => {
      // The table refuses this as well. Without its constraints the reconciliation check has to find it.
      await tx`alter table cashier.request drop constraint request_is_decided_once`
      await tx`drop index cashier.event_ends_a_request`
      await plant(tx)
    },
    async (tx) => brokenOf(await checkEverything(tx, cashierChecks)),
  )

test('finds nothing in a ledger that only HTTP calls wrote', async () => {
  await app.expectReconciled()
  expect(await brokenBy(async () => undefined)).toEqual([])
})

test.each<[string, Plant, string[]]>([
  [
    'a request that ended twice',
    (tx) => tx`
      insert into cashier.event (request_id, kind, staff_id, reason)
      select id, 'rejected', 1, 'other' from cashier.request where direction = 'deposit' and status = 'approved'`,
    [ONE_END],
  ],
  ['an end that its timeline does not know', (tx) => tx`delete from cashier.event where kind = 'rejected'`, [ONE_END]],
  ['a request that nobody asked for', (tx) => tx`delete from cashier.event where kind = 'requested'`, [ONE_END]],
  [
    'a deposit approved without money',
    (tx) => tx`update cashier.request set status = 'approved' where direction = 'deposit' and status = 'pending'`,
    [ONE_END, MOVED],
  ],
  [
    'money of a deposit that nobody approved',
    (tx) => tx`delete from cashier.request where direction = 'deposit'`,
    [MOVED, ON_ACCOUNTS],
  ],
  [
    'another amount than is said to have arrived',
    (tx) => tx`
      update cashier.request set received_amount = amount - 1, received_reason = 'other'
      where direction = 'deposit' and status = 'approved'`,
    [MOVED, ON_ACCOUNTS],
  ],
  [
    'another amount than was asked for',
    (tx) => tx`update ledger.transfer set amount = amount + 1 where kind = 'deposit'`,
    [MOVED],
  ],
  [
    'money that went to another player',
    (tx) =>
      tx`update ledger.transfer set credit_account_id = credit_account_id + 10 where kind = 'withdrawal_returned'`,
    [MOVED],
  ],
  [
    'a withdrawal that was paid though it was rejected',
    (tx) => tx`update ledger.transfer set kind = 'withdrawal_paid' where kind = 'withdrawal_returned'`,
    [MOVED],
  ],
  [
    'held money that waits for nothing',
    (tx) => tx`update ledger.account set balance = balance + 1 where name = 'hold'`,
    [HELD],
  ],
  [
    'a withdrawal that waits with nothing held',
    (tx) => tx`update ledger.account set balance = 0 where name = 'hold'`,
    [HELD],
  ],
  [
    'money on a payment account that nothing brought',
    (tx) => tx`update ledger.account set balance = balance - 1 where payment_account_id is not null`,
    [ON_ACCOUNTS],
  ],
  [
    'a withdrawal that another account paid than its money left',
    (tx) =>
      tx`update cashier.request set posted_account_id = null, payout_transaction_id = null where direction = 'withdrawal'`,
    [MOVED, ON_ACCOUNTS],
  ],
  ['a movement whose money did not move', (tx) => tx`delete from ledger.transfer where kind = 'bank_charge'`, [BOOKED]],
  [
    'money of a movement that nobody booked',
    (tx) => tx`delete from approval.request where content ->> 'kind' = 'charge'`,
    [BOOKED, ON_ACCOUNTS],
  ],
  [
    'a transfer that went the other way',
    (tx) => tx`
      update approval.request
      set content = content || jsonb_build_object('account_id', content -> 'to_account_id', 'to_account_id', content -> 'account_id')
      where kind = 'account_movement' and content ->> 'kind' = 'transfer'`,
    [BOOKED, ON_ACCOUNTS],
  ],
  [
    'a deposit past the limit of its day',
    (tx) => tx`
      insert into cashier.deposit_limit (player_id, period, amount, holds_from)
      values (${player.id}, 'day', 1, now() - interval '1 hour')`,
    [LIMITED],
  ],
])('finds %s', async (_name, plant, promises) => {
  expect(await brokenBy(plant)).toEqual(promises)
})

test("the server's role changes neither what was asked for nor what became of it", async () => {
  for (const statement of [
    'update cashier.request set amount = 1',
    'update cashier.request set account_number = 12345',
    'delete from cashier.request',
    "update cashier.event set note = 'x'",
    'delete from cashier.event',
    'delete from cashier.receipt',
    'insert into cashier.setting default values',
  ]) {
    await expect(app.db.unsafe(statement), statement).rejects.toThrow(/permission denied/)
  }
})
