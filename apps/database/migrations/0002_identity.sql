-- Who the players are, how they prove it, and which tokens are alive.
create schema identity;

create table identity.referral_code (
  code text primary key,
  created_at timestamptz not null default now()
);

create table identity.player (
  id bigint generated always as identity (start with 1001) primary key,
  user_name text not null unique,
  name text not null,
  -- E.164, so that 09…, +959… and 959… are one number.
  phone text not null unique,
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'frozen', 'banned')),
  referral_code text references identity.referral_code (code),
  created_at timestamptz not null default now()
);

create table identity.session (
  -- SHA-256 of the token: a stolen dump holds no usable token.
  token_hash bytea primary key,
  player_id bigint not null references identity.player (id),
  address text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
) with (fillfactor = 70);

create index session_of_player on identity.session (player_id, created_at desc);

-- Failed tries per subject (an account, an address, a network); forgotten after a quiet while.
create table identity.attempt (
  subject text primary key,
  failures integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);

grant usage on schema identity to thazin_server;
grant select, insert, update on identity.player to thazin_server;
grant select, insert, update, delete on identity.session to thazin_server;
grant select, insert on identity.referral_code to thazin_server;
grant select, insert, update, delete on identity.attempt to thazin_server;
