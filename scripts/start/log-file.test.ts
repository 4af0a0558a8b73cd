import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WAITING_MAX } from '#platform/server/telemetry/log-destination.ts'
import { launch } from '../program.ts'
import { openLogFile, USUAL_ROTATION } from './log-file.ts'

const SMALL = { bytes_max: 1_000, files_max: 3 }
/** A file of Linux that takes nothing, as a full disk does. */
const FULL = '/dev/full'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lineOf = (nth: number) => `{"nth":${nth},"text":"${'ပ'.repeat(10)}"}\n`
const numbersIn = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { nth: number }).nth)

test('a full file makes way for a new one, whole lines in each, and the oldest is given up', () => {
  const log = openLogFile(join(folder, 'a.log'), SMALL, () => expect.unreachable('nothing is dropped'))
  const text = Buffer.from(Array.from({ length: 200 }, (_, nth) => lineOf(nth)).join(''))

  // In pieces that end in the middle of lines and of letters.
  for (let from = 0; from < text.length; from += 37) log.write(text.subarray(from, from + 37))
  log.end()

  expect(readdirSync(folder).toSorted()).toEqual(['a.log', 'a.log.1', 'a.log.2'])
  const kept = [...numbersIn('a.log.2'), ...numbersIn('a.log.1'), ...numbersIn('a.log')]
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => 200 - kept.length + index))
  for (const name of ['a.log.1', 'a.log.2'])
    expect(readFileSync(join(folder, name)).length).toBeLessThan(SMALL.bytes_max + lineOf(100).length * 3)
})

test('a program goes on in the file of its last run', () => {
  writeFileSync(join(folder, 'a.log'), lineOf(1))
  const log = openLogFile(join(folder, 'a.log'), USUAL_ROTATION, () => undefined)

  log.write(Buffer.from(lineOf(2)))
  log.end()

  expect(numbersIn('a.log')).toEqual([1, 2])
})

test('where the file cannot even be opened, lines are dropped and counted until it can', () => {
  let dropped = 0
  writeFileSync(join(folder, 'in-the-way'), '')
  const log = openLogFile(join(folder, 'in-the-way', 'a.log'), SMALL, (lines) => (dropped += lines))

  for (let nth = 0; nth < 10; nth++) log.write(Buffer.from(lineOf(nth)))
  log.end()

  expect(dropped).toBe(10)
})

test.runIf(existsSync(FULL))(
  'a program whose lines nobody can write goes on, and is told how many were dropped',
  async () => {
    const file = join(folder, 'talker.ts')
    const told = join(folder, 'told.txt')
    const lines = (2 * WAITING_MAX) / 1_000
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs'
    for (let nth = 0; nth < ${lines}; nth++) console.log('x'.repeat(1_000))
    process.on('message', ({ dropped_lines }) => writeFileSync(${JSON.stringify(told)}, String(dropped_lines)))
    process.send('ready')
    setInterval(() => undefined, 1_000)`,
    )

    const program = launch({ name: 'the talker', file, env: process.env, log_file: FULL, is_shown: false })
    await program.ready
    await expect.poll(() => existsSync(told), { timeout: 30_000 }).toBe(true)
    await program.stop()

    expect(Number(readFileSync(told, 'utf8'))).toBeGreaterThan(lines / 4)
  },
  60_000,
)
