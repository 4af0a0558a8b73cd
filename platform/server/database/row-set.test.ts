import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, expectTypeOf, inject, test } from 'vitest'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { type Database, type JsonValue, openDatabase } from './database.ts'
import { arrayOf, arraysOf, type Columns, type ElementType, rowsOf } from './row-set.ts'

let db: Database
beforeAll(async () => {
  // One connection: what it has prepared can be counted.
  db = openDatabase(await freshDatabase(inject('postgres_url')), { connections: 1, role: 'owner' })
})
afterAll(() => db.end())

const ANY_TEXT = [
  '',
  ' ',
  'null',
  'NULL',
  '"quoted"',
  "it's",
  '\\',
  '\\"',
  'a\\nb',
  '{a,b}',
  ',',
  '{}',
  '$1 ${2}',
  'two\nlines\r\n\ttab',
  'မြန်မာ',
  'Žluťoučký 🐉',
  '\u0001\u007f\u2028',
]

interface Row {
  count: bigint
  share: number
  rank: number
  percent: number
  is_open: boolean
  name: string
  id: string
  day: string
  at: Date
  hash: Buffer
  note: JsonValue
}

const ROW: Row = {
  count: 9_007_199_254_740_993n,
  share: -2_147_483_648,
  rank: 32_767,
  percent: 95.6,
  is_open: true,
  name: 'မြန်မာ, "မ" \\ {}',
  id: '0190a6c0-4b1e-7d53-8a5c-0123456789ab',
  day: '2026-02-28',
  at: new Date('2026-02-28T23:59:59.999Z'),
  hash: Buffer.from([0, 34, 44, 92, 123, 125, 255]),
  note: { text: 'a "b" \\ {c}, \n d', list: [1, null, true], empty: {} },
}
const OTHER: Row = {
  count: -9_223_372_036_854_775_808n,
  share: 0,
  rank: -1,
  percent: 1e-7,
  is_open: false,
  name: '',
  id: '00000000-0000-0000-0000-000000000000',
  day: '0099-01-01',
  at: new Date('1970-01-01T00:00:00.001Z'),
  hash: Buffer.alloc(0),
  note: [],
}
const NOTHING = {
  count: null,
  share: null,
  rank: null,
  percent: null,
  is_open: null,
  name: null,
  id: null,
  day: null,
  at: null,
  hash: null,
  note: null,
}

const selectBack = (rows: readonly (Row | typeof NOTHING)[]) => db`
  select count, share, rank, percent::float8, is_open, name, id, to_char(day, 'YYYY-MM-DD') as day, at, hash, note
  from ${rowsOf(db, 'sent', rows, {
    count: 'bigint',
    share: 'integer',
    rank: 'smallint',
    percent: 'numeric',
    is_open: 'boolean',
    name: 'text',
    id: 'uuid',
    day: 'date',
    at: 'timestamptz',
    hash: 'bytea',
    note: 'jsonb',
  })}`

test('every type comes back as it was sent, and so does null', async () => {
  expect([...(await selectBack([ROW, NOTHING, OTHER]))]).toEqual([ROW, NOTHING, OTHER])
})

test('an empty set has no row', async () => {
  expect([...(await selectBack([]))]).toEqual([])
})

test('each column has the type that is named', async () => {
  const types: ElementType[] = ['bigint', 'integer', 'smallint', 'numeric', 'boolean', 'text', 'uuid', 'date', 'bytea']
  for (const type of types) {
    const [row] = await db`select pg_typeof(${arrayOf(db, type, [])})::text as type`
    expect(row).toEqual({ type: `${type}[]` })
  }
})

test('a text may hold anything', async () => {
  const [row] = await db`select ${arrayOf(db, 'text', ANY_TEXT)} as texts`

  expect(row).toEqual({ texts: ANY_TEXT })
})

test('no text reaches beyond its own element', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'))

  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text)), async (texts) => {
      const [row] = await db`select array_to_json(${arrayOf(db, 'text', texts)}) as texts`
      expect(row).toEqual({ texts })
    }),
  )
})

test('PostgreSQL refuses what is no element of the type, and never reads two of it', async () => {
  const refused = '22P02'

  await expect(db`select ${arrayOf(db, 'uuid', [`${ROW.id},${OTHER.id}`])}`).rejects.toMatchObject({ code: refused })
  await expect(db`select ${arrayOf(db, 'integer', [Number.NaN])}`).rejects.toMatchObject({ code: refused })
  await expect(db`select ${arrayOf(db, 'integer', [1.5])}`).rejects.toMatchObject({ code: refused })
  await expect(db`select ${arrayOf(db, 'date', ['2026-02-28,2026-03-01'])}`).rejects.toMatchObject({ code: '22007' })
  await expect(db`select ${arrayOf(db, 'text', ['\0'])}`).rejects.toMatchObject({ code: '22021' })
})

test('the columns keep the order in which they are named, as arguments too', async () => {
  const rows = [
    { last: 'a', first: 1n },
    { last: 'b', first: 2n },
  ]

  const [row] = await db`
    select array_to_json(array[${arraysOf(db, rows, { first: 'bigint' })}]) as firsts,
           pg_typeof(f.one)::text as one, pg_typeof(f.two)::text as two
    from (select * from unnest(${arraysOf(db, rows, { first: 'bigint', last: 'text' })}) as t (one, two)) f limit 1`

  expect(row).toEqual({ firsts: [[1, 2]], one: 'bigint', two: 'text' })
})

test('a statement is prepared once, however many rows it gets', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ place, name: place % 2 ? 'odd' : null }))
  const count = (of: number) => db<{ count: bigint }[]>`
    select count(*) from ${rowsOf(db, 'numbered', rows(of), { place: 'integer', name: 'text' })}`

  const counts = [...(await count(0)), ...(await count(1)), ...(await count(1000))]

  expect(counts).toEqual([{ count: 0n }, { count: 1n }, { count: 1000n }])
  const [prepared] = await db`
    select count(*) from pg_prepared_statements where statement like '%"numbered"%' and statement not like '%prepared%'`
  expect(prepared).toEqual({ count: 1n })
})

test('the types let a column be only what its values fit', () => {
  interface Typed {
    id: bigint
    count: number
    name: 'big' | 'small'
    is_open: boolean | null
    at: Date | null
    hash: Buffer
    note?: string
    read(): void
  }

  // The compiler refuses this line when a column takes another type, or a name that the rows do not have.
  expectTypeOf<Columns<Typed>>().toEqualTypeOf<{
    readonly id?: 'bigint'
    readonly count?: 'integer' | 'smallint' | 'numeric' | 'json' | 'jsonb'
    readonly name?: 'text' | 'uuid' | 'date' | 'json' | 'jsonb'
    readonly is_open?: 'boolean' | 'json' | 'jsonb'
    readonly at?: 'timestamptz' | 'json' | 'jsonb'
    readonly hash?: 'bytea'
    readonly note?: undefined
    readonly read?: undefined
  }>()
  expectTypeOf(rowsOf<Typed>)
    .parameter(3)
    .toEqualTypeOf<Columns<Typed>>()
  expectTypeOf(arraysOf<Typed>)
    .parameter(2)
    .toEqualTypeOf<Columns<Typed>>()
  expectTypeOf(arrayOf<'timestamptz'>)
    .parameter(2)
    .toEqualTypeOf<readonly (Date | null)[]>()
  expectTypeOf(arrayOf<'bigint'>)
    .parameter(2)
    .toEqualTypeOf<readonly (bigint | null)[]>()
})
