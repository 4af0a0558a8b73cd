import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'

const PROXY = '10.0.0.1'
const HTTPS = { 'x-forwarded-proto': 'https' }
const ON_THIS_MACHINE = { host: 'localhost:3001' }

let app: TestApp
let consoleClient: TestConsole
beforeAll(async () => {
  app = await startTestApp()
  consoleClient = await openConsoleOf(app, { is_demo: false, trusted_proxies: [PROXY, '127.0.0.2'] })
})
afterAll(async () => {
  await consoleClient.close()
  await app.close()
})

interface Way {
  address: string
  headers?: Record<string, string>
  url?: string
}

const ask = ({ address, headers = {}, url = '/api/console/me' }: Way) =>
  consoleClient.fastify.inject({ url, remoteAddress: address, headers: { host: 'console.test', ...headers } })

/** As a sign-in sends it, with nobody's name: what counts is how far it comes. */
function signIn({ address, headers = {} }: Way, user = { user_name: 'nobody', password: 'umbrella-lantern-march' }) {
  const host = headers.host ?? 'console.test'
  const origin = `${headers['x-forwarded-proto'] ?? 'http'}://${host}`
  return consoleClient.fastify.inject({
    method: 'POST',
    url: '/api/console/sign-in',
    remoteAddress: address,
    headers: { host, origin, 'x-requested-by': 'console', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(user),
  })
}

describe('a console in production', () => {
  test.each<[string, Way]>([
    ['from another machine without https', { address: '203.0.113.5' }],
    ['from a private network without https', { address: '10.0.0.9' }],
    ['from another machine that names this one', { address: '203.0.113.5', headers: ON_THIS_MACHINE }],
    ['with the word of a proxy that nobody trusts', { address: '10.0.0.2', headers: HTTPS }],
    ['through a trusted proxy without https', { address: PROXY, headers: { 'x-forwarded-proto': 'http' } }],
    ['through a trusted proxy that does not say how', { address: PROXY }],
    ['whose first word of two is https', { address: PROXY, headers: { 'x-forwarded-proto': 'https, http' } }],
    [
      'through a proxy on this machine',
      { address: '127.0.0.1', headers: { ...ON_THIS_MACHINE, 'x-real-ip': '1.2.3.4' } },
    ],
    ['through a proxy that names itself', { address: '127.0.0.1', headers: { ...ON_THIS_MACHINE, via: '1.1 nginx' } }],
    ['that an untrusted proxy calls https', { address: '127.0.0.1', headers: { ...ON_THIS_MACHINE, ...HTTPS } }],
    ['through a proxy on this machine without a header', { address: '127.0.0.1', headers: { host: 'staff.example' } }],
    ['for a host that begins like this machine', { address: '::1', headers: { host: 'localhost.evil.example' } }],
  ])('refuses a request %s', async (_case, way) => {
    for (const reply of [await ask(way), await ask({ ...way, url: '/' }), await signIn(way)]) {
      expect(reply.statusCode).toBe(403)
      expect(reply.json()).toMatchObject({
        code: 'https_required',
        message: expect.stringMatching(/^The console answers over https only\. .*TRUSTED_PROXIES/),
      })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test.each<[string, Way]>([
    ['through a trusted proxy over https', { address: PROXY, headers: HTTPS }],
    ['whose nearest proxy says https', { address: PROXY, headers: { 'x-forwarded-proto': 'http, https' } }],
    ['through a trusted proxy on this machine', { address: '127.0.0.2', headers: HTTPS }],
    ['from a tunnel to this machine', { address: '127.0.0.1', headers: ON_THIS_MACHINE }],
    ['from a tunnel, by its number', { address: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3001' } }],
    ['from a tunnel, by IPv6', { address: '::1', headers: { host: '[::1]:3001' } }],
  ])('answers a request %s', async (_case, way) => {
    expect((await ask(way)).statusCode).toBe(401)
  })

  test('answers the probes of the machines around it', async () => {
    const from = (url: string, address: string) => ask({ url, address }).then((reply) => reply.statusCode)

    expect(await from('/healthz', '10.0.0.9')).toBe(200)
    expect(await from('/readyz', '10.0.0.9')).toBe(200)
    expect(await from('/metrics', '10.0.0.9')).toBe(200)
    expect(await from('/metrics', '203.0.113.5')).toBe(404)
    expect(await from('/healthz/../api/console/me', '10.0.0.9')).toBe(403)
  })

  test('keeps its cookie to https, and to this machine where a tunnel ends', async () => {
    const { user_name, password } = await consoleClient.hire('owner')
    const cookieOf = async (way: Way) => (await signIn(way, { user_name, password })).headers['set-cookie']

    expect(await cookieOf({ address: PROXY, headers: HTTPS })).toMatch(/; HttpOnly; SameSite=Strict; Secure$/)
    expect(await cookieOf({ address: '127.0.0.1', headers: ON_THIS_MACHINE })).toMatch(/; HttpOnly; SameSite=Strict$/)
  })
})

test('a console of the demo answers without https', async () => {
  const demo = await openConsoleOf(app)

  const reply = await demo.fastify.inject({ url: '/api/console/me', remoteAddress: '192.168.1.9' })

  expect(reply.statusCode).toBe(401)
  await demo.close()
})
