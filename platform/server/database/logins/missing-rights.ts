import { readFileSync } from 'node:fs'
import type { Queryable } from '../database.ts'
import { rowsOf } from '../row-set.ts'
import { type Program, roleOf } from './programs.ts'

const GRANTS = new URL('../../../../apps/database/grants.sql', import.meta.url)

/** One right of a program: to a whole table, a column of it, a function, a sequence or a schema. */
interface Right {
  kind: 'table' | 'column' | 'function' | 'sequence' | 'schema'
  name: string
  /** Empty but for a column. */
  column: string
  privilege: string
}

const GRANT =
  /^grant (?<privileges>.+?) on (?:(?<kind>schema|sequence|function) )?(?<names>[a-z0-9_., ]+) to (?<role>\w+);$/gm
/** `select`, or `update (status, settled_at)`. */
const PRIVILEGE = /(?<privilege>[a-z]+)(?: \((?<columns>[^)]*)\))?/g

/** The rights of a program on the schema of this release. */
export function readRights(program: Program): Right[] {
  return [...readFileSync(GRANTS, 'utf8').matchAll(GRANT)].flatMap(({ groups = {} }) => {
    const { privileges = '', kind = 'table', names = '', role } = groups
    if (role !== roleOf(program)) return []
    return names.split(', ').flatMap((name) =>
      [...privileges.matchAll(PRIVILEGE)].flatMap(({ groups: one = {} }): Right[] => {
        const { privilege = '', columns } = one
        if (columns === undefined) return [{ kind: kind as Right['kind'], name, column: '', privilege }]
        return columns.split(', ').map((column) => ({ kind: 'column', name, column, privilege }))
      }),
    )
  })
}

/** Those that the login of this connection does not have, as a person reads them. */
export async function missingRights(db: Queryable, rights: readonly Right[]): Promise<string[]> {
  // By the catalog: without a right to its schema, a name cannot be looked up.
  const rows = await db<Right[]>`
    select r.kind, r.name, r.column, r.privilege
    from ${rowsOf(db, 'r', [...rights], { kind: 'text', name: 'text', column: 'text', privilege: 'text' })}
    left join pg_namespace n on n.nspname = split_part(r.name, '.', 1)
    left join pg_class c on c.relnamespace = n.oid and c.relname = split_part(r.name, '.', 2)
    left join pg_attribute a on a.attrelid = c.oid and a.attname = r.column
    left join pg_proc p on r.kind = 'function' and p.pronamespace = n.oid and p.proname = split_part(r.name, '.', 2)
    where case r.kind
      when 'table' then has_table_privilege(c.oid, r.privilege)
      when 'column' then has_column_privilege(c.oid, a.attnum, r.privilege)
      when 'sequence' then has_sequence_privilege(c.oid, r.privilege)
      when 'function' then has_function_privilege(p.oid, r.privilege)
      else has_schema_privilege(n.oid, r.privilege)
    end is not true`
  return rows.map(({ name, column, privilege }) => `${privilege} on ${name}${column && ` (${column})`}`)
}
