-- Numbers that a player bets on again and again, under a name, on all of their devices.
create table two_d.saved_list (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  name text not null check (char_length(name) between 1 and 40),
  digits text[] not null,
  -- In 1/10000 kyat, in the order of the digits.
  stakes bigint[] not null,
  saved_at timestamptz not null default clock_timestamp(),
  unique (player_id, name),
  check (cardinality(digits) between 1 and 100 and cardinality(stakes) = cardinality(digits))
);
