import { beforeAll, expect, test } from 'vitest'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { brokenOf, type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { openHeldCreditsApp, setCaps } from '#tests/support/use-cases/held-credits.ts'
import { heldCreditChecks } from './index.ts'

const { app, decided } = await openHeldCreditsApp({ gsc: TEST_GSC })
beforeAll(async () => {
  await setCaps(app, { call: 100, day: 1_000 })
  const calls = createAggregatorCalls(app)
  const player = await app.player({ game: kyat(50) })
  const give = (wager_code: string) => calls.move('deposit', player, { action: 'SETTLED', amount: 200, wager_code })
  const [released, refused, corrected] = [newId(), newId(), newId()]
  for (const wager_code of [released, refused, corrected]) await give(wager_code)
  const rows = await app.owner_db<{ id: string; wager_code: string }[]>`select id, wager_code from held_credit.credit`
  const of = (code: string) => rows.find(({ wager_code }) => wager_code === code)
  await decided(of(released), 'release')
  await decided(of(refused), 'refuse')
  for (const wager_code of [refused, corrected]) {
    await calls.move('withdraw', player, { action: 'RESETTLED', amount: -150, wager_code })
  }
})

const MOVED = 'each credit above a cap went into the hold once, and out of it as two people said'
const TWO = 'each decision about a held credit was requested by one person and approved by another'
const TAKEN = 'what partners took back of held credits came out of the hold, or was the operator’s already'

const brokenBy = (plant: Plant) =>
  seenWith(app, plant, async (tx) => brokenOf(await checkEverything(tx, heldCreditChecks)))

test('a ledger that was written by the app holds', async () => {
  await app.expectReconciled()
  expect(await brokenBy(() => Promise.resolve())).toEqual([])
})

test.each<[string, Plant, string[]]>([
  ['a release that moved nothing', (tx) => tx`delete from ledger.transfer where kind = 'held_released'`, [MOVED]],
  [
    'a refusal of another amount',
    (tx) => tx`update ledger.transfer set amount = amount - 1 where kind = 'held_refused_seamless'`,
    [MOVED],
  ],
  [
    'a credit that went into the hold without a word to the staff',
    (tx) => tx`delete from held_credit.credit where status = 'pending'`,
    [MOVED, TAKEN],
  ],
  [
    'a credit whose release is only said',
    async (tx) => {
      await tx`alter table held_credit.credit drop constraint credit_is_decided_by_somebody`
      await tx`update held_credit.credit set status = 'released' where status = 'pending'`
    },
    [MOVED, TWO],
  ],
  ['a decision that nobody requested', (tx) => tx`delete from approval.request where kind = 'held_credit'`, [TWO]],
  [
    'a decision whose approver had requested it',
    async (tx) => {
      await tx`alter table approval.request drop constraint request_needs_other_people`
      await tx`update approval.request set requested_by = decided_by where kind = 'held_credit' and status = 'approved'`
    },
    [TWO],
  ],
  [
    'a release in place of the refusal that was approved',
    (tx) => tx`
      update approval.request set content = content || '{"decision": "refuse"}'
      where kind = 'held_credit' and content ->> 'decision' = 'release'`,
    [TWO],
  ],
  [
    'a correction that took another amount out of the hold',
    (tx) => tx`update held_credit.credit set taken_back = taken_back + 1 where status = 'pending'`,
    [TAKEN],
  ],
  [
    'a correction whose money stayed in the hold',
    (tx) => tx`delete from ledger.transfer where kind = 'held_taken_back'`,
    [TAKEN],
  ],
])('%s is found', async (_what, plant, promises) => {
  expect(await brokenBy(plant)).toEqual(promises)
})
