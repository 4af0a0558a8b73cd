import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { asProgram, freshDatabase } from '#tests/support/database/fresh-database.ts'

const run = promisify(execFile)
const [old_key, new_key, another] = [randomBytes(32), randomBytes(32), randomBytes(32)]

let url: string
let db: Database
let data_dir: string
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 1, role: 'owner' })
  data_dir = await mkdtemp(join(tmpdir(), 'thazin reseal '))
  // Of a series that nobody needs, without its player.
  await db.unsafe('set session_replication_role = replica')
  await db`insert into digit_bet.server_seed values (1, ${secretKey(old_key).seal(Buffer.from('a seed'))})`
})
afterAll(async () => {
  await db.end()
  await rm(data_dir, { recursive: true })
})

interface Keys {
  key: Buffer
  previous?: Buffer
}

function start(program: 'server' | 'console' | 'worker' | 'reseal', { key, previous }: Keys) {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const env = {
    ...process.env,
    DATABASE_URL: program === 'reseal' ? url : asProgram(url, program),
    DATA_DIR: data_dir,
    SECRET_KEY: key.toString('hex'),
    ...(previous && { SECRET_KEY_PREVIOUS: previous.toString('hex') }),
  }
  return run(process.execPath, [...NODE_FLAGS, file], { env })
}

const WRONG_KEY =
  'SECRET_KEY_PREVIOUS (or secret.key.previous in DATA_DIR) is not the key before the present one: neither opens ' +
  '1 of 1 seeds of series that were looked at.'

test.each(['server', 'console', 'worker'] as const)(
  '%s refuses a wrong previous key with a sentence',
  async (program) => {
    const refused = await start(program, { key: new_key, previous: another }).catch((error: unknown) => error)

    expect(refused).toMatchObject({ code: 2, stderr: '' })
    // It is the last line of the log, and the only one that is fatal.
    const fatal = (refused as { stdout: string }).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level === 60)
    expect(fatal).toEqual([expect.objectContaining({ msg: WRONG_KEY })])
  },
)

test('reseal refuses a wrong previous key with a sentence', async () => {
  await expect(start('reseal', { key: new_key, previous: another })).rejects.toMatchObject({
    code: 2,
    stderr: `${WRONG_KEY}\n`,
  })
})

test('npm run reseal says what is left, and that the previous key can be removed', async () => {
  await expect(start('reseal', { key: new_key })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 values are not sealed with the present key: keep the previous one.'),
  })

  const { stdout } = await start('reseal', { key: new_key, previous: old_key })

  expect(stdout).toContain('✔ seeds of series: 1 sealed anew, 0 left')
  expect(stdout).toContain('The present key opens every sealed value: the previous one can be removed.')
  expect((await start('reseal', { key: new_key })).stdout).toContain('0 sealed anew, 0 left')
})
