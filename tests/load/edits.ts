import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts'
import { ROOT } from '#scripts/program.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { inShort, type Verdict } from './short-run.ts'

const TIMES = inShort(1, 5)
const OPENS_WITHIN_MS = 300_000
const SEEN_WITHIN_MS = 30_000
const TYPED = 'typed before the edit'

/** The longest times that we promise from an edit to its effect, in milliseconds. */
const SCREEN_MAX_MS = 1_000
const SERVER_MAX_MS = 3_000

interface Edit {
  file: string
  there: string
  /** @param mark new in each edit */
  becomes(mark: string): string
}

const SITE: Edit = {
  file: 'apps/site/frame/top-bar.tsx',
  there: '<header className=',
  becomes: (mark) => `<header data-edit="${mark}" className=`,
}
const CONSOLE: Edit = {
  file: 'platform/staff/console/sign-in/frame.tsx',
  there: '<h1>{title}</h1>',
  becomes: (mark) => `<h1 data-edit="${mark}">{title}</h1>`,
}
const SERVER: Edit = {
  file: 'platform/server/telemetry/health.ts',
  there: "app.get('/healthz', () => ({ status: 'ok', version: VERSION }))",
  becomes: (mark) => `app.get('/healthz', () => ({ status: '${mark}', version: VERSION }))`,
}

/** Times `npm run dev` from an edit to its effect, with the sources of this repository, which are put back. */
export async function run(): Promise<Verdict> {
  const dev = await openDev()
  const browser = await chromium.launch({ executablePath: findChromium(console.log), args: CHROMIUM_ARGS })
  try {
    console.log(`npm run dev was open after ${(dev.opened_ms / 1_000).toFixed(1)} s`)
    const site = await browser.newPage()
    await site.goto(`${dev.site}/?type=all`, { waitUntil: 'networkidle' })
    await site.getByRole('dialog').waitFor()
    await site.keyboard.press('Escape')
    await site.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await site.getByLabel('User name or phone').fill(TYPED)
    const staff = await browser.newPage()
    await staff.goto(dev.console, { waitUntil: 'networkidle' })
    await staff.getByLabel('User name').fill(TYPED)

    const fast = [
      report('a component of the site', SCREEN_MAX_MS, await timesOf(SITE, (mark) => untilMarked(site, mark))),
      report('a component of the console', SCREEN_MAX_MS, await timesOf(CONSOLE, (mark) => untilMarked(staff, mark))),
      report('a use case of the server', SERVER_MAX_MS, await timesOf(SERVER, (mark) => untilAnswered(dev.site, mark))),
    ]
    const right = [
      said('the site keeps what was typed', (await site.getByLabel('User name or phone').inputValue()) === TYPED),
      said('the console keeps what was typed', (await staff.getByLabel('User name').inputValue()) === TYPED),
      await tryFault(SITE, site, () => dev.output()),
    ]
    return { is_right: right.every(Boolean), is_fast: fast.every(Boolean) }
  } finally {
    await browser.close()
    await dev.stop()
  }
}

async function openDev() {
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-edits-'))
  const [port, console_port, sandbox_port] = await Promise.all([freePort(), freePort(), freePort()])
  const env = {
    ...process.env,
    DATA_DIR: data_dir,
    PORT: String(port),
    CONSOLE_PORT: String(console_port),
    SANDBOX_PORT: String(sandbox_port),
    SIMULATE_DAYS: '0',
  }
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], { cwd: ROOT, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  await until(
    () => output.includes('Staff console'),
    OPENS_WITHIN_MS,
    () => output,
  )
  return {
    site: `http://localhost:${port}`,
    console: `http://localhost:${console_port}`,
    opened_ms: performance.now() - started,
    output: () => output,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

/** Milliseconds from the saved file to what `seen` waits for, and the file as it was. */
async function timesOf(edit: Edit, seen: (mark: string) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 1; nth <= TIMES; nth += 1) {
    const mark = `edit-${nth}`
    await during(edit, edit.becomes(mark), async () => {
      const started = performance.now()
      await seen(mark)
      times.push(Math.round(performance.now() - started))
    })
    // The file that was put back is taken up too.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
  return times
}

async function during(edit: Edit, text: string, work: () => Promise<void>): Promise<void> {
  const path = join(ROOT, edit.file)
  const source = readFileSync(path, 'utf8')
  if (source.split(edit.there).length !== 2) throw new Error(`${edit.file} has “${edit.there}” not once`)
  writeFileSync(path, source.replace(edit.there, text))
  try {
    await work()
  } finally {
    writeFileSync(path, source)
  }
}

const untilMarked = async (page: Page, mark: string) => {
  await page.waitForSelector(`[data-edit="${mark}"]`, { state: 'attached', timeout: SEEN_WITHIN_MS })
}

async function untilAnswered(site: string, mark: string): Promise<void> {
  const answer = async () => {
    const got = await fetch(`${site}/healthz`).catch(() => null)
    return (await got?.text())?.includes(mark) ?? false
  }
  await until(answer, SEEN_WITHIN_MS, () => 'the server did not answer anew')
}

/** A syntax error shows in the browser and in the terminal; when it is mended, the page goes on. */
async function tryFault(edit: Edit, page: Page, output: () => string): Promise<boolean> {
  const before = output().length
  let is_shown = false
  await during(edit, `<header <`, async () => {
    await page.locator('vite-error-overlay').waitFor({ state: 'attached', timeout: SEEN_WITHIN_MS })
    is_shown = output().slice(before).includes('top-bar.tsx')
  })
  await page.locator('vite-error-overlay').waitFor({ state: 'detached', timeout: SEEN_WITHIN_MS })
  await page.getByRole('banner').waitFor({ timeout: SEEN_WITHIN_MS })
  return said('a syntax error shows in the browser and in the terminal, and the page goes on after it', is_shown)
}

function report(name: string, max_ms: number, times: number[]): boolean {
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY
  const holds = median <= max_ms
  console.log(`${holds ? 'ok ' : 'NOT'}  ${name}: ${median} ms of ${max_ms} (${times.join(', ')})`)
  return holds
}

function said(name: string, holds: boolean): boolean {
  console.log(`${holds ? 'ok ' : 'NOT'}  ${name}`)
  return holds
}

async function until(is_so: () => boolean | Promise<boolean>, within_ms: number, why: () => string): Promise<void> {
  const deadline = performance.now() + within_ms
  while (!(await is_so())) {
    if (performance.now() > deadline) throw new Error(`Not within ${within_ms} ms:\n${why()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
