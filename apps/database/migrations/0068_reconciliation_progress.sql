-- The reconciliation keeps how far the ledger is proven, and finds causes by their time.
create schema reconciliation;

create table reconciliation.progress (
  is_only boolean primary key default true check (is_only),
  -- The first transfer there is.
  first_at timestamptz not null,
  -- Every transfer before this moment was proven when it was new.
  proven_until timestamptz not null check (proven_until >= first_at),
  -- How far the round has come that proves all history again, along time and along the accounts.
  time_at timestamptz not null,
  account_at bigint not null default 0 check (account_at >= 0 and account_at % 10 = 0),
  time_round_began_at timestamptz not null default now(),
  account_round_began_at timestamptz not null default now(),
  time_round_ended_at timestamptz,
  account_round_ended_at timestamptz,
  -- The worker reads and compares moments in whole milliseconds.
  constraint progress_is_in_milliseconds check (
    proven_until = date_trunc('milliseconds', proven_until) and time_at = date_trunc('milliseconds', time_at)
  )
);

-- Up to which version an account's chain is proven, and the balance that stood there. A table of its own: bets lock the
-- rows of accounts all the time.
create table reconciliation.proven_account (
  account_id bigint primary key,
  version bigint not null check (version >= 0),
  balance bigint not null
) with (fillfactor = 80);

-- What a day of Yangon had when it was proven.
create table reconciliation.proven_day (
  day date primary key,
  transfers bigint not null check (transfers >= 0),
  amount numeric not null check (amount >= 0)
);

-- What the worker found wrong, and in which slice, which is read again until it is right.
create table reconciliation.discrepancy (
  id bigint generated always as identity primary key,
  invariant text not null,
  promise text not null,
  sentence text not null,
  cut text not null check (cut in ('time', 'accounts', 'once', 'total')),
  since timestamptz not null,
  until timestamptz not null,
  first_account bigint not null,
  after_account bigint not null,
  found_at timestamptz not null default now(),
  last_found_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index discrepancy_open on reconciliation.discrepancy (promise, md5(sentence)) where resolved_at is null;

create index exchange_by_time on wallet.exchange using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index request_by_time on cashier.request using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index claim_by_time on promotion.claim using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index claim_settled on promotion.claim (settled_at) where settled_at is not null;
create index slip_by_time on two_d.slip using brin (accepted_at) with (pages_per_range = 32, autosummarize = on);
create index prize_by_time on two_d.prize using brin (paid_at) with (pages_per_range = 32, autosummarize = on);
create index commission_day_by_time on agent.commission_day using brin (settled_at) with (pages_per_range = 32, autosummarize = on);
