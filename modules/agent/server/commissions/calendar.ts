import type { Queryable } from '#platform/server/database/database.ts'

/**
 * A transaction that began before midnight may end after it, so a day is read when all of them are long over; the
 * database itself ends them after seconds.
 */
const LATE_MINUTES = 10

export interface Calendar {
  /** Yangon's days, by the database's clock. */
  today: string
  /** The first that is not over for good. */
  open_day: string
  /** The last that was settled; null before the first. */
  settled_until: string | null
  /** The first that a new plan may begin with. */
  plan_from: string
}

export async function getCalendar(db: Queryable): Promise<Calendar> {
  const [row] = await db<Calendar[]>`
    with yangon as (select now() at time zone 'Asia/Yangon' as at)
    select at::date::text as today, (at - ${LATE_MINUTES} * interval '1 minute')::date::text as open_day,
           settled_until::text, greatest(at::date, settled_until + 1)::text as plan_from
    from yangon, agent.setting`
  if (!row) throw new Error('agent.setting has no row')
  return row
}
