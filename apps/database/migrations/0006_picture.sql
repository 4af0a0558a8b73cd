-- Pictures of games, providers and banners: each kept once, under a name that follows from its bytes.
create schema picture;

create table picture.picture (
  -- The beginning of the SHA-256 in base64url, and what the bytes are: a name never changes its content.
  name text primary key check (name ~ '^[A-Za-z0-9_-]{22}\.(webp|avif|png|jpg)$'),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null default now()
);
-- They are compressed by their own formats.
alter table picture.picture alter column bytes set storage external;

grant usage on schema picture to thazin_server;
grant select, insert on picture.picture to thazin_server;
