import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { type Database, openDatabase, transaction } from '../database.ts'
import { isUnavailable } from '../unavailable.ts'

/** Of one connection, so that what it remembers of a statement is there when the statement comes again. */
let db: Database
beforeAll(async () => {
  db = openDatabase(await freshDatabase(inject('postgres_url')), { connections: 1, role: 'owner' })
  await db`create table public.item (id integer primary key, name text, note jsonb, tags text[])`
})
afterAll(() => db.end({ timeout: 1 }))

test('values come back as they went, and no float comes near an int8 or a numeric', async () => {
  const sent = {
    big: 9_007_199_254_740_993n,
    small: 7,
    yes: true,
    at: new Date('2026-11-28T06:30:00.123Z'),
    bytes: Buffer.from([0, 1, 255]),
    text: 'ရွှေ "quoted" \\ {a,b}',
    none: null,
  }
  const read = async () =>
    db`select ${sent.big} as big, ${sent.small}::integer as small, ${sent.yes} as yes, ${sent.at} as at, ${sent.bytes} as bytes,
              ${sent.text} as text, ${sent.none}::text as none`
  // Asked for the second time, without the description of its columns.
  for (const rows of [await read(), await read()]) expect(rows).toEqual([sent])
  expect(await db`select 0.1::numeric as amount, 12345678901234567890::numeric as large`).toEqual([
    { amount: '0.1', large: '12345678901234567890' },
  ])
})

test('arrays and json come back as they went', async () => {
  const words = ['plain', 'a "b"', 'c\\d', '{e,f}', '', 'null']
  const note = { list: [1, 'two', null], text: 'ရွှေ' }
  const [row] = await db`
    select ${words}::text[] as words, ${[1n, 2n]}::bigint[] as ids, ${db.json(note)} as note, ${db.json('text')} as text,
           array[true, null] as flags, array['2026-11-28'::date] as days`
  expect(row).toEqual({
    words,
    ids: [1n, 2n],
    note,
    text: 'text',
    flags: [true, null],
    days: [new Date('2026-11-28T00:00:00Z')],
  })
})

test('names, lists, rows and pieces become text and parameters in their order', async () => {
  await db`insert into public.item ${db([
    { id: 1, name: 'one', note: db.json({ a: 1 }) },
    { id: 2, name: 'two', note: null },
  ])}`
  await db`update public.item set ${db({ name: 'second', tags: ['x'] })} where id = ${2}`
  const only = (ids: number[]) => db`and id in ${db(ids)}`
  const read = (ids: number[]) =>
    db`select ${db(['id', 'name'])} from ${db('public.item')} where id > ${0} ${only(ids)} ${db`order by ${db('id')} desc`}`

  expect(await read([1, 2])).toEqual([
    { id: 2, name: 'second' },
    { id: 1, name: 'one' },
  ])
  expect(await read([])).toEqual([])
})

test('what is no parameter is refused before anything is sent', async () => {
  const wrong = undefined as unknown as string
  await expect(db`select ${wrong}`.execute()).rejects.toThrow('takes no parameter of this kind: undefined')
  await expect(db`select ${{} as unknown as string}`.execute()).rejects.toThrow(
    'takes no parameter of this kind: object',
  )
  expect(await db`select 1 as one`).toEqual([{ one: 1 }])
})

test('one text with values of several types is several statements', async () => {
  const kindOf = async (value: bigint | Date | boolean) => (await db`select pg_typeof(${value}) as kind`)[0]?.kind
  for (let turn = 0; turn < 2; turn++) {
    expect(await kindOf(1n)).toBe('bigint')
    expect(await kindOf(true)).toBe('boolean')
    expect(await kindOf(new Date())).toBe('timestamp with time zone')
  }
})

test('a statement that failed, in whatever way, is right when it comes again', async () => {
  // Refused by its constraint after it was prepared; it has no columns.
  const add = (id: number) => db`insert into public.item (id) values (${id})`
  await expect(add(1)).rejects.toThrow('duplicate key')
  expect((await add(3)).count).toBe(1)
  // Refused for its value, before its columns were told.
  const read = (text: string) => db`select ${text}::integer as number`
  await expect(read('x')).rejects.toThrow('invalid input syntax')
  expect(await read('12')).toEqual([{ number: 12 }])
  // Not understood at all.
  const later = () => db`select name from public.later`
  await expect(later()).rejects.toThrow('does not exist')
  await db`create table public.later (name text)`
  expect(await later()).toEqual([])
})

test('statements that travel together have their own answers', async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const answers = await transaction(db, (tx) =>
    Promise.all(
      numbers.map((number) => tx`select ${number}::integer as number from generate_series(0, ${number}::integer)`),
    ),
  )
  expect(answers.map((rows) => [rows.length, rows[0]?.number])).toEqual(numbers.map((number) => [number + 1, number]))
})

test('an answer says what was done, to how many rows', async () => {
  const made = await db`create table public.counted as select generate_series(1, 5) as number`
  expect([made.command, made.count]).toEqual(['SELECT', 5])
  const deleted = await db`delete from public.counted where number > ${2}`
  expect([deleted.command, deleted.count, [...deleted]]).toEqual(['DELETE', 3, []])
  const both = (await db.unsafe('select 1 as one; drop table public.counted')) as unknown as (typeof made)[]
  expect(both.map(({ command }) => command)).toEqual(['SELECT', 'DROP TABLE'])
})

test('what the server says against a statement names the place of the statement', async () => {
  const error = await db`select 1 / ${0}::integer`.catch((refused: unknown) => refused)
  expect((error as Error).stack).toContain('driver.test.ts')
  expect(error).toMatchObject({ code: '22012', message: 'division by zero' })
})

test.each([
  ['idle in a transaction', 'set local idle_in_transaction_session_timeout = 50'],
  ['in a transaction', 'set local transaction_timeout = 50'],
])(
  'a session that the server ends because it was too long %s is a database that is not there',
  async (_name, limit) => {
    const work = transaction(db, async (tx) => {
      await tx.unsafe(limit)
      // The statement is on its way before the end of the session is read, which looks like its answer then.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      await tx`select 1`
    })
    const error = await work.catch((refused: unknown) => refused)

    expect(isUnavailable(error), String(error)).toBe(true)
    // The next caller has another connection.
    expect(await db`select 1 as one`).toEqual([{ one: 1 }])
  },
)
