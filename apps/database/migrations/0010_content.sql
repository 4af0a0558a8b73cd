-- What the operator says on the first page: banners, the popup, and the line of text above the games.
create schema content;

-- Goes up with every change below, so that each process knows when what it remembers is old.
create table content.version (
  is_single boolean primary key default true check (is_single),
  version bigint not null default 1
);
insert into content.version default values;

-- Carousel and popup differ in where they are shown.
create table content.banner (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('carousel', 'popup')),
  place integer not null,
  is_on boolean not null default true,
  text_en text not null,
  text_mm text not null,
  text_zh text not null,
  text_th text not null,
  -- A path of this site or an address of another one; never a script, and never //elsewhere.
  link text check (link ~ '^(/([A-Za-z0-9?#][^\s\\]*)?|https://[A-Za-z0-9][^\s@\\]*)$' and length(link) <= 500)
);
create index banner_order on content.banner (kind, place, id);

-- Words may be drawn into a picture, so each language may have its own; without one it shows the English one.
create table content.banner_picture (
  banner_id integer not null references content.banner (id) on delete cascade,
  language text not null check (language in ('en', 'mm', 'zh', 'th')),
  picture text not null references picture.picture (name),
  -- For phones.
  picture_small text references picture.picture (name),
  primary key (banner_id, language)
);

create table content.banner_text (
  id integer generated always as identity primary key,
  place integer not null,
  is_on boolean not null default true,
  text_en text not null,
  text_mm text not null,
  text_zh text not null,
  text_th text not null
);

create function content.raise_version() returns trigger language plpgsql as $$
begin
  update content.version set version = version + 1;
  return null;
end $$;

create trigger content_changed after insert or update or delete on content.banner execute function content.raise_version();
create trigger content_changed after insert or update or delete on content.banner_picture execute function content.raise_version();
create trigger content_changed after insert or update or delete on content.banner_text execute function content.raise_version();

grant usage on schema content to thazin_server;
grant select, update on content.version to thazin_server;
grant select, insert, update, delete on content.banner, content.banner_picture, content.banner_text to thazin_server;
