-- The bonus job looks at the claims of players who moved since its last run, and once in an hour at all that are open.
create table promotion.count_progress (
  is_only boolean primary key default true check (is_only),
  -- When the last run began that looked at the players who moved, and the last one that looked at every open claim.
  until timestamptz not null,
  swept_at timestamptz not null
);
