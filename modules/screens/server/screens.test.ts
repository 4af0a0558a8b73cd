import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitCalls } from '#platform/server/http/requests/call-deadline.ts'
import { screens } from './index.ts'

// A build of three screens, as small as one can be: the delivery is proved, not React.
const PROGRAM = `
export function describeScreen(pathname, search, is_member) {
  if (pathname === '/') return { redirect: '/?type=all', after_login: null, status: 200, path: '/', search: '' }
  if (pathname === '/private' && !is_member) {
    return { redirect: '/login', after_login: '/private', status: 200, path: '/login', search: '' }
  }
  const known = ['/home', '/private', '/login'].includes(pathname)
  return { redirect: null, after_login: null, status: known ? 200 : 404, path: known ? pathname : '*', search: '' }
}
let renders = 0
export async function renderScreen(view) {
  renders += 1
  const markup = '<p class="a" style="width:8px">' + view.language + ' ' + view.is_member + ' ' + renders + '</p>'
  const picture = '<img src="/b.avif" srcSet="/s.avif 540w, /b.avif 1080w" sizes="100vw" fetchPriority="high"/><img src="/tile.avif" fetchPriority="high"/>'
  return { title: 'A & B', description: 'd', markup: markup + (view.pathname === '/home' ? picture : ''), sources: ['modules/home/site/home-screen.tsx'], feature: null }
}
export const NIGHT_STYLES = ':root{--bg:#000}'
export const renderGameWindow = async (...of) => 'window ' + of.join(' ')`

const dist = mkdtempSync(join(tmpdir(), 'screens-'))
let app: FastifyInstance

function write(path: string, content: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), content)
}

beforeAll(async () => {
  write('server/entry-server.js', PROGRAM)
  write('server/package.json', '{"type":"module"}')
  write('client/assets/entry-1.js', 'console.log(1)')
  write('client/worker.js', 'console.log(2)')
  write('previous/assets/entry-0.js', 'console.log(0)')
  write('previous/assets/entry-1.js', 'console.log("of before")')
  write('client/assets/home-1.css', '.a{color:red}.b{color:blue}\n')
  const entry = { file: 'assets/entry-1.js' }
  const home = { file: 'assets/home-1.js', css: ['assets/home-1.css'], imports: ['apps/site/entry-client.tsx'] }
  const manifest = { 'apps/site/entry-client.tsx': entry, 'modules/home/site/home-screen.tsx': home }
  write('client/.vite/manifest.json', JSON.stringify(manifest))

  app = Fastify()
  limitCalls(app, { call_ms: 60_000, onShed: () => expect.unreachable() })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }))
  await app.register(screens, {
    dist_dir: dist,
    brand: async () => ({ brand_name: 'Thazin', law: {} }),
    first_data: async () => ({ x: '</script>' }),
  })
})

afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a document names its release, and the files of the one before are still there', async () => {
  expect((await get('/home')).headers['x-release']).toBe('assets/entry-1.js')
  const before = await get('/assets/entry-0.js')
  expect([before.statusCode, before.body]).toEqual([200, 'console.log(0)'])
  expect(before.headers['cache-control']).toContain('immutable')
  expect((await get('/assets/entry-1.js')).body).toBe('console.log(1)')
  expect((await get('/assets/entry-2.js')).statusCode).toBe(404)
})

test('renders for the language and the kind of visitor that the cookies name', async () => {
  expect((await get('/home')).body).toContain('<html lang="en" translate="no">')
  expect((await get('/home', { cookie: 'lan=mm; member=1; offers=shown' })).body).toContain(
    '<html lang="my" translate="no">',
  )
  expect((await get('/home', { cookie: 'lan=mm; member=1' })).body).toContain('mm true')
  expect((await get('/home', { cookie: 'lan=mm' })).body).toContain('mm false')
  expect((await get('/home', { cookie: 'lan=xx' })).body).toContain('<html lang="en" translate="no">')
})

test.each([
  ['lan=en', '(prefers-color-scheme:dark)'],
  ['theme=night', 'all'],
  ['theme=day', 'not all'],
  ['theme=blue', '(prefers-color-scheme:dark)'],
])('with the cookie %s the sheet of the night holds for %s', async (cookie, media) => {
  expect((await get('/home', { cookie })).body).toContain(`<style data-night media="${media}">:root{--bg:#000}</style>`)
})

test('hides the offers from a player on a break, and from one of whom nothing is known', async () => {
  const offersIn = async (cookie: string) =>
    /<html [^>]*data-offers="(\w+)"/.exec((await get('/home', { cookie })).body)?.[1]

  expect(await offersIn('member=1; offers=hidden')).toBe('hidden')
  expect(await offersIn('member=1')).toBe('unknown')
  expect(await offersIn('member=1; offers=x')).toBe('unknown')
  expect(await offersIn('member=1; offers=shown')).toBeUndefined()
  expect(await offersIn('offers=hidden')).toBeUndefined()
})

test('without a chosen language it renders that of the browser, then that of the operator', async () => {
  const languageOf = async (headers: Record<string, string>) => {
    const { body, headers: answered } = await get('/home', headers)
    expect(answered.vary).toBe('Cookie, Accept-Language, Accept-Encoding')
    return /<html lang="([\w-]+)"/.exec(body)?.[1]
  }
  const burmese = { 'accept-language': 'my-MM,my;q=0.9,en;q=0.8' }

  expect(await languageOf(burmese)).toBe('my')
  expect(await languageOf({ ...burmese, cookie: 'lan=th' })).toBe('th')
  expect(await languageOf({ ...burmese, cookie: 'lan=xx' })).toBe('my')
  expect(await languageOf({ 'accept-language': 'de-DE,de;q=0.9' })).toBe('en')
  expect((await get('/game-window', burmese)).body).toBe('window mm Thazin system')

  const of_operator = Fastify()
  limitCalls(of_operator, { call_ms: 60_000, onShed: () => expect.unreachable() })
  const brand = async () => ({ brand_name: 'Thazin', law: {} })
  await of_operator.register(screens, { dist_dir: dist, brand, default_language: 'mm' })
  const german = await of_operator.inject({ url: '/home', headers: { 'accept-language': 'de' } })
  await of_operator.close()
  expect(german.body).toContain('<html lang="my"')
})

test('the pictures that a view marks as being in sight are asked for before the scripts', async () => {
  const { body } = await get('/home')
  const preload =
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/s.avif 540w, /b.avif 1080w" imagesizes="100vw">' +
    '<link rel="preload" as="image" fetchpriority="high" href="/tile.avif">'

  expect(body).toContain(preload)
  expect(body.indexOf(preload)).toBeLessThan(body.indexOf('<script type="module"'))
  expect((await get('/login')).body).not.toContain('as="image"')
})

test('keeps the referral code of a link for the register form, and nothing that is none', async () => {
  const kept = (await get('/home?ref=PADAUK7')).headers['set-cookie']
  expect(kept).toBe('ref=PADAUK7; Path=/; Max-Age=2592000; SameSite=Lax')

  for (const search of ['', '?ref=', '?ref=a%3Bb', `?ref=${'x'.repeat(41)}`]) {
    expect((await get(`/home${search}`)).headers['set-cookie'], search).toBeUndefined()
  }
})

test('renders once and hands out the same document after that, also as not modified', async () => {
  const first = await get('/home')
  const again = await get('/home')
  const known = await get('/home', { 'if-none-match': String(first.headers.etag) })

  expect(again.body).toBe(first.body)
  expect(known.statusCode).toBe(304)
  expect(known.body).toBe('')
  // A member gets another document than a guest, also with the guest's ETag.
  const member = await get('/home', { 'if-none-match': String(first.headers.etag), cookie: 'member=1' })
  expect([member.statusCode, member.headers.vary]).toEqual([200, expect.stringContaining('Cookie')])
})

test('compresses with brotli where the browser reads it', async () => {
  const reply = await get('/home', { 'accept-encoding': 'gzip, br' })
  const refused = await get('/home', { 'accept-encoding': 'br;q=0, gzip' })

  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('<!doctype html>')
  expect(refused.headers['content-encoding']).toBe('gzip')
})

test('allows nothing inline but its own styles, by their hashes', async () => {
  const { headers, body } = await get('/home')
  const policy = String(headers['content-security-policy'])

  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain("'unsafe-inline'")
  expect(policy).toMatch(/style-src 'self' 'sha256-\S+' 'sha256-\S+' 'sha256-\S+'/)
  expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(body).toMatch(/<style data-later="[^"]+">\.a\{color:red\}@media all\{\}<\/style>/)
  expect(body).toContain('<link rel="stylesheet" type="text/inlined" href="/assets/home-1.css" disabled>')
  expect(body).toContain('<title>A &amp; B</title>')
})

test('hands out what a document left out of its styles, for ever, and nothing for other names', async () => {
  const { body } = await get('/home')
  const [, path = ''] = /data-later="([^"]+)"/.exec(body) ?? []
  const later = await get(path)

  expect(body).toContain(`<link rel="preload" as="fetch" href="${path}" crossorigin>`)
  expect(later.body).toBe('.b{color:blue}')
  expect(later.headers['content-type']).toContain('text/css')
  expect(later.headers['cache-control']).toContain('immutable')
  expect((await get('/styles/of-another-build')).statusCode).toBe(404)
})

test('the service worker is asked for each time, and may ask the site itself', async () => {
  const { headers, body } = await get('/worker.js')

  expect(body).toBe('console.log(2)')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test('first data cannot break out of its element', async () => {
  expect((await get('/home')).body).toContain('{"x":"\\u003c/script>"}')
})

test('an unknown address is a document with the status 404, and an unknown call is none', async () => {
  const page = await get('/nothing-here')
  const call = await get('/api/nothing-here')

  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
  expect(call.statusCode).toBe(404)
  expect(call.json()).toEqual({ code: 'not_found' })
})

test.each([
  '//api/user',
  '///api/user',
  '/API/user',
  '/%61pi/user',
  '/api%2Fuser',
  '/.//api/user',
  '//api',
  '/api?x=1',
])('a client of the API that asks for %s gets no page', async (url) => {
  const reply = await get(url)

  expect([reply.statusCode, reply.headers['content-type'], reply.json()]).toEqual([
    404,
    expect.stringContaining('application/json'),
    { code: 'not_found' },
  ])
})

test('a client that asks for JSON alone gets no page, wherever it asks', async () => {
  for (const accept of ['application/json', 'application/json, text/plain, */*', 'application/problem+json']) {
    expect([accept, (await get('/user', { accept })).json()]).toEqual([accept, { code: 'not_found' }])
  }
  for (const accept of ['text/html,application/json;q=0.9', '*/*', 'text/html,*/*;q=0.8']) {
    expect((await get('/home', { accept })).headers['content-type']).toContain('text/html')
  }
})

test('sends a guest away from what is private, and no cache may keep that', async () => {
  const reply = await get('/private')

  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe('/login#/private')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect((await get('/private', { cookie: 'member=1' })).statusCode).toBe(200)
})

test('hashed files may be kept for ever, and nothing outside the build is handed out', async () => {
  const script = await get('/assets/entry-1.js')

  expect(script.headers['cache-control']).toContain('immutable')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect((await get('/assets/..%2f..%2fserver/entry-server.js')).statusCode).toBe(404)
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
})

test("the window for a provider's document shares the platform's origin with nobody", async () => {
  const { headers, body } = await get('/game-window', { cookie: 'lan=mm; theme=night' })
  const policy = String(headers['content-security-policy'])

  expect(body).toBe('window mm Thazin night')
  expect(policy).toMatch(/^sandbox allow-scripts /)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).not.toContain('allow-top-navigation')
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect(headers['x-frame-options']).toBe('DENY')
})
