import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { brokenOf, type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { seamlessChecks } from './reconcile.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ gsc: TEST_GSC })
  const calls = createAggregatorCalls(app)
  player = await app.player({ game: kyat(100) })
  const [won, cancelled] = [newId(), newId()]
  await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code: won, id: 'won-bet' })
  await calls.move('deposit', player, { action: 'SETTLED', amount: 30, wager_code: won, id: 'won-prize' })
  await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code: cancelled, id: 'cancelled-bet' })
  await calls.move('deposit', player, { action: 'CANCEL', amount: 10, wager_code: cancelled, id: 'cancelled' })
  await calls.move('withdraw', player, { action: 'ADJUSTMENT', amount: -500, id: 'correction' })
})
afterAll(() => app.close())

const SINGLE = 'each transaction of the game aggregator had one effect'
const STANDS = 'each movement of the game aggregator stands in the ledger once, as it was answered'
const PLAYERS = 'the effects of the game aggregator on each player are the same in the ledger'
const RECEIVABLES = 'what players owe is what the company paid for them'
const OPEN = 'the stake of each wager is open until the wager is settled or cancelled, and moves on once'
const GIVEN_UP = 'a cancelled bet gave back its stake, and no bet was taken that the game aggregator gave up'

const brokenBy = (plant: Plant) =>
  seenWith(app, plant, async (tx) => brokenOf(await checkEverything(tx, seamlessChecks)))

test('a ledger that only HTTP calls wrote reconciles', async () => {
  await app.expectReconciled()
  expect(await brokenBy(() => Promise.resolve())).toEqual([])
})

test('a transaction that was done twice is found', async () => {
  const broken = await brokenBy(async (tx) => {
    await tx`alter table seamless.effect drop constraint effect_pkey`
    await tx`insert into seamless.effect select * from seamless.effect where transaction_id = 'won-prize'`
  })
  expect(broken).toContain(SINGLE)
  expect(broken).toContain(PLAYERS)
})

test('an effect whose money never moved is found', async () => {
  const broken = await brokenBy(
    (tx) => tx`
      delete from ledger.transfer where cause_id = (select id from seamless.effect where transaction_id = 'won-prize')`,
  )
  expect(broken).toEqual([STANDS, PLAYERS, OPEN])
})

test('money that moved without an effect is found', async () => {
  expect(await brokenBy((tx) => tx`delete from seamless.effect where transaction_id = 'won-bet'`)).toEqual([
    STANDS,
    PLAYERS,
    OPEN,
  ])
})

test('a stake that is still open after its wager was settled is found', async () => {
  expect(await brokenBy((tx) => tx`delete from ledger.transfer where kind = 'seamless_settled'`)).toEqual([OPEN])
})

test.each([
  ['another amount', 'amount = amount + 1, balance_after = balance_after + 1'],
  ['another balance', 'balance_before = balance_before + 1, balance_after = balance_after + 1'],
  ['another player', 'player_id = player_id + 1'],
])('an effect that says %s than the ledger is found', async (_what, change) => {
  expect(
    await brokenBy((tx) => tx.unsafe(`update seamless.effect set ${change} where transaction_id = 'won-prize'`)),
  ).toContain(STANDS)
})

test('a debt that was forgotten is found', async () => {
  const broken = await brokenBy(async (tx) => {
    await tx`alter table seamless.effect drop constraint effect_adds_up`
    await tx`update seamless.effect set receivable = 0 where transaction_id = 'correction'`
  })
  expect(broken).toContain(RECEIVABLES)
})

test('a debt that the company never paid for is found', async () => {
  expect(await brokenBy((tx) => tx`delete from ledger.transfer where kind = 'seamless_owed'`)).toEqual([
    STANDS,
    RECEIVABLES,
  ])
})

test('a stake that was given back twice is found', async () => {
  const broken = await brokenBy(
    (tx) => tx`
      insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, receivable, balance_before,
                                   balance_after, wager_code, game_type)
      select gen_random_uuid(), player_id, product_code, 'again', action, amount, receivable, balance_before, balance_after,
             wager_code, game_type
      from seamless.effect where transaction_id = 'cancelled'`,
  )
  expect(broken).toContain(GIVEN_UP)
})

test('a bet that was taken although it had been pre-cancelled is found', async () => {
  const broken = await brokenBy(
    (tx) => tx`
      insert into seamless.pre_cancelled_wager (player_id, product_code, wager_code)
      select player_id, product_code, wager_code from seamless.effect where transaction_id = 'won-bet'`,
  )
  expect(broken).toEqual([GIVEN_UP])
})
