import { beforeEach, describe, expect, test, vi } from 'vitest'

/** A browser of a few lines, with a player who is logged in. */
function stubBrowser() {
  const stored = new Map([['token', 'mine']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', { addEventListener: () => {} })
}

let understand: typeof import('./understand.ts')
let session: typeof import('../session/session-store.ts')

beforeEach(async () => {
  vi.resetModules()
  stubBrowser()
  session = await import('../session/session-store.ts')
  session.startSession()
  understand = await import('./understand.ts')
})

const hear = (http: number, body: unknown, path = '/banks') =>
  understand.understand(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: http }), {
    path,
    token: 'mine',
    options: {},
  })

describe('a yes', () => {
  test.each([
    ['the envelope', { status: 'Request was successful.', message: '', data: [] }],
    ['a bare array', [{ id: 1 }]],
    ['a success in one word', { status: 'success', launch_game_url: 'https://x' }],
    ['a code of 200', { code: 200, url: 'https://x' }],
    ['a code of 200 as text', { code: '200' }],
    ['no errors at all', { errors: [], data: {} }],
    ['errors that are null', { errors: null, data: {} }],
    ['another sentence, which a call may know better', { status: 'It is done.' }],
  ])('%s is one', async (_name, body) => {
    expect(await hear(200, body)).toEqual(body)
  })

  test.each(['', '<!doctype html><p>hello', '{"data":['])('%j is no answer that can be read', async (text) => {
    expect(await hear(200, text)).toBeNull()
  })
})

describe('a no', () => {
  test.each([
    ['a 422', 422, { message: 'Wrong.' }, 'Wrong.'],
    ['a 500 that is HTML', 500, '<h1>Server Error</h1>', ''],
    ['success: false in a 200', 200, { success: false, message: 'Wrong.' }, 'Wrong.'],
    ['status: error in a 200', 200, { status: 'error', message: 'Wrong.' }, 'Wrong.'],
    ['status: fail in a 200', 200, { status: 'fail', message: 'Wrong.' }, 'Wrong.'],
    ['status: false in a 200', 200, { status: false, message: 'Wrong.' }, 'Wrong.'],
    ['our own sentence in a 200', 200, { status: 'Request has failed.', message: 'Wrong.' }, 'Wrong.'],
    ['code 500 in a 200', 200, { code: 500, message: 'Wrong.' }, 'Wrong.'],
    ['code "500" in a 200', 200, { code: '500', message: 'Wrong.' }, 'Wrong.'],
    ['status 422 in a 200', 200, { status: 422, message: 'Wrong.' }, 'Wrong.'],
    ['errors in a 200', 200, { errors: { amount: ['Too little.'] } }, ''],
    ['errors that are one sentence', 200, { errors: 'Too little.' }, 'Too little.'],
    ['errors that are sentences', 422, { errors: ['Too little.', 'Too late.'] }, 'Too little. Too late.'],
    ['several messages', 422, { message: ['Too little.', 'Too late.'] }, 'Too little. Too late.'],
    ['a message that is no text', 422, { message: { of: 'something' } }, ''],
  ])('%s, with its sentence', async (_name, http, body, sentence) => {
    await expect(hear(http, body)).rejects.toMatchObject({ name: 'Refusal', http, message: sentence })
  })

  test('errors are lists of sentences by field, as arrays or as plain text', async () => {
    const errors = { user_name: ['Unknown.', 'Really.'], password: 'Wrong.' }

    await expect(hear(422, { errors })).rejects.toMatchObject({
      errors: { user_name: ['Unknown.', 'Really.'], password: ['Wrong.'] },
    })
  })

  test.each([
    [422, { message: '' }, true],
    [404, null, true],
    [200, { success: false }, true],
    [500, { message: '' }, false],
    [503, null, false],
  ])('after %i with %j it is settled whether the call has had its effect: %s', async (http, body, is_final) => {
    await expect(hear(http, body)).rejects.toMatchObject({ is_final })
  })

  test('what only our own server answers is a refusal from any other', () => {
    expect(understand.parseOwn({ data: 5 })).toBe(5)
    for (const body of [null, {}, [], 'text'])
      expect(() => understand.parseOwn(body)).toThrow(understand.refusalOf(200, null))
  })
})

describe('a 401', () => {
  test.each([
    ['/banner', { message: 'Unauthenticated.' }],
    ['/banner', { code: 'unauthenticated' }],
    ['/banner', { code: 401 }],
    ['/banner', '<html>'],
    ['/user', { code: 'UNAUTHORIZED' }],
    ['/exchange-main-to-game', {}],
    ['/change-password', { code: 'unauthenticated' }],
  ])('of %s with %j ends the session', async (path, body) => {
    await expect(hear(401, body, path)).rejects.toMatchObject({ http: 401 })

    expect(session.currentToken()).toBeNull()
  })

  test.each([
    ['/login', { code: 'wrong_login' }],
    ['/login', { message: 'These credentials do not match.' }],
    ['/change-password', { code: 'wrong_current_password' }],
    ['/change-password', { message: 'Old password is wrong.' }],
    ['/break', { code: 'wrong_current_password' }],
  ])('of %s with %j is about a password, and ends nothing', async (path, body) => {
    await expect(hear(401, body, path)).rejects.toMatchObject({ http: 401 })

    expect(session.currentToken()).toBe('mine')
  })
})
