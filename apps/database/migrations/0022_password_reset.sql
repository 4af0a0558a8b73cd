-- A player who forgot his password gets in again by a code that the staff makes for him.
create table identity.password_reset (
  -- One code at a time: a new one takes the place of the last.
  player_id bigint primary key references identity.player (id),
  -- argon2, as of a password: the code is short enough to be said on the phone.
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0)
);

grant select, insert, update, delete on identity.password_reset to thazin_server;
