-- What the operator says beyond the first page: the channels on which the house is reached, and the videos.

create table content.channel (
  id integer generated always as identity primary key,
  place integer not null,
  is_on boolean not null default true,
  -- Viber, Telegram, Facebook and Line have their icons, and Hotline a place of its own; others show their picture.
  name text not null check (length(name) between 1 and 40),
  -- What is read and copied: a number, a name.
  text text not null check (length(text) between 1 and 80),
  -- Where it leads: an https page or a call, never a script.
  link text not null check (link ~ '^(https://[A-Za-z0-9][^\s@\\]*|tel:\+?[0-9]{3,20}|viber://[a-z]+\?[^\s\\]*)$' and length(link) <= 300),
  picture text references picture.picture (name)
);
create index channel_order on content.channel (place, id);

create table content.video (
  id integer generated always as identity primary key,
  place integer not null,
  is_on boolean not null default true,
  -- The beginning of the SHA-256 in base64url: a name never changes its content.
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}\.(webm|mp4)$'),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  -- Shown until it plays, and instead of it where data is spared.
  poster text references picture.picture (name),
  -- Paid by the megabyte on the phones that show it.
  bytes bytea not null check (octet_length(bytes) between 1 and 2097152)
);
alter table content.video alter column bytes set storage external;
create index video_order on content.video (place, id);

create trigger content_changed after insert or update or delete on content.channel execute function content.raise_version();
create trigger content_changed after insert or update or delete on content.video execute function content.raise_version();

grant select, insert, update, delete on content.channel, content.video to thazin_server;
