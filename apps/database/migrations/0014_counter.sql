-- What the staff does with players: how it finds them, and the balances that two people put right by hand.
create schema counter;

-- For beginnings of what is typed; "C" because an order of bytes serves beginnings and pages alike.
create index player_by_name on identity.player ((lower(name)) collate "C", id);
create index player_by_user_name on identity.player (user_name collate "C", id);
create index player_by_phone on identity.player (phone collate "C", id);
create index player_on_hold on identity.player (status, id) where status <> 'active';

create table counter.correction (
  -- The cause of its transfer in the ledger.
  id uuid primary key,
  -- What people call it, and the order of every list.
  number bigint generated always as identity (start with 10001) unique,
  player_id bigint not null references identity.player (id),
  account text not null check (account in ('main', 'game')),
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 300),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  asked_by bigint not null references operator.staff (id),
  created_at timestamptz not null default now(),
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 300),
  constraint correction_is_decided_once check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint correction_needs_a_second_person check (status <> 'approved' or decided_by <> asked_by),
  constraint correction_rejection_has_a_reason check ((status = 'rejected') = (decision_reason is not null))
);

-- Two that wait for one player would be decided without one knowing of the other.
create unique index one_pending_correction on counter.correction (player_id) where status = 'pending';
create index correction_of_player on counter.correction (player_id, number desc);
create index correction_by_status on counter.correction (status, number desc);

grant usage on schema counter to thazin_server;
grant select, insert on counter.correction to thazin_server;
-- What was asked for is never changed.
grant update (status, decided_by, decided_at, decision_reason) on counter.correction to thazin_server;
