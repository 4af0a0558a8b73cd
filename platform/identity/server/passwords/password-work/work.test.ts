import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, INVENTED_COST, passwordMatches } from '../password.ts'
import { judge, restedAt, startPasswordThread, stopPasswordThread } from './work.ts'

beforeAll(startPasswordThread)
afterAll(stopPasswordThread)

test('the thread hashes as the library does, and tells right from wrong', async () => {
  const stored = await hashPassword('umbrella-lantern')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(stored, 'umbrella-lantern')).toBe(true)
  expect(await passwordMatches(stored, 'lantern-umbrella')).toBe(false)
  expect(await passwordMatches(null, 'nobody has this password')).toBe(false)
  expect(await passwordMatches(await hash('caf\u00e9-umbrella', INVENTED_COST), 'cafe\u0301-umbrella')).toBe(true)
})

test('the thread judges passwords', async () => {
  expect(await judge('zawminhtet', ['zawminhtet'])).toEqual(new Set(['zawminhtet']))
  expect(await judge('koko-in-the-rain', [])).toBeNull()
})

test('a stored hash that is none fails its own login alone', async () => {
  await expect(passwordMatches('none', 'umbrella-lantern')).rejects.toThrow('Decoding failed')

  expect(await judge('koko-in-the-rain', [])).toBeNull()
})

test('the thread rests for as long as it worked', async () => {
  const worked_from = Math.max(restedAt(), performance.now())

  await Promise.all([hashPassword('umbrella-lantern'), hashPassword('umbrella-lantern')])

  expect(restedAt()).toBeGreaterThan(worked_from)
})

test('a thread that ended is replaced at the next password', async () => {
  await stopPasswordThread()
  startPasswordThread()
  const broken = hashPassword('umbrella-lantern')
  await stopPasswordThread()
  startPasswordThread()

  await expect(broken).rejects.toThrow('ended')
  expect(await hashPassword('umbrella-lantern')).toMatch(/^\$argon2id/)
})

test('a program ends while its thread waits for a password', { timeout: 60_000 }, async () => {
  const work = new URL('work.ts', import.meta.url)
  const program = `import { startPasswordThread } from '${work}'; startPasswordThread(); console.log('done')`

  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { timeout: 30_000 })

  expect((await run).stdout).toBe('done\n')
})

test.runIf(process.platform === 'linux')('the thread alone gives way to all that serves players', async () => {
  await hashPassword('umbrella-lantern')

  const threads = readdirSync('/proc/self/task')
  const nice = threads.map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  )

  expect(nice.filter((one) => one > Math.min(...nice))).toEqual([Math.min(...nice) + 10])
})
