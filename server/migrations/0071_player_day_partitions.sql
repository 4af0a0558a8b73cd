-- The days of players are partitioned by month, so that a month that no report needs day by day leaves as a whole: it is
-- written to a file, compared once more, detached and dropped. docs/decisions/0088-partitions-and-archives.md
alter table report.daily_player_aggregate rename to old_daily_player_aggregate;
alter table report.old_daily_player_aggregate
  rename constraint daily_player_aggregate_pkey to old_daily_player_aggregate_pkey;
alter index report.daily_player_aggregate_by_day rename to old_daily_player_aggregate_by_day;

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
  withdrawals bigint not null,
  primary key (player_id, day, agent_id)
) partition by range (day);
create index daily_player_aggregate_by_day on report.daily_player_aggregate using brin (day)
  with (pages_per_range = 32, autosummarize = on);

-- What was archived of the days of players. A month may be attached again, and then archived once more.
create table report.archived_month (
  month date primary key check (extract(day from month) = 1),
  -- Its name in the folder of archives.
  file text not null,
  -- Of the rows as the file has them, before they are compressed.
  sha256 bytea not null check (length(sha256) = 32),
  row_count bigint not null check (row_count >= 0),
  turnover numeric not null,
  payout numeric not null,
  archived_at timestamptz not null default clock_timestamp()
);

-- Until then nothing is archived again: somebody looks at the days of a month that was attached.
alter table report.aggregation_progress add column restored_until timestamptz;

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

-- Takes a month out whose rows stand in a file. What was written is compared with what stands there now, and a difference
-- leaves everything as it was.
create function report.archive_player_month(
  p_month date, p_file text, p_sha256 bytea, p_row_count bigint, p_turnover numeric, p_payout numeric
) returns void
language plpgsql security definer set search_path to 'report', 'pg_temp' as $$
declare
  v_name text := report.player_month_name(p_month);
  v_row_count bigint; v_turnover numeric; v_payout numeric;
begin
  if to_regclass(format('report.%I', v_name)) is null then
    raise exception 'there are no days of players of %', p_month;
  end if;
  lock table report.daily_player_aggregate in access exclusive mode;
  execute format('select count(*), coalesce(sum(turnover), 0), coalesce(sum(payout), 0) from report.%I', v_name)
  into v_row_count, v_turnover, v_payout;
  if (v_row_count, v_turnover, v_payout) is distinct from (p_row_count, p_turnover, p_payout) then
    raise exception 'the days of players of % changed while they were written to %', p_month, p_file;
  end if;
  insert into report.archived_month (month, file, sha256, row_count, turnover, payout)
  values (p_month, p_file, p_sha256, p_row_count, p_turnover, p_payout)
  on conflict (month) do update
  set file = excluded.file, sha256 = excluded.sha256, row_count = excluded.row_count, turnover = excluded.turnover,
      payout = excluded.payout, archived_at = excluded.archived_at;
  execute format('alter table report.daily_player_aggregate detach partition report.%I', v_name);
  execute format('drop table report.%I', v_name);
  update report.aggregation_progress set player_days_from = greatest(player_days_from, (p_month + interval '1 month')::date);
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
select day, agent_id, player_id, bets, first_ms, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
from report.old_daily_player_aggregate order by day, player_id, agent_id;
drop table report.old_daily_player_aggregate;
