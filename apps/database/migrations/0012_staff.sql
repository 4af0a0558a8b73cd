-- The staff at work: who they are, what they may do, their sessions, and the trail of what they did.
alter table operator.staff
  drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('owner', 'agent', 'sub_agent', 'cashier', 'editor', 'auditor')),
  -- A sub-agent works for one agent, on that agent's players.
  add column parent_id bigint references operator.staff (id),
  add constraint staff_parent_check check ((role = 'sub_agent') = (parent_id is not null)),
  -- Chosen for sub-agents; the others have what their role has.
  add column permissions text[] not null default '{}',
  add column is_active boolean not null default true,
  -- Who plays here too, so that nobody decides about his own request.
  add column player_id bigint unique references identity.player (id),
  -- Somebody else chose the password, so it has to be replaced at the next sign-in.
  add column is_password_temporary boolean not null default false,
  -- Sealed with the house's key: a stolen dump makes no codes.
  add column totp_secret bytea,
  -- A secret that waits for its first code.
  add column totp_offered bytea,
  -- The step of the last code taken: each code is taken once, and none after a later one.
  add column totp_last_step bigint;

create index staff_of_parent on operator.staff (parent_id) where parent_id is not null;

create table operator.session (
  -- SHA-256 of the cookie: a stolen dump holds no usable one.
  token_hash bytea primary key,
  staff_id bigint not null references operator.staff (id),
  -- How far the sign-in has come; see contract/src/staff.ts.
  next text not null check (next in ('code', 'new_password', 'enrolment', 'nothing')),
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
) with (fillfactor = 70);

create index session_of_staff on operator.session (staff_id, created_at desc);

-- What was done, by whom, to what, from what to what, why and from where. Rows are only ever added.
create table operator.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for what nobody was signed in for, such as a failed sign-in.
  staff_id bigint references operator.staff (id),
  -- As they were then.
  user_name text not null,
  role text not null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  object text not null check (object ~ '^[a-z_]+:'),
  before jsonb,
  after jsonb,
  reason text,
  address text not null
);

create index audit_of_staff on operator.audit (staff_id, id desc);
create index audit_of_action on operator.audit (action, id desc);
create index audit_of_object on operator.audit (object, id desc);
create index audit_of_time on operator.audit (at);

-- Rows first_id to last_id, hashed together with the block before: what is changed later no longer fits.
create table operator.audit_block (
  n bigint primary key check (n > 0),
  first_id bigint not null unique,
  last_id bigint not null unique check (last_id >= first_id),
  row_count integer not null check (row_count > 0),
  hash bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

create function operator.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of operator.% are only ever added', tg_table_name;
end $$;

create trigger audit_is_final before update or delete or truncate on operator.audit
  for each statement execute function operator.refuse_change();
create trigger audit_block_is_final before update or delete or truncate on operator.audit_block
  for each statement execute function operator.refuse_change();

-- Before a row draws its number: whoever makes a block waits until no number below is still under way.
create function operator.hold_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7268154);
  return null;
end $$;

create trigger audit_is_held before insert on operator.audit
  for each statement execute function operator.hold_audit();

-- The agent whose player this is; null for the house's own.
alter table identity.player add column agent_id bigint references operator.staff (id);
create index player_of_agent on identity.player (agent_id, id) where agent_id is not null;

revoke all on function operator.refuse_change, operator.hold_audit from public;
grant insert, update on operator.staff to thazin_server;
grant select, insert, update, delete on operator.session to thazin_server;
grant select, insert on operator.audit, operator.audit_block to thazin_server;
