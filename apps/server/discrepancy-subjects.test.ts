import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEverything, type Discrepancy } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { DiscrepancyTopic } from '#reconciliation/contract/rules.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { aggregateNow } from '#tests/support/use-cases/aggregate-now.ts'
import { reconciliationChecks } from './reconciliation-checks.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
  const body = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: 7 }
  const reply = await app.call('POST', '/api/digitbet', {
    token: player.token,
    body,
    idempotency_key: 'planted-subject',
  })
  if (reply.status !== 200) throw new Error(reply.text)
  // As if the hour were over.
  await aggregateNow(app, new Date(Date.now() + 2 * 3_600_000))
})
afterAll(() => app.close())

async function foundBy(topic: DiscrepancyTopic, plant: Plant): Promise<Discrepancy[]> {
  const checks = await seenWith(app, plant, (tx) => checkEverything(tx, reconciliationChecks(app.key)))
  return checks.filter((check) => check.topic === topic).flatMap(({ discrepancies }) => discrepancies)
}

const account = (slot: bigint) => player.id * 10n + slot

test.each<[topic: DiscrepancyTopic, what: string, plant: Plant, expected: { slot: bigint; amount: bigint }]>([
  [
    'balances',
    'money from nowhere',
    (tx) => tx`update ledger.account set balance = balance + ${kyat(5)} where id = ${account(1n)}`,
    { slot: 1n, amount: kyat(5) },
  ],
  [
    'below_zero',
    'a player below zero',
    async (tx) => {
      await tx`alter table ledger.account drop constraint account_never_below_zero`
      await tx`update ledger.account set balance = ${-kyat(3)} where id = ${account(1n)}`
    },
    { slot: 1n, amount: kyat(3) },
  ],
  [
    'transfers',
    'a transfer of an unknown kind',
    (tx) => tx`update ledger.transfer set kind = 'gift' where kind = 'digit_bet_stake'`,
    { slot: 2n, amount: kyat(10) },
  ],
  [
    'digit_bets',
    'a stake of another amount',
    (tx) => tx`update ledger.transfer set amount = amount + ${kyat(2)} where kind = 'digit_bet_stake'`,
    { slot: 2n, amount: kyat(2) },
  ],
  [
    'exchanges',
    'an exchange that was answered another amount',
    (tx) => tx`update wallet.exchange set amount = amount + ${kyat(2)}`,
    { slot: 0n, amount: kyat(2) },
  ],
  [
    'reports',
    'an aggregate of another player',
    (tx) => tx`update report.daily_player_aggregate set turnover = turnover + ${kyat(4)}`,
    { slot: 0n, amount: kyat(4) },
  ],
])('%s: %s says whose money it is, and how much', async (topic, _what, plant, { slot, amount }) => {
  const found = await foundBy(topic, plant)

  expect(found).toContainEqual(expect.objectContaining({ account_id: account(slot), amount }))
})

test('money from nowhere is nobody’s in the sum of all accounts', async () => {
  const found = await foundBy(
    'ledger_total',
    (tx) => tx`update ledger.account set balance = balance + ${kyat(5)} where id = ${account(1n)}`,
  )

  expect(found).toContainEqual(expect.objectContaining({ account_id: null, amount: kyat(5), day: null }))
})

test('a report says its day', async () => {
  const found = await foundBy(
    'reports',
    (tx) => tx`update report.hourly_aggregate set amount = amount + ${kyat(1)} where kind = 'digit_bet_stake'`,
  )

  expect(found.length).toBeGreaterThan(0)
  for (const { day, amount } of found) {
    expect(day).toMatch(/^2\d{3}-\d{2}-\d{2}$/)
    expect(amount).toBe(kyat(1))
  }
})
