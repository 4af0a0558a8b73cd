-- The 2D lottery in the words of the trade: number limits, cut-offs, result reports and their confirmations. Earlier
-- releases do not find the new names: this migration asks for a stop.
alter table two_d.cap rename to number_limit;
alter table two_d.number_limit rename column cap to number_limit;
alter table two_d.number_limit rename constraint cap_is_never_passed to number_limit_is_never_exceeded;
alter table two_d.number_limit rename constraint cap_cap_check to number_limit_number_limit_check;
alter table two_d.draw rename column closes_at to cutoff_at;
alter table two_d.draw rename column default_break to default_number_limit;
alter table two_d.draw rename constraint draw_closes_before_it_is_drawn to draw_cutoff_is_before_it_is_drawn;
alter table two_d.session rename column closes_at to cutoff_at;
alter table two_d.session rename constraint session_closes_before_it_is_drawn to session_cutoff_is_before_it_is_drawn;
alter table two_d.slip rename column closes_at to cutoff_at;
alter table two_d.slip rename constraint slip_came_before_the_close to slip_came_before_the_cutoff;
alter table two_d.setting rename column default_break to default_number_limit;
alter table two_d.limit_change rename column closes_at to cutoff_at;
alter table two_d.limit_change rename column default_break to default_number_limit;
alter table two_d.limit_change rename column caps to number_limits;
alter table two_d.limit_change rename constraint limit_change_closes_before_it_draws to limit_change_cutoff_is_before_it_draws;
alter table two_d.limit_change rename constraint limit_change_default_break_check to limit_change_default_number_limit_check;
alter table two_d.feed rename column asked_at to polled_at;

alter table two_d.witness rename to result_report;
alter table two_d.result_report rename column who to reporter;
alter table two_d.result_report rename column said_at to reported_at;
alter table two_d.result_report rename constraint witness_who_check to result_report_reporter_check;
alter table two_d.result_report rename constraint witness_id_draw_id_version_who_number_key
  to result_report_id_draw_id_version_reporter_number_key;
alter index two_d.witness_once rename to result_report_once;
alter sequence two_d.witness_id_seq rename to result_report_id_seq;
alter table two_d.result rename column first_id to report_id;
alter table two_d.result rename column first_who to reporter;
alter table two_d.result rename column second_id to confirmation_id;
alter table two_d.result rename column second_who to confirmer;
alter table two_d.result rename constraint result_has_two_witnesses to result_has_two_reporters;
alter table two_d.result rename constraint result_first_id_draw_id_version_first_who_number_fkey to result_report_fkey;
alter table two_d.result rename constraint result_second_id_draw_id_version_second_who_number_fkey
  to result_confirmation_fkey;

-- Also of the constraints that say that a column is not null.
do $$
declare
  of_table record;
  old record;
begin
  for of_table in
    select * from (values ('two_d.number_limit'::regclass, 'cap_', 'number_limit_'),
                          ('two_d.result_report'::regclass, 'witness_', 'result_report_')) t (id, old_prefix, new_prefix)
  loop
    for old in
      select conname from pg_constraint where conrelid = of_table.id and starts_with(conname, of_table.old_prefix)
    loop
      execute format('alter table %s rename constraint %I to %I', of_table.id, old.conname,
                     of_table.new_prefix || substr(old.conname, length(of_table.old_prefix) + 1));
    end loop;
  end loop;
end $$;

alter function two_d.keep_to_the_way rename to refuse_draw_change;
alter trigger draw_keeps_to_the_way on two_d.draw rename to draw_refuses_change;
create or replace function two_d.refuse_draw_change() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and old.status || ' to ' || new.status not in (
    'open to closed', 'open to void', 'closed to void', 'closed to declared', 'declared to settled', 'settled to declared'
  ) then
    raise exception 'draw % cannot go from %', old.id, old.status || ' to ' || new.status;
  end if;
  if new.version <> old.version and new.version <> old.version + 1 then
    raise exception 'draw % cannot go from version % to %', old.id, old.version, new.version;
  end if;
  if old.status <> 'open'
    and (new.cutoff_at, new.odds, new.stake_min, new.stake_max, new.lines_max)
      is distinct from (old.cutoff_at, old.odds, old.stake_min, old.stake_max, old.lines_max) then
    raise exception 'draw % is not open any more', old.id;
  end if;
  return new;
end $$;

alter function two_d.open_caps rename to insert_number_limits;
alter trigger draw_opens_its_caps on two_d.draw rename to draw_inserts_its_number_limits;
create or replace function two_d.insert_number_limits() returns trigger language plpgsql as $$
begin
  insert into two_d.number_limit (draw_id, digits, number_limit, is_closed)
  select new.id, number.digits, new.default_number_limit,
         number.digits = any (closed_numbers) or left(number.digits, 1) || 'x' = any (closed_numbers)
  from (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) number cross join two_d.setting;
  return null;
end $$;

-- Changes of the settings name the fields.
update setting.proposal
set before = case when before ? 'default_break'
                  then before - 'default_break' || jsonb_build_object('default_number_limit', before->'default_break')
                  else before end,
    after = case when after ? 'default_break'
                 then after - 'default_break' || jsonb_build_object('default_number_limit', after->'default_break')
                 else after end
where group_key = 'two_d' and (before ? 'default_break' or after ? 'default_break');
