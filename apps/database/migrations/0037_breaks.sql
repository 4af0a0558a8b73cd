-- A player may stop himself, for a day or for ever. Whoever wants to play badly enough would talk anybody into ending it
-- sooner, so nobody can: not the player, not the staff, not the server's role.
alter table identity.player add column break_until timestamptz;

create table identity.break (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  period text not null check (period in ('day', 'week', 'month', 'quarter', 'half_year', 'year', 'five_years', 'for_good')),
  begins_at timestamptz not null,
  -- Infinity where it has no end.
  ends_at timestamptz not null check (ends_at > begins_at)
);
create index break_of_player on identity.break (player_id, id desc);
grant select, insert on identity.break to thazin_server;

create function identity.keep_break() returns trigger language plpgsql as $$
begin
  if old.break_until > now() and (new.break_until >= old.break_until) is not true then
    raise exception 'a break that was begun is never shortened' using errcode = 'PB001';
  end if;
  return new;
end $$;
create trigger player_keeps_break before update of break_until on identity.player
  for each row when (old.break_until is distinct from new.break_until) execute function identity.keep_break();

-- What doors ask: the staff's word before the player's own.
create function identity.standing(status text, break_until timestamptz) returns text language sql stable
  return case when status = 'active' and break_until > now() then 'on_break' else status end;

revoke all on function identity.keep_break, identity.standing from public;
grant execute on function identity.standing to thazin_server;
