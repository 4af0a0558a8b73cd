import { beforeAll, expect, test } from 'vitest'
import type { FinancialLogRow, RequestTimeline } from '#cashier/contract/player.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app)
})

const approve = (id: string) => decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
const reject = (id: string, reason: string) =>
  decideRequest(consoleClient, `/deposits/${id}`, { as: cashier, decision: 'reject', body: { reason } })

test('a rejected deposit is corrected by a new request: that one is credited once, and the rejected one never', async () => {
  const player = await app.player()
  const limit = { token: player.token, body: { period: 'day', amount: 50_000 } }
  await app.call('POST', '/api/deposit-limits', limit)
  const main = async () => (await app.balancesOf(player)).main

  const wrong = await requestDepositFor(app, player, account, { refrence_no: '482931' })
  expect((await reject(wrong, 'reference_not_found')).status).toBe(200)
  // All that a correction is filled in with; and the limit counts the money once.
  const timeline = await app.call('GET', `/api/transaction/deposit-requests/${wrong}`, { token: player.token })
  expect(timeline.body.data as RequestTimeline).toMatchObject({
    status: 2,
    amount: 50_000,
    account_number: account.account_number,
    refrence_no: '482931',
    rejection: { code: 'reference_not_found' },
  })
  const right = await requestDepositFor(app, player, account, { refrence_no: '482913' })
  expect((await approve(right)).status).toBe(200)
  expect(await main()).toBe(kyat(50_000))

  expect((await approve(wrong)).body.code).toBe('request_decided')
  await app.owner_db`update cashier.deposit_limit set amount = ${kyat(900_000)} where player_id = ${player.id}`
  // From a second window: the same receipt is not credited again.
  const again = await requestDepositFor(app, player, account, { refrence_no: '482913' })
  expect((await approve(again)).body.code).toBe('reference_used')
  expect(await main()).toBe(kyat(50_000))
  const log = (await app.call('GET', '/api/depositlogfinicial', { token: player.token })).body.data as FinancialLogRow[]
  expect(log.map(({ status, rejection }) => [status, rejection?.code ?? null])).toEqual([
    ['Pending', null],
    ['Success', null],
    ['Failed', 'reference_not_found'],
  ])
  await app.expectReconciled()
})

test('where the receipt alone was missing, the staff sees the rejected request beside the new one', async () => {
  const player = await app.player()
  const first = await requestDepositFor(app, player, account, { refrence_no: '482777' })
  await reject(first, 'money_not_received')

  const corrected = await requestDepositFor(app, player, account, { refrence_no: '482777' })

  const detail = await consoleClient.call('GET', `/deposits/${corrected}`, { as: cashier })
  expect((detail.body.data as RequestDetail).checks.reference?.seen).toMatchObject([
    { id: first, status: 'rejected', level: 'amount' },
  ])
  expect((await approve(corrected)).status).toBe(200)
  expect((await app.balancesOf(player)).main).toBe(kyat(50_000))
})
