-- Changes of settings that wait for a second person, and what the house says of itself.
create schema setting;

create table setting.proposal (
  id uuid primary key,
  -- A group of settings, as its slice names it.
  group_key text not null,
  -- The values that are to change, as they were and as they are to be.
  before jsonb not null,
  after jsonb not null,
  reason text check (length(reason) between 1 and 300),
  asked_by bigint not null references operator.staff (id),
  asked_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  constraint proposal_is_decided_once check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint proposal_needs_a_second_person check (status <> 'approved' or decided_by <> asked_by)
);

-- Two that wait for one group would be decided without one knowing of the other.
create unique index one_pending_proposal on setting.proposal (group_key) where status = 'pending';

-- One row: what stands on every page. An empty name is the one that the house was started with.
create table setting.house (
  is_single boolean primary key default true check (is_single),
  brand_name text not null default '' check (length(brand_name) <= 40),
  -- What the law wants said below the page, in each language.
  law_en text not null default '' check (length(law_en) <= 400),
  law_mm text not null default '' check (length(law_mm) <= 400),
  law_zh text not null default '' check (length(law_zh) <= 400),
  law_th text not null default '' check (length(law_th) <= 400)
);
insert into setting.house default values;

-- Payment types stand in an order of their own, and can be switched off.
alter table cashier.payment_type
  add column place integer not null default 0,
  add column is_on boolean not null default true;
update cashier.payment_type set place = id;

-- What the staff did about a difference between a maker of games and us.
create table seamless.difference_note (
  product_code integer not null,
  wager_code text not null,
  kind text not null,
  note text not null check (length(note) between 1 and 300),
  staff_id bigint not null references operator.staff (id),
  at timestamptz not null default clock_timestamp(),
  primary key (product_code, wager_code, kind),
  foreign key (product_code, wager_code, kind) references seamless.wager_difference (product_code, wager_code, kind)
);

create table shan.difference_note (
  -- The kind of difference and what it is about: `round:SKP-1/17`, `repeat:SKP-1`, `session:0193…`.
  key text primary key check (key ~ '^(round|repeat|session):.' and length(key) <= 400),
  note text not null check (length(note) between 1 and 300),
  staff_id bigint not null references operator.staff (id),
  at timestamptz not null default clock_timestamp()
);

grant usage on schema setting to thazin_server;
grant select, insert on setting.proposal to thazin_server;
grant update (status, decided_by, decided_at) on setting.proposal to thazin_server;
grant select, update on setting.house to thazin_server;
grant select, insert on seamless.difference_note, shan.difference_note to thazin_server;
-- The links to other sites are the operator's to set.
grant insert, update on external_game.link to thazin_server;
