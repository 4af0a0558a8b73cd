import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { parentOf } from '#platform/server/database/embedded/postgres-program.ts'
import { PATIENT_MS, type Reply, startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/database/own-postgres.ts'

const CALL_MS = 300
const ANSWERED_MS = 10 * CALL_MS

let postgres: OwnPostgres
/** For a look that waits for nobody. */
let control: Database
let site: TestApp
let player: TestPlayer
beforeAll(async () => {
  postgres = await startOwnPostgres('frozen')
  control = openDatabase(postgres.url, { connections: 1, role: 'owner' })
  site = await startTestApp({ postgres_url: postgres.url })
  player = await site.player({ main: kyat(1_000), game: kyat(1_000) })
}, 60_000)
afterAll(async () => {
  await control.end()
  await site.close()
  await postgres.stop()
})

type Call = () => Promise<Reply>

const exchange = (): Call => {
  const idempotency_key = randomUUID()
  return () =>
    site.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 100 }, idempotency_key })
}
const bet = (): Call => {
  const idempotency_key = randomUUID()
  const body = { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 4 }
  return () => site.call('POST', '/api/digitbet', { token: player.token, body, idempotency_key })
}
const read: Call = () => site.call('GET', '/api/user', { token: player.token })
const readiness = async () => (await site.call('GET', '/readyz')).body.reason ?? 'ready'

/** All of them at once, and each within its time. */
async function during(calls: Call[]): Promise<Reply[]> {
  site.fastify.call_ms = CALL_MS
  const began = performance.now()
  const replies = await Promise.all(calls.map((call) => call()))
  expect(performance.now() - began).toBeLessThan(ANSWERED_MS)
  site.fastify.call_ms = PATIENT_MS
  return replies
}

const exchanges = async () =>
  Number((await site.owner_db`select count(*) from wallet.exchange where player_id = ${player.id}`)[0]?.count)

async function expectOnceEach(calls: Call[]): Promise<void> {
  for (const call of calls) await expect.poll(async () => (await call()).status).toBe(200)
  await site.expectReconciled()
}

test('a database that is stopped in the middle answers nobody, and every call is told so in time', async () => {
  const backends = await control<{ pid: number }[]>`select pid from pg_stat_activity`
  const postmaster = parentOf(backends[0]?.pid ?? 0) ?? expect.unreachable()
  const server = [postmaster, ...backends.map(({ pid }) => pid)]
  const before = await exchanges()
  const calls = [exchange(), bet(), read]
  for (const pid of server) process.kill(pid, 'SIGSTOP')
  try {
    for (const reply of await during([...calls, ...calls]))
      expect(reply).toMatchObject({
        status: 503,
        headers: { 'retry-after': expect.any(String) },
        body: { code: 'unavailable' },
      })
    expect(await site.call('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await readiness()).toBe('the database does not answer')
    // Known by now: a balancer is not kept waiting for another look.
    await during([readiness as unknown as Call])
  } finally {
    for (const pid of server) process.kill(pid, 'SIGCONT')
  }

  await expectOnceEach(calls)
  await expect.poll(readiness).toBe('ready')
  expect(await exchanges()).toBe(before + 1)
})

test('a commit for which the synchronous copy is missing may stand, and its call says so', async () => {
  const setStandby = async (name: string) => {
    await control.unsafe(`alter system set synchronous_standby_names = '${name}'`)
    await control`select pg_reload_conf()`
  }
  const before = await exchanges()
  const [stalled, cancelled] = [exchange(), exchange()]
  await setStandby('nobody')
  // The server hears of it in its own time.
  await expect
    .poll(async () => {
      void site.owner_db`select pg_logical_emit_message(true, 'test', 'waits')`.execute()
      return control`select from pg_stat_activity where wait_event = 'SyncRep'`
    })
    .not.toHaveLength(0)

  const [reply] = await during([stalled])
  expect(reply).toMatchObject({ status: 503, body: { code: 'unknown_outcome' } })
  await expect.poll(readiness).toBe('the database takes no writes')
  const answers: Reply[] = []
  void cancelled().then((answer) => answers.push(answer))
  await expect
    .poll(async () => {
      await control`
        select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`
      return answers
    })
    .toMatchObject([{ status: 503, body: { code: 'unknown_outcome' } }])

  await setStandby('')
  await expectOnceEach([stalled, cancelled])
  await expect.poll(readiness).toBe('ready')
  expect(await exchanges()).toBe(before + 2)
})
