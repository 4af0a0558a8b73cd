import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { createLog } from '../telemetry/log.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { openHttp } from './http.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player()
})
afterAll(() => app.close())

const POSTS = ['/api/register', '/api/login', '/api/logout', '/api/change-password', '/api/exchange-main-to-game']
const GETS = ['/api/user', '/api/exchange-transactions-log', '/api/digitbet/history', '/healthz', '/readyz']
const REFUSAL = { status: 'Request has failed.', code: expect.any(String), message: expect.any(String) }

function login(body: string, headers: Record<string, string> = {}) {
  return app.call('POST', '/api/login', { body, headers })
}

describe('a body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('of type %s is refused by every call, so that a form of another site sends nothing', async (type) => {
    const replies = await Promise.all(
      POSTS.map((path) =>
        app.call('POST', path, { token: player.token, body: '{"amount":1}', headers: { 'content-type': type } }),
      ),
    )

    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 415, body: { ...REFUSAL, code: 'unsupported_media_type' } })
    }
  })

  test.each(['gzip', 'deflate', 'br', 'zstd', 'GZIP', 'identity, gzip'])(
    'with the Content-Encoding %s is refused by a sentence that names it',
    async (encoding) => {
      const payload = gzipSync(JSON.stringify({ user_name: player.phone, password: player.password }))
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }

      const reply = await app.fastify.inject({ method: 'POST', url: '/api/login', payload, headers })

      expect(reply.json()).toMatchObject({ ...REFUSAL, code: 'unsupported_media_type' })
      expect([reply.statusCode, reply.json().message]).toEqual([415, expect.stringContaining('Content-Encoding')])
    },
  )

  test.each(['identity', 'Identity', ''])('with the Content-Encoding "%s" is read', async (encoding) => {
    const body = JSON.stringify({ user_name: player.phone, password: player.password })

    expect(await login(body, { 'content-encoding': encoding })).toMatchObject({ status: 200 })
  })

  test.each([
    ['cut short', '{"user_name":"a"'],
    ['with a comma too many', '{"user_name":"a",}'],
    ['that is null', 'null'],
    ['that is text', '"user_name"'],
    ['that is a number', '100'],
    ['that is a list', '[{"user_name":"a"}]'],
    ['that is empty', ''],
    ['with __proto__', '{"user_name":"a","password":"b","__proto__":{"role":"owner"}}'],
    ['with an escaped __proto__', '{"user_name":"a","password":"b","\\u005f_proto__":{"role":"owner"}}'],
    ['with constructor.prototype', '{"user_name":"a","constructor":{"prototype":{"role":"owner"}}}'],
    ['with NUL inside a text', '{"user_name":"a\\u0000b","password":"b"}'],
    ['with half a letter', '{"user_name":"a","password":"\\ud83d"}'],
    ['with one field twice', '{"user_name":"a","password":"b","user_name":"c"}'],
    ['with one field twice in two spellings', '{"user_name":"a","password":"b","user\\u005fname":"c"}'],
  ])('%s is refused as unreadable', async (_what, body) => {
    expect(await login(body, { 'content-type': 'application/json' })).toMatchObject({
      status: 400,
      body: { ...REFUSAL, code: 'bad_request' },
    })
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  test('of broken letters is refused as unreadable, since two of them would be read as one', async () => {
    const payload = Buffer.concat([
      Buffer.from('{"user_name":"a'),
      Buffer.from([0xff]),
      Buffer.from('","password":"b"}'),
    ])
    const headers = { 'content-type': 'application/json' }

    const reply = await app.fastify.inject({ method: 'POST', url: '/api/login', payload, headers })

    expect([reply.statusCode, reply.json()]).toEqual([400, { ...REFUSAL, code: 'bad_request' }])
  })

  test('of the specification may hold more than it names, which is ignored', async () => {
    const known = { user_name: player.phone, password: player.password }
    const more = { role: 'owner', balance: 1, user_id: '1001', constructor: 'x', deep: [{ role: 'owner' }] }

    const reply = await login(JSON.stringify({ ...known, ...more }))

    expect(reply.status, reply.text).toBe(200)
    expect(reply.body.data).toMatchObject({ user: player.user })
    expect(reply.text).not.toContain('owner')
  })

  test('of our own refuses what it does not know by its name', async () => {
    const send = (path: string, body: unknown) => app.call('POST', `/api${path}`, { token: player.token, body })
    const fault = { status: 422, body: { code: 'invalid_fields', errors: { role: ['This call has no such field.'] } } }

    expect(await send('/deposit-limits', { period: 'day', amount: 5_000, role: 'owner' })).toMatchObject(fault)
    expect(await send('/digitbet/fair/rotate', { role: 'owner' })).toMatchObject(fault)
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`${'x'.repeat(8)}${index}`, 1]))
    const reply = await send('/deposit-limits', { ...many, [`\ud83c\udfb2`.repeat(100)]: 1 })
    expect(reply.status).toBe(422)
    expect(reply.text.length).toBeLessThan(5_000)
  })

  test('that is missing is refused', async () => {
    expect(await app.call('POST', '/api/login')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  })

  test.each([
    ['a number', '{"user_name":959420000001,"password":"b"}'],
    ['a list', '{"user_name":["a"],"password":"b"}'],
    ['an object', '{"user_name":{"$ne":null},"password":"b"}'],
    ['null', '{"user_name":null,"password":"b"}'],
    ['longer than any name', `{"user_name":"${'a'.repeat(301)}","password":"b"}`],
  ])('with %s where a text belongs marks the field', async (_what, body) => {
    expect(await login(body)).toMatchObject({ status: 422, body: { errors: { user_name: [expect.any(String)] } } })
  })

  test('over 64 KiB is refused', async () => {
    const reply = await login(JSON.stringify({ user_name: 'a'.repeat(70_000), password: 'b' }))

    expect(reply).toMatchObject({ status: 413, body: { ...REFUSAL, code: 'too_large' } })
  })

  test('made to be slow to read is refused without much work', async () => {
    const before = process.cpuUsage()

    await login(`{"user_name":${'['.repeat(32_000)}${']'.repeat(32_000)}}`)
    await login(`{"user_name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)
    await login(`{"user_name":"${'\\"'.repeat(32_000)}`)
    await login(`{"user_name":"${'\\\\'.repeat(16_000)}","password":1e`)
    await login(`[${'1,'.repeat(32_000)}1e]`)
    await login(`{${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1`).join()}}`)

    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })

  test('keeps in its texts what would be an exponent outside of them', async () => {
    const reply = await login(
      '{"user_name":"nobody:1e3","password":"pine,1elm,-2.5E9 \\"[3e1 \\ud83c\\udfb2 \\\\ud83c"}',
    )

    expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_login' } })
  })
})

describe('a request', () => {
  test.each(['short', 'with spaces in it', 'x'.repeat(65), 'semi;colon-12', "quote'12345"])(
    'with the Idempotency-Key "%s" is refused',
    async (idempotency_key) => {
      const reply = await app.call('POST', '/api/exchange-main-to-game', {
        token: player.token,
        body: { amount: 1 },
        idempotency_key,
      })

      expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    },
  )

  test.each(['/api/user?type=main&type=main', '/api/exchange-transactions-log?page=1&page=2'])(
    'that repeats a query key is refused: %s',
    async (path) => {
      expect(await app.call('GET', path, { token: player.token })).toMatchObject({ status: 422, body: REFUSAL })
    },
  )

  test.each(['0', '-1', '1.5', '1e1', 'NaN', '', '99999999', '1%00', '၁', '1;drop table wallet.exchange'])(
    'for page "%s" of a list is refused',
    async (page) => {
      const path = `/api/exchange-transactions-log?page=${encodeURI(page)}`

      expect(await app.call('GET', path, { token: player.token })).toMatchObject({ status: 422, body: REFUSAL })
    },
  )

  test('by a wrong method or for a wrong path is refused in our own shape', async () => {
    for (const [method, url] of [
      ['GET', '/api/login'],
      ['PUT', '/api/login'],
      ['DELETE', '/api/user'],
      ['PATCH', '/api/change-password'],
      ['OPTIONS', '/api/exchange-main-to-game'],
      ['POST', '/api/user'],
      ['GET', '/api/%zz'],
      ['GET', '/api/../etc/passwd'],
      ['GET', '/api//user'],
      ['GET', `/api/digitbet/fair/bet/${'a'.repeat(500)}`],
    ] as const) {
      const response = await app.fastify.inject({ method, url, headers: { authorization: `Bearer ${player.token}` } })

      expect([400, 404, 405], `${method} ${url}`).toContain(response.statusCode)
      expect(response.json(), `${method} ${url}`).toMatchObject(REFUSAL)
      expect(response.body).not.toContain(url)
    }
  })

  test('from another site is given no leave to read the answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const response = await app.fastify.inject({
        method,
        url: '/api/user',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      })

      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  test('by GET changes nothing, whatever it asks', async () => {
    const counts = () => app.owner_db`
      select (select count(*) from identity.player) as players, (select count(*) from identity.attempt) as attempts,
             (select count(*) from ledger.transfer) as transfers, (select count(*) from wallet.exchange) as exchanges,
             (select array_agg(revoked_at::text order by token_hash) from identity.session) as sessions`
    const before = await counts()

    for (const path of [...GETS, ...POSTS]) await app.call('GET', `${path}?amount=1`, { token: player.token })

    expect(await counts()).toEqual(before)
  })
})

test('no answer is cached, sniffed, framed or tells what serves it', async () => {
  const replies = await Promise.all([
    ...GETS.map((url) => app.fastify.inject({ url, headers: { authorization: `Bearer ${player.token}` } })),
    ...POSTS.map((url) => app.fastify.inject({ method: 'POST', url, payload: {} })),
    app.fastify.inject({ url: '/api/user' }),
    app.fastify.inject({ url: '/nowhere' }),
  ])

  for (const { headers } of replies) {
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  }
  const of_player = replies.filter((_reply, place) => GETS[place]?.startsWith('/api/') ?? true)
  expect(of_player).toHaveLength(replies.length - 2)
  for (const { headers } of of_player) expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['none', {}],
  ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a token too long', { authorization: `Bearer ${'a'.repeat(101)}` }],
  ['two tokens', { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaa, Bearer bbbbbbbbbbbbbbbbbbbbbbbbb' }],
  ['quotes', { authorization: `Bearer ' or true -- aaaaaaaaaaaaaaaaaaaaa` }],
  ['a cookie only', { cookie: 'token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; member=1' }],
])('a player route refuses a caller with %s', async (_what, headers) => {
  for (const path of ['/api/user', '/api/exchange-transactions-log', '/api/digitbet/history', '/api/digitbet/fair']) {
    expect(await app.call('GET', path, { headers })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  }
  for (const path of ['/api/exchange-main-to-game', '/api/exchange-game-to-main']) {
    expect(await app.call('POST', path, { headers, body: { amount: 1 } })).toMatchObject({ status: 401 })
  }
  expect(await app.call('POST', '/api/logout', { headers })).toMatchObject({ status: 401 })
  // Anyone who is nobody hears that first, and nothing of what the call would take.
  expect(await app.call('GET', '/api/exchange-transactions-log?page=x', { headers })).toMatchObject({ status: 401 })
  expect(await app.call('POST', '/api/change-password', { headers, body: {} })).toMatchObject({ status: 401 })
})

test('a token in the address of a call opens nothing', async () => {
  expect(await app.call('GET', `/api/user?token=${player.token}`)).toMatchObject({ status: 401 })
})

describe('a connection', () => {
  let port: number
  beforeAll(async () => {
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    port = Number(new URL(address).port)
  })

  /** Everything that the server says until it hangs up. */
  function say(text: string, at = port): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(at, '127.0.0.1', () => socket.write(text))
      let heard = ''
      socket.on('data', (chunk) => (heard += chunk))
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
  }

  test.each([
    ['its head', 'POST /api/login HTTP/1.1\r\nHost: thazin\r\n'],
    [
      'its body',
      'POST /api/login HTTP/1.1\r\nHost: thazin\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('that does not come to the end of %s is told so, and ended', async (_what, text) => {
    const app = openHttp({
      log: createLog('error'),
      metrics: createMetrics(),
      trusted_proxies: [],
      request_timeout_ms: 500,
    })
    app.post('/api/login', async () => ({}))
    const heard = await say(text, Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
    await app.close()

    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(heard).toContain('{"status":"Request has failed.","code":"too_slow"')
  })

  test('has fifteen seconds of silence, a minute for what it says, and longer for the next thing', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.fastify.server
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 20_000])
    expect(keepAliveTimeout).toBeGreaterThan(60_000)
  })

  test.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: chunked, identity\r\n'],
    ['identity before chunks', 'Transfer-Encoding: identity, chunked\r\n'],
    ['identity beside chunks', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n'],
    ['packed chunks', 'Transfer-Encoding: gzip, chunked\r\n'],
    ['two hosts', 'Content-Length: 2\r\nhost: elsewhere.example\r\n'],
    ['the same host twice', 'Content-Length: 2\r\nHost: thazin\r\n'],
    ['a header over 16 KiB', `X-Long: ${'a'.repeat(17_000)}\r\n`],
  ])('that sends %s is refused and closed, so that no second request hides in the first', async (_what, headers) => {
    const body = headers.includes('Transfer-Encoding') ? '2\r\n{}\r\n0\r\n\r\n' : '{}'
    const heard = await say(
      `POST /api/login HTTP/1.1\r\nHost: thazin\r\nContent-Type: application/json\r\n${headers}\r\n${body}`,
    )

    expect(heard).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('with a body that stops is ended after the silence, also where it was answered before', async () => {
    const app = openHttp({
      log: createLog('error'),
      metrics: createMetrics(),
      trusted_proxies: [],
      body_silence_ms: 400,
    })
    app.post('/api/login', async () => ({}))
    app.post(
      '/api/refused',
      { onRequest: async (_request, reply) => reply.code(401).send({ code: 'no' }) },
      async () => ({}),
    )
    app.post('/api/slow', async () => new Promise((resolve) => setTimeout(() => resolve({ is_done: true }), 1_000)))
    const at = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const head = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: thazin\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
    const timed = async (text: string) => {
      const began = performance.now()
      return { heard: await say(text, at), ms: performance.now() - began }
    }

    const [stopped, refused] = await Promise.all([
      timed(`${head('/api/login', 9)}{`),
      timed(`${head('/api/refused', 9)}{`),
    ])
    expect(stopped.heard).toMatch(/^HTTP\/1\.1 408 /)
    expect(refused.heard).toMatch(/^HTTP\/1\.1 401 /)
    for (const { ms } of [stopped, refused]) expect(ms).toBeLessThan(2_000)
    // A whole body is answered, however long that takes; a body that comes bit by bit is no silence.
    const socket = connect(at, '127.0.0.1')
    const answered = new Promise<string>((resolve) => {
      socket.on('data', (chunk) => resolve(String(chunk)))
      socket.on('close', () => resolve('closed'))
    })
    socket.write(head('/api/slow', 7))
    for (const letter of '{"a":1}') {
      await new Promise((resolve) => setTimeout(resolve, 150))
      socket.write(letter)
    }
    const slowly = await answered
    socket.destroy()
    await app.close()
    expect(slowly).toMatch(/^HTTP\/1\.1 200 /)
  })
})
