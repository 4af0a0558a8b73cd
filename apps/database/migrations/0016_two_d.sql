-- The draws of the 2D lottery: on which days, when they close, what was read of the market, and what it came to.
create schema two_d;

-- The four rows of the market's day. What is changed here counts for draws that are opened afterwards.
create table two_d.session (
  number smallint primary key check (number between 1 and 4),
  session text not null unique check (session in ('early', 'morning', 'afternoon', 'evening')),
  is_on boolean not null,
  -- Times of day in Yangon.
  closes_at time(0) not null,
  draws_at time(0) not null,
  -- Under which time the feed lists it.
  open_time time(0) not null unique,
  constraint session_closes_before_it_is_drawn check (closes_at < draws_at)
);
insert into two_d.session (number, session, is_on, closes_at, draws_at, open_time) values
  (1, 'early', false, '10:45', '11:00', '11:00'),
  (2, 'morning', true, '11:45', '12:01', '12:01'),
  (3, 'afternoon', false, '14:45', '15:00', '15:00'),
  (4, 'evening', true, '15:50', '16:30', '16:30');

-- One row: what a draw begins with. Money in 1/10000 kyat.
create table two_d.setting (
  is_single boolean primary key default true check (is_single),
  -- From 100 on the house could only lose.
  odds smallint not null default 80 check (odds between 1 and 99),
  stake_min bigint not null default 1000000 check (stake_min > 0),
  -- Of one player on one number, all his slips of a draw together.
  stake_max bigint not null default 1000000000 check (stake_max >= stake_min),
  -- What a number takes of all players together.
  default_break bigint not null default 10000000000 check (default_break >= stake_min),
  lines_max smallint not null default 100 check (lines_max between 1 and 100)
);
insert into two_d.setting default values;

-- Days that differ from the rule, which is Monday to Friday.
create table two_d.special_day (
  day date primary key,
  is_trading boolean not null default false,
  name_en text not null check (length(name_en) between 1 and 80),
  name_mm text check (length(name_mm) between 1 and 80),
  name_zh text check (length(name_zh) between 1 and 80),
  name_th text check (length(name_th) between 1 and 80),
  -- The exchange has not confirmed it yet.
  is_provisional boolean not null default false
);

create function two_d.is_trading_day(asked date) returns boolean language sql stable
  return coalesce((select is_trading from two_d.special_day where day = asked), extract(isodow from asked) < 6);

create function two_d.today() returns date language sql stable
  return (clock_timestamp() at time zone 'Asia/Yangon')::date;

-- Betting for the next trading day begins when this one's last session is drawn and read.
create function two_d.shown_until(game_date date, draws_at timestamptz) returns timestamptz language sql stable
  return greatest((game_date + time '17:00') at time zone 'Asia/Yangon', draws_at + interval '30 minutes');

create table two_d.draw (
  id integer generated always as identity primary key,
  game_date date not null,
  session_number smallint not null references two_d.session (number),
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- Until then `session=morning` means this draw, and not that of the next trading day.
  shown_until timestamptz not null,
  odds smallint not null check (odds between 1 and 99),
  stake_min bigint not null check (stake_min > 0),
  stake_max bigint not null check (stake_max >= stake_min),
  default_break bigint not null check (default_break >= stake_min),
  lines_max smallint not null check (lines_max between 1 and 100),
  -- Bets are taken in `open` alone, and before closes_at by this database's clock. No way leads back into it.
  status text not null default 'open' check (status in ('open', 'closed', 'declared', 'settled', 'void')),
  closed_at timestamptz,
  -- Of the result that counts: 0 before there is one, above 1 after a correction.
  version smallint not null default 0 check (version >= 0),
  void_reason text,
  voided_at timestamptz,
  constraint draw_closes_before_it_is_drawn check (closes_at < draws_at),
  constraint draw_is_shown_until_it_is_drawn check (shown_until >= draws_at),
  constraint draw_declared_has_a_result check ((status in ('declared', 'settled')) = (version > 0)),
  constraint draw_void_says_why check ((status = 'void') = (void_reason is not null) and (status = 'void') = (voided_at is not null))
) with (fillfactor = 80);

create unique index draw_once on two_d.draw (game_date, session_number) where status <> 'void';
create index draw_of_session on two_d.draw (session_number, shown_until) where status <> 'void';
create index draw_under_way on two_d.draw (closes_at) where status in ('open', 'closed', 'declared');

-- A clock that goes back, or a program with a fault, opens nothing again.
create function two_d.keep_to_the_way() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and old.status || ' to ' || new.status not in (
    'open to closed', 'open to void', 'closed to void', 'closed to declared', 'declared to settled', 'settled to declared'
  ) then
    raise exception 'draw % cannot go from %', old.id, old.status || ' to ' || new.status;
  end if;
  if new.version <> old.version and new.version <> old.version + 1 then
    raise exception 'draw % cannot go from version % to %', old.id, old.version, new.version;
  end if;
  if old.status <> 'open'
    and (new.closes_at, new.odds, new.stake_min, new.stake_max, new.lines_max)
      is distinct from (old.closes_at, old.odds, old.stake_min, old.stake_max, old.lines_max) then
    raise exception 'draw % is not open any more', old.id;
  end if;
  return new;
end $$;
create trigger draw_keeps_to_the_way before update on two_d.draw
  for each row execute function two_d.keep_to_the_way();

-- What was read, byte by byte, wherever somebody or something answered for it.
create table two_d.reading (
  id bigint generated always as identity primary key,
  source text not null check (source in ('feed', 'second_feed', 'hand')),
  raw bytea not null check (octet_length(raw) <= 65536),
  sha256 bytea not null generated always as (sha256(raw)) stored,
  read_at timestamptz not null default clock_timestamp(),
  unique (source, sha256)
);

-- Who says what a draw came to. Two who differ and say the same make a result.
create table two_d.witness (
  id bigint generated always as identity primary key,
  draw_id integer not null references two_d.draw (id),
  -- Of the result that it is to become.
  version smallint not null check (version > 0),
  -- `feed`, `second_feed`, or `staff:` with the number of a person.
  who text not null check (who in ('feed', 'second_feed') or who ~ '^staff:[0-9]+$'),
  staff_id bigint references operator.staff (id),
  number text not null check (number ~ '^[0-9]{2}$'),
  -- The SET index and the value traded in million baht, as the market writes them.
  set text not null check (set ~ '^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$'),
  value text not null check (value ~ '^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$'),
  reading_id bigint not null references two_d.reading (id),
  reason text check (length(reason) between 1 and 300),
  said_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  unique (id, draw_id, version, who, number),
  constraint witness_staff_is_named check ((who = 'staff:' || staff_id) is not false and (who like 'staff:%') = (staff_id is not null)),
  -- A source never takes back what was declared; people say why.
  constraint witness_correction_is_a_persons check (version = 1 or (staff_id is not null and reason is not null)),
  -- Last decimal of the index, last digit of the whole million baht.
  constraint witness_number_follows check (number = right(set, 1) || left(right(value, 4), 1))
);
create unique index witness_once on two_d.witness (draw_id, version, who) where withdrawn_at is null;

-- What a draw came to. Rows are only ever added: a correction is a further version.
create table two_d.result (
  draw_id integer not null references two_d.draw (id),
  version smallint not null check (version > 0),
  number text not null,
  first_id bigint not null,
  first_who text not null,
  second_id bigint not null,
  second_who text not null,
  declared_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, version),
  constraint result_has_two_witnesses check (first_who <> second_who),
  foreign key (first_id, draw_id, version, first_who, number)
    references two_d.witness (id, draw_id, version, who, number),
  foreign key (second_id, draw_id, version, second_who, number)
    references two_d.witness (id, draw_id, version, who, number)
);

create function two_d.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of two_d.% are only ever added', tg_table_name;
end $$;
create trigger result_is_final before update or delete or truncate on two_d.result
  for each statement execute function two_d.refuse_change();
create trigger reading_is_final before update or delete or truncate on two_d.reading
  for each statement execute function two_d.refuse_change();

-- What each source said last, for every process; and how often it was asked today. Whoever moves asked_at on may ask it.
create table two_d.feed (
  source text primary key check (source in ('feed', 'second_feed')),
  -- Null until it was read once.
  reading jsonb,
  read_at timestamptz,
  asked_at timestamptz not null default '-infinity',
  -- Of the failures since it was read.
  failures integer not null default 0,
  failure text,
  calls_on date,
  calls integer not null default 0
) with (fillfactor = 50);
insert into two_d.feed (source) values ('feed'), ('second_feed');

revoke all on function two_d.keep_to_the_way, two_d.refuse_change from public;
grant usage on schema two_d to thazin_server;
grant select, update on two_d.session, two_d.setting, two_d.feed to thazin_server;
grant select, insert, update, delete on two_d.special_day to thazin_server;
grant select, insert on two_d.draw, two_d.reading, two_d.witness, two_d.result to thazin_server;
grant update (closes_at, draws_at, shown_until, odds, stake_min, stake_max, default_break, lines_max, status, closed_at,
  version, void_reason, voided_at) on two_d.draw to thazin_server;
grant update (withdrawn_at) on two_d.witness to thazin_server;

-- The exchange's holidays of 2026, and those of 2027 as the Thai calendar has them; the moon's days move until they are announced.
insert into two_d.special_day (day, is_provisional, name_en, name_mm, name_zh, name_th) values
  ('2026-01-01', false, 'New Year''s Day', 'နှစ်သစ်ကူးနေ့', '元旦', 'วันขึ้นปีใหม่'),
  ('2026-01-02', false, 'Special holiday', 'အထူးရုံးပိတ်ရက်', '特别假日', 'วันหยุดพิเศษ'),
  ('2026-03-03', false, 'Makha Bucha Day', 'မာဃပူဇာနေ့', '万佛节', 'วันมาฆบูชา'),
  ('2026-04-06', false, 'Chakri Memorial Day', 'ချက်ကရီမင်းဆက် အောက်မေ့ဖွယ်နေ့', '却克里王朝纪念日', 'วันจักรี'),
  ('2026-04-13', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2026-04-14', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2026-04-15', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2026-05-01', false, 'Labour Day', 'အလုပ်သမားနေ့', '劳动节', 'วันแรงงานแห่งชาติ'),
  ('2026-05-04', false, 'Coronation Day', 'နန်းတက်ပွဲနေ့', '泰王加冕日', 'วันฉัตรมงคล'),
  ('2026-06-01', false, 'Visakha Bucha Day (in lieu)', 'ဝိသာခပူဇာနေ့ (အစားထိုး)', '佛诞节（补假）', 'ชดเชยวันวิสาขบูชา'),
  ('2026-06-03', false, 'Queen Suthida''s Birthday', 'ဘုရင်မ မွေးနေ့', '王后诞辰', 'วันเฉลิมพระชนมพรรษาพระราชินี'),
  ('2026-07-28', false, 'King Vajiralongkorn''s Birthday', 'ဘုရင် မွေးနေ့', '国王诞辰', 'วันเฉลิมพระชนมพรรษาพระเจ้าอยู่หัว'),
  ('2026-07-29', false, 'Asarnha Bucha Day', 'အာသာဠပူဇာနေ့', '三宝节', 'วันอาสาฬหบูชา'),
  ('2026-08-12', false, 'Mother''s Day', 'အမေများနေ့', '母亲节', 'วันแม่แห่งชาติ'),
  ('2026-10-13', false, 'King Bhumibol Memorial Day', 'ဘုမိဗလဘုရင် အောက်မေ့ဖွယ်နေ့', '普密蓬国王纪念日', 'วันนวมินทรมหาราช'),
  ('2026-10-23', false, 'Chulalongkorn Day', 'ချူလာလောင်ကွန်းနေ့', '朱拉隆功纪念日', 'วันปิยมหาราช'),
  ('2026-12-07', false, 'Father''s Day (in lieu)', 'အဖေများနေ့ (အစားထိုး)', '父亲节（补假）', 'ชดเชยวันพ่อแห่งชาติ'),
  ('2026-12-10', false, 'Constitution Day', 'ဖွဲ့စည်းပုံအခြေခံဥပဒေနေ့', '宪法日', 'วันรัฐธรรมนูญ'),
  ('2026-12-31', false, 'New Year''s Eve', 'နှစ်ကုန်နေ့', '除夕', 'วันสิ้นปี'),
  ('2027-01-01', false, 'New Year''s Day', 'နှစ်သစ်ကူးနေ့', '元旦', 'วันขึ้นปีใหม่'),
  ('2027-02-22', true, 'Makha Bucha Day (in lieu)', 'မာဃပူဇာနေ့ (အစားထိုး)', '万佛节（补假）', 'ชดเชยวันมาฆบูชา'),
  ('2027-04-06', false, 'Chakri Memorial Day', 'ချက်ကရီမင်းဆက် အောက်မေ့ဖွယ်နေ့', '却克里王朝纪念日', 'วันจักรี'),
  ('2027-04-13', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2027-04-14', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2027-04-15', false, 'Songkran', 'သင်္ကြန်', '宋干节', 'วันสงกรานต์'),
  ('2027-05-03', true, 'Labour Day (in lieu)', 'အလုပ်သမားနေ့ (အစားထိုး)', '劳动节（补假）', 'ชดเชยวันแรงงานแห่งชาติ'),
  ('2027-05-04', false, 'Coronation Day', 'နန်းတက်ပွဲနေ့', '泰王加冕日', 'วันฉัตรมงคล'),
  ('2027-05-20', true, 'Visakha Bucha Day', 'ဝိသာခပူဇာနေ့', '佛诞节', 'วันวิสาขบูชา'),
  ('2027-06-03', false, 'Queen Suthida''s Birthday', 'ဘုရင်မ မွေးနေ့', '王后诞辰', 'วันเฉลิมพระชนมพรรษาพระราชินี'),
  ('2027-07-19', true, 'Asarnha Bucha Day (in lieu)', 'အာသာဠပူဇာနေ့ (အစားထိုး)', '三宝节（补假）', 'ชดเชยวันอาสาฬหบูชา'),
  ('2027-07-28', false, 'King Vajiralongkorn''s Birthday', 'ဘုရင် မွေးနေ့', '国王诞辰', 'วันเฉลิมพระชนมพรรษาพระเจ้าอยู่หัว'),
  ('2027-08-12', false, 'Mother''s Day', 'အမေများနေ့', '母亲节', 'วันแม่แห่งชาติ'),
  ('2027-10-13', false, 'King Bhumibol Memorial Day', 'ဘုမိဗလဘုရင် အောက်မေ့ဖွယ်နေ့', '普密蓬国王纪念日', 'วันนวมินทรมหาราช'),
  ('2027-10-25', true, 'Chulalongkorn Day (in lieu)', 'ချူလာလောင်ကွန်းနေ့ (အစားထိုး)', '朱拉隆功纪念日（补假）', 'ชดเชยวันปิยมหาราช'),
  ('2027-12-06', true, 'Father''s Day (in lieu)', 'အဖေများနေ့ (အစားထိုး)', '父亲节（补假）', 'ชดเชยวันพ่อแห่งชาติ'),
  ('2027-12-10', false, 'Constitution Day', 'ဖွဲ့စည်းပုံအခြေခံဥပဒေနေ့', '宪法日', 'วันรัฐธรรมนูญ'),
  ('2027-12-31', false, 'New Year''s Eve', 'နှစ်ကုန်နေ့', '除夕', 'วันสิ้นปี');
