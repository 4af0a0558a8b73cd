import type { ReconciliationCheck, Slice, SlicedCheck } from '#ledger/server/index.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'

/** Beyond these it is no longer rows that are wrong, and the log has the rest. */
const OPEN_MAX = 500

interface OpenDiscrepancy {
  invariant: string
  promise: string
  /** The difference in a sentence. */
  sentence: string
  found_at: Date
}

/** For an engineer: what the worker found wrong and what is not right yet, the oldest first; at most 100. */
export const listOpenDiscrepancies = (db: Queryable): Promise<OpenDiscrepancy[]> => db<OpenDiscrepancy[]>`
  select invariant, promise, sentence, found_at from reconciliation.discrepancy
  where resolved_at is null order by id limit 100`

export async function countOpenDiscrepancies(db: Queryable): Promise<number> {
  const [row] = await db<{ open: number }[]>`
    select count(*)::integer as open from reconciliation.discrepancy where resolved_at is null`
  return row?.open ?? 0
}

/** The results of a cut and its slice: discrepancies that they found stay open, and others of the slice are resolved. */
export interface Proved {
  cut: SlicedCheck['cut']
  slice: Slice
  results: readonly ReconciliationCheck[]
}

export async function saveDiscrepancies(db: Database, { cut, slice, results }: Proved): Promise<void> {
  const found = results.flatMap(({ invariant, topic, promise, discrepancies }) =>
    discrepancies.map(({ sentence, account_id = null, amount = null, day = null }) => ({
      invariant,
      topic,
      promise,
      sentence,
      account_id,
      // A sum may be larger than a bigint of the database holds.
      amount: amount === null ? null : String(amount),
      day,
    })),
  )
  await transaction(db, async (tx) => {
    const rows = rowsOf(tx, 'found', found, {
      invariant: 'text',
      topic: 'text',
      promise: 'text',
      sentence: 'text',
      account_id: 'bigint',
      amount: 'text',
      day: 'date',
    })
    await tx`
      update reconciliation.discrepancy d set resolved_at = now()
      where resolved_at is null and cut = ${cut}
        and since = ${slice.since}::text::timestamptz and until = ${slice.until}::text::timestamptz
        and first_account = ${slice.first_account} and after_account = ${slice.after_account}
        and not exists (select from ${rows} where found.promise = d.promise and found.sentence = d.sentence)`
    if (found.length === 0) return
    await tx`
      insert into reconciliation.discrepancy
        (invariant, topic, promise, sentence, account_id, amount, day, cut, since, until, first_account, after_account)
      select distinct on (promise, sentence) invariant, topic, promise, sentence, account_id, amount::numeric, day, ${cut}, ${slice.since}::text::timestamptz,
             ${slice.until}::text::timestamptz, ${slice.first_account}::bigint, ${slice.after_account}::bigint
      from ${rows}
      where (select count(*) from reconciliation.discrepancy where resolved_at is null) < ${OPEN_MAX}
      on conflict (promise, md5(sentence)) where resolved_at is null do update
        set last_found_at = now(), topic = excluded.topic, account_id = excluded.account_id, amount = excluded.amount, day = excluded.day`
  })
}

export type OpenSlice = Slice & { cut: 'time' | 'accounts' }

/** Slices in which something is wrong, those first that were not read for longest. */
export const listOpenSlices = (db: Queryable, limit: number): Promise<OpenSlice[]> => db<OpenSlice[]>`
  select cut, since::text, until::text, first_account, after_account
  from reconciliation.discrepancy where resolved_at is null and cut in ('time', 'accounts')
  group by cut, since, until, first_account, after_account order by max(last_found_at) limit ${limit}`
