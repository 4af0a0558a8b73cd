/** The types, columns and functions of today's schema, from the catalog of PostgreSQL. */
import type { Database } from '#platform/server/database/database.ts'
import type { Type } from './types/type.ts'

export interface Catalog {
  /** `relation.column`, by their numbers, of columns of tables that have no `not null`. */
  may_be_null: Set<string>
  /** Functions and operators that answer null when an argument is null. */
  is_strict: Set<string>
  is_strict_operator: Set<string>
  /** Of aggregates and window functions. */
  names: Map<string, string>
  /** By the number of a type: its name in a statement, and the type of the value that the driver makes of it. */
  types: Map<number, { name: string; type: Type[] }>
}

/** As `platform/server/database/driver/values.ts` reads them; everything else stays text. */
const KINDS: Record<string, Type> = {
  int2: { kind: 'number' },
  int4: { kind: 'number' },
  oid: { kind: 'number' },
  float4: { kind: 'number' },
  float8: { kind: 'number' },
  int8: { kind: 'bigint' },
  bool: { kind: 'boolean' },
  date: { kind: 'Date' },
  timestamp: { kind: 'Date' },
  timestamptz: { kind: 'Date' },
  bytea: { kind: 'Buffer' },
  json: { kind: 'any', why: 'json' },
  jsonb: { kind: 'any', why: 'json' },
}

export async function getCatalog(db: Database): Promise<Catalog> {
  const columns = await db<{ column: string }[]>`
    select a.attrelid || '.' || a.attnum as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull and not a.attisdropped`
  const functions = await db<{ id: string; name: string; is_strict: boolean; is_plain: boolean }[]>`
    select oid::text as id, proname::text as name, proisstrict as is_strict, prokind = 'f' as is_plain from pg_proc`
  const operators = await db<{ id: string }[]>`
    select o.oid::text as id from pg_operator o join pg_proc p on p.oid = o.oprcode where p.proisstrict`
  const types = await db<{ id: number; name: string; word: string; element: string | null }[]>`
    select t.oid as id, format_type(t.oid, null) as name, t.typname::text as word, e.typname::text as element
    from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`
  return {
    may_be_null: new Set(columns.map(({ column }) => column)),
    is_strict: new Set(functions.flatMap(({ id, is_strict }) => (is_strict ? [id] : []))),
    is_strict_operator: new Set(operators.map(({ id }) => id)),
    names: new Map(functions.flatMap(({ id, name, is_plain }) => (is_plain ? [] : [[id, name]]))),
    types: new Map(types.map(({ id, name, word, element }) => [id, { name, type: typeOf(word, element) }])),
  }
}

const typeOf = (word: string, element: string | null): Type[] =>
  element === null
    ? [KINDS[word] ?? { kind: 'string' }]
    : [{ kind: 'array', element: [KINDS[element] ?? { kind: 'string' }] }]
