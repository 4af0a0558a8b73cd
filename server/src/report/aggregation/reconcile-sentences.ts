import type { ReconciliationCheck } from '../../ledger/index.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'

export const DISCREPANCIES_SHOWN = 20

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
}

export const sentencesOf = (rows: Difference[]): string[] =>
  rows.map(
    ({ since, what, ours, theirs }) =>
      `${since ?? ''}, ${what ?? ''}: ${ours ?? 'nothing'} aggregated, ${theirs ?? 'nothing'} in the ledger`,
  )
