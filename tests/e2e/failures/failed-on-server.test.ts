import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/telemetry/log.ts'
import { openSite } from '../harness/browser.ts'
import { SCREENS } from '../harness/screens-of-table.ts'

const DIST = fileURLToPath(new URL('../../../apps/site/dist', import.meta.url))

/** The server's build of the screens, in which each of them, and the frame, throws when this test says so. */
function distThatThrows(): string {
  const dist = mkdtempSync(join(tmpdir(), 'screens-'))
  cpSync(DIST, dist, { recursive: true })
  const file = join(dist, 'server', 'entry-server.js')
  const names = [...SCREENS.map(({ name }) => name), 'Shell']
  const plant = (rest: string, name: string) => {
    // Of two with one name the bundler writes a number behind the second.
    const opening = new RegExp(`\\bfunction ${name}(?:\\$\\d+)?\\([^\\n]*\\) \\{`, 'g')
    if (rest.search(opening) < 0) throw new Error(`the build for the server has no function ${name}`)
    const fails = `if (globalThis.fails_on_server === '${name}') throw new Error('planted');`
    return rest.replace(opening, (found) => `${found} ${fails}`)
  }
  const code = [...new Set(names)].reduce(plant, readFileSync(file, 'utf8'))
  writeFileSync(file, code)
  return dist
}

const dist_dir = distThatThrows()
const site = openSite({ dist_dir, log: createLog('silent') })
afterAll(() => {
  Object.assign(globalThis, { fails_on_server: undefined })
  rmSync(dist_dir, { recursive: true })
})

const failOnServer = (name: string) => Object.assign(globalThis, { fails_on_server: name })

test.each(SCREENS)('$href is a document with the frame when it fails on the server', async ({ href, name, path }) => {
  failOnServer(name)
  const cookie = path === '/login' ? 'lan=mm' : 'lan=mm; member=1'

  const { statusCode, body } = await site.app.fastify.inject({ url: href, headers: { cookie } })

  expect(statusCode).toBe(path === '/nowhere' ? 404 : 200)
  const parts = ['<header', '<main', '"is_bare":true']
  expect(parts.filter((part) => !body.includes(part))).toEqual([])
})

test.each(['/about', '/games?tab=all', '/contact'])('the browser shows %s all the same', async (href) => {
  failOnServer(SCREENS.find((screen) => screen.href === href)?.name ?? '')
  const page = await site.visit({ language: 'en', allows: [/^the layout moved/] })

  await page.goto(href)

  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a frame that fails on the server stands in the browser', async () => {
  failOnServer('Shell')
  const page = await site.visit({ language: 'th', allows: [/^the layout moved/] })

  await page.goto('/about')

  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.getByRole('banner').waitFor()
})
