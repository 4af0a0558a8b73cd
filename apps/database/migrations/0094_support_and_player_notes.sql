-- Support answers players and decides nothing; what the staff should know of a player is a note on that player.
alter table staff.staff
  drop constraint staff_role_check,
  add constraint staff_role_check
    check (role in ('owner', 'agent', 'sub_agent', 'cashier', 'support', 'editor', 'auditor'));

create schema player_admin;

create table player_admin.note (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  staff_id bigint not null references staff.staff (id),
  text text not null check (length(text) between 1 and 1000),
  is_important boolean not null,
  -- The important note that this newer one closes: it stays, and no longer stands at the head of the player's page.
  closes uuid unique check (closes <> id),
  created_at timestamptz not null default clock_timestamp(),
  unique (id, player_id),
  foreign key (closes, player_id) references player_admin.note (id, player_id)
);

create index note_of_player on player_admin.note (player_id, created_at desc, id desc);
create index note_of_staff on player_admin.note (staff_id, created_at);

create function player_admin.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of player_admin.% are only ever added', tg_table_name;
end $$;
create trigger note_is_final before update or delete or truncate on player_admin.note
  for each statement execute function player_admin.refuse_change();
