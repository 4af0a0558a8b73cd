/** How PostgreSQL would run a statement, and which rows it would read that it does not need. */
import type { Database } from '#platform/server/database/database.ts'

export interface Plan {
  'Node Type': string
  'Plan Rows': number
  Schema?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** A node of a plan that reads rows of a table. */
export interface Scan {
  /** `schema.table` */
  table: string
  /** `schema.index`, where it is that which it reads. */
  index?: string
  /** Rows that its condition leaves, as the planner estimates: of an index whose order serves a limit. */
  left?: number
  /** In words, for the one who has to mend it. */
  says: string
}

/** Statements that have a plan; the others (`set`, `notify`) read no tables. */
const PLANNED = /^\s*(?:\(\s*)*(?:select|insert|update|delete|merge|with|values)\b/i

/**
 * A limit is a constant of the program that the statement takes as a parameter. Of an unknown one PostgreSQL believes that it
 * is a tenth of all rows, which no page is.
 */
const LIMIT = /\blimit \$\d+(?:::\w+)?/gi
export const PAGE = 100

/** Without the values of its other parameters, as the kept plan of a prepared statement is made. Null for what has no plan. */
export async function planOf(db: Database, text: string): Promise<Plan | null> {
  if (!PLANNED.test(text)) return null
  const [row] = await db.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (generic_plan, verbose, format json) ${withLimits(text)}`,
  )
  return row?.['QUERY PLAN'][0]?.Plan ?? null
}

/** Those that are left are counted anew: one that is nowhere has no type. */
function withLimits(text: string): string {
  let count = 0
  return text.replaceAll(LIMIT, `limit ${PAGE}`).replaceAll(/\$\d+/g, () => `$${++count}`)
}

/**
 * Whole tables, and whole indexes unless their order serves a limit and every row counts. A scan of a range of pages is none of
 * them: its index has a condition.
 */
export function scansIn(plan: Plan, is_limited = false): Scan[] {
  const own = scanOf(plan, is_limited)
  const limited = plan['Node Type'] === 'Limit' || (is_limited && PASSING.has(plan['Node Type']))
  return [...(own ? [own] : []), ...(plan.Plans ?? []).flatMap((below) => scansIn(below, limited))]
}

/** Nodes that ask those below for no more rows than they are asked for. */
const PASSING = new Set([
  'Limit',
  'Result',
  'Nested Loop',
  'Subquery Scan',
  'LockRows',
  'Append',
  'Merge Append',
  'ProjectSet',
])

function scanOf(plan: Plan, is_limited: boolean): Scan | null {
  const kind = plan['Node Type']
  const table = `${plan.Schema}.${plan['Relation Name']}`
  if (kind === 'Seq Scan' || kind === 'Sample Scan') return { table, says: 'reads the whole table' }
  const is_whole_index = (kind === 'Index Scan' || kind === 'Index Only Scan') && plan['Index Cond'] === undefined
  if (!is_whole_index || (is_limited && plan.Filter === undefined)) return null
  const index = plan['Index Name']
  const left = is_limited ? { left: plan['Plan Rows'] } : {}
  return { table, index: `${plan.Schema}.${index}`, ...left, says: `reads the whole index ${index}` }
}

/** `schema.index` of each index that it reads. A scan of a bitmap stands below the node that names the table. */
export function indexesIn(plan: Plan, schema = plan.Schema): string[] {
  const index = plan['Index Name']
  const of_table = plan.Schema ?? schema
  return [
    ...(index === undefined ? [] : [`${of_table}.${index}`]),
    ...(plan.Plans ?? []).flatMap((below) => indexesIn(below, of_table)),
  ]
}
