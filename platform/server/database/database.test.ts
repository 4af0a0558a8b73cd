import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import {
  type Database,
  openDatabase,
  pipelined,
  type Row,
  snapshot,
  type Transaction,
  transaction,
} from './database.ts'
import { apart, withinDeadline } from './deadline.ts'
import { isUnavailable, Unavailable } from './unavailable.ts'

let url: string
let db: Database
beforeAll(async () => {
  url = await freshDatabase(inject('postgres_url'))
  db = openDatabase(url, { connections: 2, role: 'owner' })
  await db.unsafe(`
    create table public.kept (key integer primary key);
    create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$;
    create constraint trigger refuses after insert on public.kept deferrable initially deferred
      for each row when (new.key < 0) execute function public.refuse()`)
})
afterAll(() => db.end({ timeout: 1 }))

const WAYS: Record<string, (key: number) => Promise<unknown>> = {
  'a transaction': (key) => transaction(db, (tx) => tx`insert into public.kept values (${key})`),
  'a pipelined transaction': (key) =>
    pipelined(db, (tx, commitWith) => commitWith([tx`insert into public.kept values (${key}::integer)`])),
}

test.each(Object.entries(WAYS))('%s is done when its commit is, and not before', async (_name, write) => {
  await db`truncate public.kept`
  await write(1)
  await expect(write(-1)).rejects.toThrow('refused at commit')
  await write(2)

  expect((await db`select key from public.kept order by key`).map(({ key }) => key as number)).toEqual([1, 2])
})

test('a database that is closed for connections is unavailable, and no fault of ours', async () => {
  const closed = await freshDatabase(inject('postgres_url'))
  const name = new URL(closed).pathname.slice(1)
  const server = openDatabase(inject('postgres_url'), { connections: 1, role: 'owner' })
  await server.unsafe(`alter database ${name} allow_connections false`)
  const one = openDatabase(closed, { connections: 1, role: 'owner' })

  const refused = await transaction(one, (tx) => tx`select 1`).catch((error: unknown) => error)

  expect(isUnavailable(refused), String(refused)).toBe(true)
  // The same code of a statement is a fault of it.
  const fault = await db`select lastval()`.catch((error: unknown) => error)
  expect(isUnavailable(fault), String(fault)).toBe(false)
  await Promise.all([one.end({ timeout: 1 }), server.end()])
})

/** A pool of one connection, on which a setting holds for all that follows. */
const WAYS_AFTER: Record<string, (one: Database) => Promise<Row[]>> = {
  'a transaction': (one) => transaction(one, (tx) => tx`select current_setting('test.told', true) as told`),
  'a snapshot': (one) => snapshot(one, (tx) => tx`select current_setting('test.told', true) as told`),
  'a pipelined transaction': (one) => pipelined(one, (tx) => tx`select current_setting('test.told', true) as told`),
}

test.each(Object.entries(WAYS_AFTER))(
  '%s comes after a statement that was asked for before it',
  async (_name, read) => {
    const one = openDatabase(url, { connections: 1, role: 'owner' })
    await one`select 1`

    const [, rows] = await Promise.all([one`select set_config('test.told', 'yes', false)`.execute(), read(one)])

    expect(rows).toMatchObject([{ told: 'yes' }])
    await one.end({ timeout: 1 })
  },
)

test('a share whose connections are all taken keeps its own calls waiting, and no other', async () => {
  const shared = openDatabase(url, { connections: 1, shares: { slow: 1 }, role: 'owner' })
  const inShare = <T>(share: string, work: () => Promise<T>) =>
    withinDeadline({ ms: 30_000, changes: false, share }, work)
  const one = async () => await shared`select 1 as one`
  const held = Promise.withResolvers<void>()
  const slow = inShare('slow', () =>
    transaction(shared, async (tx) => {
      await tx`select 1`
      await held.promise
    }),
  )

  const quick = [
    one(),
    inShare('another', one),
    // Work that other calls may wait for, too, such as settings.
    inShare('slow', () => apart(one)),
    transaction(shared, (tx) => tx`select 1 as one`),
  ]
  for (const answer of quick) {
    expect(await answer).toMatchObject([{ one: 1 }])
  }
  const waiting = inShare('slow', one)
  expect(await Promise.race([waiting, sleep(50, 'waits')])).toBe('waits')

  held.resolve()
  await slow
  expect(await waiting).toMatchObject([{ one: 1 }])
  await shared.end({ timeout: 1 })
  await expect(inShare('slow', one)).rejects.toBeInstanceOf(Unavailable)
})

const later = async (statement: PromiseLike<unknown>) => {
  try {
    return await statement
  } finally {
    await sleep(100)
  }
}
const fails = (tx: Transaction) => later(tx`select 1 / ${0}::integer`)
const is_ignored = (tx: Transaction) => tx`insert into public.kept values (9)`

test.each(
  Object.entries<() => Promise<unknown>>({
    'a transaction': () => transaction(db, (tx) => Promise.all([fails(tx), is_ignored(tx)])),
    'a snapshot': () => snapshot(db, (tx) => Promise.all([fails(tx), tx`select 1`])),
    'the first statements of a pipelined transaction': () =>
      pipelined(db, (tx) => Promise.all([fails(tx), is_ignored(tx)])),
    'the last statements of a pipelined transaction': () =>
      pipelined(db, (tx, commitWith) => commitWith([fails(tx), is_ignored(tx)])),
  }),
)('%s: what failed first is told, not that what came after it was ignored', async (_name, write) => {
  await expect(write()).rejects.toThrow('division by zero')
})
