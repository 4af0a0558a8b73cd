import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#contract/shared/money.ts'
import type { TestPlayer } from '#server/testing/app/start-test-app.ts'
import { startTestAppWithStaff } from '#server/testing/app/test-app-with-staff.ts'
import { decideRequest } from '#server/testing/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#server/testing/use-cases/payment-accounts.ts'
import { requestWithdrawalFor } from '#server/testing/use-cases/request-from-cashier.ts'
import { openTestDraw } from '#server/testing/use-cases/two-d-draw.ts'
import { MARGIN_MS, type TemporaryRefusal, unexplainedRefusals } from './harness/split-copies.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let account: TestAccount
let player: TestPlayer

beforeAll(async () => {
  account = await paymentAccount(app)
  player = await app.player({ main: kyat(200_000) })
})
afterAll(() => app.expectReconciled())

const verdictsOf = (key: string, refusal: TemporaryRefusal, sent_at: Date) =>
  unexplainedRefusals(app.owner_db, [{ key, refusal, sent_at, verdict: 'not alike' }])

async function withdraw(): Promise<{ id: string; key: string }> {
  const id = await requestWithdrawalFor(app, player, account)
  const key = randomUUID()
  await app.owner_db`update cashier.request set idempotency_key = ${key} where id = ${id}`
  return { id, key }
}

test('a copy may be refused for another withdrawal that was decided meanwhile, and for nothing else', async () => {
  const first_sent_at = new Date()
  const first = await withdraw()
  const body = { reason: 'account_not_found' }
  const reply = await decideRequest(consoleClient, `/withdrawals/${first.id}`, { as: owner, decision: 'reject', body })
  expect(reply.status, reply.text).toBe(200)
  const second = await withdraw()

  expect(await verdictsOf(second.key, 'withdrawal_pending', first_sent_at)).toEqual([])
  // None was pending before the first one: it was refused for itself.
  expect(await verdictsOf(first.key, 'withdrawal_pending', first_sent_at)).toEqual(['not alike'])
  const later = new Date(Date.now() + 2 * MARGIN_MS)
  expect(await verdictsOf(second.key, 'withdrawal_pending', later)).toEqual(['not alike'])
})

test('a copy may be refused for a draw that closed meanwhile, unless the slip is in that draw', async () => {
  const bet = async (): Promise<string> => {
    const key = randomUUID()
    const lines = { totalAmount: 100, amounts: [{ num: '07', amount: 100 }] }
    const reply = await app.call('POST', '/api/twod-bet', { token: player.token, body: lines, idempotency_key: key })
    expect(reply.status, reply.text).toBe(200)
    return key
  }
  const draw = await openTestDraw(app.owner_db)
  const sent_at = new Date()
  const before = await bet()
  await app.owner_db`
    update two_d.draw set cutoff_at = clock_timestamp(), draws_at = clock_timestamp() + interval '1 ms',
                          shown_until = clock_timestamp() + interval '2 ms'
    where id = ${draw.id}`
  await openTestDraw(app.owner_db)
  // Which draw takes bets is read anew.
  await sleep(1_000)
  const after = await bet()

  expect(await verdictsOf(after, 'two_d_draw_closed', sent_at)).toEqual([])
  expect(await verdictsOf(before, 'two_d_draw_closed', sent_at)).toEqual(['not alike'])
})
