import type { Discrepancy, ReconciliationCheck, Slice } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { membership } from '../membership.ts'
import { DISCREPANCIES_SHOWN, type Difference, differencesOf, NOTHING_ENDED } from './reconcile-sentences.ts'
import { daysOfSlice, type SliceOfDays } from './slice-of-days.ts'

/** I15: the control of each day, and its digit bets. */
export async function daysEqualTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const about = {
    invariant: 'I15',
    topic: 'reports' as const,
    promise: 'the daily aggregates are what the ledger says',
  }
  const days = await daysOfSlice(db, slice)
  if (days === null) return { ...about, ...NOTHING_ENDED }
  const { from_day, to_day, span } = days
  const rows = await db<Difference[]>`
    with ledger as materialized (
      select report.day_of(t.created_at) as day, count(*) as transfers, sum(t.amount) as amount,
             count(*) filter (where t.kind = 'digit_bet_stake') as digit_bets,
             sum(t.amount) filter (where t.kind = 'digit_bet_stake') as digit_staked
      from ledger.transfer t where t.created_at >= ${span.from} and t.created_at < ${span.to} group by 1
    ), compared (day, what, ours, theirs, amount) as (
      select coalesce(f.day, l.day), 'the day', f.transfers || ' / ' || f.amount,
             coalesce(l.transfers, 0) || ' / ' || coalesce(l.amount, 0), coalesce(f.amount, 0) - coalesce(l.amount, 0)
      from (
        select * from report.aggregated_day where day >= ${from_day}::text::date and day < ${to_day}::text::date
      ) f full join (
        -- The running day has its control once it is over.
        select * from ledger where day < report.day_of(${span.to})
      ) l on l.day = f.day
      union all
      select coalesce(s.day, l.day), 'digit bets', coalesce(s.bets, 0) || ' / ' || coalesce(s.staked, 0),
             coalesce(l.digit_bets, 0) || ' / ' || coalesce(l.digit_staked, 0),
             coalesce(s.staked, 0) - coalesce(l.digit_staked, 0)
      from (
        select day, sum(bets) as bets, sum(staked) as staked from report.daily_digit_bet_aggregate
        where day >= ${from_day}::text::date and day < ${to_day}::text::date group by 1
      ) s full join ledger l on l.day = s.day
    )
    select day::text as since, what, ours, theirs, nullif(amount, 0)::text as amount from compared
    where ours is distinct from theirs order by day, what limit ${DISCREPANCIES_SHOWN}`
  return { ...about, checked: days.days, discrepancies: differencesOf(rows) }
}

/** I15: each hour of each agent, by what moved from where to where, and each day beside its hours. */
export async function hoursEqualTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const about = {
    invariant: 'I15',
    topic: 'reports' as const,
    promise: 'the hourly aggregates are what the ledger says, agent by agent',
  }
  const days = await daysOfSlice(db, slice)
  if (days === null) return { ...about, ...NOTHING_ENDED }
  const discrepancies = [...(await hoursThatDiffer(db, days)), ...(await daysThatDiffer(db, days))]
  return { ...about, checked: days.days, discrepancies: discrepancies.slice(0, DISCREPANCIES_SHOWN) }
}

async function hoursThatDiffer(db: Queryable, { from_day, to_day, span }: SliceOfDays): Promise<Discrepancy[]> {
  return differencesOf(
    await db<Difference[]>`
      with ledger as (
        select date_trunc('hour', t.created_at, 'Asia/Yangon') as hour, t.kind, report.end_of(t.debit_account_id) as debit_end,
               report.end_of(t.credit_account_id) as credit_end,
               coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id), 0) as agent_id,
               count(*) as transfers, sum(t.amount) as amount
        from ledger.transfer t left join ${membership(db)}
        where t.created_at >= ${span.from} and t.created_at < ${span.to} group by 1, 2, 3, 4, 5
      ), aggregated as (
        select * from report.hourly_aggregate
        where hour >= report.beginning_of(${from_day}::text::date) and hour < report.beginning_of(${to_day}::text::date)
      )
      select to_char(coalesce(s.hour, l.hour) at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:00') as since,
             s.transfers || ' / ' || s.amount as ours, l.transfers || ' / ' || l.amount as theirs,
             nullif(coalesce(s.amount, 0) - coalesce(l.amount, 0), 0)::text as amount,
             coalesce(s.kind, l.kind) || ' with agent ' || coalesce(s.agent_id, l.agent_id) as what
      from aggregated s full join ledger l using (hour, kind, debit_end, credit_end, agent_id)
      where (s.transfers, s.amount) is distinct from (l.transfers, l.amount) order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}

async function daysThatDiffer(db: Queryable, { from_day, to_day }: SliceOfDays): Promise<Discrepancy[]> {
  return differencesOf(
    await db<Difference[]>`
      select coalesce(s.day, h.day)::text as since, s.transfers || ' / ' || s.amount as ours,
             h.transfers || ' / ' || h.amount as theirs,
             nullif(coalesce(s.amount, 0) - coalesce(h.amount, 0), 0)::text as amount,
             'the day of ' || coalesce(s.kind, h.kind) || ' with agent ' || coalesce(s.agent_id, h.agent_id) as what
      from (
        select * from report.daily_aggregate where day >= ${from_day}::text::date and day < ${to_day}::text::date
      ) s full join (
        select report.day_of(hour) as day, kind, debit_end, credit_end, agent_id, sum(transfers) as transfers, sum(amount) as amount
        from report.hourly_aggregate
        where hour >= report.beginning_of(${from_day}::text::date) and hour < report.beginning_of(${to_day}::text::date)
        group by 1, 2, 3, 4, 5
      ) h using (day, kind, debit_end, credit_end, agent_id)
      where (s.transfers, s.amount) is distinct from (h.transfers, h.amount) order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}
