import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { removeCluster } from './cluster-location.ts'
import { type RunningPostgres, startPostgres } from './embedded-postgres.ts'

let dir: string
let opened: RunningPostgres[]

beforeEach(() => {
  // PostgreSQL and the tools around it must bear a space in a path.
  dir = mkdtempSync(join(tmpdir(), 'thazin postgres '))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  opened = []
})

afterEach(async () => {
  for (const server of opened) await server.stop()
  removeCluster(dir)
})

async function open(log: string[] = []): Promise<RunningPostgres> {
  const server = await startPostgres({ dir, log: (line) => log.push(line) })
  opened.push(server)
  return server
}

async function ask<T>(url: string, question: (sql: Database) => Promise<T>): Promise<T> {
  const sql = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    return await question(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const postmasterPid = () => Number.parseInt(readFileSync(join(dir, 'postgres/data/postmaster.pid'), 'utf8'), 10)

/** Another program that starts a database here and then waits, to be killed. */
async function openElsewhere(): Promise<{ program: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const source = `import { startPostgres } from ${JSON.stringify(module)}
    const server = await startPostgres({ dir: ${JSON.stringify(dir)} })
    console.log(server.url)
    setInterval(() => {}, 1000)`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(program.stdout, 'data')
  return { program, url: String(line).trim() }
}

async function kill(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL')
  await once(program, 'exit')
}

test('keeps what was written over a stop and a start, at the same address', async () => {
  const first = await open()
  await ask(first.url, (sql) => sql`create table kept as select 7 as digit`)
  await first.stop()

  const second = await open()

  expect(await ask(second.url, (sql) => sql`select digit from kept`)).toEqual([{ digit: 7 }])
  expect(second.url).toBe(first.url)
})

test('is durable, in UTF-8 and UTC, and sorts alike on every machine', async () => {
  const { url } = await open()

  const [found] = await ask(
    url,
    (sql) => sql`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
        current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone, datlocale as locale
      from pg_database where datname = current_database()`,
  )

  expect(found).toEqual({ fsync: 'on', synchronous_commit: 'on', encoding: 'UTF8', zone: 'UTC', locale: 'C.UTF-8' })
})

test('lets nobody in without the password, which only its owner can read', async () => {
  const { url } = await open()
  const stranger = new URL(url)
  stranger.password = 'guess'

  await expect(ask(stranger.href, (sql) => sql`select 1`)).rejects.toThrow('password authentication failed')
  expect(statSync(join(dir, 'postgres/password')).mode & 0o077).toBe(0)
})

test('refuses a second start on the same folder while the first one lives', async () => {
  const elsewhere = await openElsewhere()

  await expect(open()).rejects.toThrow(/in use by another running copy/)

  expect(await ask(elsewhere.url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  await kill(elsewhere.program)
  await open()
})

test('stops the server that a killed program left behind, and keeps its data', async () => {
  const elsewhere = await openElsewhere()
  await ask(elsewhere.url, (sql) => sql`create table kept as select 7 as digit`)
  await kill(elsewhere.program)

  const log: string[] = []
  const { url } = await open(log)

  expect(log.join()).toContain('left behind')
  expect(await ask(url, (sql) => sql`select digit from kept`)).toEqual([{ digit: 7 }])
})

test('recovers by itself when everything was killed, a session at work included', async () => {
  const elsewhere = await openElsewhere()
  await ask(elsewhere.url, (sql) => sql`create table kept as select 7 as digit`)
  const busy = ask(elsewhere.url, (sql) => sql`select pg_sleep(1000)`).catch(() => 'cut off')
  await sleep(200)
  process.kill(postmasterPid(), 'SIGKILL')
  await kill(elsewhere.program)

  const { url } = await open()

  expect(await busy).toBe('cut off')
  expect(await ask(url, (sql) => sql`select digit from kept`)).toEqual([{ digit: 7 }])
})

test("is not misled when the killed server's process number belongs to a stranger", async () => {
  const elsewhere = await openElsewhere()
  const lock = join(dir, 'postgres/data/postmaster.pid')
  const server_pid = postmasterPid()
  const stale = readFileSync(lock, 'utf8')
  process.kill(server_pid, 'SIGKILL')
  await kill(elsewhere.program)
  const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  writeFileSync(lock, stale.replace(String(server_pid), String(stranger.pid)))

  const { url } = await open()

  expect(await ask(url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  await kill(stranger)
})
