-- Events that a player is told of, each written in the transaction of its use case. Bets and callbacks write none.
-- docs/decisions/0125-outbox-and-inbox.md
create schema outbox;

-- One row for each player who has had an event. The next number is taken under its lock, which lasts until the commit: the
-- events of a player are committed in the order of their numbers, and nobody who has read up to a number has missed one.
create table outbox.inbox (
  player_id bigint primary key references identity.player (id),
  -- The number of the newest event.
  newest bigint not null check (newest > 0),
  -- The player has read the events up to this number, on any device.
  read_up_to bigint not null default 0,
  check (read_up_to between 0 and newest)
) with (fillfactor = 80);

create table outbox.event (
  player_id bigint not null references outbox.inbox (player_id),
  number bigint not null check (number > 0),
  kind text not null check (kind in (
    'deposit.approved', 'deposit.rejected', 'withdrawal.approved', 'withdrawal.rejected', 'bonus.given', 'bonus.finished',
    'bonus.lost', 'two_d.slip_won', 'two_d.result_corrected', 'password.changed')),
  -- The request, claim or prize that it is about: it is told of once.
  cause_id uuid not null,
  -- By the schema of its kind (platform/outbox/contract/events.ts).
  content jsonb not null check (jsonb_typeof(content) = 'object' and length(content::text) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_id, number),
  unique (cause_id, kind)
);
create index event_by_time on outbox.event (created_at);

create function outbox.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an event stays as it was written';
end $$;
create trigger event_is_final before update on outbox.event
  for each statement execute function outbox.refuse_change();
