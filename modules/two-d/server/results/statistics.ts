import { createVersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Precompressed } from '#platform/server/http/answers/precompressed.ts'
import {
  TWO_D_STATISTICS_DAYS,
  type TwoDStatistics,
  type TwoDStatisticsAnswer,
  type TwoDStatisticsGroup,
} from '#two-d/contract/draws.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** The statistics of the last year, counted anew after a result, a correction, or midnight in Yangon. */
export function createStatistics(db: Database): () => Promise<Precompressed> {
  const current = createVersionedCache({ version: () => getVersion(db), load: () => countNumbers(db) })
  return async () => {
    const { content, precompressed } = await current()
    return precompressed('statistics', (): TwoDStatisticsAnswer => success(content))
  }
}

async function getVersion(db: Database): Promise<string> {
  const [last] = await db<{ today: string; declared_at: string | null }[]>`
    select two_d.today()::text as today, max(r.declared_at)::text as declared_at
    from two_d.draw d join two_d.result r on r.draw_id = d.id and r.version = d.version
    where d.game_date > two_d.today() - ${TWO_D_STATISTICS_DAYS}::integer`
  return `${last?.today} ${last?.declared_at}`
}

interface CountRow {
  from: string
  until: string
  session: TwoDSession | null
  weekday: number | null
  /** Null in the one row of a year without a result, and so are the others. */
  num: string | null
  count: number | null
  last_on: string | null
  draws_since: number | null
}

/** Each result counts three times: among all, among those of its session, and among those of its weekday. */
async function countNumbers(db: Database): Promise<TwoDStatistics> {
  const rows = await db<CountRow[]>`
    with drawn as (
      select d.game_date, d.session_number, s.session, extract(isodow from d.game_date)::integer as weekday, r.number
      from two_d.draw d join two_d.session s on s.number = d.session_number
      join two_d.result r on r.draw_id = d.id and r.version = d.version
      where d.game_date > two_d.today() - ${TWO_D_STATISTICS_DAYS}::integer
    ), placed as (
      select g.session, g.weekday, drawn.number, drawn.game_date,
             row_number() over (partition by g.session, g.weekday
                                order by drawn.game_date desc, drawn.session_number desc) - 1 as draws_since
      from drawn cross join lateral (
        values (null::text, null::integer), (drawn.session, null), (null, drawn.weekday)
      ) g (session, weekday)
    ), counted as (
      select session, weekday, number, count(*)::integer as count, max(game_date)::text as last_on,
             min(draws_since)::integer as draws_since
      from placed group by session, weekday, number
    )
    select (day.until - ${TWO_D_STATISTICS_DAYS - 1}::integer)::text as "from", day.until::text as until, c.session,
           c.weekday, c.number as num, c.count, c.last_on, c.draws_since
    from (select two_d.today() as until) day left join counted c on true
    order by c.weekday nulls first, c.session nulls first, c.number`
  const [first] = rows
  if (!first) throw new Error('no row of a select of today')
  return { from: first.from, until: first.until, groups: groupsOf(rows) }
}

function groupsOf(rows: readonly CountRow[]): TwoDStatisticsGroup[] {
  const groups = new Map<string, TwoDStatisticsGroup>()
  for (const { session, weekday, num, count, last_on, draws_since } of rows) {
    if (num === null || count === null || last_on === null || draws_since === null) continue
    const key = `${session} ${weekday}`
    const group = groups.get(key) ?? { session, weekday, draws: 0, numbers: [] }
    group.draws += count
    group.numbers.push({ num, count, last_on, draws_since })
    groups.set(key, group)
  }
  return [...groups.values()]
}
