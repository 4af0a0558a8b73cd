/**
 * Makes an empty database look to the planner like a grown one. It knows a table by its statistics, and by the length of its
 * file: so each file is made as long as it would be, as a hole that takes no space on the disk.
 */
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'

/** One line of grown-statistics.jsonl: of a table or an index. */
export interface RelationStatistics {
  relation: string
  pages: number
  rows: number
  visible_pages: number
}

/** Another: of a column. Values are text, as PostgreSQL writes them. */
export interface ColumnStatistics {
  relation: string
  column: string
  null_frac: number
  avg_width: number
  n_distinct: number
  correlation: number | null
  most_common_vals?: string[]
  most_common_freqs?: number[]
  histogram_bounds?: string[]
}

export interface GrownStatistics {
  /** Moments in the statistics are moved on by the time since. */
  taken_at: string
  relations: RelationStatistics[]
  columns: ColumnStatistics[]
}

/** Files of PostgreSQL are at most so many pages of 8 kB long; a larger table has several. */
const PAGES_PER_FILE = 131_072
const PAGE_BYTES = 8_192

/**
 * Answers the tables that are gone since the statistics were written; an index that is gone is one that the planner has not.
 * @param db of a server on this machine, of a database that is thrown away: its tables hold no rows and cannot hold any
 */
export async function plantStatistics(
  db: Database,
  { taken_at, relations, columns }: GrownStatistics,
): Promise<string[]> {
  const files = await filesOf(db)
  for (const { relation, pages, rows, visible_pages } of relations) {
    const path = files.get(relation)
    if (path === undefined) continue
    const [schemaname = '', relname = ''] = relation.split('.')
    lengthen(path, pages)
    await db`
      select pg_restore_relation_stats('schemaname', ${schemaname}::text, 'relname', ${relname}::text, 'relpages', ${pages}::integer,
                                       'reltuples', ${rows}::real, 'relallvisible', ${visible_pages}::integer)`
  }
  const known = await columnsOf(db)
  const age_ms = Date.now() - Date.parse(taken_at)
  for (const column of columns) {
    if (known.has(`${column.relation}.${column.column}`)) await plantColumn(db, column, age_ms)
  }
  const tables = new Set(columns.map(({ relation }) => relation))
  return [...tables].filter((table) => !files.has(table))
}

async function filesOf(db: Database): Promise<Map<string, string>> {
  const rows = await db<{ relation: string; path: string }[]>`
    select c.oid::regclass::text as relation, pg_relation_filepath(c.oid) as path from pg_class c
    where c.relkind in ('r', 'i') and pg_relation_filepath(c.oid) is not null`
  const [server] = await db<{ folder: string }[]>`select current_setting('data_directory') as folder`
  return new Map(rows.map(({ relation, path }) => [relation, join(server?.folder ?? '', path)]))
}

async function columnsOf(db: Database): Promise<Set<string>> {
  const rows = await db<{ column: string }[]>`
    select attrelid::regclass || '.' || attname as column from pg_attribute where attnum > 0 and not attisdropped`
  return new Set(rows.map(({ column }) => column))
}

function lengthen(path: string, pages: number): void {
  for (let file = 0, left = pages; left > 0; file++, left -= PAGES_PER_FILE) {
    const name = file === 0 ? path : `${path}.${file}`
    if (file > 0) writeFileSync(name, '')
    truncateSync(name, Math.min(left, PAGES_PER_FILE) * PAGE_BYTES)
  }
}

async function plantColumn(db: Database, column: ColumnStatistics, age_ms: number): Promise<void> {
  const [schemaname = '', relname = ''] = column.relation.split('.')
  const values = (list: string[] | undefined) => (list ? arrayText(list.map((one) => later(one, age_ms))) : null)
  await db`
    select pg_restore_attribute_stats(
      'schemaname', ${schemaname}::text, 'relname', ${relname}::text, 'attname', ${column.column}::text, 'inherited', false,
      'null_frac', ${column.null_frac}::real, 'avg_width', ${column.avg_width}::integer, 'n_distinct', ${column.n_distinct}::real,
      'correlation', ${column.correlation}::real, 'most_common_vals', ${values(column.most_common_vals)}::text,
      'most_common_freqs', ${column.most_common_freqs ? `{${column.most_common_freqs.join(',')}}` : null}::text::real[],
      'histogram_bounds', ${values(column.histogram_bounds)}::text)`
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d).*)?$/

/** Of a moment or a day, so that today stands where it stood; anything else as it is. */
function later(value: string, age_ms: number): string {
  const [, day, time] = MOMENT.exec(value) ?? []
  if (day === undefined) return value
  const moved = new Date(Date.parse(`${day}T${time ?? '00:00:00'}Z`) + age_ms).toISOString()
  return time === undefined ? moved.slice(0, 10) : moved
}

const arrayText = (values: string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
