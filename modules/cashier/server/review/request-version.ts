import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Setting } from '../setting.ts'

/**
 * The version of a request `r`: how often anything changed that matters for a decision about it. Its row counts its own
 * changes; another request with its reference, and the end of that one, change what its checks say, and so count here.
 * It only ever grows, as long as the setting stays.
 */
export function versionOf(db: Queryable, { same_reference_days }: Pick<Setting, 'same_reference_days'>): Fragment {
  const days = db`${same_reference_days} * interval '1 day'`
  return db`
    (r.version + (
      select count(*) + count(*) filter (where o.status <> 'pending') from cashier.request o
      where o.refrence_no = r.refrence_no and o.id <> r.id
        and o.created_at > r.created_at - ${days} and o.created_at < r.created_at + ${days}
    ))::integer`
}
