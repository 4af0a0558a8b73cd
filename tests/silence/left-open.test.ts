/** `npm start` in a clean clone stays silent while it is left open, with a browser on its first pages. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts'
import { ROOT } from '#scripts/program.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { listTroubles } from './troubles.ts'

const OPEN_MS = 20 * 60_000
/** The packages are installed and the screens built first, and the history is played to its end. */
const PATIENCE_MS = 15 * 60_000
/** The pages ask for what is new every few seconds; each is opened anew so often. */
const VISIT_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'thazin-left-open-'))
const clone = join(folder, 'clone')
const start_log = join(folder, 'start.log')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started = () => (existsSync(start_log) ? readFileSync(start_log, 'utf8') : '')

async function startClone() {
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const ports = { PORT: await freePort(), CONSOLE_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  // As somebody has it who has set nothing.
  const { INSTALLATION_NAME: _name, TEST_DEPTH: _depth, NODE_ENV: _env, VITEST: _vitest, ...own } = process.env
  const env = { ...own, ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])) }
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const log = createWriteStream(start_log)
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  return {
    server: { port: ports.PORT },
    console: { port: ports.CONSOLE_PORT },
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function signIn(page: Page, port: number): Promise<void> {
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.getByLabel('User name').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill('thazin-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Today' }).first().waitFor()
}

test.runIf(inject('is_deep'))('nothing cries in twenty minutes', { timeout: OPEN_MS + 2 * PATIENCE_MS }, async () => {
  const open = await startClone()
  const browser = await chromium.launch({ executablePath: findChromium(console.log), args: CHROMIUM_ARGS })
  const errors: string[] = []
  try {
    await expect.poll(started, { timeout: PATIENCE_MS, interval: 1_000 }).toContain('is open.')
    const [site, staff] = [await browser.newPage(), await browser.newPage()]
    for (const page of [site, staff]) page.on('pageerror', (error) => errors.push(error.message))
    await signIn(staff, open.console.port)

    const opened_at = Date.now()
    while (Date.now() - opened_at < OPEN_MS) {
      await site.goto(`http://127.0.0.1:${open.server.port}/`)
      await staff.reload()
      await sleep(VISIT_MS)
      // A region for messages to come is empty.
      expect((await staff.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual([])
    }

    await expect.poll(started, { timeout: PATIENCE_MS, interval: 1_000 }).toContain('this platform has a history of')
    expect(started()).not.toContain('starts again')
    expect(errors).toEqual([])
    const reconcile = ['run', 'reconcile', '--silent']
    expect(execFileSync('npm', reconcile, { cwd: clone, encoding: 'utf8' })).toContain('no discrepancies')
    expect(await listTroubles({ ...open, log_folder: join(clone, 'data', 'log') })).toEqual([])
  } finally {
    await browser.close()
    await open.stop()
  }
})
