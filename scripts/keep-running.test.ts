import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kept, keepRunning } from './keep-running.ts'
import { launch } from './program.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thazin-kept-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A real program of these lines, and what is said of it. */
function keepProgram(
  name: string,
  lines: string,
): { kept: Kept; said: string[]; log: () => string; restarts: () => number } {
  const file = join(folder, `${name.replaceAll(' ', '-')}.ts`)
  const log_file = `${file}.log`
  writeFileSync(file, lines)
  const said: string[] = []
  let restarts = 0
  const kept = keepRunning({
    name,
    launch: (is_again) => launch({ name, file, env: process.env, log_file, is_shown: false, is_again }),
    say: (line) => said.push(line),
    onRestart: () => {
      restarts++
    },
  })
  return { kept, said, log: () => readFileSync(log_file, 'utf8'), restarts: () => restarts }
}

const WORKS = `console.log('run'); process.send('begun'); setInterval(() => undefined, 1_000);`

test('a program that dies comes again after a while, and it is said why and when', async () => {
  const { kept, said, log, restarts } = keepProgram(
    'the clock',
    `import { existsSync, writeFileSync } from 'node:fs'
     ${WORKS}
     if (!existsSync('${folder}/died')) setTimeout(() => { writeFileSync('${folder}/died', ''); process.kill(process.pid, 'SIGKILL') }, 100)`,
  )
  await kept.begun

  await expect.poll(restarts).toBe(1)

  expect(said[0]).toMatch(/^the clock ended \(SIGKILL\) after \d+\.\d s; it comes again in 0\.5 s$/)
  expect(said[1]).toMatch(/^the clock works again, \d+\.\d s after its start$/)
  // What it said before is still there to be read.
  expect(log().match(/run/g)).toHaveLength(2)
  await kept.stop()
  await kept.ended
})

test('a program that dies again and again is given up, after longer and longer waits', async () => {
  const { kept, said } = keepProgram(
    'the lamp',
    `${WORKS} setTimeout(() => { console.log('no oil'); process.exit(3) }, 20)`,
  )

  await expect(kept.ended).rejects.toThrow(
    /^the lamp ended \(exit code 3\) after \d+\.\d s\. It died 5 times within a minute, so everything stops\.[^]*no oil/,
  )

  const waits = said.filter((line) => line.includes('comes again')).map((line) => /in ([\d.]+) s$/.exec(line)?.[1])
  expect(waits).toEqual(['0.5', '1', '2', '4'])
})

test('a program that never worked is not tried again', async () => {
  const { kept, said } = keepProgram('the wreck', `console.log('PORT is wrong'); process.exit(2)`)

  await expect(kept.ended).rejects.toThrow(
    /^the wreck ended \(exit code 2\) after \d+\.\d s\. Its last lines:\nPORT is wrong/,
  )
  expect(said).toEqual([])
})

test('a program that is stopped stays away, also while it waits to come again', async () => {
  const { kept, said } = keepProgram('the kettle', `${WORKS} setTimeout(() => process.exit(1), 20)`)
  await expect.poll(() => said.length).toBeGreaterThan(0)

  await kept.stop()

  await kept.ended
  expect(said.filter((line) => line.includes('works again'))).toEqual([])
})
