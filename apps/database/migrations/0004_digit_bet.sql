-- The digit game: one series (epoch) of committed seeds per player at a time, and his bets in it.
create schema digit_bet;

-- One row, changed by the operator. Payouts are in hundredths of the stake: 950 is 9.5 times.
create table digit_bet.setting (
  is_single boolean primary key default true check (is_single),
  is_open boolean not null default true,
  payout_digit_times_100 integer not null default 950 check (payout_digit_times_100 between 100 and 1000),
  payout_big_times_100 integer not null default 190 check (payout_big_times_100 between 100 and 200),
  payout_small_times_100 integer not null default 190 check (payout_small_times_100 between 100 and 200),
  -- In 1/10000 kyat.
  stake_min bigint not null default 10000 check (stake_min > 0),
  stake_max bigint not null default 100000000000 check (stake_max >= stake_min),
  auto_roll boolean not null default true,
  roll_interval_seconds integer not null default 0 check (roll_interval_seconds between 0 and 60),
  epoch_length integer not null default 1000 check (epoch_length between 10 and 100000)
);
insert into digit_bet.setting default values;

create table digit_bet.epoch (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  -- h_0, published and signed before the client seed is chosen.
  commitment bytea not null,
  signature bytea not null,
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  length integer not null,
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);

create unique index epoch_current on digit_bet.epoch (player_id) where is_current;
create index epoch_history on digit_bet.epoch (player_id, id desc);

-- The seeds, sealed with the server's key.
create table digit_bet.epoch_seed (
  epoch_id bigint primary key references digit_bet.epoch (id),
  sealed bytea not null
);

create table digit_bet.bet (
  id uuid not null unique,
  player_id bigint not null,
  epoch_id bigint not null,
  n integer not null,
  bet_type text not null check (bet_type in ('digit', 'big', 'small')),
  digit smallint check (digit between 0 and 9),
  bet_amount bigint not null check (bet_amount > 0),
  multiplier smallint not null check (multiplier in (1, 5, 10, 20, 50, 100)),
  payout_times_100 integer not null,
  -- The house's half, the player's half, and their sum mod 10.
  s smallint not null check (s between 0 and 9),
  rolled_number smallint not null check (rolled_number between 0 and 9),
  roll smallint not null check (roll = (s + rolled_number) % 10),
  win_amount bigint not null check (win_amount >= 0),
  balance_after bigint not null check (balance_after >= 0),
  request_id text,
  created_at timestamptz not null,
  -- Also the order of the history: a player's series, newest first, then their bets.
  primary key (epoch_id, n),
  constraint bet_digit_named check ((bet_type = 'digit') = (digit is not null)),
  constraint bet_pays_as_rolled check (
    win_amount = case
      when (bet_type = 'digit' and roll = digit) or (bet_type = 'big' and roll >= 5) or (bet_type = 'small' and roll <= 4)
      then bet_amount * multiplier * payout_times_100 / 100
      else 0
    end
  )
);

-- The client's own id of the request: the same id never rolls twice. Bets without one do not clash.
create unique index bet_once on digit_bet.bet (player_id, request_id);

grant usage on schema digit_bet to thazin_server;
grant select, update on digit_bet.setting to thazin_server;
grant select, insert, update on digit_bet.epoch to thazin_server;
-- The id is drawn before the row is written: it is part of what is signed.
grant usage on sequence digit_bet.epoch_id_seq to thazin_server;
grant select, insert on digit_bet.epoch_seed, digit_bet.bet to thazin_server;
