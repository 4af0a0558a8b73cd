/**
 * No statement of the server reads a whole grown table, unless a line in allowed-scans.ts says why it may; and each index of a
 * grown table serves a statement, keeps something unique, or has its purpose in index-purposes.ts.
 */
import type { Database } from '#platform/server/database/database.ts'
import type { Statement } from '../source/statements.ts'
import type { AllowedScan } from './allowed-scans.ts'
import type { IndexPurpose } from './index-purposes.ts'
import { indexesIn, PAGE, type Plan, planOf, type Scan, scansIn } from './plan.ts'
import { type GrownStatistics, plantStatistics } from './plant-statistics.ts'

/** Tables with more rows than these are grown: reading all of them takes longer than a call should. */
const GROWN_ROWS_MIN = 10_000

export interface PlanCheck {
  /** Each with its file and line, or the index. */
  faults: string[]
  /** How much was looked at, in a sentence. */
  count: string
}

interface Options {
  statistics: GrownStatistics
  allowed: readonly AllowedScan[]
  purposes: readonly IndexPurpose[]
}

type PlannedStatement = Pick<Statement, 'at' | 'texts'>

/** @param db an empty, migrated database that is thrown away afterwards, of a server on this machine */
export async function checkPlans(
  db: Database,
  statements: PlannedStatement[],
  { statistics, allowed, purposes }: Options,
): Promise<PlanCheck> {
  const gone = await plantStatistics(db, statistics)
  const rows_of = rowsOf(statistics)
  const plans = await plansOf(db, statements)
  const scans = wholeScans(plans, rows_of)
  const excused = (scan: WholeScan) => allowed.filter((one) => allows(one, scan))
  const used = new Set(scans.flatMap(excused))
  const found = scans.filter((scan) => excused(scan).length === 0)
  return {
    faults: [
      ...new Set(found.map(({ at, table, says }) => `${at} ${says} of ${table}, which grows without end`)),
      ...allowed
        .filter((one) => !used.has(one))
        .map(({ files }) => `${files} reads no whole grown table: allowed-scans.ts need not allow it`),
      ...gone.map(
        (table) =>
          `${table} is not in the schema any more: take its lines out of grown-statistics.jsonl, or write it anew`,
      ),
      ...(await indexFaults(db, { plans, rows_of, purposes })),
    ].sort(),
    count: `${plans.length} plans at the size of a million players, ${used.size} of them may read a whole table`,
  }
}

interface PlanOfStatement {
  at: string
  /** The form of the statement. */
  text: string
  plan: Plan
}

/** Of every form of each statement. What cannot be planned is named by the check of statements. */
export async function plansOf(db: Database, statements: PlannedStatement[]): Promise<PlanOfStatement[]> {
  const of_statements = await Promise.all(
    statements.flatMap(({ at, texts }) =>
      texts.map(async (text) => ({ at, text, plan: await planOf(db, text).catch(nullOfRefused) })),
    ),
  )
  return of_statements.flatMap(({ plan, ...form }) => (plan ? [{ ...form, plan }] : []))
}

function nullOfRefused(error: unknown): null {
  if (error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))) return null
  throw error
}

/** Of each table and index. */
export const rowsOf = ({ relations }: GrownStatistics): Map<string, number> =>
  new Map(relations.map(({ relation, rows }) => [relation, rows]))

interface WholeScan {
  at: string
  text: string
  table: string
  says: string
}

export const wholeScans = (plans: PlanOfStatement[], rows_of: Map<string, number>): WholeScan[] =>
  plans.flatMap(({ plan, ...form }) =>
    scansIn(plan)
      .filter((scan) => rowsRead(scan, rows_of) >= GROWN_ROWS_MIN)
      .map((scan) => ({ ...form, ...scan })),
  )

/** An index with a condition of its own may be of a few rows. And one whose order serves a limit is left when the page is full. */
function rowsRead({ table, index, left }: Scan, rows_of: Map<string, number>): number {
  const rows = Math.min(rows_of.get(table) ?? 0, rows_of.get(index ?? table) ?? 0)
  return left === undefined ? rows : Math.min(rows, (rows * PAGE) / Math.max(1, left))
}

const allows = ({ files, table, forms }: AllowedScan, scan: WholeScan): boolean =>
  (typeof files === 'string' ? scan.at.startsWith(files) : files.test(scan.at)) &&
  (table === undefined || (typeof table === 'string' ? table === scan.table : table.test(scan.table))) &&
  (forms === undefined || forms.test(scan.text))

async function indexFaults(
  db: Database,
  {
    plans,
    rows_of,
    purposes,
  }: { plans: PlanOfStatement[]; rows_of: Map<string, number>; purposes: readonly IndexPurpose[] },
): Promise<string[]> {
  const used = new Set(plans.flatMap(({ plan }) => indexesIn(plan)))
  const indexes = await db<{ name: string; table: string; is_unique: boolean }[]>`
    select n.nspname || '.' || c.relname as name, i.indrelid::regclass::text as table, i.indisunique as is_unique
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace order by 1`
  const needed = indexes.filter(
    ({ table, name, is_unique }) => (rows_of.get(table) ?? 0) >= GROWN_ROWS_MIN && !is_unique && !used.has(name),
  )
  const known = new Set(purposes.map(({ index }) => index))
  const unused = new Set(needed.map(({ name }) => name))
  return [
    ...needed
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => `${name} serves no statement: drop it, or say in index-purposes.ts what it is for`),
    ...purposes
      .filter(({ index }) => !unused.has(index))
      .map(({ index }) => `${index} needs no line in index-purposes.ts: it serves a statement, or is gone`),
  ]
}
