import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { type Database, openDatabase, pipelined, type Queryable, transaction } from './database.ts'

const CONNECTIONS = 4
const CALLERS = 12
const CUTS = 6

let url: string
let owner: Database
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  owner = openDatabase(url, { connections: 1, role: 'owner' })
  await owner`create table public.part (key bigint, part integer, primary key (key, part))`
  await owner`grant all on public.part to thazin_server`
})
afterAll(() => owner.end({ timeout: 1 }))
beforeEach(() => owner`truncate public.part`)

const parts = async () =>
  (await owner`select key::integer, part from public.part order by 1, 2`).map((row) => ({ ...row }))
const backendOf = async (db: Queryable) => (await db<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid ?? 0

/** Ends what serves a connection, and waits until it is gone. */
async function terminate(pid: number): Promise<void> {
  await owner`select pg_terminate_backend(${pid}::integer, 5000)`
}

async function isGone(db: Database): Promise<void> {
  await expect.poll(() => backendOf(db).catch(() => 0)).toBeGreaterThan(0)
}

/** Two writes that belong together, in each of the three ways of this module. */
const WAYS: Record<string, (db: Database, key: number) => Promise<unknown>> = {
  transaction: (db, key) =>
    transaction(db, async (tx) => {
      await tx`insert into public.part values (${key}, 1)`
      await tx`insert into public.part values (${key}, 2)`
    }),
  pipelined: (db, key) =>
    pipelined(db, async (tx, commitWith) => {
      await tx`select count(*) from public.part where key = ${key}`
      await commitWith([1, 2].map((part) => tx`insert into public.part values (${key}, ${part}::integer)`))
    }),
  statement: (db, key) => db`insert into public.part select ${key}::bigint, part from generate_series(1, 2) part`,
}

describe.each([['by_key' as const], [undefined]])('with access %s', (access) => {
  let proxy: DatabaseProxy
  let db: Database
  const open = (connections: number) =>
    openDatabase(proxy.url, { connections, role: 'thazin_server', ...(access && { access }) })
  beforeEach(async () => {
    proxy = await openDatabaseProxy(url)
    db = open(CONNECTIONS)
  })
  afterEach(async () => {
    await db.end({ timeout: 1 })
    await proxy.close()
  })

  /** Each connection of the pool is busy at the same time, and serves. */
  async function expectWholePool(): Promise<void> {
    await expect
      .poll(() =>
        db`select 1`.then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const pids = await Promise.all(
      Array.from({ length: CONNECTIONS }, () =>
        transaction(db, async (tx) => {
          await tx`select pg_sleep(0.3)`
          return (await tx<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
        }),
      ),
    )
    expect(new Set(pids).size).toBe(CONNECTIONS)
  }

  test.each([
    ['the database ends every session', 'terminate'],
    ['the network resets every connection', 'reset'],
    ['nothing listens for a moment', 'close'],
  ] as const)(
    '%s under load: all is settled, all or nothing is written, the pool is whole again',
    async (_name, how) => {
      const ways = Object.values(WAYS)
      const done = new Set<number>()
      const failed = new Set<number>()
      let next = 0
      let is_over = false
      const caller = async () => {
        while (!is_over) {
          const key = next++
          const write = ways[key % ways.length] ?? expect.unreachable()
          await write(db, key).then(
            () => done.add(key),
            () => failed.add(key),
          )
        }
      }
      const callers = Array.from({ length: CALLERS }, caller)
      for (let cut = 0; cut < CUTS; cut++) {
        const before = done.size
        await expect.poll(() => done.size).toBeGreaterThan(before)
        if (how === 'reset') proxy.cut()
        else if (how === 'close') await proxy.close().then(proxy.open)
        else
          await owner`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
      }
      is_over = true
      await Promise.all(callers)

      expect(failed.size).toBeGreaterThan(0)
      const written = await owner<{ key: number; parts: number }[]>`
      select key::integer, count(*)::integer as parts from public.part group by key`
      expect(written.filter((row) => row.parts !== 2)).toEqual([])
      const keys = new Set(written.map(({ key }) => key))
      expect([...done].filter((key) => !keys.has(key))).toEqual([])
      await expectWholePool()
    },
  )

  test.each([
    ['a statement ran on it', (one: Database) => one`select pg_sleep(20)`.catch(() => undefined)],
    ['somebody held it', async (one: Database) => void (await one.reserve())],
  ])('a pool that is ended ends, although its connection is lost while %s', async (_name, hold) => {
    const single = open(1)
    const pid = await backendOf(single)
    const held = hold(single)
    await setTimeout(50)

    const ended = single.end()
    await terminate(pid)
    await held

    expect(await Promise.race([ended.then(() => 'ended'), setTimeout(5_000, 'never')])).toBe('ended')
  })

  test('a transaction that lost its connection writes nothing more', async () => {
    const single = open(1)
    const late = single.begin(async (tx) => {
      await tx`insert into public.part values (1, 1)`
      const pid = await backendOf(tx)
      await terminate(pid)
      await isGone(single)
      await tx`insert into public.part values (1, 2)`
    })
    await expect(late).rejects.toThrow('CONNECTION_CLOSED')
    await single.begin((tx) => tx`insert into public.part values (2, 1)`)
    expect(await parts()).toEqual([{ key: 2, part: 1 }])
    await single.end({ timeout: 1 })
  })

  test('a reserved connection that was lost neither ends nor joins what another one does', async () => {
    const single = open(1)
    const stale = await single.reserve()
    await terminate(await backendOf(stale))
    await isGone(single)
    const other = single.begin(async (tx) => {
      await tx`insert into public.part values (3, 1)`
      for (const word of ['rollback', 'commit']) await expect(stale.unsafe(word)).rejects.toThrow('CONNECTION_CLOSED')
      stale.release()
      await tx`insert into public.part values (3, 2)`
    })
    await other
    expect(await parts()).toEqual([
      { key: 3, part: 1 },
      { key: 3, part: 2 },
    ])
    await isGone(single)
    await single.end({ timeout: 1 })
  })

  test('a pool that is ended while a connection is reserved has ended when it is released', async () => {
    const single = open(1)
    const reserved = await single.reserve()
    await reserved`select 1`
    const ended = single.end()
    await reserved`select 1`
    reserved.release()
    await ended
    await expect(single`select 1`).rejects.toThrow('CONNECTION_ENDED')
  })

  test('a pool that is ended before a connection came, which nobody waits for any more, has ended when it comes', async () => {
    const pair = open(2)
    const first = await pair.reserve()
    const waiting = pair.reserve()
    first.release()
    const second = await waiting
    second.release()
    await pair.end()
    await expect(pair`select 1`).rejects.toThrow('CONNECTION_ENDED')
  })

  test('what waits behind a statement of a reserved connection is refused with it', async () => {
    const reserved = await db.reserve()
    const waiting = [1, 2, 3].map(() => reserved`select pg_sleep(30)`.catch((error: unknown) => String(error)))
    await expect
      .poll(() => owner`select 1 from pg_stat_activity where query like '%pg_sleep(30)' and state = 'active'`)
      .toHaveLength(1)
    proxy.cut()
    for (const message of await Promise.all(waiting)) expect(message).toMatch(/CONNECTION_CLOSED|ECONNRESET/)
    reserved.release()
    await expectWholePool()
  })

  test('a result that was cut in its middle leaves nothing in the next one', async () => {
    const single = open(1)
    const pid = await backendOf(single)
    const long = single`select n, repeat('x', 5000) as text from generate_series(1, 200000) n`.catch(() => null)
    await expect
      .poll(() => owner`select 1 from pg_stat_activity where pid = ${pid} and wait_event = 'ClientWrite'`)
      .toHaveLength(1)
    await terminate(pid)
    expect(await long).toBeNull()
    expect([...(await single`select 1 as one`)]).toEqual([{ one: 1 }])
    await single.end({ timeout: 1 })
  })

  test('a connection that owes an answer for too long is given up, whether it is a statement or a commit', async () => {
    const patient = openDatabase(proxy.url, {
      connections: 1,
      role: 'thazin_server',
      answer_ms_max: 500,
      ...(access && { access }),
    })
    await patient`select pg_sleep(0.3)`
    proxy.meet({ text: 'commit', is_passed_on: false, then: 'stall' })
    const lost = patient.begin((tx) => tx`insert into public.part values (1, 1)`)
    await expect(lost).rejects.toThrow('a commit was not answered')
    await patient.begin((tx) => tx`insert into public.part values (2, 1)`)
    proxy.freeze()
    await expect(patient`select 1`).rejects.toThrow('CONNECTION_CLOSED')
    proxy.thaw()
    await isGone(patient)
    expect(await parts()).toEqual([{ key: 2, part: 1 }])
    await patient.end({ timeout: 1 })
  })

  test('while nothing listens each call is refused, and none is kept', async () => {
    await db`select 1`
    await proxy.close()
    const refused = await Promise.all(
      Array.from({ length: 3 * CONNECTIONS }, (_, key) =>
        Object.values(WAYS).map((write) =>
          write(db, key).then(
            () => 'written',
            () => 'refused',
          ),
        ),
      ).flat(),
    )
    expect(new Set(refused)).toEqual(new Set(['refused']))
    await proxy.open()
    await expectWholePool()
    expect(await parts()).toEqual([])
  })
})
