/** Functions of the schema name each table with its schema: another one of that name, in a schema that is searched first, is not theirs. */
import type { Database } from '#platform/server/database/database.ts'

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g
const TEXTS = /'(?:[^']|'')*'/g
/** Where the name of a table stands; what follows the keyword in `for update` or `do update set` is no name of one. */
const TABLE_AT =
  /\b(?:from|join|insert\s+into|update|lock\s+table|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?("?[a-z_][a-z0-9_]*"?)(?=\s*([.(]?))/gi

interface SchemaFunction {
  name: string
  source: string
}

/** A sentence for each name without its schema. Texts are read as well where the function executes one. */
export async function functionFaults(db: Database): Promise<string[]> {
  const functions = await db<SchemaFunction[]>`
    select p.oid::regprocedure::text as name, p.prosrc as source
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
      -- A function in the form of the SQL standard holds tables by their numbers.
      and p.prosqlbody is null and p.prosrc <> ''
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`
  const tables = await db<{ name: string }[]>`
    select distinct c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')`
  const names = new Set(tables.map(({ name }) => name))
  return functions.flatMap(({ name, source }) =>
    [...new Set(bareTables(source, names))].map((table) => `${name} names the table ${table} without its schema`),
  )
}

function bareTables(source: string, tables: ReadonlySet<string>): string[] {
  const code = source.replaceAll(COMMENTS, ' ')
  const read = /\bexecute\b/i.test(code) ? code.replaceAll("'", ' ') : code.replaceAll(TEXTS, "''")
  return [...read.matchAll(TABLE_AT)].flatMap(([, written = '', after]) => {
    const table = written.replaceAll('"', '').toLowerCase()
    return after === '' && tables.has(table) ? [table] : []
  })
}
