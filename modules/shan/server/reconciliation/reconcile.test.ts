import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { brokenOf, type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import {
  launch,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '#tests/support/partners/shan-provider.ts'
import { shanChecks } from '../index.ts'

let provider: ShanProvider
let app: TestApp
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
  const player = await app.player({ main: kyat(5_000), game: kyat(1_000) })
  const exchange = (way: string, amount: number) =>
    app.call('POST', `/api/exchange-${way}`, { token: player.token, body: { amount } })
  await launch(app, player)
  for (const wallet of [1_100, 950, 950]) await sendBalances(app, signed(roundOf(player, wallet)))
  await exchange('game-to-main', 900)
  await sendBalances(app, signed(roundOf(player, 700)))
  await exchange('main-to-game', 2_000)
  await launch(app, player)
  await sendBalances(app, signed(roundOf(player, 1_850)))
})
afterAll(() => Promise.all([app.close(), provider.close()]))

const promisesBrokenBy = (plant: Plant) =>
  seenWith(app, plant, async (tx) => brokenOf(await checkEverything(tx, shanChecks)))

const ROUNDS = 'each round of Shan stands in the ledger once, as it was settled'
const ONCE = 'a repeated round of Shan had one effect'
const WALLETS = "what a Shan provider's wallet should hold follows from the launch and the rounds since"
const RECOVERIES = 'what players paid back for Shan stands in the ledger once, and no player paid more than they owed'

test('finds nothing in a ledger that only HTTP calls wrote', async () => {
  await app.expectReconciled()
  expect(await promisesBrokenBy(async () => undefined)).toEqual([])
})

test.each([
  ['a win that never reached the balance', ROUNDS, "delete from ledger.transfer where kind = 'shan_win'"],
  ['a loss that was never taken', ROUNDS, "delete from ledger.transfer where kind = 'shan_loss'"],
  ['a debt that was never booked', ROUNDS, "delete from ledger.transfer where kind = 'shan_owed'"],
  ['another amount than was settled', ROUNDS, "update ledger.transfer set amount = amount + 1 where kind = 'shan_win'"],
  ['another balance than was settled', ROUNDS, 'update shan.settlement set balance_after = balance_after + 1'],
  ['a settlement that is gone', ROUNDS, 'delete from shan.settlement where net > 0'],
  ['money of somebody else', ROUNDS, 'update shan.settlement set player_id = player_id + 1'],
  [
    'a wallet that was lifted by hand',
    WALLETS,
    "update shan.session set known_balance = known_balance + 1 where state = 'open'",
  ],
  ['a repayment that was never taken', RECOVERIES, "delete from ledger.transfer where kind = 'shan_repaid'"],
  ['a repayment that nobody owed', RECOVERIES, 'update shan.settlement set receivable = 0'],
  [
    'a round that was settled twice',
    ONCE,
    `alter table shan.settlement drop constraint settlement_once;
     update shan.settlement set wager_code = (select min(wager_code) from shan.settlement)`,
  ],
])('%s is found', async (_what, promise, fault) => {
  expect(await promisesBrokenBy((tx) => tx.unsafe(fault))).toContain(promise)
})
