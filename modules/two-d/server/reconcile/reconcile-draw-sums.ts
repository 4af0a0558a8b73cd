import { inTime, type Slice } from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { sentences } from './sentences.ts'

/** A draw has its slips and lines at its cutoff, and its prizes once it is settled. */
const drawsOf = (db: Queryable, slice: Slice): Fragment => db`
  select id from two_d.draw where ${inTime(db, db`cutoff_at`, slice)}
  union select draw_id from two_d.settlement where ${inTime(db, db`finished_at`, slice)}`

export const numberLimitsKept = (db: Queryable, slice: Slice) =>
  sentences(
    db,
    db`
    select case
        when c.draw_id is null then 'draw ' || l.draw_id || ' has stakes on ' || l.digits || ' without a number limit'
        when c.staked > c.number_limit then 'draw ' || c.draw_id || ' took more on ' || c.digits || ' than its number limit'
        when c.staked <> coalesce(l.staked, 0) or c.liability <> coalesce(l.liability, 0)
          then 'draw ' || c.draw_id || ' counts ' || c.staked || ' on ' || c.digits || ', its lines ' || coalesce(l.staked, 0)
      end as sentence,
      null::bigint as account_id,
      case when c.staked > c.number_limit then c.staked - c.number_limit
           else nullif(coalesce(c.staked, 0) - coalesce(l.staked, 0), 0) end as amount
    from (select c.* from two_d.number_limit c where c.draw_id in (${drawsOf(db, slice)})) c
    full join (
      select draw_id, digits, sum(stake) as staked, sum(stake * odds) as liability from two_d.line
      where draw_id in (${drawsOf(db, slice)}) group by draw_id, digits
    ) l on l.draw_id = c.draw_id and l.digits = c.digits`,
  )

export const playersCounted = (db: Queryable, slice: Slice) =>
  sentences(
    db,
    db`
    select case
        when p.staked is distinct from l.staked then
          'player ' || coalesce(p.player_id, l.player_id) || ' is counted wrongly in draw ' || coalesce(p.draw_id, l.draw_id)
      end as sentence,
      coalesce(p.player_id, l.player_id) * 10 as account_id, null::bigint as amount
    from (select p.* from two_d.player_stake p where p.draw_id in (${drawsOf(db, slice)})) p
    full join (
      select draw_id, player_id, array_agg(staked order by digits) as staked from (
        select every.draw_id, every.player_id, number.digits, coalesce(sum(line.stake), 0)::bigint as staked
        from (
          select distinct draw_id, player_id from two_d.slip where draw_id in (${drawsOf(db, slice)})
        ) every
        cross join (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) number
        left join (
          select slip.draw_id, slip.player_id, line.digits, line.stake
          from two_d.line join two_d.slip on slip.id = line.slip_id
          where slip.draw_id in (${drawsOf(db, slice)})
        ) line on line.draw_id = every.draw_id and line.player_id = every.player_id and line.digits = number.digits
        group by every.draw_id, every.player_id, number.digits
      ) counted group by draw_id, player_id
    ) l on l.draw_id = p.draw_id and l.player_id = p.player_id`,
  )

/** While a draw is being paid some of its winners still wait; nobody else may have been paid. */
export const winnersPaid = (db: Queryable, slice: Slice) =>
  sentences(
    db,
    db`
    select case
        when l.slip_id is null then 'prize ' || p.id || ' is for a line that did not win'
        when p.id is null and l.is_settled then 'slip ' || l.number || ' won on ' || l.digits || ' and was not paid'
        when p.amount <> l.prize then 'slip ' || l.number || ' won ' || l.prize || ' and was paid ' || p.amount
      end as sentence,
      coalesce(p.player_id, l.player_id) * 10 + 1 as account_id, coalesce(l.prize, 0) - coalesce(p.amount, 0) as amount
    from (
      select line.slip_id, line.digits, slip.number, slip.player_id, line.stake * line.odds as prize, d.status = 'settled' as is_settled
      from two_d.draw d
      join two_d.result r on r.draw_id = d.id and r.version = d.version
      join two_d.line on line.draw_id = d.id and line.digits = r.number
      join two_d.slip on slip.id = line.slip_id
      where d.id in (${drawsOf(db, slice)})
    ) l
    full join (
      select p.* from two_d.prize p join two_d.draw d on d.id = p.draw_id
      where d.id in (${drawsOf(db, slice)}) and p.taken_back is null and (d.status = 'settled' or p.version = d.version)
    ) p on p.slip_id = l.slip_id and p.digits = l.digits`,
  )
