import { type Discrepancy, discrepanciesOf, type ReconciliationCheck } from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'

export const DISCREPANCIES_SHOWN = 20
/** Of `2026-11-27`, which an hour begins with. */
const DAY_LENGTH = 10

/** The first day of the month of a day. */
export const MONTH_OF = (db: Queryable, day: Fragment): Fragment => db`date_trunc('month', ${day}::timestamp)::date`

/** Of a slice in which no day ends. */
export const NOTHING_ENDED: Pick<ReconciliationCheck, 'checked' | 'discrepancies'> = { checked: 0, discrepancies: [] }

/** An aggregate beside the ledger. */
export interface Difference {
  /** The hour, the day or the first day of the month. */
  since: string | null
  what: string | null
  ours: string | null
  theirs: string | null
  /** By how much money they differ. */
  amount: string | null
  account_id?: bigint | null
}

export const differencesOf = (rows: Difference[]): Discrepancy[] =>
  discrepanciesOf(
    rows.map((row) => ({ ...row, day: row.since?.slice(0, DAY_LENGTH) ?? null })),
    ({ since, what, ours, theirs }) =>
      `${since ?? ''}, ${what ?? ''}: ${ours ?? 'nothing'} aggregated, ${theirs ?? 'nothing'} in the ledger`,
  )
