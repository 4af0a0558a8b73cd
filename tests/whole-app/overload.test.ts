import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import { routesOf } from '#platform/server/http/mounted-routes.ts'
import { loadOf } from '#platform/server/http/route-options.ts'
import { SHARES } from '#platform/server/traffic/load-class.ts'
import { openConsoleOf, type TestConsole } from '../support/app/open-console.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'

/** Of that a call waits for a quarter before it begins. */
const CALL_MS = 8_000
/** On a busy machine it takes ten times as long. */
const REFUSED_MS = (10 * CALL_MS) / 4

/** Of those that are let in, as many again may come while the bodies of the first are read. */
const CALLS_MAX = 2 * SHARES.money.calls

let site: TestApp
let consoleClient: TestConsole
beforeAll(async () => {
  site = await startTestApp({ call_ms: CALL_MS, has_shares: true })
  consoleClient = await openConsoleOf(site)
})
afterAll(async () => {
  await consoleClient.close()
  await site.close()
})

const exchange = ({ token }: TestPlayer, idempotency_key: string) =>
  site.call('POST', '/api/exchange-main-to-game', { token, body: { amount: 1 }, idempotency_key })
const bet = ({ token }: TestPlayer) =>
  site.call('POST', '/api/digitbet', {
    token,
    body: { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 4 },
    idempotency_key: randomUUID(),
  })

/** Keeps every call waiting that moves this player's money, until the work is done. */
const whileLocked = (player: TestPlayer, work: () => Promise<void>) =>
  transaction(site.owner_db, async (tx) => {
    await tx`select from ledger.account where player_id = ${player.id} for update`
    await work()
  })

test('of more calls than can be served the others hear so in time, no other class waits, and each is done once', async () => {
  const crowded = await site.player({ main: kyat(1_000) })
  const other = await site.player({ game: kyat(1_000) })
  const ids = Array.from({ length: CALLS_MAX + 8 }, () => randomUUID())
  const refused: Reply[] = []
  const began = performance.now()
  let requested: Promise<Reply>[] = []

  await whileLocked(crowded, async () => {
    requested = ids.map((id) => exchange(crowded, id))
    for (const one of requested) void one.then((reply) => reply.status === 503 && refused.push(reply))
    await expect.poll(() => refused.length, { timeout: REFUSED_MS }).toBeGreaterThanOrEqual(8)
    expect(performance.now() - began).toBeLessThan(REFUSED_MS)
    expect(await site.call('GET', '/api/user', { token: other.token })).toMatchObject({ status: 200 })
    expect(await bet(other)).toMatchObject({ status: 200 })
  })

  const answers = await Promise.all(requested)
  for (const reply of refused) {
    expect(reply).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '2' } })
  }
  const done = answers.filter(({ status }) => status === 200).length
  expect(done).toBeGreaterThanOrEqual(SHARES.money.calls)
  expect(done + refused.length).toBe(ids.length)
  const metrics = await site.call('GET', '/metrics', { address: '127.0.0.1' })
  expect(metrics.text).toContain(`thazin_shed_total{load="money"} ${refused.length}`)
  for (const id of ids) expect(await exchange(crowded, id)).toMatchObject({ status: 200 })
  expect(await site.balancesOf(crowded)).toMatchObject({ game: kyat(ids.length) })
  await site.expectReconciled()
})

test('each call that a stranger may make has a class, and bets and slips are decided in batches', () => {
  const routes = routesOf(site.fastify)
  const strangers = routes.filter(({ caller, method }) => caller === 'anyone' && method === 'POST')

  expect(Object.fromEntries(strangers.map((route) => [route.path, loadOf(route)]))).toEqual({
    '/api/register': 'sign_in',
    '/api/login': 'sign_in',
    '/api/reset-password': 'sign_in',
    '/api/client-errors': 'read',
    '/api/external-games/redeem': 'callback',
    '/api/shan/balance': 'callback',
    '/api/shan/client/balance-update': 'callback',
  })
  expect(routes.filter(({ in_batches }) => in_batches).map(({ path }) => path)).toEqual([
    '/api/digitbet',
    '/api/twod-bet',
  ])
  expect(new Set(routes.filter(({ caller }) => caller === 'player').map(loadOf))).toEqual(new Set(['read', 'money']))
})

test('the staff’s calls are theirs, reports apart, and a sign-in is one of strangers', () => {
  const classes = new Map(
    routesOf(consoleClient.fastify).map((route) => [`${route.method} ${route.path}`, loadOf(route)]),
  )

  expect(new Set(classes.values())).toEqual(new Set(['staff', 'report', 'sign_in']))
  expect(classes.get('POST /api/console/sign-in')).toBe('sign_in')
  expect(classes.get('POST /api/console/deposits/:id/approve')).toBe('staff')
  expect(classes.get('GET /api/console/agent-commissions')).toBe('report')
})
