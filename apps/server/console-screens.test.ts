import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'

const DOCUMENT = '<!doctype html><title>Console</title><script type="module" src="/assets/app-abc.js"></script>'

let dist_dir: string
let app: TestApp
let consoleClient: TestConsole
beforeAll(async () => {
  dist_dir = mkdtempSync(join(tmpdir(), 'thazin-console-'))
  mkdirSync(join(dist_dir, 'assets'))
  writeFileSync(join(dist_dir, 'index.html'), DOCUMENT)
  writeFileSync(join(dist_dir, 'assets', 'app-abc.js'), 'export {}')
  app = await startTestApp()
  consoleClient = await openConsoleOf(app, { dist_dir })
})
afterAll(async () => {
  await consoleClient.close()
  await app.close()
  rmSync(dist_dir, { recursive: true })
})

test.each(['/', '/deposits', '/players/1001?tab=bets'])('%s answers with the one document', async (url) => {
  const reply = await consoleClient.fastify.inject(url)
  expect([reply.statusCode, reply.body]).toEqual([200, DOCUMENT])
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test('the document runs only the console’s own files, and stands in no frame', async () => {
  const { headers } = await consoleClient.fastify.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
})

test('a file with a hash in its name is kept for good, and a document that is known is not sent again', async () => {
  const file = await consoleClient.fastify.inject('/assets/app-abc.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  const { etag } = (await consoleClient.fastify.inject('/')).headers
  const again = await consoleClient.fastify.inject({ url: '/staff', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/assets/gone.js',
  '/../package.json',
  '/api',
  '/api/console/nothing',
  '/api/user',
  '//api/console/me',
  '/API/user',
  '/favicon.ico',
])('%s is not there', async (url) => {
  const reply = await consoleClient.fastify.inject(url)
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})
