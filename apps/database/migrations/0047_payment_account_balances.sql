-- Each payment account has an account of its own in the ledger, so that its balance can be held against the bank's.
-- Together with 500 they are the group `cash`. Approvals before this migration stay in 500: nobody wrote down which
-- account paid a withdrawal. What each account holds is brought over by its opening entry, which staff books from 500
-- by the bank's statement; the group's sum does not change.

-- The account of payment account n is 2 * 10^15 + n, beyond every agent's. Money that is paid in is debited to it, so
-- what the account holds is its balance with the sign turned.
alter table ledger.account
  add column payment_account_id integer,
  -- Of payment accounts alone: whether the ledger lets them pay more than they hold.
  add column may_be_overdrawn boolean,
  add constraint account_says_whether_overdrawn check ((payment_account_id is null) = (may_be_overdrawn is null)),
  drop constraint account_never_below_zero,
  add constraint account_never_below_zero check (
    case when payment_account_id is null then balance >= 0 else balance <= 0 or may_be_overdrawn end
  );

-- What the other accounts must be stays as it is.
do $$
declare
  v_number text := (select pg_get_constraintdef(oid) from pg_constraint
                    where conrelid = 'ledger.account'::regclass and conname = 'account_number');
  v_balance text := (select pg_get_constraintdef(oid) from pg_constraint
                     where conrelid = 'ledger.account'::regclass and conname = 'account_carries_balance');
begin
  if v_number not like 'CHECK (%CASE%WHEN (staff_id IS NOT NULL)%' then
    raise exception 'account_number is not what this migration knows: %', v_number;
  end if;
  alter table ledger.account drop constraint account_number, drop constraint account_carries_balance;
  execute 'alter table ledger.account add constraint account_number ' || regexp_replace(v_number, 'CASE',
    'CASE WHEN payment_account_id is not null
          THEN player_id is null and staff_id is null and payment_account_id > 0 and name = ''payment_account''
               and id = 2000000000000000 + payment_account_id');
  execute 'alter table ledger.account add constraint account_carries_balance '
    || replace(v_balance, '(staff_id IS NULL)', '(staff_id IS NULL) AND (payment_account_id IS NULL)');
end $$;

alter table ledger.transfer
  drop constraint transfer_never_below_zero,
  add constraint transfer_never_below_zero check (
    (debit_balance_after >= 0 or debit_account_id >= 2000000000000000)
    and (credit_balance_after >= 0 or credit_account_id >= 2000000000000000)
  );

-- What banks keep for their work.
insert into ledger.account (id, name) values (540, 'bank_charges');

-- Opens the account of a payment account, at zero.
create function ledger.open_payment_account(p_payment_account_id integer, p_may_be_overdrawn boolean) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (id, payment_account_id, name, balance, version, may_be_overdrawn)
  values (2000000000000000 + p_payment_account_id, p_payment_account_id, 'payment_account', 0, 0, p_may_be_overdrawn);
$$;

-- An account that is below zero cannot be told that it may not be: the table refuses it.
create function ledger.set_overdraft(p_payment_account_id integer, p_may_be_overdrawn boolean) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  update ledger.account set may_be_overdrawn = p_may_be_overdrawn where payment_account_id = p_payment_account_id;
$$;

-- A payment account has a ceiling where every other one has a floor: what it holds is debited to it. ledger.post asks
-- both under the accounts' lock, so that of two payments the second finds what the first has left.
do $$
declare
  v_text text := pg_get_functiondef('ledger.post'::regproc);
  v_change record;
begin
  for v_change in
    select * from (values
      ('v_changed boolean[];', 'v_changed boolean[]; v_has_floor boolean[]; v_has_ceiling boolean[];'),
      ('array_agg(false)', 'array_agg(false),
         array_agg(a.may_be_overdrawn is null), array_agg(coalesce(not a.may_be_overdrawn, false))'),
      ('into v_ids, v_balances, v_versions, v_changed', 'into v_ids, v_balances, v_versions, v_changed, v_has_floor, v_has_ceiling'),
      ('select id, balance, version from ledger.account', 'select id, balance, version, may_be_overdrawn from ledger.account'),
      ('    if v_debit is not null then
      if v_balances[v_debit] < v_amount then
        v_answers[i] := ''insufficient_funds'';
        continue;
      end if;
',
       '    if v_debit is not null and v_has_floor[v_debit] and v_balances[v_debit] < v_amount
       or v_credit is not null and v_has_ceiling[v_credit] and v_balances[v_credit] + v_amount > 0 then
      v_answers[i] := ''insufficient_funds'';
      continue;
    end if;
    if v_debit is not null then
')
    ) as changes (known, new)
  loop
    if position(v_change.known in v_text) = 0 then
      raise exception 'ledger.post is not what this migration knows: %', v_change.known;
    end if;
    v_text := replace(v_text, v_change.known, v_change.new);
  end loop;
  execute v_text;
end $$;

-- Of the group `cash` one end: reports and sheets of closed days go on to say what they said.
create or replace function report.end_of(p_account_id bigint) returns bigint language sql immutable parallel safe as $$
  select case when p_account_id >= 2000000000000000 then 500
              when p_account_id >= 1000000000000000 then -(p_account_id % 10)
              when p_account_id >= 10000 then p_account_id % 10
              else p_account_id end
$$;

-- An agent pays his players out of his own pocket, and below zero he is owed it. What an account of before holds is
-- not known until its opening is booked, so it may pay until then and after, until staff says otherwise.
select ledger.open_payment_account(id, true) from cashier.payment_account;

-- Beside the row itself, so that no way of making one is forgotten.
create function cashier.open_account() returns trigger language plpgsql as $$
begin
  perform ledger.open_payment_account(new.id, new.agent_id is not null);
  return null;
end $$;
create trigger payment_account_is_opened after insert on cashier.payment_account
  for each row execute function cashier.open_account();

alter table cashier.request
  -- Whose ledger account it moved: of a deposit the one that was paid into, of a withdrawal the one that paid. Null for
  -- what was approved before this migration, and for what came out of an agent's float.
  add column posted_account_id integer references cashier.payment_account (id),
  -- The bank's transaction id of a withdrawal's payment.
  add column payout_transaction_id text
    check (payout_transaction_id ~ '^[A-Z0-9][A-Z0-9._/-]{3,39}$'),
  add constraint request_posts_when_approved check (
    posted_account_id is null or (status = 'approved' and (
      case way when 'deposit' then posted_account_id = payment_account_id and float_agent_id is null else true end
    ))
  ),
  add constraint request_payout_is_whole check (
    (way = 'withdrawal' and posted_account_id is not null) = (payout_transaction_id is not null)
  );
-- One payment of the bank pays one withdrawal.
create unique index payout_once on cashier.request (posted_account_id, payout_transaction_id)
  where payout_transaction_id is not null;
grant update (posted_account_id, payout_transaction_id) on cashier.request to thazin_server;

-- What staff books on payment accounts: money that was there before or comes from elsewhere, or goes there; between two
-- of them; and what the bank kept.
create table cashier.movement (
  -- The cause of its transfer in the ledger; chosen by who asks, so that the same one never asks twice.
  id uuid primary key,
  -- What people call it, and the order of every list.
  number bigint generated always as identity (start with 10001) unique,
  kind text not null check (kind in ('opening', 'paid_in', 'taken_out', 'transfer', 'charge')),
  account_id integer not null references cashier.payment_account (id),
  -- Of a transfer: where the money goes.
  to_account_id integer references cashier.payment_account (id),
  amount bigint not null check (amount > 0),
  -- As the bank's statement has it.
  transaction_id text check (transaction_id ~ '^[A-Z0-9][A-Z0-9._/-]{3,39}$'),
  note text not null check (length(note) between 1 and 300),
  needs_two boolean not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'rejected')),
  asked_by bigint not null references operator.staff (id),
  created_at timestamptz not null default now(),
  -- The staff member in asked_by: to ask is the first of two approvals.
  first_approved_by bigint references operator.staff (id),
  decided_by bigint references operator.staff (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 300),
  constraint movement_between_two check (
    (kind = 'transfer') = (to_account_id is not null) and to_account_id is distinct from account_id
  ),
  constraint movement_is_decided_once check (
    (status = 'pending') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint movement_needs_a_second_person check (
    status <> 'done' or not needs_two or (first_approved_by is not null and first_approved_by <> decided_by)
  ),
  constraint movement_rejection_has_a_reason check ((status = 'rejected') = (decision_reason is not null))
);
create index movement_of_account on cashier.movement (account_id, number desc);
create index movement_to_account on cashier.movement (to_account_id, number desc) where to_account_id is not null;
create index movement_waits on cashier.movement (number) where status = 'pending';
-- An account is opened once.
create unique index movement_opens_once on cashier.movement (account_id) where kind = 'opening' and status <> 'rejected';

-- What the bank says of an account at the end of a day, Yangon's; of several for one day the last counts.
create table cashier.statement (
  -- Chosen by who enters it, so that the same one is never entered twice.
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id integer not null references cashier.payment_account (id),
  day date not null,
  balance bigint not null,
  entered_by bigint not null references operator.staff (id),
  entered_at timestamptz not null default now()
);
create index statement_of_account on cashier.statement (account_id, day desc, number desc);

create table cashier.statement_line (
  statement_id uuid not null references cashier.statement (id),
  place integer not null check (place between 1 and 500),
  transaction_id text not null check (length(transaction_id) between 1 and 60),
  -- Below zero when it left the account.
  amount bigint not null check (amount <> 0),
  day date not null,
  primary key (statement_id, place)
);

-- Entries of the ledger that somebody has found on the bank's statement.
create table cashier.checked_entry (
  account_id integer not null references cashier.payment_account (id),
  cause_id uuid not null,
  checked_by bigint not null references operator.staff (id),
  checked_at timestamptz not null default now(),
  primary key (account_id, cause_id)
);

revoke all on function ledger.open_payment_account, ledger.set_overdraft, cashier.open_account from public;
grant execute on function ledger.open_payment_account, ledger.set_overdraft to thazin_server;
grant select, insert on cashier.movement, cashier.statement, cashier.statement_line to thazin_server;
-- What was asked for is never changed.
grant update (status, decided_by, decided_at, decision_reason) on cashier.movement to thazin_server;
grant select, insert, delete on cashier.checked_entry to thazin_server;
