-- Money from outside and back: what players ask for, where it is paid, who decided, and what became of it.
create schema cashier;

create table cashier.payment_type (
  -- Below the accounts' numbers, so that a number names either a type or an account.
  id integer generated always as identity (maxvalue 999) primary key,
  name text not null unique check (length(name) between 1 and 60),
  picture text references picture.picture (name),
  created_at timestamptz not null default now()
);

create table cashier.payment_account (
  id integer generated always as identity (start with 1001) primary key,
  payment_type_id integer not null references cashier.payment_type (id),
  -- Whose money it takes: an agent's for his players, null for the house's.
  agent_id bigint references operator.staff (id),
  account_name text not null check (length(account_name) between 1 and 60),
  account_number text not null check (account_number ~ '^[0-9]{5,20}$'),
  picture text references picture.picture (name),
  place integer not null check (place > 0),
  is_on boolean not null default true,
  created_at timestamptz not null default now()
);

create index payment_account_of_agent on cashier.payment_account (agent_id, place);

-- One row: what the operator asks of requests. Money in 1/10000 kyat.
create table cashier.setting (
  id boolean primary key default true check (id),
  deposit_min bigint not null default 10000000 check (deposit_min > 0),
  deposit_max bigint not null default 1000000000000 check (deposit_max >= deposit_min),
  withdrawal_min bigint not null default 100000000 check (withdrawal_min > 0),
  withdrawal_max bigint not null default 1000000000000 check (withdrawal_max >= withdrawal_min),
  -- Above it two people approve.
  second_person_above bigint not null default 10000000000 check (second_person_above > 0),
  -- Each waiting deposit is a person's work, so nobody may pile them up.
  pending_deposits_max integer not null default 5 check (pending_deposits_max > 0),
  same_reference_days integer not null default 7 check (same_reference_days > 0)
);
insert into cashier.setting default values;

create table cashier.request (
  -- The cause of its transfers in the ledger.
  id uuid primary key,
  -- What people call it, and the order of every list.
  number bigint generated always as identity (start with 10001) unique,
  way text not null check (way in ('deposit', 'withdrawal')),
  player_id bigint not null references identity.player (id),
  -- Whose staff decides: the player's agent when he asked, null for the house.
  agent_id bigint references operator.staff (id),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  amount bigint not null check (amount > 0),
  payment_type_id integer not null references cashier.payment_type (id),
  -- As they were then: an account that is edited later was not paid into by this request.
  account_name text not null,
  account_number text not null,
  -- Of deposits alone.
  payment_account_id integer references cashier.payment_account (id),
  refrence_no text check (refrence_no ~ '^[0-9]{6}$'),
  -- The client's own id of the request: the same id never asks twice.
  request_id text,
  created_at timestamptz not null default now(),
  -- Who is working on it; shown for a while.
  claimed_by bigint references operator.staff (id),
  claimed_until timestamptz,
  first_approved_by bigint references operator.staff (id),
  first_approved_at timestamptz,
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  constraint request_deposit_names_its_account check ((way = 'deposit') = (payment_account_id is not null)),
  constraint request_deposit_has_a_reference check ((way = 'deposit') = (refrence_no is not null)),
  constraint request_claim_is_whole check ((claimed_by is null) = (claimed_until is null)),
  constraint request_first_approval_is_whole check ((first_approved_by is null) = (first_approved_at is null)),
  constraint request_is_decided_once check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint request_second_person_differs check (status <> 'approved' or first_approved_by <> decided_by)
) with (fillfactor = 80);

create unique index request_once on cashier.request (player_id, request_id) where request_id is not null;
create unique index one_pending_withdrawal on cashier.request (player_id) where way = 'withdrawal' and status = 'pending';
-- The player's own logs, and what the staff sees of him.
create index request_of_player on cashier.request (player_id, way, number desc);
-- The queues, for the house and for an agent.
create index request_queue on cashier.request (way, status, number);
create index request_queue_of_agent on cashier.request (agent_id, way, status, number) where agent_id is not null;
-- What was decided today.
create index request_decided on cashier.request (way, decided_at) where decided_at is not null;
-- A reference that was used before.
create index request_reference on cashier.request (refrence_no, payment_account_id, number) where refrence_no is not null;
create index request_amount on cashier.request (way, amount, number);

-- What became of a request, step by step. Rows are only ever added.
create table cashier.event (
  request_id uuid not null references cashier.request (id),
  kind text not null check (kind in ('requested', 'second_check', 'approved', 'rejected')),
  at timestamptz not null default clock_timestamp(),
  -- Null for the player's own.
  staff_id bigint references operator.staff (id),
  reason text,
  note text check (length(note) <= 300),
  primary key (request_id, kind),
  constraint event_rejection_has_a_reason check ((kind = 'rejected') = (reason is not null)),
  constraint event_is_somebodys check ((kind = 'requested') = (staff_id is null))
);

-- One end for each: neither two, nor two different ones.
create unique index event_ends_a_request on cashier.event (request_id) where kind in ('approved', 'rejected');

-- The picture a player sent along, written anew by us: never the bytes that came.
create table cashier.receipt (
  request_id uuid primary key references cashier.request (id),
  -- Of what came, to know a repeated request again.
  sent_sha256 bytea not null check (octet_length(sent_sha256) = 32),
  bytes bytea not null check (octet_length(bytes) <= 2097152),
  created_at timestamptz not null default now()
);

-- Money in and out of the world, and what is put right by hand.
insert into ledger.account (id, name) values (500, 'cash'), (510, 'corrections');

grant usage on schema cashier to thazin_server;
grant select, insert, update on cashier.payment_type, cashier.payment_account to thazin_server;
grant select, update on cashier.setting to thazin_server;
grant select, insert on cashier.request to thazin_server;
-- What was asked for is never changed.
grant update (status, claimed_by, claimed_until, first_approved_by, first_approved_at, decided_by, decided_at)
  on cashier.request to thazin_server;
grant select, insert on cashier.event, cashier.receipt to thazin_server;
