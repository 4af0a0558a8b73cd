import type { Queryable } from '#platform/server/database/database.ts'

/** Today and the next one: nobody can bet further ahead, and so changes of the settings count soon. */
const TRADING_DAYS_AHEAD = 2
/** The longest closure known, Songkran between two weekends, is well within. */
const DAYS_LOOKED_AT = 21

/**
 * Opens the draws that are missing, with the settings of now, and answers how many. One that was called off is not
 * opened again, nor one whose closing time is over.
 */
export async function openDraws(db: Queryable): Promise<number> {
  const opened = await db`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select t.day, s.number, (t.day + s.cutoff_at) at time zone 'Asia/Yangon',
           (t.day + s.draws_at) at time zone 'Asia/Yangon', two_d.shown_until(t.day, (t.day + s.draws_at) at time zone 'Asia/Yangon'),
           setting.odds, setting.stake_min, setting.stake_max, setting.default_number_limit, setting.lines_max
    from (
      select day::date as day
      from generate_series(two_d.today(), two_d.today() + ${DAYS_LOOKED_AT}::integer, interval '1 day') day
      where two_d.is_trading_day(day::date) order by day limit ${TRADING_DAYS_AHEAD}
    ) t
    cross join two_d.session s cross join two_d.setting
    where s.is_on and (t.day + s.cutoff_at) at time zone 'Asia/Yangon' > clock_timestamp()
      and not exists (select from two_d.draw d where d.game_date = t.day and d.session_number = s.number)
    order by t.day, s.number
    on conflict (game_date, session_number) where status <> 'void' do nothing`
  return opened.count
}
