import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../testing/open-house.ts'

let house: TestHouse
let proxied: TestHouse
beforeAll(async () => {
  house = await openHouse()
  proxied = await openHouse({ trusted_proxies: ['10.0.0.1'] })
})
afterAll(() => Promise.all([house.close(), proxied.close()]))

test('a process that lives says so', async () => {
  expect(await house.call('GET', '/healthz', { address: '203.0.113.1' })).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  })
})

describe('the house is ready', () => {
  test('while its database answers and every migration is there', async () => {
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('not while a migration is missing', async () => {
    await house.owner_db`update public.migration set name = 'hidden' where name = '0003_wallet.sql'`

    const reply = await house.call('GET', '/readyz')
    await house.owner_db`update public.migration set name = '0003_wallet.sql' where name = 'hidden'`

    expect(reply).toMatchObject({
      status: 503,
      body: { status: 'not ready', reason: 'migrations are missing: 0003_wallet.sql' },
    })
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 200 })
  })

  test('not while its database cannot be reached, and tells no address of it', async () => {
    const closed = await openHouse()
    await closed.db.end()

    const reply = await closed.call('GET', '/readyz')

    expect(reply).toMatchObject({ status: 503, body: { reason: 'the database cannot be reached' } })
    expect(reply.text).not.toMatch(/127\.0\.0\.1|socket|postgres:/)
    await closed.close()
  })
})

describe('the metrics', () => {
  const metrics = (of: TestHouse, address: string, headers: Record<string, string> = {}) =>
    of.call('GET', '/metrics', { address, headers })

  test('are in the form of Prometheus', async () => {
    await house.call('GET', '/api/user')
    const response = await house.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })

    expect(response.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(response.body).toMatch(/^thazin_request_seconds_count\{route="\/api\/user",status="401"\} \d+$/m)
    expect(response.body).toMatch(/^thazin_refusals_total\{code="unauthenticated"\} \d+$/m)
  })

  test('do not grow with the addresses that people invent', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => house.call('GET', `/api/invented-${index}`)))

    expect((await metrics(house, '127.0.0.1')).text).not.toContain('invented')
  })

  test.each(['127.0.0.1', '10.2.3.4', '172.16.0.1', '192.168.1.1', '::1', 'fd00::1'])('are for %s', async (address) => {
    expect(await metrics(house, address)).toMatchObject({ status: 200 })
  })

  test.each(['203.0.113.1', '172.32.0.1', '11.0.0.1', '192.169.0.1', '2001:db8::1', '1.127.0.0'])(
    'are nothing that %s could find',
    async (address) => {
      expect(await metrics(house, address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  test('are not for whom a proxy sends on, known or unknown', async () => {
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toMatchObject({ status: 404 })
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '10.0.0.9, 203.0.113.1' })).toMatchObject({
      status: 404,
    })
    expect(await metrics(proxied, '10.0.0.2', { 'x-forwarded-for': '10.0.0.9' })).toMatchObject({ status: 404 })
    expect(await metrics(house, '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toMatchObject({ status: 404 })
    expect(await metrics(proxied, '10.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).toMatchObject({ status: 200 })
  })
})
