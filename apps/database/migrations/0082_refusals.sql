-- Refusals of calls with an idempotency key, kept for a day: a late copy of a refused call gets the same refusal and moves nothing.
create schema idempotency;

create table idempotency.refusal (
  player_id bigint not null,
  call text not null check (call in ('claim', 'deposit', 'digit_bet', 'exchange', 'two_d_slip', 'withdrawal')),
  idempotency_key text not null check (idempotency_key ~ '^[A-Za-z0-9_-]{8,64}$'),
  -- SHA-256 of what was asked for: the same key with another content is another mistake.
  content bytea not null check (length(content) = 32),
  -- Code, values and fields of the refusal.
  problem jsonb not null check (length(problem ->> 'code') <= 60),
  refused_at timestamptz not null default clock_timestamp(),
  primary key (player_id, call, idempotency_key)
);

-- For the job that deletes them.
create index refusal_refused_at on idempotency.refusal (refused_at);

-- The same for stakes of the aggregator, by its own ids: a copy of a stake that was refused takes nothing later.
create table seamless.refused_stake (
  product_code integer not null,
  transaction_id text not null check (length(transaction_id) between 1 and 200),
  -- Of the answer that it got.
  code smallint not null check (code > 0),
  refused_at timestamptz not null default clock_timestamp(),
  primary key (product_code, transaction_id)
);

create index refused_stake_refused_at on seamless.refused_stake (refused_at);
