-- What the owner reads of the books: sums of each day that is over, folded out of the ledger by a job, and a closing
-- sheet per day that can never change. The ledger stays the truth: every sum here can be made anew from it.
create schema report;

-- Transfers stand in the order of their time, nearly: an index of ranges costs an insert nothing and still finds a day.
create index transfer_by_time on ledger.transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index bet_by_time on digit_bet.bet using brin (created_at) with (pages_per_range = 32, autosummarize = on);

-- Of players' accounts only which of them it is, of agents' accounts the same below zero; a house account is itself.
create function report.end_of(p_account_id bigint) returns bigint language sql immutable parallel safe as $$
  select case when p_account_id >= 1000000000000000 then -(p_account_id % 10)
              when p_account_id >= 10000 then p_account_id % 10
              else p_account_id end
$$;

-- Whose money moves; null between accounts of the house.
create function report.player_of(p_debit bigint, p_credit bigint) returns bigint language sql immutable parallel safe as $$
  select case when p_debit between 10000 and 999999999999999 then p_debit / 10
              when p_credit between 10000 and 999999999999999 then p_credit / 10 end
$$;

create function report.day_of(p_at timestamptz) returns date language sql immutable parallel safe as $$
  select (p_at at time zone 'Asia/Yangon')::date
$$;

create function report.beginning_of(p_day date) returns timestamptz language sql immutable parallel safe as $$
  select p_day::timestamp at time zone 'Asia/Yangon'
$$;

-- A day whose sums stand below, each day after the one before it. What is younger is summed up when it is asked for.
create table report.folded_day (
  day date primary key,
  transfers bigint not null check (transfers >= 0),
  -- All that moved, in 1/10000 kyat.
  amount bigint not null check (amount >= 0),
  folded_at timestamptz not null default now()
);

create table report.hour_sum (
  hour timestamptz not null,
  kind text not null,
  debit_end bigint not null,
  credit_end bigint not null,
  -- Whose player it was; 0 for the house's own and for what is no player's.
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  primary key (hour, kind, debit_end, credit_end, agent_id)
);

-- What went into games and came out of them.
create table report.game_sum (
  day date not null,
  -- The house's account of the game.
  account_id bigint not null,
  kind text not null,
  -- Into the house's account.
  is_in boolean not null,
  -- Of other makers' games; 0 and '' for the house's own.
  product_code integer not null,
  game_code text not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  -- Of the single amounts: how much chance was in the day.
  squares numeric not null,
  primary key (day, account_id, kind, is_in, product_code, game_code, agent_id)
);

-- One row for a player's day, in columns: a year of everybody is read at once.
create table report.player_sum (
  day date not null,
  player_id bigint not null,
  agent_id bigint not null,
  -- Of all kinds.
  transfers bigint not null,
  amount bigint not null,
  bets bigint not null,
  -- Into games, and out of them.
  staked bigint not null,
  returned bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  primary key (day, player_id)
);

-- The digit game by what was bet on and what it paid, so that what came back can be held against what should have.
create table report.digit_bet_sum (
  day date not null,
  bet_type text not null,
  payout_times_100 integer not null,
  bets bigint not null,
  staked bigint not null,
  squares numeric not null,
  returned bigint not null,
  primary key (day, bet_type, payout_times_100)
);

-- What a maker says of his game: of all that is staked, so much comes back; and how far one stake's return is from that.
create table report.game_theory (
  product_code integer not null,
  game_code text not null,
  return_percent numeric(6, 3) not null check (return_percent > 0 and return_percent < 200),
  -- Of what one stake of 1 brings back; where the maker does not say it, it is taken from what was paid.
  deviation numeric(9, 3) check (deviation > 0),
  primary key (product_code, game_code)
);

-- One day of the books, closed. Days are closed one after the other, and each seals the one before.
create table report.closing (
  day date primary key,
  closed_at timestamptz not null default now(),
  -- Null for the job.
  closed_by bigint references operator.staff (id),
  transfers bigint not null,
  previous_hash bytea check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

create table report.closing_line (
  day date not null references report.closing (day),
  -- As report.end_of() has it.
  account_end bigint not null,
  opening bigint not null,
  came_in bigint not null check (came_in >= 0),
  went_out bigint not null check (went_out >= 0),
  closing bigint not null,
  primary key (day, account_end),
  constraint closing_line_adds_up check (closing = opening + came_in - went_out)
);

create function report.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a closed day never changes';
end $$;

create trigger closing_is_final before update or delete or truncate on report.closing
  for each statement execute function report.refuse_change();
create trigger closing_line_is_final before update or delete or truncate on report.closing_line
  for each statement execute function report.refuse_change();

-- A line comes with its sheet, or never.
create function report.refuse_late_line() returns trigger language plpgsql as $$
begin
  if not exists (select from report.closing where day = new.day and xmin::text = pg_current_xact_id()::xid::text) then
    raise exception 'a closed day never changes';
  end if;
  return new;
end $$;

create trigger closing_line_is_never_added before insert on report.closing_line
  for each row execute function report.refuse_late_line();

revoke all on function report.refuse_change, report.refuse_late_line from public;
grant usage on schema report to thazin_server;
grant select, insert, delete on report.folded_day, report.hour_sum, report.game_sum, report.player_sum,
  report.digit_bet_sum to thazin_server;
grant select, insert, update on report.game_theory to thazin_server;
grant select, insert on report.closing, report.closing_line to thazin_server;
