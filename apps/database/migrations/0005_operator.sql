-- The staff of the house. Their sign-in and permissions build on this table.
create schema operator;

create table operator.staff (
  id bigint generated always as identity primary key,
  user_name text not null unique check (user_name ~ '^[a-z][a-z0-9._-]{2,30}$'),
  password_hash text not null,
  role text not null check (role in ('owner')),
  created_at timestamptz not null default now()
);

grant usage on schema operator to thazin_server;
grant select on operator.staff to thazin_server;
