import { beforeEach, describe, expect, test } from 'vitest'
import { openConsoleOf, type TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'

const { app, consoleClient } = await startTestAppWithStaff([], { trusted_proxies: ['10.0.0.1'] })
/** One wave is more than the limit lets pass at once. */
const WAVE = 400
const CALLS_MAX = 10 * WAVE
let owner: TestStaff
beforeEach(async () => {
  owner = await consoleClient.staff('owner')
})

const me = (as: TestStaff, headers = {}) => consoleClient.call('GET', '/me', { as, headers })
const statusOf = async (as: TestStaff) => (await me(as)).status
/** As if the session had been left alone, or opened, that long ago. */
const letPass = (staff: TestStaff, column: 'seen_at' | 'expires_at', minutes: number) =>
  app.owner_db`
    update staff.session set ${app.owner_db(column)} = ${app.owner_db(column)} - ${minutes} * interval '1 minute'
    where staff_id = ${staff.id}`

describe('a session', () => {
  test('ends with the sign-out, for every copy of its cookie', async () => {
    expect(await statusOf(owner)).toBe(200)
    const reply = await consoleClient.call('POST', '/sign-out', { as: owner })
    expect([reply.status, reply.cookie]).toEqual([200, 'thazin_staff='])
    expect(await statusOf(owner)).toBe(401)
  })

  test('ends when nobody did anything for half an hour', async () => {
    await letPass(owner, 'seen_at', 29)
    expect(await statusOf(owner)).toBe(200)
    await letPass(owner, 'seen_at', 29)
    expect(await statusOf(owner)).toBe(200)
    await letPass(owner, 'seen_at', 31)
    expect(await statusOf(owner)).toBe(401)
  })

  test('is not kept awake by a console that polls by itself', async () => {
    await letPass(owner, 'seen_at', 20)
    expect((await me(owner, { 'x-background': '1' })).status).toBe(200)
    await letPass(owner, 'seen_at', 11)
    expect(await statusOf(owner)).toBe(401)
  })

  test('ends after half a day, however busy', async () => {
    await letPass(owner, 'expires_at', 12 * 60 + 1)
    expect(await statusOf(owner)).toBe(401)
  })

  test('ends for good when its owner, or the owner’s agent, is switched off', async () => {
    const agent = await consoleClient.hire('agent')
    const helper = await consoleClient.staff('sub_agent', { parent_id: agent.id })
    const cashier = await consoleClient.staff('cashier')
    const change = (id: bigint, is_active: boolean) =>
      consoleClient.call('POST', `/staff/${id}/active`, {
        as: owner,
        body: { is_active, reason: 'a phone was stolen' },
      })

    for (const is_active of [false, true]) {
      for (const { id } of [agent, cashier]) expect((await change(id, is_active)).status).toBe(200)
      for (const staff of [helper, cashier]) expect(await statusOf(staff)).toBe(401)
    }
  })

  test('of somebody who calls faster than hands can is asked for patience, and others are not', async () => {
    // On a busy machine the limit refills while the calls of one wave come, so waves follow until one is too fast.
    const calls: number[] = []
    while (calls.length < CALLS_MAX && !calls.includes(429)) {
      calls.push(...(await Promise.all(Array.from({ length: WAVE }, () => statusOf(owner)))))
    }

    expect(new Set(calls)).toEqual(new Set([200, 429]))
    expect(await statusOf(await consoleClient.staff('auditor'))).toBe(200)
  })

  test('lies in the database as nobody can use it', async () => {
    const token = owner.cookie.split('=')[1] ?? ''
    const rows = await app.owner_db<{ row: string }[]>`select s::text as row from staff.session s`
    expect(token).toHaveLength(43)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  test('of a player opens nothing here, and one of the staff nothing there', async () => {
    const player = await app.player()
    const headers = { authorization: `Bearer ${player.token}` }
    expect((await consoleClient.call('GET', '/me', { headers })).status).toBe(401)
    const token = owner.cookie.split('=')[1] ?? ''
    expect((await app.call('GET', '/api/user', { token })).status).toBe(401)
  })

  test('keeps its cookie to https where the console is reached by it', async () => {
    const proxied = await openConsoleOf(app, { trusted_proxies: ['10.0.0.1'] })
    const response = await proxied.fastify.inject({
      method: 'POST',
      url: '/api/console/sign-in',
      remoteAddress: '10.0.0.1',
      headers: {
        host: 'console.test',
        origin: 'https://console.test',
        'x-forwarded-proto': 'https',
        'x-requested-by': 'console',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ user_name: owner.user_name, password: owner.password }),
    })
    expect(response.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict; Secure$/)
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=/)
    await proxied.close()
  })
})

describe('two consoles on one host', () => {
  /** Signs in at each console as one browser does: a cookie of a host is one for all its ports. */
  async function signedInAt(consoles: { client: typeof consoleClient; host: string }[]) {
    const kept = new Map<string, string>()
    const ask = async (method: 'GET' | 'POST', at: (typeof consoles)[number], path: string, body?: object) => {
      const response = await at.client.fastify.inject({
        method,
        url: `/api/console${path}`,
        headers: {
          host: at.host,
          origin: `http://${at.host}`,
          'x-requested-by': 'console',
          'content-type': 'application/json',
          cookie: [...kept].map((pair) => pair.join('=')).join('; '),
        },
        ...(body && { payload: JSON.stringify(body) }),
      })
      const [name, value] = String(response.headers['set-cookie'] ?? '').split(/[=;]/)
      if (name && value !== undefined) kept.set(name, value)
      return response.statusCode
    }
    const staff = await consoleClient.hire('owner')
    const sign_in = { user_name: staff.user_name, password: staff.password }
    const statuses: number[] = []
    for (const each of consoles) statuses.push(await ask('POST', each, '/sign-in', sign_in))
    for (const each of consoles) statuses.push(await ask('GET', each, '/me'))
    if (consoles[1]) statuses.push(await ask('POST', consoles[1], '/sign-out', {}))
    for (const each of consoles) statuses.push(await ask('GET', each, '/me'))
    return statuses
  }

  test('of two installations do not end each other’s sessions', async () => {
    const other = await openConsoleOf(app, { installation: 'kyaukse' })
    const host = 'console.test'

    const statuses = await signedInAt([
      { client: consoleClient, host },
      { client: other, host },
    ])
    await other.close()

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 401])
  })

  test('of one name, as two demos have it, are told apart by their ports', async () => {
    const other = await openConsoleOf(app)

    const statuses = await signedInAt([
      { client: consoleClient, host: 'localhost:3001' },
      { client: other, host: 'localhost:3101' },
    ])
    await other.close()

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 401])
  })
})

describe('a call from elsewhere', () => {
  const change = (headers: Record<string, string | undefined>, body: unknown = { is_active: true, reason: 'x' }) =>
    consoleClient.call('POST', '/staff/1/active', { as: owner, headers, body })

  test.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['the players’ site on the same host', { origin: 'http://console.test:3000' }],
    ['the console without https', { origin: 'https://console.test' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['a browser that does not say from where', { origin: undefined }],
    ['a script that does not name the console', { 'x-requested-by': undefined }],
    ['a script that names another', { 'x-requested-by': 'XMLHttpRequest' }],
  ])('is refused: %s', async (_case, headers) => {
    const reply = await change(headers)
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign_request'])
  })

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x'], [undefined]])(
    'is refused in the form of a form: %s',
    async (type) => {
      const reply = await change({ 'content-type': type }, '{"is_active":true,"reason":"x"}')
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type'])
    },
  )

  test('reads nothing either', async () => {
    const reply = await me(owner, { origin: 'https://evil.test' })
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign_request'])
  })

  test('from the console itself is answered', async () => {
    expect((await change({})).status).toBe(200)
  })
})
