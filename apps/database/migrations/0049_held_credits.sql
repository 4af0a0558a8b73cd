-- Credits of game partners above a cap wait in the player's hold, until two people of the staff release or refuse them.
create schema held_credit;

create table held_credit.setting (
  is_single boolean primary key default true check (is_single),
  -- What one call of a partner may credit, and what partners together may credit to one player on one day of Yangon.
  call_max bigint not null default 500000000000 check (call_max between 10000 and 10000000000000),
  day_max bigint not null default 2000000000000 check (day_max between 10000 and 10000000000000)
);
insert into held_credit.setting default values;

-- What was credited to a player on a day and not held; written under the lock of their game account.
create table held_credit.day (
  player_id bigint not null,
  day date not null,
  credited bigint not null check (credited > 0),
  primary key (player_id, day)
) with (fillfactor = 70);

create table held_credit.credit (
  -- The cause of the transfer that releases or refuses it.
  id uuid primary key,
  -- What people call it, and the order of every list.
  number bigint generated always as identity (start with 10001) unique,
  partner text not null check (partner in ('seamless', 'shan')),
  -- The partner's transaction: the cause of the transfers that credited and held it.
  cause_id uuid not null unique,
  player_id bigint not null references identity.player (id),
  -- What later corrections of it name: a wager of a product, or a session at the table. Null: nothing names it.
  correction_key text,
  -- Of the aggregator alone.
  product_code integer,
  game_type text,
  game_code text,
  transaction_id text,
  -- The wager, or the round at the table.
  wager_code text,
  amount bigint not null check (amount > 0),
  -- Which cap it passed, and how much that was.
  cap text not null check (cap in ('call', 'day')),
  cap_amount bigint not null,
  -- What the partner took back of it while it was held, and after it was refused.
  taken_back bigint not null default 0 check (taken_back >= 0),
  offset_amount bigint not null default 0 check (offset_amount >= 0),
  status text not null default 'pending' check (status in ('pending', 'released', 'refused', 'taken_back')),
  first_decision text check (first_decision in ('release', 'refuse')),
  first_by bigint references operator.staff (id),
  first_reason text check (length(first_reason) between 1 and 300),
  first_at timestamptz,
  decided_by bigint references operator.staff (id),
  decision_reason text check (length(decision_reason) between 1 and 300),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint credit_names_its_transaction check ((partner = 'seamless') = (product_code is not null and transaction_id is not null)),
  constraint credit_is_taken_back_once check (taken_back + offset_amount <= amount and (taken_back = amount) = (status = 'taken_back')),
  constraint credit_is_offset_when_refused check (offset_amount = 0 or status = 'refused'),
  constraint credit_first_decision_is_whole check (
    (first_by is null) = (first_decision is null) and (first_by is null) = (first_reason is null)
    and (first_by is null) = (first_at is null)
  ),
  constraint credit_is_decided_by_two check (
    (status in ('released', 'refused')) = (decided_by is not null)
    and (decided_by is null) = (decided_at is null) and (decided_by is null) = (decision_reason is null)
    and (decided_by is null or first_by is not null and decided_by <> first_by
         and (status = 'released') = (first_decision = 'release'))
  )
);

create index credit_pending on held_credit.credit (number desc) where status = 'pending';
create index credit_to_correct on held_credit.credit (player_id, correction_key);
create index credit_decided on held_credit.credit (decided_at) where decided_at is not null;

grant usage on schema held_credit to thazin_server;
grant select, update on held_credit.setting to thazin_server;
grant select, insert, update on held_credit.day to thazin_server;
grant select, insert on held_credit.credit to thazin_server;
-- What was held is never changed.
grant update (taken_back, offset_amount, status, first_decision, first_by, first_reason, first_at, decided_by, decision_reason,
              decided_at) on held_credit.credit to thazin_server;

-- A credit that is held is not in the game balance, and of a correction that part is not taken from it which lies in the
-- hold, or went back to the operator when the credit was refused.
alter table seamless.effect
  add column held bigint not null default 0,
  add column covered bigint not null default 0,
  drop constraint effect_adds_up,
  add constraint effect_adds_up check (balance_after = balance_before + amount + owed - held + covered),
  add constraint effect_holds_credits check (held in (0, amount) and held >= 0),
  add constraint effect_covers_corrections check (covered >= 0 and covered <= greatest(-amount, 0));
alter table shan.settlement
  add column held bigint not null default 0,
  add column covered bigint not null default 0,
  add constraint settlement_holds_wins check (held in (0, net) and held >= 0),
  add constraint settlement_covers_losses check (covered >= 0 and covered + owed <= greatest(-net, 0));

-- What was refused still lies in the provider's wallet for the session: nobody plays on with it.
alter table shan.session drop constraint session_closed_because_check;
alter table shan.session add constraint session_closed_because_check
  check (closed_because in ('relaunched', 'refused', 'unanswered', 'operator', 'withdrawn', 'credit_refused'));
