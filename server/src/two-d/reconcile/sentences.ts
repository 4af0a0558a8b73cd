import { DISCREPANCIES_SHOWN, type Slice, type SlicedCheck } from '../../ledger/index.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'

/** How many rows a slice has. */
export type Counted = (db: Queryable, slice: Slice) => Promise<number>

/** A check of what began in a span of time. */
export const checkOf = (
  invariant: string,
  promise: string,
  counted: Counted,
  differing: (db: Queryable, slice: Slice) => Promise<string[]>,
): SlicedCheck => ({
  cut: 'time',
  check: async (db, slice) => ({
    invariant,
    promise,
    checked: await counted(db, slice),
    discrepancies: await differing(db, slice),
  }),
})

/** What a check found wrong, of rows of a sentence each; null for a row that is right. */
export async function sentences(db: Queryable, rows: Fragment): Promise<string[]> {
  const wrong = await db<{ sentence: string }[]>`
    with found as materialized (
      select sentence from (${rows}) wrong where sentence is not null
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return wrong.map(({ sentence }) => sentence)
}
