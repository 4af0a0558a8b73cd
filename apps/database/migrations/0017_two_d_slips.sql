-- The bets of the 2D lottery: slips and their lines, what each number still takes, and what was paid for them.

-- Closed in every draw from its beginning: numbers like 07, and heads like 4x.
alter table two_d.setting add closed_numbers text[] not null default '{}'
  check (array_to_string(closed_numbers, ' ') ~ '^([0-9][0-9x]( [0-9][0-9x])*)?$');

-- How much of each number is taken, over all players: a hundred rows per draw, made with it. A bet locks its rows in the
-- order of the numbers.
create table two_d.cap (
  draw_id integer not null references two_d.draw (id),
  digits text not null check (digits ~ '^[0-9]{2}$'),
  cap bigint not null check (cap >= 0),
  -- Set for this number alone; the others follow the draw's default_break.
  is_own boolean not null default false,
  is_closed boolean not null default false,
  staked bigint not null default 0 check (staked >= 0),
  -- What the house would pay if this number came.
  liability bigint not null default 0 check (liability >= staked),
  primary key (draw_id, digits),
  constraint cap_is_never_passed check (staked <= cap)
) with (fillfactor = 50);

create function two_d.open_caps() returns trigger language plpgsql as $$
begin
  insert into two_d.cap (draw_id, digits, cap, is_closed)
  select new.id, number.digits, new.default_break,
         number.digits = any (closed_numbers) or left(number.digits, 1) || 'x' = any (closed_numbers)
  from (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) number cross join two_d.setting;
  return null;
end $$;
create trigger draw_opens_its_caps after insert on two_d.draw
  for each row execute function two_d.open_caps();

-- Read aloud over the telephone, so it is a number and not an id.
create sequence two_d.slip_number;

-- Draw and player are locked by whoever writes a slip, so no foreign key looks for them again.
create table two_d.slip (
  -- Also what the stake is booked under.
  id uuid primary key,
  number bigint not null unique,
  draw_id integer not null,
  player_id bigint not null,
  total bigint not null check (total > 0),
  before_balance bigint not null,
  after_balance bigint not null check (after_balance >= 0),
  request_id text,
  accepted_at timestamptz not null,
  -- As it stood when the slip was accepted.
  closes_at timestamptz not null,
  constraint slip_costs_its_total check (after_balance = before_balance - total),
  constraint slip_came_before_the_close check (accepted_at < closes_at)
);
-- The client's own id of the request: the same id never bets twice. Slips without one do not clash.
create unique index slip_once on two_d.slip (player_id, request_id);
create index slip_of_player on two_d.slip (player_id, number);
create index slip_of_draw on two_d.slip (draw_id, id);

create table two_d.line (
  slip_id uuid not null,
  digits text not null,
  draw_id integer not null,
  stake bigint not null check (stake > 0),
  -- As they stood when the slip was accepted.
  odds smallint not null check (odds between 1 and 99),
  primary key (slip_id, digits)
);
-- Whoever settles reads the lines of one number, in this order.
create index line_of_number on two_d.line (draw_id, digits, slip_id);

-- One row per player and draw: what he has on each number, that of '00' first.
create table two_d.player_stake (
  draw_id integer not null,
  player_id bigint not null,
  staked bigint[] not null,
  primary key (draw_id, player_id),
  constraint player_stake_is_a_hundred check (array_length(staked, 1) = 100 and 0 <= all (staked))
) with (fillfactor = 50);

-- What a line won by a version of the result, and how much of it was taken back when that version was corrected.
create table two_d.prize (
  -- UUIDv5 of draw, version and line; the prize is booked under it.
  id uuid primary key,
  draw_id integer not null,
  version smallint not null check (version > 0),
  slip_id uuid not null,
  digits text not null,
  player_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null default clock_timestamp(),
  -- The rest of the amount is owed: the player did not have it any more.
  taken_back bigint check (taken_back between 0 and amount),
  taken_back_at timestamptz,
  constraint prize_taken_back_at_a_time check ((taken_back is null) = (taken_back_at is null))
);
create unique index prize_once on two_d.prize (slip_id, digits) where taken_back is null;
create index prize_of_draw on two_d.prize (draw_id, amount) where taken_back is null;

-- What is to be paid, written in the transaction that declares a result or calls a draw off, and how far it has come.
create table two_d.settlement (
  draw_id integer primary key references two_d.draw (id),
  -- Of the result; 0 where stakes are given back.
  version smallint not null check (version >= 0),
  -- All slips up to it are done.
  after_slip_id uuid,
  paid_count integer not null default 0,
  paid_amount bigint not null default 0,
  queued_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index settlement_under_way on two_d.settlement (queued_at) where finished_at is null;

-- A change of caps or odds that one person of the staff asks for, and another one decides about.
create table two_d.limit_change (
  id uuid primary key,
  number bigint not null unique generated always as identity,
  draw_id integer not null references two_d.draw (id),
  odds smallint check (odds between 1 and 99),
  stake_min bigint check (stake_min > 0),
  stake_max bigint check (stake_max > 0),
  default_break bigint check (default_break >= 0),
  -- Of single numbers: {"07": 500000}, in kyat; null gives a number back to the default.
  caps jsonb not null default '{}',
  reason text not null check (length(reason) between 1 and 300),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  asked_by bigint not null references operator.staff (id),
  created_at timestamptz not null default now(),
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 300),
  constraint limit_change_changes_something check (
    odds is not null or stake_min is not null or stake_max is not null or default_break is not null or caps <> '{}'
  ),
  constraint limit_change_is_decided_by_somebody check (
    (status = 'pending') = (decided_by is null) and (decided_by is null) = (decided_at is null)
  ),
  constraint limit_change_needs_two check (status <> 'approved' or decided_by <> asked_by)
);
create unique index limit_change_waits_alone on two_d.limit_change (draw_id) where status = 'pending';

insert into ledger.account (id, name) values (220, 'two_d');

grant select, insert on two_d.cap, two_d.slip, two_d.line, two_d.player_stake, two_d.prize, two_d.settlement,
  two_d.limit_change to thazin_server;
grant update (cap, is_own, is_closed, staked, liability) on two_d.cap to thazin_server;
grant update (staked) on two_d.player_stake to thazin_server;
grant update (taken_back, taken_back_at) on two_d.prize to thazin_server;
grant update (version, after_slip_id, paid_count, paid_amount, queued_at, finished_at) on two_d.settlement to thazin_server;
grant update (status, decided_by, decided_at, decision_reason) on two_d.limit_change to thazin_server;
grant usage on sequence two_d.slip_number to thazin_server;
