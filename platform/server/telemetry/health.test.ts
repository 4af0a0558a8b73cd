import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'

/** The version in a file at the root of the repository. */
const releaseOf = (file: string): string =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).version

let app: TestApp
let proxied: TestApp
beforeAll(async () => {
  app = await startTestApp()
  proxied = await startTestApp({ trusted_proxies: ['10.0.0.1'] })
})
afterAll(() => Promise.all([app.close(), proxied.close()]))

test('a process that lives says so, and which release it is', async () => {
  expect(await app.call('GET', '/healthz', { address: '203.0.113.1' })).toMatchObject({
    status: 200,
    body: { status: 'ok', version: releaseOf('package.json') },
  })
})

test('the release is the one that package.json and its lock file name', () => {
  expect(releaseOf('package.json')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(releaseOf('package-lock.json')).toBe(releaseOf('package.json'))
})

/** The missing part that a 503 names, or `ok`. */
async function ready(of: TestApp): Promise<unknown> {
  const { status, body } = await of.call('GET', '/readyz')
  expect([status, body.status]).toEqual(body.status === 'ok' ? [200, 'ok'] : [503, 'not ready'])
  return body.reason ?? body.status
}

describe('the server is ready', () => {
  test('while its database answers and every migration is there', async () => {
    expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('not while a migration is missing', async () => {
    await app.owner_db`update public.migration set name = 'hidden' where name = '0003_wallet.sql'`

    await expect.poll(() => ready(app)).toBe('migrations are missing: 0003_wallet.sql')
    await app.owner_db`update public.migration set name = '0003_wallet.sql' where name = 'hidden'`
    await expect.poll(() => ready(app)).toBe('ok')
  })

  test.each([
    ['revoke insert on wallet.exchange from', 'insert on wallet.exchange', 'grant insert on wallet.exchange to'],
    [
      'revoke update (seen_at) on identity.session from',
      'update on identity.session (seen_at)',
      'grant update (seen_at) on identity.session to',
    ],
    [
      'revoke execute on function ledger.post from',
      'execute on ledger.post',
      'grant execute on function ledger.post to',
    ],
    ['revoke usage on schema promotion from', 'usage on promotion', 'grant usage on schema promotion to'],
    [
      'revoke usage on sequence digit_bet.seed_series_id_seq from',
      'usage on digit_bet.seed_series_id_seq',
      'grant usage on sequence digit_bet.seed_series_id_seq to',
    ],
  ])('not after “%s” its login', async (revoke, right, grant) => {
    await app.owner_db.unsafe(`${revoke} thazin_server`)

    await expect.poll(() => ready(app)).toBe(`rights are missing: ${right}`)
    await app.owner_db.unsafe(`${grant} thazin_server`)
    await expect.poll(() => ready(app)).toBe('ok')
  })

  test('beside a later release, which has taken away a right that it does not need itself', async () => {
    await app.owner_db`insert into public.migration (name, sha256) values ('9999_later.sql', '')`
    await app.owner_db.unsafe('revoke select on content.banner from thazin_server')
    // Longer than the answer of one look is given.
    await sleep(500)

    await ready(app)
    expect(await ready(app)).toBe('ok')
    await app.owner_db.unsafe('grant select on content.banner to thazin_server')
    await app.owner_db`delete from public.migration where name = '9999_later.sql'`
  })

  test('not while its database cannot be reached, and tells no address of it', async () => {
    const closed = await startTestApp()
    await closed.db.end()

    const reply = await closed.call('GET', '/readyz')

    expect(reply).toMatchObject({ status: 503, body: { reason: 'the database cannot be reached' } })
    expect(reply.text).not.toMatch(/127\.0\.0\.1|socket|postgres:/)
    await closed.close()
  })
})

/** From now on, for each new connection; and all are made anew. */
async function restart(setting: string): Promise<void> {
  const [row] = await app.owner_db<{ name: string }[]>`select current_database() as name`
  await app.owner_db.unsafe(`alter database ${row?.name} ${setting}`)
  await app.owner_db`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
}

test('it is not ready while there is no space for a file beside the tables, and is again when there is', async () => {
  // As on a full disk, of which the journal with its files in stock knows nothing yet.
  await restart("set temp_file_limit = '64kB'")
  await expect.poll(() => ready(app)).toBe('the database takes no writes')

  await restart('reset temp_file_limit')
  await expect.poll(() => ready(app)).toBe('ok')
})

test('it is not ready while its database only reads, every write is told to come again, and it is ready again', async () => {
  const player = await app.player({ main: kyat(100) })
  const exchange = (idempotency_key: string) =>
    app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 10 }, idempotency_key })
  await restart('set default_transaction_read_only = on')

  await expect.poll(() => ready(app)).toBe('the database only reads')
  expect(await exchange('the-same-id')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await app.call('GET', '/api/user', { token: player.token })).toMatchObject({ status: 200 })

  await app.owner_db`set default_transaction_read_only = off`
  await restart('reset default_transaction_read_only')
  await expect.poll(() => ready(app)).toBe('ok')
  expect(await exchange('the-same-id')).toMatchObject({ status: 200 })
})

describe('the metrics', () => {
  const metrics = (of: TestApp, address: string, headers: Record<string, string> = {}) =>
    of.call('GET', '/metrics', { address, headers })

  test('are in the form of Prometheus', async () => {
    await app.call('GET', '/api/user')
    const response = await app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })

    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(response.body).toMatch(/^thazin_request_seconds_count\{route="\/api\/user",status="401"\} \d+$/m)
    expect(response.body).toMatch(/^thazin_refusals_total\{code="unauthenticated"\} \d+$/m)
  })

  test('do not grow with the addresses that people invent', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => app.call('GET', `/api/invented-${index}`)))

    expect((await metrics(app, '127.0.0.1')).text).not.toContain('invented')
  })

  test.each(['127.0.0.1', '10.2.3.4', '172.16.0.1', '192.168.1.1', '::1', 'fd00::1'])('are for %s', async (address) => {
    expect(await metrics(app, address)).toMatchObject({ status: 200 })
  })

  test.each(['203.0.113.1', '172.32.0.1', '11.0.0.1', '192.169.0.1', '2001:db8::1', '1.127.0.0'])(
    'are nothing that %s could find',
    async (address) => {
      expect(await metrics(app, address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  test('are not for whom a proxy sends on, known or unknown', async () => {
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toMatchObject({ status: 404 })
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '10.0.0.9, 203.0.113.1' })).toMatchObject({
      status: 404,
    })
    expect(await metrics(proxied, '10.0.0.2', { 'x-forwarded-for': '10.0.0.9' })).toMatchObject({ status: 404 })
    expect(await metrics(app, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toMatchObject({ status: 404 })
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).toMatchObject({ status: 200 })
  })
})
