-- Games of other sites that the house links to, and the tokens by which those sites learn who came.
create schema external_game;

create table external_game.link (
  id integer generated always as identity primary key,
  place integer not null,
  is_on boolean not null default true,
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  name_th text not null,
  picture text references picture.picture (name),
  -- The player's token is added to its query.
  url text not null check (url ~ '^https://[A-Za-z0-9][^\s@\\#]*$' and length(url) <= 500),
  -- Name and balance stand in an address that others may read: only where the operator wants it so.
  shares_profile boolean not null default false
);
create index link_order on external_game.link (place, id);

create table external_game.token (
  -- Never the token itself.
  hash bytea primary key check (octet_length(hash) = 32),
  link_id integer not null references external_game.link (id) on delete cascade,
  player_id bigint not null references identity.player (id),
  expires_at timestamptz not null
);
create index token_player on external_game.token (player_id);

grant usage on schema external_game to thazin_server;
grant select on external_game.link to thazin_server;
grant select, insert, delete on external_game.token to thazin_server;
