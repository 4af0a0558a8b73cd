import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { SCREENS } from './screens-of-table.ts'

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The server's build of the screens, in which each of them, and the frame, throws when this test says so. */
function distThatThrows(): string {
  const dist = mkdtempSync(join(tmpdir(), 'screens-'))
  cpSync(DIST, dist, { recursive: true })
  const file = join(dist, 'server', 'entry-server.js')
  const names = [...SCREENS.map(({ name }) => name), 'Shell']
  const code = names.reduce(
    (rest, name) => {
      const opening = new RegExp(`\\bfunction ${name}\\([^\\n]*\\) \\{`)
      if (!opening.test(rest)) throw new Error(`the server's build has no function ${name}`)
      return rest.replace(
        opening,
        (found) => `${found} if (globalThis.fails_on_server === '${name}') throw new Error('planted');`,
      )
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, code)
  return dist
}

const dist_dir = distThatThrows()
const site = openSite({ dist_dir })
afterAll(() => {
  Object.assign(globalThis, { fails_on_server: undefined })
  rmSync(dist_dir, { recursive: true })
})

const failOnServer = (name: string) => Object.assign(globalThis, { fails_on_server: name })

test.each(SCREENS)('$href is a document with the frame when it fails on the server', async ({ href, name, path }) => {
  failOnServer(name)
  const cookie = path === '/login' ? 'lan=mm' : 'lan=mm; member=1'

  const { statusCode, body } = await site.house.app.inject({ url: href, headers: { cookie } })

  expect(statusCode).toBe(path === '/nowhere' ? 404 : 200)
  expect(body).toContain('<header')
  expect(body).toContain('<main')
  expect(body).toContain('"is_bare":true')
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
