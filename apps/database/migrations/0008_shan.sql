-- The Shan table of a provider: who sits there, what the provider was told, and each round that came back.
create schema shan;

-- The names under which the house may launch. One that is off launches nothing.
create table shan.operator (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{1,50}$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
insert into shan.operator (code) values ('a3h1'), ('a3h2');

-- One launch. The provider keeps a purse of its own and tells us its content after each round, so we keep beside it
-- what it should hold: the difference is what moved.
create table shan.session (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  operator_code text not null references shan.operator (code),
  state text not null default 'opening' check (state in ('opening', 'open', 'closed')),
  closed_because text check (closed_because in ('relaunched', 'refused', 'unanswered', 'operator')),
  -- What the provider was told at the launch, and what its purse holds by the last round that we heard of.
  launch_balance bigint not null check (launch_balance >= 0),
  known_balance bigint not null,
  -- When that round was, by the provider's clock.
  known_at timestamptz,
  launched_at timestamptz not null default now(),
  -- The last sign of life; a session without one for half a day is over.
  seen_at timestamptz not null default now(),
  closed_at timestamptz,
  -- When the provider's list of rounds was last compared with ours.
  checked_at timestamptz,
  constraint session_says_why_it_closed check (
    (state = 'closed') = (closed_because is not null) and (closed_because is null) = (closed_at is null)
  )
) with (fillfactor = 70);

create index session_of_player on shan.session (player_id, id desc);
create index session_to_check on shan.session (seen_at desc);

-- A round as the provider told it. Its code is its name for ever: what comes again under it moves nothing.
create table shan.wager (
  code text primary key check (length(code) between 1 and 255),
  -- `report`: no callback ever came, it was found in the provider's list.
  source text not null check (source in ('callback', 'report')),
  content text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);

-- What a round did to one player.
create table shan.settlement (
  id uuid primary key,
  wager_code text not null references shan.wager (code),
  player_id bigint not null references identity.player (id),
  session_id uuid not null references shan.session (id),
  -- `included`: told late, after a balance that held it already. `refused`: its session was over.
  outcome text not null check (outcome in ('applied', 'included', 'refused')),
  -- The purse as the provider stated it, and as we knew it; a round from the list states none.
  stated_balance bigint,
  known_before bigint not null,
  net bigint not null,
  -- The part of a loss that the game balance did not hold.
  owed bigint not null default 0,
  -- The game balance.
  balance_after bigint not null check (balance_after >= 0),
  -- From the provider: what was staked, and what its own list says of the round.
  bet_amount bigint check (bet_amount >= 0),
  reported_net bigint,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint settlement_once unique (wager_code, player_id),
  constraint settlement_moves_when_applied check (outcome = 'applied' or (net = 0 and owed = 0)),
  constraint settlement_is_the_difference check (
    stated_balance is null or outcome <> 'applied' or net = stated_balance - known_before
  ),
  constraint settlement_owes_of_a_loss check (owed >= 0 and owed <= greatest(-net, 0))
);

create index settlement_of_player on shan.settlement (player_id, created_at);
create index settlement_of_session on shan.settlement (session_id);

-- A code that came back with another content: nothing moved, and an operator has to ask the provider.
create table shan.dispute (
  wager_code text not null references shan.wager (code),
  content text not null,
  content_hash bytea not null,
  received_at timestamptz not null default now(),
  primary key (wager_code, content_hash)
);

-- What players paid back of what they owed from this table.
create table shan.repayment (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);

create index repayment_of_player on shan.repayment (player_id);

insert into ledger.account (id, name) values (310, 'players_owed'), (400, 'shan') on conflict do nothing;

grant usage on schema shan to thazin_server;
grant select on shan.operator to thazin_server;
grant select, insert, update on shan.session, shan.settlement to thazin_server;
grant select, insert on shan.wager, shan.dispute, shan.repayment to thazin_server;
