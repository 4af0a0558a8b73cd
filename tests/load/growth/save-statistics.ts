import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database/database.ts'
import { GROWN_STATISTICS, writeGrownStatistics } from '#scripts/checks/sql/plans/grown-statistics.ts'
import type { ColumnStatistics, RelationStatistics } from '#scripts/checks/sql/plans/plant-statistics.ts'
import { ROOT } from '#scripts/program.ts'

/** Columns of smaller tables are not worth a line: every plan of theirs is a short one. */
const ROWS_MIN = 10_000
/** Of most common values, and of the bounds between equal parts. What PostgreSQL keeps is ten times as much. */
const VALUES_MAX = 10

/** Writes what the planner knows of the grown database to where the check of plans finds it. */
export async function saveStatistics(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    const relations = await db<RelationStatistics[]>`
      select c.oid::regclass::text as relation, c.relpages as pages, greatest(c.reltuples, 0)::float8 as rows, c.relallvisible as visible_pages
      from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_index i on i.indexrelid = c.oid
      join pg_class t on t.oid = coalesce(i.indrelid, c.oid)
      where c.relkind in ('r', 'i') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker', 'public')
        and t.relpages > 1 and t.reltuples > 0
      order by t.relpages desc, t.oid::regclass::text, c.relkind desc, 1`
    const columns = await db<
      (ColumnStatistics & { most_common_vals: string[] | null; histogram_bounds: string[] | null })[]
    >`
      select s.schemaname || '.' || s.tablename as relation, s.attname::text as column, s.null_frac, s.avg_width, s.n_distinct, s.correlation,
             (s.most_common_vals::text::text[])[1:${VALUES_MAX}] as most_common_vals, s.most_common_freqs[1:${VALUES_MAX}] as most_common_freqs,
             s.histogram_bounds::text::text[] as histogram_bounds
      from pg_stats s join pg_class c on c.oid = (s.schemaname || '.' || s.tablename)::regclass
      where c.reltuples >= ${ROWS_MIN} and s.schemaname !~ '^pg_' order by c.relpages desc, 1, s.attname`
    const text = writeGrownStatistics({
      taken_at: new Date().toISOString(),
      relations,
      columns: columns.map(shortened),
    })
    writeFileSync(join(ROOT, GROWN_STATISTICS), text)
    console.log(`${relations.length} tables and indexes, ${columns.length} columns: ${GROWN_STATISTICS}`)
  } finally {
    await db.end()
  }
}

/** Values of texts that hardly repeat say nothing but themselves. */
function shortened(
  column: ColumnStatistics & { most_common_vals: string[] | null; histogram_bounds: string[] | null },
): ColumnStatistics {
  const { most_common_vals, most_common_freqs, histogram_bounds, ...plain } = column
  const is_word = /^[\d: .+-]+$/.test(histogram_bounds?.[0] ?? '')
  return {
    ...plain,
    ...(most_common_vals
      ? { most_common_vals, ...(most_common_freqs && { most_common_freqs: most_common_freqs.map(rounded) }) }
      : {}),
    ...(histogram_bounds && is_word ? { histogram_bounds: everyNth(histogram_bounds) } : {}),
  }
}

const rounded = (share: number) => Number(share.toPrecision(4))

/** The first, the last, and some between them. */
function everyNth(bounds: string[]): string[] {
  const step = Math.max(1, (bounds.length - 1) / VALUES_MAX)
  return [
    ...new Set(Array.from({ length: VALUES_MAX + 1 }, (_, place) => bounds[Math.round(place * step)] ?? '')),
  ].filter((one) => one !== '')
}
