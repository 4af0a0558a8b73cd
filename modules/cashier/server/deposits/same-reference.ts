import { SAME_REFERENCE_COUNTED, SAME_REFERENCE_LEVELS } from '#cashier/contract/rules.ts'
import type { QueueRow } from '#cashier/contract/staff.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { getSetting, type Setting } from '../setting.ts'

type Days = Pick<Setting, 'same_reference_days'>

/**
 * Whether `o` is another request on the same receipt as `r`, before or after it: of two the first may be the wrong one.
 * Two transfers may end with the same six digits; where both whole ids are known they decide.
 */
export const onSameReceipt = (db: Queryable, { same_reference_days }: Days): Fragment => {
  const days = db`${same_reference_days} * interval '1 day'`
  return db`
    o.refrence_no = r.refrence_no and o.id <> r.id and (o.transaction_id <> r.transaction_id) is not true
    and o.created_at > r.created_at - ${days} and o.created_at < r.created_at + ${days}`
}

/** The match of `o` with `r`, as a place in SAME_REFERENCE_LEVELS from 1. The requested and the credited amounts count. */
export const levelOf = (db: Queryable): Fragment => db`
  case when o.transaction_id = r.transaction_id then 3
       when o.payment_account_id <> r.payment_account_id then 1
       when o.amount in (r.amount, r.effective_amount) or o.effective_amount in (r.amount, r.effective_amount) then 3
       else 2 end`

/** For a list: of the newest on the same receipt the strongest level and their number, and whether one was approved. */
export const sameReferenceOf = (db: Queryable, days: Days): Fragment => db`
  select max(seen.level) as level, count(*) as count,
         exists (
           select from cashier.request o where ${onSameReceipt(db, days)} and o.status = 'approved'
         ) as is_approved
  from (
    select ${levelOf(db)} as level from cashier.request o where ${onSameReceipt(db, days)}
    order by o.number desc limit ${SAME_REFERENCE_COUNTED}
  ) seen`

export interface SameReferenceRow {
  same_level: number | null
  same_count: bigint
  same_is_approved: boolean
}

export function writeSameReference(row: SameReferenceRow): QueueRow['same_reference'] {
  const level = SAME_REFERENCE_LEVELS[(row.same_level ?? 0) - 1]
  return level ? { level, count: Number(row.same_count), is_approved: row.same_is_approved } : null
}

/**
 * The number of an approved request on the same receipt, or null. Approvals of one reference come one after another
 * from here to the end of the transaction, so that of two at the same moment the second sees the first.
 */
export async function approvedOnSameReceipt(
  tx: Transaction,
  { id, refrence_no }: { id: string; refrence_no: string | null },
): Promise<bigint | null> {
  if (refrence_no === null) return null
  await tx`select pg_advisory_xact_lock(hashtextextended('cashier.reference.' || ${refrence_no}::text, 0))`
  const setting = await getSetting(tx)
  const [row] = await tx<{ number: bigint }[]>`
    select o.number from cashier.request r join cashier.request o on ${onSameReceipt(tx, setting)}
    where r.id = ${id} and o.status = 'approved' order by o.number limit 1`
  return row?.number ?? null
}
