/** The privileges that a statement needs, as PostgreSQL notes them beside the statement's tree. */
import type { Database } from '#platform/server/database/database.ts'
import { fieldOf, parseTree, type Tree, type TreeValue, treesBelow, wordOf } from '../parse-tree.ts'

/** `select` of which columns, of a table; `execute` of a function. */
export interface Need {
  /** `schema.table`, or `schema.function()`. */
  object: string
  privilege: 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'usage'
  /** Where they are noted: of `select` and `update`; else ALL. */
  columns: string[]
}

export const ALL = '*'

/** As PostgreSQL counts them (ACL_INSERT and so on). */
const PRIVILEGES = [
  ['insert', 1, 'insertedCols'],
  ['select', 2, 'selectedCols'],
  ['update', 4, 'updatedCols'],
  ['delete', 8, null],
] as const
/** Columns are counted from here: before them stand those of the system. */
const FIRST_COLUMN = 7

export interface Objects {
  tables: Map<string, { name: string; columns: Map<number, string> }>
  /** Of the platform's schemas; with their trees or texts, where they run with their caller's rights. */
  functions: Map<string, { name: string; tree: TreeValue; text: string | null }>
  /** By table and event, the functions that its triggers call. */
  triggers: Map<string, string[]>
}

const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker', 'sql_check')`

export async function getObjects(db: Database): Promise<Objects> {
  const columns = await db<{ id: string; name: string; number: number; column: string }[]>`
    select c.oid::text as id, nspname || '.' || relname as name, attnum as number, attname::text as column
    from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on attrelid = c.oid
    where ${db.unsafe(OURS)} and attnum > 0 and not attisdropped and relkind in ('r', 'v', 'p')
    order by attrelid, attnum`
  const functions = await db<{ id: string; name: string; body: string | null; text: string | null }[]>`
    select p.oid::text as id, nspname || '.' || proname || '()' as name,
           case when not prosecdef then prosqlbody::text end as body,
           case when not prosecdef and prosqlbody is null then prosrc end as text
    from pg_proc p join pg_namespace n on n.oid = pronamespace where ${db.unsafe(OURS)}`
  const triggers = await db<{ at: string; function: string }[]>`
    select tgrelid || ' ' || event as at, tgfoid::text as function
    from pg_trigger cross join (values (4, 'insert'), (8, 'delete'), (16, 'update')) as events (bit, event)
    where not tgisinternal and tgtype::integer & bit > 0`
  const tables: Objects['tables'] = new Map()
  for (const { id, name, number, column } of columns) {
    const table = tables.get(id) ?? { name, columns: new Map<number, string>() }
    tables.set(id, table)
    table.columns.set(number, column)
  }
  const by_event: Objects['triggers'] = new Map()
  for (const { at, function: id } of triggers) by_event.set(at, [...(by_event.get(at) ?? []), id])
  return {
    tables,
    functions: new Map(
      functions.map(({ id, name, body, text }) => [id, { name, text, tree: body === null ? null : parseTree(body) }]),
    ),
    triggers: by_event,
  }
}

/** Of the statement itself, of the functions that it calls with its caller's rights, and of triggers. */
export function needsOf(objects: Objects, tree: TreeValue): Need[] {
  const needs: Need[] = []
  const seen = new Set<string>()
  const waiting: TreeValue[] = [tree]
  const call = (id: string) => {
    const called = objects.functions.get(id)
    if (!called || seen.has(id)) return
    seen.add(id)
    needs.push({ object: called.name, privilege: 'execute', columns: [] })
    if (called.text !== null) needs.push(...ofText(objects, called.text))
    waiting.push(called.tree)
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const one of treesBelow(next)) {
      if (one.tag === 'FUNCEXPR') call(wordOf(one, 'funcid'))
      if (one.tag !== 'RTEPERMISSIONINFO') continue
      const of_table = ofTable(objects, one)
      needs.push(...of_table)
      for (const { privilege } of of_table)
        for (const id of objects.triggers.get(`${wordOf(one, 'relid')} ${privilege}`) ?? []) {
          // Nobody needs a right to have a trigger run, but those for what it does.
          const { text } = objects.functions.get(id) ?? { text: null }
          if (text !== null) needs.push(...ofText(objects, text))
        }
    }
  }
  return needs
}

const IN_TEXT: [RegExp, Need['privilege'][]][] = [
  [/\binsert into (\w+\.\w+)/gi, ['insert']],
  [/\bupdate (\w+\.\w+)/gi, ['select', 'update']],
  [/\b(?:from|join) (\w+\.\w+)/gi, ['select']],
]

/** Of a body that PostgreSQL looks up only when it runs. */
function ofText({ functions }: Objects, text: string): Need[] {
  const of_tables = IN_TEXT.flatMap(([pattern, privileges]) =>
    [...text.matchAll(pattern)].flatMap(([, object = '']) =>
      privileges.map((privilege): Need => ({ object, privilege, columns: [ALL] })),
    ),
  )
  const called = [...functions.values()].filter(({ name }) => text.includes(`${name.replace('()', '')}(`))
  return [...of_tables, ...called.map(({ name }): Need => ({ object: name, privilege: 'execute', columns: [] }))]
}

function ofTable({ tables }: Objects, info: Tree): Need[] {
  const table = tables.get(wordOf(info, 'relid'))
  if (!table) return []
  const required = Number(wordOf(info, 'requiredPerms'))
  return PRIVILEGES.flatMap(([privilege, bit, field]): Need[] => {
    if ((required & bit) === 0) return []
    return [{ object: table.name, privilege, columns: field === null ? [] : columnsIn(table.columns, info, field) }]
  })
}

/** Written as `(b 8 9)`. */
function columnsIn(names: Map<number, string>, info: Tree, field: string): string[] {
  const value = fieldOf(info, field)
  const numbers = (Array.isArray(value) ? value : [])
    .filter((one) => one !== 'b')
    .map((one) => Number(one) - FIRST_COLUMN)
  // Of a whole row all columns are read.
  if (numbers.includes(0)) return [...names.values()]
  return numbers.flatMap((number) => names.get(number) ?? [])
}
