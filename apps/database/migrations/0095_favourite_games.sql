-- The games that a player likes, and those that they opened last, are the same on all of their devices.
create table catalog.favourite (
  player_id bigint not null references identity.player (id),
  game_id integer not null references catalog.game (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_id, game_id)
);

create table catalog.recent_game (
  player_id bigint not null references identity.player (id),
  -- One of the two: a game of a provider, or one of the platform's own.
  game_id integer references catalog.game (id),
  own_game text check (own_game = 'shan'),
  played_at timestamptz not null,
  check (num_nonnulls(game_id, own_game) = 1),
  constraint recent_game_once unique nulls not distinct (player_id, game_id, own_game)
);

-- Games that are in the lobby already are not new.
alter table catalog.game add column added_at timestamptz;
alter table catalog.game alter column added_at set default now();
