/** The checks of the ledger in parts that are cut anywhere: what they find in all parts together is what they find in the whole. */
import type { ReconciliationCheck, Slice, SlicedCheck } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { accountSlice, timeSlice } from '#reconciliation/server/index.ts'

/** Where slices end: moments in milliseconds since 1970, and ids of accounts, in ascending order. */
export interface Cut {
  time: bigint[]
  accounts: bigint[]
}

export const WHOLE: Cut = { time: [], accounts: [] }

export interface Found {
  promise: string
  checked: number
  /** Its sentences; amounts are of what a slice sees. */
  discrepancies: string[]
}

/** The discrepancies that each check finds along the boundaries, if it can be cut; in the order of the checks. */
export async function findAlong(
  db: Queryable,
  checks: readonly SlicedCheck[],
  { time, accounts }: Cut,
): Promise<Found[]> {
  const slices = { time: slicesOf(time, timeSlice), accounts: slicesOf(accounts, accountSlice) }
  const found: Found[] = []
  for (const each of checks) {
    if (each.cut === 'once') continue
    if (each.cut === 'total') {
      let sum = 0n
      for (const slice of slices.time) sum += await each.sum(db, slice)
      found.push(together([await each.compare(db, sum)]))
    } else {
      const parts: ReconciliationCheck[] = []
      for (const slice of slices[each.cut]) parts.push(await each.check(db, slice))
      found.push(together(parts))
    }
  }
  return found
}

const slicesOf = (boundaries: bigint[], slice: (from: bigint | null, to: bigint | null) => Slice): Slice[] =>
  [null, ...boundaries].map((from, place) => slice(from, boundaries[place] ?? null))

function together(parts: ReconciliationCheck[]): Found {
  // One that groups its transfers says how many there are, and names one of them: that differs with the slice.
  const sentences = parts.flatMap(({ discrepancies }) =>
    discrepancies.map(({ sentence }) => sentence.replace(/: \d+, as \S+$/, '')),
  )
  return {
    promise: parts[0]?.promise ?? '',
    checked: parts.reduce((sum, { checked }) => sum + checked, 0),
    discrepancies: [...new Set(sentences)].toSorted(),
  }
}

/** Every place at which a cut can differ from its neighbours: before each moment that any row has, and before each player. */
export async function boundariesOf(db: Queryable): Promise<Cut> {
  const columns = await db<{ schema: string; table: string; column: string }[]>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`
  const moments = new Set<bigint>()
  for (const { schema, table, column } of columns) {
    const rows = await db<{ at: bigint }[]>`
      select distinct floor(extract(epoch from ${db(column)}) * 1000)::bigint as at
      from ${db(schema)}.${db(table)} where isfinite(${db(column)})`
    for (const { at } of rows) moments.add(at)
  }
  const accounts = await db<{ id: bigint }[]>`select distinct id / 10 * 10 as id from ledger.account order by 1`
  return { time: [...moments].toSorted((a, b) => Number(a - b)), accounts: accounts.map(({ id }) => id) }
}
