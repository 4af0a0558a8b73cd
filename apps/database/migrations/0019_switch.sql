-- What the staff has switched off. Whatever has no row here is on.
create schema switch;

create table switch.off (
  -- `gaming`, `deposits`, `withdrawals`, `game:digit_bet`, `provider:1006`, `title:1006/vs20olympx`
  target text primary key check (
    target ~ '^(gaming|deposits|withdrawals|game:[a-z_]+|provider:[0-9]{1,6}|title:[0-9]{1,6}/[\x21-\x7e]{0,100})$'
  ),
  -- As it was called then.
  name text,
  reason text not null check (length(reason) between 1 and 300),
  staff_id bigint not null references operator.staff (id),
  since timestamptz not null default clock_timestamp()
);

-- Goes up with every change above, so that each process knows when what it shows is old.
create table switch.version (
  is_single boolean primary key default true check (is_single),
  version bigint not null default 1
);
insert into switch.version default values;

create function switch.raise_version() returns trigger language plpgsql as $$
begin
  update switch.version set version = version + 1;
  return null;
end $$;

create trigger switched after insert or delete on switch.off execute function switch.raise_version();

-- The digit game is closed by its switch, as the others are.
alter table digit_bet.setting drop column is_open;

revoke all on function switch.raise_version from public;
grant usage on schema switch to thazin_server;
grant select, insert, delete on switch.off to thazin_server;
grant select, update on switch.version to thazin_server;
