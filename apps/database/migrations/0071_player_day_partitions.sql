-- A month of players' days that no report needs is written to a file, compared once more, detached and dropped.
-- docs/decisions/0088-partitions-and-archives.md

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
