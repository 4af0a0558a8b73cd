import type { Slice } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Span } from '../span.ts'

/**
 * The days that end in a slice of time and whose aggregates are whole. The last slice has the running day too, and the first
 * and the last have every row of an aggregate that lies before or behind the ledger: each row belongs to one slice.
 */
export interface SliceOfDays {
  /** Days as PostgreSQL reads them, the second one not in it; `-infinity` and `infinity` where there is no bound. */
  from_day: string
  to_day: string
  /** The months that end in the slice, in the same way. */
  from_month: string
  to_month: string
  /** The ledger's rows of these days, as far as they are aggregated. */
  span: Span
  /** How many days are aggregated among them. */
  days: number
}

/** Null where no day ends in the slice: its days belong to a later one. A day is read whole, however short the slices are. */
export async function daysOfSlice(db: Queryable, { since, until }: Slice): Promise<SliceOfDays | null> {
  const [found] = await db<(Omit<SliceOfDays, 'span'> & Span)[]>`
    with aggregated as (
      -- Of a ledger without progress each row of an aggregate is one too many.
      select coalesce((select until from report.aggregation_progress), 'epoch'::timestamptz) as until
    ), bounds as (
      select case when ${until}::text = 'infinity' then least(first_day, running_day) else first_day end as from_day,
             case when ${until}::text = 'infinity' then 'infinity'::date else least(after_day, running_day) end as to_day, until
      from aggregated cross join lateral (
        -- A day that ends with the moment at which a slice begins is in that slice.
        select report.day_of(${since}::text::timestamptz - interval '1 microsecond') as first_day,
               report.day_of(${until}::text::timestamptz - interval '1 microsecond') as after_day,
               report.day_of(until) as running_day
      ) d
    )
    select from_day::text, to_day::text, date_trunc('month', from_day::timestamp)::date::text as from_month,
           date_trunc('month', to_day::timestamp)::date::text as to_month,
           greatest(report.beginning_of(from_day), 'epoch'::timestamptz) as from,
           least(report.beginning_of(to_day), until) as to,
           (select count(*) from report.aggregated_day where day >= from_day and day < to_day)::integer as days
    from bounds where from_day < to_day`
  if (!found) return null
  const { from, to, ...days } = found
  return { ...days, span: { from, to } }
}
