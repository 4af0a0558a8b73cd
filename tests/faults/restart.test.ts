import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeLodging } from '#server/platform/database/postgres-lodging.ts'
import { freePort } from '../../scripts/free-port.ts'
import { ROOT } from '../../scripts/program.ts'

/** A whole demo on a busy machine. */
const OPENING_MS = 240_000
const RESTART_MS = 120_000

let data_dir: string
let start: ChildProcess
let ports: { PORT: number; CONSOLE_PORT: number; SANDBOX_PORT: number }
let said = ''

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'thazin-restart-'))
  ports = { PORT: await freePort(), CONSOLE_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  start = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: data_dir,
      HOST: '127.0.0.1',
      SIMULATE_DAYS: '0',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [start.stdout, start.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  await expect.poll(() => said, { timeout: OPENING_MS }).toContain('Ctrl-C closes it')
}, OPENING_MS)

afterAll(() => {
  start.kill('SIGKILL')
  removeLodging(data_dir)
})

const PROGRAMS = {
  'the server': 'server/src/main.ts',
  'the worker': 'server/src/worker.ts',
  'the sandbox': 'sandbox/src/main.ts',
  'the database': '/bin/postgres',
}

/** The process of one program among the children of the start. */
function childOf(program: keyof typeof PROGRAMS): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => {
    try {
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(parent) === start.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(PROGRAMS[program])
    } catch {
      return false
    }
  })
  if (!found) throw new Error(`${program} does not run`)
  return Number(found)
}

const ready = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok ??
  false

test('each program that is killed comes again, what was under way is checked, and Ctrl-C still stops all in order', async () => {
  for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
    const before = said.length
    process.kill(childOf(name), 'SIGKILL')

    const since = () => said.slice(before)
    await expect
      .poll(since, { timeout: RESTART_MS })
      .toMatch(new RegExp(`${name} ended \\(SIGKILL\\) after [\\d.]+ s; it comes again in [\\d.]+ s`))
    await expect.poll(since, { timeout: RESTART_MS }).toContain(`${name} works again`)
    await expect
      .poll(since, { timeout: RESTART_MS })
      .toMatch(/what was under way is settled: the ledger reconciles in all \d+ checks/)
    await expect.poll(() => ready(ports.PORT, '/readyz'), { timeout: RESTART_MS }).toBe(true)
    await expect.poll(() => ready(ports.SANDBOX_PORT, '/healthz'), { timeout: RESTART_MS }).toBe(true)
  }

  const before = said.length
  start.kill('SIGINT')
  const [code] = await once(start, 'exit')

  expect(code).toBe(0)
  const stopped = [...said.slice(before).matchAll(/✓ Stopping (the \w+)/g)].map((match) => match[1])
  expect(stopped).toEqual(['the sandbox', 'the server', 'the worker', 'the database'])
}, 600_000)
