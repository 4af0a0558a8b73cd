-- The game aggregator: what it asked us to do with players' money (effects, each with its transfer
-- in the books), what it says of wagers, and where the two differ.
create schema seamless;

-- 300 takes stakes in and pays prizes out; 310 stands in for what a provider took back and the player did not have.
insert into ledger.account (id, name) values (300, 'game_providers'), (310, 'players_owed');

-- What the aggregator offers; the catalog's job keeps it up to date.
create table seamless.product (
  product_code integer not null,
  game_type text not null,
  currency text not null check (currency in ('MMK', 'MMK2', 'MMK3')),
  status text not null check (status in ('ACTIVATED', 'DEACTIVATED', 'MAINTAINED')),
  primary key (product_code, game_type)
);

-- A player as the aggregator knows him. The password stays the same for ever; providers demand it.
create table seamless.member (
  player_id bigint primary key references identity.player (id),
  member_account text not null unique,
  sealed_password bytea not null,
  created_at timestamptz not null default now()
);

create table seamless.launch (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  product_code integer not null,
  game_type text not null,
  game_code text,
  language text not null,
  platform text not null,
  address text not null,
  -- url, content, or why there was none; null while the aggregator is asked, or when the house fell meanwhile.
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);

create index launch_of_player on seamless.launch (player_id, created_at desc);

-- One row per transaction that was taken, never one for an attempt that was refused.
create table seamless.effect (
  -- The cause of its transfers in the books.
  id uuid not null,
  player_id bigint not null,
  product_code integer not null,
  -- The aggregator's own id: the same one never moves money twice.
  transaction_id text not null,
  action text not null check (action in (
    'BET', 'TIP', 'BET_PRESERVE', 'SETTLED', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD', 'FREEBET',
    'PRESERVE_REFUND', 'CANCEL', 'ROLLBACK', 'ADJUSTMENT', 'RESETTLED'
  )),
  -- As the player sees it, below zero when it takes; in 1/10000 kyat.
  amount bigint not null,
  -- What was taken and the balance did not have.
  owed bigint not null check (owed >= 0),
  -- As they were answered.
  balance_before bigint not null check (balance_before >= 0),
  balance_after bigint not null check (balance_after >= 0),
  wager_code text,
  round_id text,
  game_type text not null,
  game_code text,
  wager_status text,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (product_code, transaction_id),
  constraint effect_adds_up check (balance_after = balance_before + amount + owed),
  constraint effect_owes_only_what_is_missing check (
    owed = 0 or (balance_after = 0 and action in ('ROLLBACK', 'ADJUSTMENT', 'RESETTLED'))
  ),
  constraint effect_has_the_sign_of_its_action check (
    case
      when action in ('BET', 'TIP', 'BET_PRESERVE') then amount <= 0
      when action in ('ROLLBACK', 'ADJUSTMENT', 'RESETTLED') then true
      else amount >= 0
    end
  )
);

-- What state a wager is in, when it is cancelled, rolled back or compared.
create index effect_of_wager on seamless.effect (player_id, wager_code);
-- A player's games, day by day.
create index effect_of_day on seamless.effect (player_id, created_at);
create index effect_by_time on seamless.effect using brin (created_at) with (pages_per_range = 32);
create index effect_owed on seamless.effect (player_id) where owed > 0;

-- For the operator: who owes what.
create view seamless.player_owed as
  select player_id, sum(owed)::bigint as owed, max(created_at) as last_at
  from seamless.effect where owed > 0 group by player_id;

-- What the effects of one wager add up to; zeros for one that is not known.
create function seamless.wager_state(p_player_id bigint, p_product_code integer, p_wager_code text)
returns table (
  effects integer, bets integer, staked bigint, refunded bigint,
  cancellations integer, settlements integer, rollbacks integer, returned bigint
)
language sql stable as $$
  select count(*)::integer,
         (count(*) filter (where action in ('BET', 'BET_PRESERVE')))::integer,
         (coalesce(-sum(amount) filter (where action in ('BET', 'BET_PRESERVE')), 0))::bigint,
         (coalesce(sum(amount) filter (where action in ('CANCEL', 'PRESERVE_REFUND')), 0))::bigint,
         (count(*) filter (where action = 'CANCEL'))::integer,
         (count(*) filter (where action in ('SETTLED', 'RESETTLED')))::integer,
         (count(*) filter (where action = 'ROLLBACK'))::integer,
         (coalesce(sum(amount) filter (where action not in ('BET', 'BET_PRESERVE', 'TIP')), 0))::bigint
  from seamless.effect
  where player_id = p_player_id and wager_code = p_wager_code and product_code = p_product_code
$$;

-- Wagers that the aggregator gave up: cancelled, or called back before we knew of them. A bet of
-- one that comes late takes nothing.
create table seamless.given_up (
  player_id bigint not null,
  product_code integer not null,
  wager_code text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, product_code, wager_code)
);

-- The aggregator's last word on a wager, as it was pushed to us or read from its list.
create table seamless.wager (
  product_code integer not null,
  wager_code text not null,
  member_account text not null,
  status text not null,
  -- Later words have higher ranks, whatever the order in which they come.
  status_rank smallint not null,
  bet_amount bigint not null,
  valid_bet_amount bigint not null,
  prize_amount bigint not null,
  game_type text not null,
  game_code text,
  round_id text,
  settled_at timestamptz,
  told_at timestamptz not null default now(),
  -- When it stood in the aggregator's list; null for one that was only pushed.
  listed_at timestamptz,
  primary key (product_code, wager_code)
);

-- Where the aggregator's list and our effects differ; for the operator.
create table seamless.wager_difference (
  product_code integer not null,
  wager_code text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amounts_differ', 'status_differs')),
  member_account text not null,
  our_bet_amount bigint,
  their_bet_amount bigint,
  our_prize_amount bigint,
  their_prize_amount bigint,
  our_status text,
  their_status text,
  found_at timestamptz not null default now(),
  -- Seen to agree since.
  resolved_at timestamptz,
  primary key (product_code, wager_code, kind)
);

create index wager_difference_open on seamless.wager_difference (found_at) where resolved_at is null;

-- How far the aggregator's list was read.
create table seamless.reconciled (
  is_single boolean primary key default true check (is_single),
  until timestamptz not null
);

grant usage on schema seamless to thazin_server;
grant select, insert, update on seamless.product, seamless.launch, seamless.wager, seamless.wager_difference,
  seamless.reconciled to thazin_server;
grant select, insert on seamless.member, seamless.effect, seamless.given_up to thazin_server;
grant select on seamless.player_owed to thazin_server;
revoke all on function seamless.wager_state from public;
grant execute on function seamless.wager_state to thazin_server;
