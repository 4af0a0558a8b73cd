import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launch } from '../program.ts'
import { type RestartPolicy, type SupervisedProgram, supervise } from './supervise.ts'

const POLICY = { backoff_ms: 50, backoff_max_ms: 150, steady_ms: 30_000 }
const CRASHES = 8

let folder: string
const started: SupervisedProgram[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-supervised-'))
})
afterEach(() => Promise.all(started.splice(0).map((program) => program.stop())))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A real program of these lines, and what is said of it. */
function superviseProgram(name: string, lines: string, may_finish = false) {
  const file = join(folder, `${name.replaceAll(' ', '-')}.ts`)
  const log_file = `${file}.log`
  writeFileSync(file, `const pid_file = ${JSON.stringify(`${file}.pid`)}\n${lines}`)
  const said: string[] = []
  let restarts = 0
  const program = supervise({
    name,
    launch: () => launch({ name, file, env: process.env, log_file, is_shown: false }),
    say: (line) => said.push(line),
    onRestart: () => {
      restarts++
    },
    may_finish,
    policy: POLICY,
  })
  started.push(program)
  return {
    program,
    said,
    restarts: () => restarts,
    log: () => readFileSync(log_file, 'utf8'),
    kill: () => process.kill(Number(readFileSync(`${file}.pid`, 'utf8')), 'SIGKILL'),
  }
}

/** Runs that are no process of their own. */
function superviseRuns({ refuse = () => {}, policy = POLICY }: { refuse?: () => void; policy?: RestartPolicy }) {
  const said: string[] = []
  let end = (_sentence: string) => {}
  const program = supervise({
    name: 'the database',
    launch: () => {
      refuse()
      const ended = new Promise<string>((resolve) => {
        end = resolve
      })
      return { ready: Promise.resolve(), ended, lastLines: () => '', stop: async () => end('stopped') }
    },
    say: (line) => said.push(line),
    policy,
  })
  started.push(program)
  return { program, said, crash: () => end('the database ended (SIGKILL)') }
}

const WORKS = `
  import { writeFileSync } from 'node:fs'
  writeFileSync(pid_file, String(process.pid))
  console.log('a run')
  process.send('ready')
  setInterval(() => undefined, 1_000)`

test('a program that is killed starts again after a while, and lines say why and when', async () => {
  const { program, said, log, kill, restarts } = superviseProgram('the clock', WORKS)
  await program.ready

  kill()
  await expect.poll(restarts).toBe(1)

  expect(said).toEqual([
    expect.stringMatching(/^the clock ended \(SIGKILL\) after \d+\.\d s; it starts again in 0\.05 s$/),
    expect.stringMatching(/^the clock works again, (?!0\.0)\d+\.\d s after it ended$/),
  ])
  // The lines of the first run are still in the log.
  await expect.poll(() => log().match(/a run/g)?.length).toBe(2)
})

test('a program that crashes again and again is started for ever, after pauses that grow to a longest one', async () => {
  const { program, said, restarts } = superviseProgram(
    'the lamp',
    `${WORKS}; setTimeout(() => { console.log('no oil'); process.exit(3) }, 20)`,
  )
  let is_over = false
  void program.ended.finally(() => {
    is_over = true
  })

  await expect.poll(restarts, { timeout: 60_000 }).toBeGreaterThan(CRASHES)

  const waits = said.flatMap((line) => /starts again in ([\d.]+) s$/.exec(line)?.[1] ?? [])
  expect(waits.slice(0, 5)).toEqual(['0.05', '0.1', '0.15', '0.15', '0.15'])
  expect(is_over).toBe(false)
})

test('a program that cannot even be started any more is tried again for ever, and works when it can', async () => {
  let is_disk_full = false
  let refusals = 0
  const { program, said, crash } = superviseRuns({
    refuse: () => {
      if (!is_disk_full) return
      refusals++
      throw new Error('ENOSPC: no space left on device')
    },
    policy: { backoff_ms: 1, backoff_max_ms: 1, steady_ms: 30_000 },
  })
  await program.ready

  is_disk_full = true
  crash()
  await expect.poll(() => said.join('\n')).toContain('for the 90th time in a row; it starts again in 0.001 s')
  is_disk_full = false
  await expect.poll(() => said.at(-1)).toMatch(/^the database works again/)

  // Of a long row not every crash is told.
  expect(said.length).toBeLessThan(refusals / 2)
})

test('a program that worked for a while between its crashes is never given up', async () => {
  const { said, crash } = superviseRuns({ policy: { ...POLICY, steady_ms: 100 } })

  for (let crashes = 1; crashes <= CRASHES; crashes++) {
    await expect.poll(() => said.filter((line) => line.includes('works again')).length).toBe(crashes - 1)
    await sleep(150)
    crash()
  }
  await expect.poll(() => said.at(-1)).toContain('works again')

  const waits = said.flatMap((line) => /starts again in ([\d.]+) s$/.exec(line)?.[1] ?? [])
  expect(waits).toEqual(Array(CRASHES).fill('0.05'))
})

test('a program that never worked is not tried again', async () => {
  const { program, said } = superviseProgram('the wreck', `console.log('PORT is wrong'); process.exit(2)`)

  await expect(program.ended).rejects.toThrow(
    /^the wreck ended \(exit code 2\) after \d+\.\d s\. Its last lines:\nPORT is wrong$/,
  )
  expect(said).toEqual([])
})

test('a program that cannot be started again is tried again', async () => {
  let is_port_taken = false
  const { program, said, crash } = superviseRuns({
    refuse: () => {
      if (!is_port_taken) return
      is_port_taken = false
      throw new Error('its port is taken')
    },
  })
  await program.ready

  is_port_taken = true
  crash()
  await expect.poll(() => said.at(-1)).toMatch(/^the database works again/)

  expect(said).toContain('the database did not start: its port is taken; it starts again in 0.1 s')
})

test('a program with an end of its own is not started again after it', async () => {
  const { program, said } = superviseProgram(
    'the song',
    `process.send('ready'); setTimeout(() => process.exit(0), 20)`,
    true,
  )

  await program.ended

  expect(said).toEqual([])
})

test('a program that is stopped stays away, also while it waits for its restart', async () => {
  const { program, said, restarts } = superviseProgram('the kettle', `${WORKS}; setTimeout(() => process.exit(1), 20)`)
  await expect.poll(() => said.length).toBeGreaterThan(0)
  const restarted = restarts()

  await program.stop()
  await program.ended
  await sleep(4 * POLICY.backoff_ms)

  expect(restarts()).toBe(restarted)
})
