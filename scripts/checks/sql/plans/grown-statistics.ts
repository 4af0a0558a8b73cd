import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/program.ts'
import type { ColumnStatistics, GrownStatistics, RelationStatistics } from './plant-statistics.ts'

/** The planner's statistics for a million players, one per line. `npm run bench -- growth --save-statistics` writes them. */
export const GROWN_STATISTICS = 'scripts/checks/sql/plans/grown-statistics.jsonl'

export function readGrownStatistics(): GrownStatistics {
  const [head = '{}', ...lines] = readFileSync(join(ROOT, GROWN_STATISTICS), 'utf8').trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as RelationStatistics | ColumnStatistics)
  return {
    taken_at: (JSON.parse(head) as { taken_at: string }).taken_at,
    relations: rows.filter((row) => 'pages' in row),
    columns: rows.filter((row) => 'column' in row),
  }
}

export const writeGrownStatistics = ({ taken_at, relations, columns }: GrownStatistics): string =>
  [{ taken_at }, ...relations, ...columns].map((line) => `${JSON.stringify(line)}\n`).join('')
