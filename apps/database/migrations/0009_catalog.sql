-- What the lobby shows: types, providers and games, each with what the aggregator says and what the operator decided.
create schema catalog;

-- Goes up with every change below, so that each process knows when what it remembers is old.
create table catalog.version (
  is_single boolean primary key default true check (is_single),
  version bigint not null default 1
);
insert into catalog.version default values;

create table catalog.game_type (
  id smallint primary key check (id between 1 and 14),
  code text not null unique,
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  name_th text not null,
  -- The operator's: a type that is off has no list and launches nothing.
  place smallint not null,
  is_on boolean not null default true,
  picture text references picture.picture (name)
);

insert into catalog.game_type (id, code, name_en, name_mm, name_zh, name_th, place) values
  (1, 'SLOT', 'Slots', 'စလော့ဂိမ်း', '老虎机', 'สล็อต', 1),
  (2, 'LIVE_CASINO', 'Live Casino', 'တိုက်ရိုက်ကာစီနို', '真人娱乐场', 'คาสิโนสด', 2),
  (3, 'SPORT_BOOK', 'Sports', 'အားကစားလောင်းကြေး', '体育投注', 'กีฬา', 3),
  (4, 'VIRTUAL_SPORT', 'Virtual Sports', 'ပုံရိပ်ယောင်အားကစား', '虚拟体育', 'กีฬาเสมือนจริง', 4),
  (5, 'LOTTERY', 'Lottery', 'ထီ', '彩票', 'หวย', 5),
  (6, 'QIPAI', 'Board Games', 'ကစားခုံဂိမ်း', '棋牌', 'เกมกระดาน', 6),
  (7, 'P2P', 'Player vs Player', 'ကစားသမားချင်းယှဉ်ပြိုင်', '玩家对战', 'ดวลผู้เล่น', 7),
  (8, 'FISHING', 'Fishing', 'ငါးပစ်ဂိမ်း', '捕鱼', 'เกมยิงปลา', 8),
  (9, 'COCK_FIGHTING', 'Cock Fighting', 'ကြက်တိုက်ပွဲ', '斗鸡', 'ไก่ชน', 9),
  (10, 'BONUS', 'Bonus Games', 'ဘောနပ်စ်ဂိမ်း', '奖励游戏', 'เกมโบนัส', 10),
  (11, 'ESPORT', 'E-Sports', 'အီးစပို့', '电子竞技', 'อีสปอร์ต', 11),
  (12, 'POKER', 'Poker', 'ပိုကာ', '扑克', 'โป๊กเกอร์', 12),
  (13, 'OTHERS', 'Others', 'အခြားဂိမ်းများ', '其他', 'อื่นๆ', 13),
  (14, 'LIVE_CASINO_PREMIUM', 'Premium Live Casino', 'အထူးတိုက်ရိုက်ကာစီနို', '尊享真人娱乐场', 'คาสิโนสดพรีเมียม', 14);

-- One product of the aggregator is one provider in the lobby.
create table catalog.provider (
  id integer generated always as identity primary key,
  product_code integer not null unique check (product_code between 1 and 999999),
  -- The operator's: what players call it, made up when it first comes.
  code text not null unique check (code ~ '^[A-Z0-9]{1,20}$'),
  short_name text not null,
  is_hidden boolean not null default false,
  is_in_maintenance boolean not null default false,
  -- The aggregator's.
  provider_name text not null,
  product_name text not null,
  product_title text not null,
  currency text not null
);

-- The marks of providers by their code, in the store before the provider is: the feed brings none.
create table catalog.mark (
  code text primary key check (code ~ '^[A-Z0-9]{1,20}$'),
  picture text not null references picture.picture (name)
);

-- A provider's games of one type. `off` is offered by nobody at the moment, `retired_at` left the feed.
create table catalog.offer (
  provider_id integer not null references catalog.provider (id),
  game_type_id smallint not null references catalog.game_type (id),
  -- The operator's.
  place integer,
  is_hidden boolean not null default false,
  -- The aggregator's, with its own word for the type: it writes OTHERS in two ways, and is asked with the one it used.
  feed_type text not null,
  state text not null check (state in ('active', 'maintenance', 'off')),
  retired_at timestamptz,
  primary key (provider_id, game_type_id)
);

create table catalog.game (
  id integer generated always as identity primary key,
  provider_id integer not null,
  game_type_id smallint not null,
  -- Null is the product's own lobby.
  game_code text check (game_code ~ '^[\x21-\x7e]{1,100}$'),
  -- The operator's.
  place integer,
  is_hot boolean not null default false,
  is_hidden boolean not null default false,
  is_in_maintenance boolean not null default false,
  -- The aggregator's. Without a name in a language the English one is shown.
  name_en text not null,
  name_mm text,
  name_zh text,
  name_th text,
  image_url text,
  state text not null check (state in ('active', 'maintenance', 'off')),
  retired_at timestamptz,
  -- Our own copy of the image, and the address it came from.
  picture text references picture.picture (name),
  picture_url text,
  foreign key (provider_id, game_type_id) references catalog.offer (provider_id, game_type_id),
  constraint game_once unique nulls not distinct (provider_id, game_type_id, game_code)
);

-- What each run of sync-games found.
create table catalog.sync_run (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  -- `refused`: the feed said nonsense; `failed`: it said nothing. Either way nothing was changed.
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  added integer not null,
  changed integer not null,
  retired integer not null,
  pictures integer not null,
  -- Names of what came and went, and each thing of the feed that was not believed.
  report jsonb not null
);
create index sync_run_age on catalog.sync_run (started_at);

create function catalog.raise_version() returns trigger language plpgsql as $$
begin
  update catalog.version set version = version + 1;
  return null;
end $$;

create trigger lobby_changed after insert or update or delete on catalog.game_type execute function catalog.raise_version();
create trigger lobby_changed after insert or update or delete on catalog.provider execute function catalog.raise_version();
create trigger lobby_changed after insert or update or delete on catalog.mark execute function catalog.raise_version();
create trigger lobby_changed after insert or update or delete on catalog.offer execute function catalog.raise_version();
create trigger lobby_changed after insert or update or delete on catalog.game execute function catalog.raise_version();

grant usage on schema catalog to thazin_server;
grant select, update on catalog.version, catalog.game_type to thazin_server;
grant select, insert, update on catalog.provider, catalog.mark, catalog.offer, catalog.game to thazin_server;
grant select, insert, delete on catalog.sync_run to thazin_server;
