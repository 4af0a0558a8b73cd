import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { plansOf } from '#scripts/checks/sql/plans/check-plans.ts'
import { INDEX_PURPOSES } from '#scripts/checks/sql/plans/index-purposes.ts'
import { indexesIn } from '#scripts/checks/sql/plans/plan.ts'
import { readSources } from '#scripts/checks/sql/source/sources.ts'
import { findStatements } from '#scripts/checks/sql/source/statements.ts'
import { serverFolders } from '#scripts/folders.ts'
import { ROOT } from '#scripts/program.ts'

const BYTES_MIN = 10 * 1_024 * 1_024
/** Of the files that an index is used in, so many are named. */
const FILES_SHOWN = 3

interface TableSize {
  oid: number
  name: string
  rows: bigint
  bytes: bigint
}
interface IndexSize {
  table: number
  name: string
  bytes: bigint
  keeps: string | null
}

/** Tables over 10 MB, per row and per index, and which statements each index is for: as the planner chooses on this database. */
export async function saySizes({ url }: { url: string }): Promise<void> {
  const db = openDatabase(url, { connections: 4, role: 'owner' })
  try {
    const { statements } = findStatements(readSources(ROOT, serverFolders(ROOT)))
    const used = (await plansOf(db, statements)).flatMap(({ at, plan }) =>
      indexesIn(plan).map((index) => ({ index, file: at.replace(/:\d+$/, '') })),
    )
    const uses = Map.groupBy(used, ({ index }) => index)
    const indexes = await getIndexes(db)
    for (const table of await getTables(db)) {
      console.log(
        `\n${table.name}: ${table.rows.toLocaleString('en-US')} rows, ${mega(table.bytes)}, ${perRow(table.bytes, table.rows)}`,
      )
      for (const index of indexes.filter((one) => one.table === table.oid)) {
        const name = `${table.name.split('.')[0]}.${index.name}`
        const files = [...new Set((uses.get(name) ?? []).map(({ file }) => file))].sort()
        console.log(
          `  ${index.name.padEnd(34)} ${mega(index.bytes).padStart(9)} ${perRow(index.bytes, table.rows).padStart(11)}   ${purposeOf(name, index, files)}`,
        )
      }
    }
  } finally {
    await db.end()
  }
}

function purposeOf(name: string, { keeps }: IndexSize, files: string[]): string {
  const more = files.length > FILES_SHOWN ? ` and ${files.length - FILES_SHOWN} more` : ''
  const served = files.length > 0 ? `${files.slice(0, FILES_SHOWN).join(', ')}${more}` : null
  const known = [keeps, served].filter((one) => one !== null)
  return known.length > 0
    ? known.join('; ')
    : (INDEX_PURPOSES.find(({ index }) => index === name)?.why ?? 'NO STATEMENT')
}

const mega = (bytes: bigint) => `${(Number(bytes) / 1_048_576).toFixed(0)} MB`
const perRow = (bytes: bigint, rows: bigint) => `${(Number(bytes) / Math.max(1, Number(rows))).toFixed(0)} B/row`

const getTables = (db: Database) => db<TableSize[]>`
  select c.oid, c.oid::regclass::text as name, greatest(c.reltuples, 0)::bigint as rows, pg_table_size(c.oid) as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and pg_total_relation_size(c.oid) >= ${BYTES_MIN}
  order by pg_total_relation_size(c.oid) desc`

/** A unique index keeps something true, whether a statement reads by it or not. */
const getIndexes = (db: Database) => db<IndexSize[]>`
  select i.indrelid as table, c.relname::text as name, pg_relation_size(c.oid) as bytes, case when i.indisunique then 'keeps its key unique' end as keeps
  from pg_index i join pg_class c on c.oid = i.indexrelid order by bytes desc`
