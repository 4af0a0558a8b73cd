import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { ROOT } from '#scripts/program.ts'
import { freePort } from '#scripts/start/free-port.ts'

/** A whole demo on a busy machine. */
const OPENING_MS = 240_000
const RESTART_MS = 120_000
const PROGRAMS = {
  'the server': 'apps/programs/server.ts',
  'the console': 'apps/programs/console.ts',
  'the worker': 'apps/programs/worker.ts',
  'the sandbox': 'tools/sandbox/src/main.ts',
  'the database': '/bin/postgres',
}

let data_dir: string
let start: ChildProcess | null = null
let said = ''

beforeEach(() => {
  data_dir = mkdtempSync(join(tmpdir(), 'thazin-restart-'))
  // Root's database runs under another account, which must find its way in.
  chmodSync(data_dir, 0o755)
})
afterEach(async () => {
  if (start?.exitCode === null) {
    start.kill('SIGINT')
    await once(start, 'exit')
  }
  rmSync(data_dir, { recursive: true, force: true })
})

/** `npm start` with ports of its own, until it says that all is open. */
async function openDemo(): Promise<ChildProcess> {
  const ports = { PORT: await freePort(), CONSOLE_PORT: await freePort(), SANDBOX_PORT: await freePort() }
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  await expect.poll(() => said, { timeout: OPENING_MS }).toContain('Ctrl-C closes it')
  start = child
  return child
}

/** The process of one program among the children of the start. */
function pidOf(program: keyof typeof PROGRAMS): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => {
    try {
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return Number(parent) === start?.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(PROGRAMS[program])
    } catch {
      // It ended while it was looked at.
      return false
    }
  })
  if (!found) throw new Error(`${program} does not run`)
  return Number(found)
}

test.runIf(inject('is_deep') && process.platform === 'linux')(
  'each program of a demo that is killed works again, in-flight work is checked, and Ctrl-C stops all in order',
  async () => {
    const demo = await openDemo()

    for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
      const before = said.length
      process.kill(pidOf(name), 'SIGKILL')
      const since = () => said.slice(before)
      await expect
        .poll(since, { timeout: RESTART_MS })
        .toMatch(new RegExp(`${name} ended \\(SIGKILL\\) after [\\d.]+ s; it starts again in 0\\.5 s`))
      await expect.poll(since, { timeout: RESTART_MS }).toContain(`${name} works again`)
      await expect
        .poll(since, { timeout: RESTART_MS })
        .toMatch(/in-flight work is checked: the ledger reconciles in all \d+ checks/)
    }

    const before = said.length
    demo.kill('SIGINT')
    expect(await once(demo, 'exit')).toEqual([0, null])
    const stopped = [...said.slice(before).matchAll(/✓ Stopping (the \w+)/g)].map((match) => match[1])
    expect(stopped).toEqual(['the sandbox', 'the server', 'the console', 'the worker', 'the database'])
  },
  600_000,
)
