-- The job aggregates the running day hour by hour, so that a report adds up one hour of the ledger at most. Rows of
-- players lose the columns that no report needs, and what a player has stands in one row per player.

create table report.aggregation_progress (
  is_only boolean primary key default true check (is_only),
  -- The beginning of an hour in Yangon. All transfers before it are in the aggregates, and none after it.
  until timestamptz not null,
  -- The days of players before this one are deleted, and their months remain; 2000-01-01 where none is deleted yet.
  player_days_from date not null
);
insert into report.aggregation_progress (until, player_days_from)
select report.beginning_of(max(day) + 1), date '2000-01-01'
from report.aggregated_day having count(*) > 0;

-- What each player has and has staked, as it stood at the moment of report.aggregation_progress.
create table report.player_total (
  player_id bigint primary key,
  -- Of the accounts main, game, hold and bonus together.
  balance bigint not null,
  two_d_stakes bigint not null,
  provider_stakes bigint not null
);
-- From the balances of this moment, without what moved since: one statement reads both.
insert into report.player_total (player_id, balance, two_d_stakes, provider_stakes)
select player_id, b.balance - coalesce(m.moved, 0), coalesce(s.two_d_stakes, 0), coalesce(s.provider_stakes, 0)
from (select player_id, sum(balance) as balance from ledger.account where player_id is not null group by 1) b
left join (
  select leg.account_id / 10 as player_id, sum(leg.moved) as moved
  from ledger.transfer t
  cross join lateral (values (t.debit_account_id, -t.amount), (t.credit_account_id, t.amount)) leg (account_id, moved)
  where t.created_at >= (select until from report.aggregation_progress)
    and leg.account_id between 10000 and 999999999999999 and leg.account_id % 10 between 1 and 4 group by 1
) m using (player_id)
left join (
  select player_id, sum(two_d_stakes) as two_d_stakes, sum(provider_stakes) as provider_stakes
  from report.daily_player_aggregate group by 1
) s using (player_id)
where exists (select from report.aggregation_progress)
  and (b.balance - coalesce(m.moved, 0), coalesce(s.two_d_stakes, 0), coalesce(s.provider_stakes, 0)) <> (0, 0, 0)
order by 1;
create index player_total_by_balance on report.player_total (balance desc, player_id) where balance > 0;

-- The columns of a fixed order leave no gaps between them. An agent's number fits four bytes.
alter table report.daily_player_aggregate rename to old_daily_player_aggregate;
alter table report.old_daily_player_aggregate rename constraint daily_player_aggregate_pkey to old_daily_player_aggregate_pkey;
-- Partitioned by month, so that a month that no report needs day by day leaves as a whole (migration 0071).
create table report.daily_player_aggregate (
  day date not null,
  agent_id integer not null,
  player_id bigint not null,
  bets integer not null,
  -- When the player first moved money, in milliseconds of the day; null where a day was aggregated before migration 0066.
  first_ms integer check (first_ms between 0 and 86399999),
  turnover bigint not null,
  payout bigint not null,
  bonus_cost bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  withdrawals bigint not null
) partition by range (day);

create function report.player_month_name(p_month date) returns text
language sql immutable as $$ select 'daily_player_aggregate_' || to_char(p_month, 'YYYY_MM') $$;

-- The partition of a month, where there is none yet. Made beside the table, so that nobody who reads waits for it.
create function report.open_player_month(p_month date) returns void
language plpgsql security definer set search_path to 'report', 'pg_temp' as $$
declare
  v_name text := report.player_month_name(p_month);
begin
  if p_month <> date_trunc('month', p_month::timestamp)::date then
    raise exception '% is not the first of a month', p_month;
  end if;
  if to_regclass(format('report.%I', v_name)) is not null then return; end if;
  execute format('create table report.%I (like report.daily_player_aggregate including constraints) with (fillfactor = 90)', v_name);
  execute format('alter table report.daily_player_aggregate attach partition report.%I for values from (%L) to (%L)',
                 v_name, p_month, (p_month + interval '1 month')::date);
end $$;

do $$
declare
  v_month date;
begin
  for v_month in
    select distinct date_trunc('month', day::timestamp)::date from report.old_daily_player_aggregate order by 1
  loop
    perform report.open_player_month(v_month);
  end loop;
end $$;
insert into report.daily_player_aggregate (day, agent_id, player_id, bets, first_ms, turnover, payout, bonus_cost,
                                           adjustments, deposits, withdrawals)
select s.day, s.agent_id, s.player_id, s.bets, f.first_ms, s.turnover, s.payout, s.bonus_cost, s.adjustments, s.deposits,
       s.withdrawals
from report.old_daily_player_aggregate s
-- The last day is still compared with the day after it.
left join (
  select report.day_of(t.created_at) as day, report.player_of(t.debit_account_id, t.credit_account_id) as player_id,
         coalesce((
           select m.agent_id from agent.membership m
           where m.player_id = report.player_of(t.debit_account_id, t.credit_account_id)
             and m.since <= t.created_at and (m.until is null or t.created_at < m.until)
         ), 0) as agent_id,
         floor(extract(epoch from min(t.created_at) - report.beginning_of(report.day_of(t.created_at))) * 1000)::integer as first_ms
  from ledger.transfer t
  where t.created_at >= (select until - interval '1 day' from report.aggregation_progress)
    and t.created_at < (select until from report.aggregation_progress) group by 1, 2, 3
) f on f.day = s.day and f.player_id = s.player_id and f.agent_id = s.agent_id
order by s.day, s.player_id, s.agent_id;
drop table report.old_daily_player_aggregate;
-- The key finds a player; days lie one after the other, so an index of ranges finds them, at no cost to speak of.
alter table report.daily_player_aggregate add primary key (player_id, day, agent_id);
create index daily_player_aggregate_by_day on report.daily_player_aggregate using brin (day)
  with (pages_per_range = 32, autosummarize = on);

alter table report.monthly_player_aggregate rename to old_monthly_player_aggregate;
alter table report.old_monthly_player_aggregate
  rename constraint monthly_player_aggregate_pkey to old_monthly_player_aggregate_pkey;
create table report.monthly_player_aggregate (
  month date not null,
  agent_id integer not null,
  player_id bigint not null,
  bets bigint not null,
  turnover bigint not null,
  payout bigint not null,
  bonus_cost bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  withdrawals bigint not null
);
insert into report.monthly_player_aggregate (month, agent_id, player_id, bets, turnover, payout, bonus_cost, adjustments,
                                             deposits, withdrawals)
select month, agent_id, player_id, bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
from report.old_monthly_player_aggregate order by month, player_id, agent_id;
drop table report.old_monthly_player_aggregate;
alter table report.monthly_player_aggregate add primary key (player_id, month, agent_id);
create index monthly_player_aggregate_by_month on report.monthly_player_aggregate using brin (month)
  with (pages_per_range = 32, autosummarize = on);
