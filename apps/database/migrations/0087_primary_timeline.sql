-- The highest timeline of the cluster on which a program has written. It travels to the standbys, so a host that answers can tell of a
-- primary that does not (decision 0098).
create table environment.primary_timeline (
  -- Of the cluster: a database that is made anew begins its timelines again.
  system_identifier text primary key,
  timeline integer not null check (timeline > 0),
  seen_at timestamptz not null default now()
);
