-- What the house offers its players: promotions, the bonuses that some of them give, and what each player made of his.
create schema promotion;

-- Goes up with every change below, so that each process knows when what it remembers is old.
create table promotion.version (
  is_single boolean primary key default true check (is_single),
  version bigint not null default 1
);
insert into promotion.version default values;

create table promotion.promotion (
  id integer generated always as identity primary key,
  place integer not null,
  is_on boolean not null default true,
  title_en text not null,
  title_mm text not null,
  title_zh text not null,
  title_th text not null,
  description_en text not null,
  description_mm text not null,
  description_zh text not null,
  description_th text not null,
  -- Null: always was, or goes on.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null: it tells something, and there is nothing to claim.
  event text check (event in ('visit', 'deposit')),
  audience text check (audience in ('everyone', 'new')),
  -- How long a player counts as new.
  new_days integer check (new_days between 1 and 365),
  -- Of the deposit; null for a fixed amount.
  percent integer check (percent between 1 and 200),
  -- What is given, or the most that the percentage gives. In 1/10000 kyat.
  amount bigint check (amount > 0),
  deposit_min bigint check (deposit_min > 0),
  -- How often the bonus has to be staked: 300 is three times, 0 not at all.
  wagering_times_100 integer check (wagering_times_100 between 0 and 10000),
  wagering_days integer check (wagering_days between 1 and 90),
  frequency text check (frequency in ('once', 'daily', 'weekly')),
  constraint promotion_begins_before_it_ends check (starts_at < ends_at),
  constraint promotion_offer_is_whole check (
    num_nonnulls(event, audience, amount, wagering_times_100, wagering_days, frequency) in (0, 6)
  ),
  constraint promotion_new_has_days check ((audience = 'new') is not distinct from (new_days is not null)
    or (audience is null and new_days is null)),
  constraint promotion_percent_is_of_a_deposit check (
    coalesce(event = 'deposit', false) or (percent is null and deposit_min is null)
  ),
  constraint promotion_deposit_has_a_least check ((event is distinct from 'deposit') or deposit_min is not null)
);
create index promotion_order on promotion.promotion (place, id);

-- Words may be drawn into a picture, so each language may have its own; without one it shows the English one.
create table promotion.promotion_picture (
  promotion_id integer not null references promotion.promotion (id) on delete cascade,
  language text not null check (language in ('en', 'mm', 'zh', 'th')),
  picture text not null references picture.picture (name),
  -- For phones.
  picture_small text references picture.picture (name),
  primary key (promotion_id, language)
);

create function promotion.raise_version() returns trigger language plpgsql as $$
begin
  update promotion.version set version = version + 1;
  return null;
end $$;

create trigger promotion_changed after insert or update or delete on promotion.promotion
  for each row execute function promotion.raise_version();
create trigger promotion_changed after insert or update or delete on promotion.promotion_picture
  for each row execute function promotion.raise_version();

-- A player's bonus: given when he claims, and his own when he has staked enough in time.
create table promotion.claim (
  -- The cause of its transfers in the ledger.
  id uuid primary key,
  promotion_id integer not null references promotion.promotion (id),
  player_id bigint not null references identity.player (id),
  -- Of an offer for deposits: the transfer that brought the deposit.
  deposit_cause_id uuid unique,
  -- The day in Yangon, its week's Monday, or for what is claimed once a day that never comes again.
  period date not null,
  amount bigint not null check (amount > 0),
  goal bigint not null check (goal >= 0),
  -- Stakes count from the postings that followed these of the game and the main account.
  game_version_from bigint not null,
  main_version_from bigint not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'released', 'lapsed')),
  settled_at timestamptz,
  constraint claim_is_settled_once check ((status = 'open') = (settled_at is null)),
  constraint claim_once_per_period unique (promotion_id, player_id, period)
);
-- Stakes count for one bonus at a time.
create unique index one_open_claim on promotion.claim (player_id) where status = 'open';
create index claim_of_player on promotion.claim (player_id, created_at desc);

-- The fourth account of a player: what was given to him and is not his own yet. Opened with his first claim.
insert into ledger.account (id, name) values (530, 'bonuses');
do $$
declare
  v_text text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'ledger.account'::regclass and conname = 'account_number');
begin
  if position('WHEN ''hold''::text THEN 3' in v_text) = 0 then
    raise exception 'account_number is not what this migration knows: %', v_text;
  end if;
  alter table ledger.account drop constraint account_number;
  execute 'alter table ledger.account add constraint account_number '
    || replace(v_text, 'WHEN ''hold''::text THEN 3', 'WHEN ''hold''::text THEN 3 WHEN ''bonus''::text THEN 4');
end $$;

create function ledger.open_bonus(p_player_id bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (id, player_id, name, balance, version)
  values (p_player_id * 10 + 4, p_player_id, 'bonus', 0, 0)
  on conflict (id) do nothing;
$$;
revoke all on function ledger.open_bonus, promotion.raise_version from public;
grant execute on function ledger.open_bonus to thazin_server;

grant usage on schema promotion to thazin_server;
grant execute on function promotion.raise_version to thazin_server;
grant select, update on promotion.version to thazin_server;
grant select, insert, update, delete on promotion.promotion, promotion.promotion_picture to thazin_server;
grant select, insert on promotion.claim to thazin_server;
-- What was given is never changed.
grant update (status, settled_at) on promotion.claim to thazin_server;
