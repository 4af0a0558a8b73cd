import {
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/** How many rows a slice has. */
export type Counted = (db: Queryable, slice: Slice) => Promise<number>

/** A check of what began in a span of time. */
export const checkOf = (
  invariant: string,
  promise: string,
  counted: Counted,
  differing: (db: Queryable, slice: Slice) => Promise<Discrepancy[]>,
): SlicedCheck => ({
  cut: 'time',
  check: async (db, slice) => ({
    invariant,
    topic: 'two_d_slips',
    promise,
    checked: await counted(db, slice),
    discrepancies: await differing(db, slice),
  }),
})

/** The discrepancies in rows of a sentence, an account and an amount; the sentence is null where a row is right. */
export async function sentences(db: Queryable, rows: Fragment): Promise<Discrepancy[]> {
  const wrong = await db<{ sentence: string; account_id: bigint | null; amount: string | null }[]>`
    with found as materialized (
      select sentence, account_id, amount::text from (${rows}) wrong where sentence is not null
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(wrong, ({ sentence }) => sentence)
}
