-- Exchanges between a player's main and game balance, each with the answer it was given.
create schema wallet;

create table wallet.exchange (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  type text not null check (type in ('main_to_game', 'game_to_main')),
  amount bigint not null check (amount > 0),
  main_balance_after bigint not null,
  game_balance_after bigint not null,
  -- The client's own id of the request: the same id never moves money twice.
  request_id text,
  created_at timestamptz not null default now()
);

create unique index exchange_once on wallet.exchange (player_id, request_id) where request_id is not null;
create index exchange_log on wallet.exchange (player_id, id desc);

grant usage on schema wallet to thazin_server;
grant select, insert on wallet.exchange to thazin_server;
