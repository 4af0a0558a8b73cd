import { DISCREPANCIES_SHOWN, type ReconciliationCheck, type SlicedCheck } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I17: the result of a draw is what two different reporters read, and their readings still say so. */
export const drawChecks: readonly SlicedCheck[] = [
  { cut: 'once', because: 'a day has a handful of draws', check: resultsAreAsRead },
]

async function resultsAreAsRead(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ results: bigint }[]>`select count(*) as results from two_d.result`
  const wrong = await db<{ sentence: string; day: string }[]>`
    with found as materialized (
      select sentence, day::text from (
        select d.game_date as day, case
            when r.number is null then 'draw ' || d.id || ' has no result of version ' || d.version
            when reports.reporters <> 2 then 'the result of draw ' || d.id || ' does not have two reporters'
            when reports.other > 0 then 'a reading does not say what draw ' || d.id || ' came to'
          end as sentence
        from two_d.draw d
        left join two_d.result r on r.draw_id = d.id and r.version = d.version
        cross join lateral (
          select count(distinct w.reporter) as reporters,
                 count(*) filter (where w.number <> r.number or strpos(convert_from(g.raw, 'UTF8'), quoted.set) = 0
                   or strpos(convert_from(g.raw, 'UTF8'), quoted.value) = 0) as other
          from two_d.result_report w
          join two_d.reading g on g.id = w.reading_id
          cross join lateral (select '"' || w.set || '"' as set, '"' || w.value || '"' as value) quoted
          where w.id in (r.report_id, r.confirmation_id)
        ) reports
        where d.version > 0
      ) each_draw where sentence is not null
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return [
    {
      invariant: 'I17',
      topic: 'two_d_results',
      promise: 'each result of the 2D lottery is what two different reporters read, as they read it',
      checked: Number(count?.results),
      discrepancies: wrong,
    },
  ]
}
