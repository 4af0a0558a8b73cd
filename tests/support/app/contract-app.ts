import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { seedCatalogDemo } from '#catalog/server/index.ts'
import { seedContentDemo } from '#content/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { createAggregatorCalls, newId, signedBody } from '../partners/aggregator-calls.ts'
import { gameRow, openTestAggregator, productRow, testPicture } from '../partners/aggregator-server.ts'
import { openShanProvider } from '../partners/shan-provider.ts'
import { settled, sync } from '../partners/sync-catalog.ts'
import { decideRequest } from '../use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '../use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '../use-cases/request-from-cashier.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '../use-cases/two-d-draw.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from './open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from './start-test-app.ts'

/** More than a page of any list. */
const ROWS = 22
const GAMES = 45

export interface ContractApp {
  app: TestApp
  /** The site's root. */
  url: string
  /** A player whose every log has rows, those with pages more than one page. */
  member: TestPlayer
  close(): Promise<void>
}

/** A server in which everything that the specification's calls list is there, on a port. */
export async function startContractApp(): Promise<ContractApp> {
  const aggregator = await openTestAggregator()
  const shan = await openShanProvider()
  const app = await startTestApp({
    is_demo: true,
    gsc: aggregator.gsc,
    shan: shan.settings,
    // A test may come from as many networks as it likes.
    trusted_proxies: ['127.0.0.1'],
  })
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1006, 'FISHING')]
  const picture = `${aggregator.gsc.url}/gem.png`
  aggregator.pictures = { '/gem.png': testPicture(90) }
  aggregator.games = {
    '1091 SLOT': Array.from({ length: GAMES }, (_, index) =>
      gameRow(1091, 'SLOT', `gem-${index}`, { image_url: picture }),
    ),
    '1006 FISHING': [gameRow(1006, 'FISHING', 'carp')],
  }
  await seedDemo(app)
  await sync(app, aggregator, { is_demo: true })
  await app.owner_db`update cashier.setting set pending_deposits_max = 1000`
  await app.owner_db`update catalog.game set is_hot = true where game_code in ('gem-0', 'gem-1')`
  const console_app = await openConsoleOf(app)
  const staff = await console_app.staff('owner')
  const account = await paymentAccount(app)
  const member = await app.player({ main: kyat(500_000), game: kyat(10_000) })
  await playPast({ app, console_app, staff, account, member })
  await settled()
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url: `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`,
    member,
    async close() {
      await console_app.close()
      await app.close()
      await Promise.all([aggregator.close(), shan.close()])
    },
  }
}

async function seedDemo({ owner_db }: TestApp): Promise<void> {
  await seedCashierDemo(owner_db)
  await seedCatalogDemo(owner_db)
  await seedContentDemo(owner_db)
  await seedPromotionDemo(owner_db)
}

interface ContractHistory {
  app: TestApp
  console_app: TestConsole
  staff: TestStaff
  account: TestAccount
  member: TestPlayer
}

/** One deposit and one withdrawal are approved, the others rejected; a round is played, and a 2D slip has won. */
async function playPast(past: ContractHistory): Promise<void> {
  const { app, member, account } = past
  for (let count = 0; count < ROWS; count++) {
    await decide(past, `/deposits/${await requestDepositFor(app, member, account)}`, count)
    await decide(past, `/withdrawals/${await requestWithdrawalFor(app, member, account)}`, count)
  }
  await playRound(past)
  await playMorningDraw(past)
  await openTestDraw(app.owner_db, { session: 'evening' })
}

async function decide({ console_app, staff }: ContractHistory, path: string, count: number): Promise<void> {
  const body = { reason: 'other', note: 'Please call us' }
  const reply = await (count === 0
    ? decideRequest(console_app, path, { as: staff })
    : decideRequest(console_app, path, { as: staff, decision: 'reject', body }))
  expect(reply.status, reply.text).toBe(200)
}

async function playRound({ app, member }: ContractHistory): Promise<void> {
  const { send, batch } = createAggregatorCalls(app)
  const wager_code = newId()
  const sendAction = (name: 'withdraw' | 'deposit', action: string, amount: number) =>
    send(
      name,
      signedBody(name, { batch_requests: [batch(member, [{ action, amount, wager_code, game_code: 'gem-0' }])] }),
    )
  await sendAction('withdraw', 'BET', 500)
  await sendAction('deposit', 'SETTLED', 300)
}

async function playMorningDraw({ app, member }: ContractHistory): Promise<void> {
  const draw = await openTestDraw(app.owner_db, { session: 'morning' })
  await settled()
  const body = { totalAmount: 200, amounts: [{ num: '42', amount: 200 }], session: 'morning' }
  const reply = await app.call('POST', '/api/twod-bet', { token: member.token, body })
  expect(reply.status, reply.text).toBe(200)
  await declareTestDraw(app.owner_db, draw.id, '42')
  await payTestDraw(app.worker_db, draw.id)
}
