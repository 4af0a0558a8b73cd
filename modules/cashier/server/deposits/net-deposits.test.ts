import { array, constantFrom, integer, record, sample } from 'fast-check'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { NetDeposit } from '#cashier/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient } = await startTestAppWithStaff([])
let account: TestAccount
let cashier: TestStaff
beforeAll(async () => {
  account = await paymentAccount(app)
  cashier = await consoleClient.staff('cashier')
})
afterEach(() => app.expectReconciled())

const netOf = async (player: TestPlayer) =>
  (await app.call('GET', '/api/net-deposits', { token: player.token })).body.data as NetDeposit[]

async function decide(path: string, decision: 'approve' | 'reject'): Promise<void> {
  const body =
    decision === 'approve' ? {} : { reason: path.startsWith('/dep') ? 'money_not_received' : 'other', note: 'not ours' }
  const reply = await decideRequest(consoleClient, path, { as: cashier, decision, body })
  expect(reply.status, reply.text).toBe(200)
}

const makeOlder = (player: TestPlayer, interval: string) => app.owner_db`
  update cashier.request set created_at = created_at - ${interval}::interval, decided_at = decided_at - ${interval}::interval
  where player_id = ${player.id}`

interface Step {
  direction: 'deposits' | 'withdrawals'
  amount: number
  decision: 'approve' | 'reject'
}

const step = record<Step>({
  direction: constantFrom('deposits', 'withdrawals'),
  amount: integer({ min: 10_000, max: 90_000 }),
  decision: constantFrom('approve', 'approve', 'reject'),
})

describe('what a player has paid in', () => {
  test('is nothing at first', async () => {
    const none = { deposited: 0, withdrawn: 0, net: 0 }
    expect(await netOf(await app.player())).toEqual([
      { period: 'month', ...none },
      { period: 'year', ...none },
      { period: 'ever', ...none },
    ])
  })

  test('is the sum of what was approved, less what was paid out, whatever waits or was rejected', async () => {
    const steps = sample(array(step, { minLength: 8, maxLength: 12 }), { numRuns: 3, seed: 20_261_123 })
    for (const taken of steps) {
      const player = await app.player({ main: kyat(10_000_000) })
      const sums = { deposits: 0, withdrawals: 0 }
      for (const { direction, amount, decision } of taken) {
        const ask = direction === 'deposits' ? requestDepositFor : requestWithdrawalFor
        const path = `/${direction}/${await ask(app, player, account, { amount })}`
        await decide(path, decision)
        if (decision === 'approve') sums[direction] += amount
      }
      await requestDepositFor(app, player, account, { amount: 77_000 })
      const expected = { deposited: sums.deposits, withdrawn: sums.withdrawals, net: sums.deposits - sums.withdrawals }
      expect(await netOf(player)).toEqual(['month', 'year', 'ever'].map((period) => ({ period, ...expected })))
    }
  })

  test('counts in the month and the year in which the company decided', async () => {
    const player = await app.player()
    await decide(`/deposits/${await requestDepositFor(app, player, account, { amount: 30_000 })}`, 'approve')
    await makeOlder(player, '40 days')
    const [month, , ever] = await netOf(player)
    expect([month?.deposited, ever?.deposited]).toEqual([0, 30_000])
    await makeOlder(player, '400 days')
    expect((await netOf(player)).map(({ net }) => net)).toEqual([0, 0, 30_000])
  })

  test('is nobody else’s to see', async () => {
    expect((await app.call('GET', '/api/net-deposits')).status).toBe(401)
  })
})
