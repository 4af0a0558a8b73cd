-- One table for all that waits for a second person (decision 0077). A program of an earlier release asks for the tables
-- that were before, so this migration asks for a stop.
create schema approval;

create table approval.request (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z0-9_]{1,40}$'),
  -- Within its kind, as the audit log names it.
  number bigint not null check (number > 0),
  -- What is to be changed: of some kinds one request at a time.
  subject text not null check (length(subject) between 1 and 100),
  content jsonb not null,
  -- What stood when it was requested, where the change is one from it.
  ground jsonb,
  -- What it would move.
  amount bigint check (amount > 0),
  reason text check (length(reason) between 1 and 300),
  -- How many people approve it, besides the requester.
  approvals_needed smallint not null check (approvals_needed between 0 and 2),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  requested_by bigint not null references staff.staff,
  requested_at timestamptz not null default now(),
  expires_at timestamptz,
  first_approved_by bigint references staff.staff,
  decided_by bigint references staff.staff,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 300),
  unique (kind, number),
  constraint request_is_decided_once check ((status = 'pending') = (decided_at is null)),
  -- Nobody decides that a request expires.
  constraint request_is_decided_by_somebody check ((status in ('pending', 'expired')) = (decided_by is null)),
  constraint request_needs_other_people check (
    status <> 'approved' or approvals_needed = 0
    or (decided_by <> requested_by and decided_by is distinct from first_approved_by)
  ),
  constraint request_needs_two_approvals check (
    status <> 'approved' or approvals_needed < 2 or (first_approved_by is not null and first_approved_by <> requested_by)
  ),
  constraint request_is_withdrawn_by_its_requester check ((status = 'withdrawn') <= (decided_by = requested_by)),
  constraint request_rejection_has_a_reason check (status <> 'rejected' or decision_reason is not null or kind = 'setting')
);
create index request_waits on approval.request (requested_at) where status = 'pending';
create index request_of_subject on approval.request (kind, subject, number desc);
create unique index request_waits_alone on approval.request (kind, subject)
  where status = 'pending' and kind in ('setting', 'balance_adjustment', 'two_d_limits', 'agent_transaction');
-- An account is opened once.
create unique index account_opens_once on approval.request ((content ->> 'account_id'))
  where kind = 'account_movement' and content ->> 'kind' = 'opening' and status in ('pending', 'approved');
create index movement_of_account on approval.request (((content ->> 'account_id')::integer), number desc)
  where kind = 'account_movement';
create index movement_to_account on approval.request (((content ->> 'to_account_id')::integer), number desc)
  where kind = 'account_movement' and content ->> 'to_account_id' is not null;

insert into approval.request (id, kind, number, subject, content, ground, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at)
select id, 'setting', row_number() over (order by requested_at, id), 'settings:' || group_key,
       jsonb_build_object('group', group_key, 'values', after), before, reason, 1,
       case when status = 'rejected' and decided_by = requested_by then 'withdrawn' else status end, requested_by,
       requested_at, decided_by, decided_at
from setting.proposal;

insert into approval.request (id, kind, number, subject, content, amount, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at, decision_reason)
select id, 'balance_adjustment', number, 'player:' || player_id,
       jsonb_build_object('player_id', player_id::text, 'account', account, 'direction', direction), amount, reason, 1,
       case when status = 'rejected' and decided_by = requested_by then 'withdrawn' else status end, requested_by,
       created_at, decided_by, decided_at, decision_reason
from player_admin.balance_adjustment;

insert into approval.request (id, kind, number, subject, content, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at, decision_reason)
select id, 'two_d_limits', number, 'two_d_draw:' || draw_id,
       jsonb_build_object('draw_id', draw_id, 'odds', odds, 'stake_min', stake_min / 10000.0,
         'stake_max', stake_max / 10000.0, 'default_number_limit', default_number_limit / 10000.0,
         'number_limits', number_limits, 'cutoff_at', cutoff_at, 'draws_at', draws_at),
       reason, 1,
       case when status = 'rejected' and decided_by = requested_by then 'withdrawn' else status end, requested_by,
       created_at, decided_by, decided_at, decision_reason
from two_d.limit_change;

-- A request of the agent is no approval; one of the operator's staff was the first of two.
insert into approval.request (id, kind, number, subject, content, amount, reason, approvals_needed, status, requested_by,
                              requested_at, first_approved_by, decided_by, decided_at, decision_reason)
select m.id, 'agent_transaction', m.number, 'agent:' || m.agent_id || ':' || m.kind,
       jsonb_build_object('agent_id', m.agent_id::text, 'kind', m.kind, 'needs_two', m.needs_two), m.amount, m.note,
       m.needs_two::integer + 1 - (m.first_approved_by is not distinct from m.requested_by)::integer,
       case when m.status = 'done' then 'approved' when m.status = 'rejected' and m.decided_by = m.requested_by then 'withdrawn'
            else m.status end,
       m.requested_by, m.created_at, nullif(m.first_approved_by, m.requested_by), m.decided_by, m.decided_at,
       m.decision_reason
from agent.agent_transaction m;

insert into approval.request (id, kind, number, subject, content, amount, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at, decision_reason)
select id, 'account_movement', number, 'account_movement:' || id,
       jsonb_build_object('kind', kind, 'account_id', account_id, 'to_account_id', to_account_id,
         'transaction_id', transaction_id), amount, note, needs_two::integer,
       case when status = 'done' then 'approved' when status = 'rejected' and decided_by = requested_by then 'withdrawn'
            else status end,
       requested_by, created_at, decided_by, decided_at, decision_reason
from cashier.movement;

drop table setting.proposal, player_admin.balance_adjustment, two_d.limit_change, agent.agent_transaction, cashier.movement;
drop schema player_admin;

-- The same with columns of their own, for what sums them up.
create view agent.agent_transaction as
select id, number, (content ->> 'agent_id')::bigint as agent_id, content ->> 'kind' as kind, amount, reason as note, status
from approval.request where kind = 'agent_transaction';

create view cashier.account_movement as
select id, number, content ->> 'kind' as kind, (content ->> 'account_id')::integer as account_id,
       (content ->> 'to_account_id')::integer as to_account_id, amount, content ->> 'transaction_id' as transaction_id,
       reason as note, status
from approval.request where kind = 'account_movement';
