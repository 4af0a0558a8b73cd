import type { Fragment, Queryable } from '#platform/server/database/database.ts'

interface Time {
  from: Date
  to: Date
}

/** The draws whose result was paid, by the time of the draw. One that was called off was none. */
const drawn = (db: Queryable, { from, to }: Time): Fragment =>
  db`two_d.draw d where d.status = 'settled' and d.draws_at >= ${from} and d.draws_at < ${to}`

/**
 * The sums of each draw: rows of bets, staked, prizes, the prizes that all hundred numbers together would have cost the company
 * (liability), and the sum of their squares. The lines of a draw share one number, so they are one chance.
 */
export const drawSums = (db: Queryable, time: Time): Fragment => db`
  select (select count(*) from two_d.slip s where s.draw_id = d.id) as bets, c.staked, c.liability, c.liability_squares,
         (select coalesce(sum(p.amount), 0) from two_d.prize p where p.draw_id = d.id and p.taken_back is null) as prizes
  from (select d.id from ${drawn(db, time)}) d
  cross join lateral (
    select sum(staked) as staked, coalesce(sum(liability), 0) as liability,
           coalesce(sum(liability::numeric * liability), 0) as liability_squares
    from two_d.number_limit where draw_id = d.id
  ) c where c.staked > 0`

/** The slips on these draws: rows of cause_id. */
export const drawStakes = (db: Queryable, time: Time): Fragment => db`
  select s.id as cause_id from two_d.slip s where s.draw_id in (select d.id from ${drawn(db, time)})`
