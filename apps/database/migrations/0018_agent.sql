-- Agents: the codes that bring them players, what they earn by those players' games, what they are paid, and the
-- float out of which their players' deposits come.
create schema agent;

-- Which agent a player belonged to at each moment: a bet counts for the agent of its time, whoever has the player now.
create table agent.membership (
  player_id bigint not null references identity.player (id),
  -- Null while he is the house's own.
  agent_id bigint references operator.staff (id),
  since timestamptz not null,
  -- Null for the one that lasts.
  until timestamptz check (until >= since),
  primary key (player_id, since)
);
create unique index membership_now on agent.membership (player_id) where until is null;
create index membership_of_agent on agent.membership (agent_id) where agent_id is not null;

insert into agent.membership (player_id, agent_id, since) select id, agent_id, created_at from identity.player;

-- Beside the player's own row, so that no way of changing his agent is forgotten.
create function agent.note_membership() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into agent.membership (player_id, agent_id, since) values (new.id, new.agent_id, new.created_at);
  else
    update agent.membership set until = greatest(since, now()) where player_id = new.id and until is null;
    insert into agent.membership (player_id, agent_id, since)
    select new.id, new.agent_id, until from agent.membership where player_id = new.id order by since desc limit 1
    on conflict (player_id, since) do update set agent_id = excluded.agent_id, until = null;
  end if;
  return null;
end $$;

create trigger player_comes after insert on identity.player
  for each row execute function agent.note_membership();
create trigger player_changes_agent after update of agent_id on identity.player
  for each row when (old.agent_id is distinct from new.agent_id) execute function agent.note_membership();

-- A code brings its players to an agent. One without an agent makes players of the house.
alter table identity.referral_code
  add column agent_id bigint references operator.staff (id),
  -- Who hands it out: the agent himself or one of his sub-agents.
  add column staff_id bigint references operator.staff (id),
  add column is_on boolean not null default true,
  add constraint referral_code_is_somebodys check ((agent_id is null) = (staff_id is null));
create index referral_code_of_agent on identity.referral_code (agent_id) where agent_id is not null;
create index player_of_referral_code on identity.player (referral_code) where referral_code is not null;
grant update (is_on) on identity.referral_code to thazin_server;

-- One row: what the house asks of payouts, and how far commissions are settled.
create table agent.setting (
  is_single boolean primary key default true check (is_single),
  -- A payout above it needs two people of the house. In 1/10000 kyat.
  second_person_above bigint not null default 10000000000 check (second_person_above > 0),
  -- Yangon's day; null before the first one.
  settled_until date
);
insert into agent.setting default values;

-- What the house keeps of an agent besides his sign-in. His row's lock puts all that is done to his money in order.
create table agent.profile (
  agent_id bigint primary key references operator.staff (id),
  -- His players' deposits come out of what he has paid in before.
  uses_float boolean not null default false
);

-- From this day on, Yangon's, until the next plan.
create table agent.plan (
  agent_id bigint not null references operator.staff (id),
  valid_from date not null,
  -- Shares of what was staked, or of what the house won.
  basis text not null check (basis in ('turnover', 'net')),
  created_by bigint not null references operator.staff (id),
  created_at timestamptz not null default now(),
  primary key (agent_id, valid_from)
);

-- In hundredths of a percent. A kind of game without a rate earns nothing.
create table agent.rate (
  agent_id bigint not null,
  valid_from date not null,
  game_kind text not null check (length(game_kind) between 1 and 40),
  rate_times_10000 integer not null check (rate_times_10000 between 1 and 10000),
  primary key (agent_id, valid_from, game_kind),
  foreign key (agent_id, valid_from) references agent.plan (agent_id, valid_from)
);

-- A day of an agent, settled. Money in 1/10000 kyat.
create table agent.day (
  -- The cause of its transfer in the ledger.
  id uuid primary key,
  agent_id bigint not null references operator.staff (id),
  day date not null,
  basis text not null check (basis in ('turnover', 'net')),
  -- Below zero on a day on which the house lost, or more was given back than staked.
  earned bigint not null,
  -- What earlier days left below zero.
  carried_before bigint not null check (carried_before <= 0),
  paid bigint not null check (paid >= 0),
  carried_after bigint not null check (carried_after <= 0),
  settled_at timestamptz not null default now(),
  constraint day_once unique (agent_id, day),
  constraint day_adds_up check (paid + carried_after = carried_before + earned and (paid = 0 or carried_after = 0))
);

create table agent.day_line (
  day_id uuid not null references agent.day (id),
  game_kind text not null,
  turnover bigint not null,
  net bigint not null,
  rate_times_10000 integer not null check (rate_times_10000 between 0 and 10000),
  commission bigint not null,
  primary key (day_id, game_kind)
);

create function agent.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of agent.% are only ever added', tg_table_name;
end $$;
create trigger day_is_final before update or delete or truncate on agent.day
  for each statement execute function agent.refuse_change();
create trigger day_line_is_final before update or delete or truncate on agent.day_line
  for each statement execute function agent.refuse_change();

-- Money between the house and an agent: commission that is paid out, float that is paid in or given back.
create table agent.movement (
  -- The cause of its transfer in the ledger; chosen by who asks, so that the same one never asks twice.
  id uuid primary key,
  -- What people call it, and the order of every list.
  number bigint generated always as identity (start with 10001) unique,
  agent_id bigint not null references operator.staff (id),
  kind text not null check (kind in ('payout', 'float_in', 'float_out')),
  amount bigint not null check (amount > 0),
  note text not null check (length(note) between 1 and 300),
  needs_two boolean not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'rejected')),
  asked_by bigint not null references operator.staff (id),
  created_at timestamptz not null default now(),
  -- Of the house; whoever asked, where he is of the house himself.
  first_approved_by bigint references operator.staff (id),
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 300),
  constraint movement_is_decided_once check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint movement_needs_a_second_person check (
    status <> 'done' or not needs_two or (first_approved_by is not null and first_approved_by <> decided_by)
  ),
  constraint movement_of_float_needs_two check (kind = 'payout' or needs_two),
  constraint movement_rejection_has_a_reason check ((status = 'rejected') = (decision_reason is not null))
);

-- Two that wait would be decided without one knowing of the other.
create unique index one_pending_movement on agent.movement (agent_id, kind) where status = 'pending';
create index movement_of_agent on agent.movement (agent_id, number desc);

-- 520 pays what agents earn. Their own accounts follow from their number in the staff, beyond every player's:
-- 10^15 + staff * 10 + 1 for commission, + 2 for the float. They carry a balance that is never below zero.
insert into ledger.account (id, name) values (520, 'agent_commissions');
alter table ledger.account
  add column staff_id bigint,
  drop constraint account_number,
  add constraint account_number check (
    case
      when staff_id is not null then
        player_id is null and staff_id > 0
        and id = 1000000000000000 + staff_id * 10 + case name when 'commission' then 1 when 'float' then 2 end
      when player_id is not null then
        player_id >= 1000 and id < 1000000000000000
        and id = player_id * 10 + case name when 'main' then 1 when 'game' then 2 when 'hold' then 3 end
      else id between 1 and 9999
    end
  ),
  drop constraint account_carries_balance,
  add constraint account_carries_balance check (
    (player_id is null and staff_id is null) = (balance is null) and (balance is null) = (version is null)
  );

-- Opens an agent's two accounts, each at zero; open ones stay as they are.
create function ledger.open_agent(p_staff_id bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (id, staff_id, name, balance, version)
  values (1000000000000000 + p_staff_id * 10 + 1, p_staff_id, 'commission', 0, 0),
         (1000000000000000 + p_staff_id * 10 + 2, p_staff_id, 'float', 0, 0)
  on conflict (id) do nothing;
$$;

-- The functions of the ledger lock and move whatever carries a balance: until now that was players' accounts alone.
do $$
declare
  v_function regprocedure;
  v_text text;
begin
  foreach v_function in array array[
    'ledger.lock_accounts(bigint[])'::regprocedure,
    'ledger.post(uuid[], text[], bigint[], bigint[], bigint[])'::regprocedure
  ] loop
    v_text := pg_get_functiondef(v_function);
    if position('player_id is not null' in v_text) = 0 then
      raise exception '% is not what this migration knows', v_function;
    end if;
    execute replace(v_text, 'player_id is not null', 'balance is not null');
  end loop;
end $$;

-- The float that a deposit came out of; null where it came from outside.
alter table cashier.request
  add column float_agent_id bigint references operator.staff (id),
  add constraint request_float_gives_deposits check (float_agent_id is null or (way = 'deposit' and status = 'approved'));
grant update (float_agent_id) on cashier.request to thazin_server;

revoke all on function ledger.open_agent, agent.note_membership, agent.refuse_change from public;
grant execute on function ledger.open_agent to thazin_server;
grant usage on schema agent to thazin_server;
grant select, insert, update on agent.membership, agent.profile to thazin_server;
grant select, update on agent.setting to thazin_server;
grant select, insert, update on agent.plan to thazin_server;
grant select, insert, delete on agent.rate to thazin_server;
grant select, insert on agent.day, agent.day_line, agent.movement to thazin_server;
-- What was asked for is never changed.
grant update (status, first_approved_by, decided_by, decided_at, decision_reason) on agent.movement to thazin_server;
