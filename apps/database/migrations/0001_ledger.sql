-- The books. Every kyat that moves is one row of ledger.transfer: it leaves one account and
-- enters another, so a transfer cannot create or lose money by its very shape. Rows are only
-- ever added. The server's role may read here and call the functions; it may not write.
create schema ledger;

create table ledger.account (
  -- Below 10000 the house's accounts, by number in chart.ts. From there on player_id * 10 + slot:
  -- 1 main, 2 game, 3 hold. An account's number says whose it is, so nobody looks it up.
  id bigint primary key,
  player_id bigint,
  name text not null,
  -- A balance row on a house account would be one lock for the whole site, so only players'
  -- accounts carry one; a house account's balance is the sum of its postings.
  balance bigint,
  version bigint,
  constraint account_number check (
    (player_id is null and id between 1 and 9999)
    or (player_id >= 1000 and id = player_id * 10 + case name when 'main' then 1 when 'game' then 2 when 'hold' then 3 end)
  ),
  constraint account_carries_balance check ((player_id is null) = (balance is null) and (balance is null) = (version is null)),
  constraint account_never_below_zero check (balance >= 0),
  constraint account_version_counts check (version >= 0)
) with (fillfactor = 50);

create table ledger.transfer (
  -- What caused it (a bet, an exchange, a request) and which of its movements this is: the same
  -- cause can never move the same money twice.
  cause_id uuid not null,
  kind text not null,
  debit_account_id bigint not null,
  debit_balance_after bigint,
  debit_version bigint,
  credit_account_id bigint not null,
  credit_balance_after bigint,
  credit_version bigint,
  -- In 1/10000 kyat.
  amount bigint not null,
  created_at timestamptz not null default now(),
  primary key (cause_id, kind),
  constraint transfer_moves_something check (amount > 0),
  constraint transfer_between_two check (debit_account_id <> credit_account_id),
  -- A player's leg states the balance after it and the account's version; the house's legs carry neither.
  constraint transfer_states_players_legs check (
    (debit_account_id >= 10000) = (debit_version is not null) and (debit_version is null) = (debit_balance_after is null)
    and (credit_account_id >= 10000) = (credit_version is not null) and (credit_version is null) = (credit_balance_after is null)
  ),
  constraint transfer_never_below_zero check (debit_balance_after >= 0 and credit_balance_after >= 0)
);

-- One posting per account version: a gap or a double would be a lost or invented movement.
create unique index transfer_debit_chain on ledger.transfer (debit_account_id, debit_version) where debit_version is not null;
create unique index transfer_credit_chain on ledger.transfer (credit_account_id, credit_version) where credit_version is not null;

-- Both legs of each transfer, signed: money out is negative.
create view ledger.posting as
  select cause_id, kind, debit_account_id as account_id, -amount as amount,
         debit_balance_after as balance_after, debit_version as account_version, created_at
  from ledger.transfer
  union all
  select cause_id, kind, credit_account_id, amount, credit_balance_after, credit_version, created_at
  from ledger.transfer;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of ledger.transfer are never changed' using errcode = 'LG003';
end $$;

create trigger transfer_is_append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger transfer_is_never_emptied before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();

-- Opens the three accounts of a new player, each at zero.
create function ledger.open_player(p_player_id bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (id, player_id, name, balance, version)
  values (p_player_id * 10 + 1, p_player_id, 'main', 0, 0),
         (p_player_id * 10 + 2, p_player_id, 'game', 0, 0),
         (p_player_id * 10 + 3, p_player_id, 'hold', 0, 0);
$$;

-- Locks players' accounts, lowest number first (two sets can then never deadlock), and answers
-- their balances as they are under the lock.
create function ledger.lock_accounts(p_ids bigint[]) returns table (id bigint, balance bigint)
language sql security definer set search_path = ledger, pg_temp rows 50 as $$
  select a.id, a.balance from ledger.account a
  where a.id = any (p_ids) and a.player_id is not null
  order by a.id for update;
$$;

-- Posts a set of transfers in order and answers each: 'posted', 'already_posted' or
-- 'insufficient_funds'. A refused one leaves its neighbours untouched. Raises LG001 when a cause
-- comes back with another content, LG002 when an account does not exist.
create function ledger.post(
  p_cause_ids uuid[], p_kinds text[], p_debits bigint[], p_credits bigint[], p_amounts bigint[]
) returns text[]
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_size int := cardinality(p_cause_ids);
  -- The players' accounts of the set, as they stand while the set is gone through.
  v_ids bigint[]; v_balances bigint[]; v_versions bigint[]; v_changed boolean[];
  -- Per transfer: its first occurrence in the set, whether that one moved money, and what it moved.
  v_firsts int[]; v_moved boolean[]; v_contents text[];
  -- Per transfer: what is written and answered.
  v_answers text[] := array_fill('posted'::text, array[v_size]);
  v_debit_after bigint[] := array_fill(null::bigint, array[v_size]);
  v_debit_versions bigint[] := v_debit_after;
  v_credit_after bigint[] := v_debit_after;
  v_credit_versions bigint[] := v_debit_after;
  v_debit int; v_credit int; v_first int; v_amount bigint;
begin
  select array_agg(a.id), array_agg(a.balance), array_agg(a.version), array_agg(false)
  into v_ids, v_balances, v_versions, v_changed
  from (
    select id, balance, version from ledger.account
    where id = any (p_debits || p_credits) and player_id is not null
    order by id for update
  ) a;

  if (select count(distinct id) from unnest(p_debits || p_credits) id) <> coalesce(cardinality(v_ids), 0) + (
    select count(*) from ledger.account
    where id in (select distinct id from unnest(p_debits || p_credits) id where id < 10000)
  ) then
    raise exception 'a transfer names an account that does not exist' using errcode = 'LG002';
  end if;

  select array_agg(asked.first order by asked.i), array_agg(t.cause_id is not null order by asked.i),
         array_agg(t.debit_account_id || ':' || t.credit_account_id || ':' || t.amount order by asked.i)
  into v_firsts, v_moved, v_contents
  from (
    select i, cause_id, kind, first_value(i) over (partition by cause_id, kind order by i) as first
    from unnest(p_cause_ids, p_kinds) with ordinality as a (cause_id, kind, i)
  ) asked
  left join ledger.transfer t using (cause_id, kind);

  for i in 1 .. v_size loop
    v_first := v_firsts[i];
    if v_moved[v_first] or v_first < i then
      if coalesce(v_contents[v_first], p_debits[v_first] || ':' || p_credits[v_first] || ':' || p_amounts[v_first])
         <> p_debits[i] || ':' || p_credits[i] || ':' || p_amounts[i] then
        raise exception 'transfer % of % was posted before with another content', p_kinds[i], p_cause_ids[i]
          using errcode = 'LG001';
      end if;
      -- One refused earlier in this set may find the money now.
      if v_moved[v_first] then
        v_answers[i] := 'already_posted';
        continue;
      end if;
    end if;

    v_amount := p_amounts[i];
    v_debit := array_position(v_ids, p_debits[i]);
    v_credit := array_position(v_ids, p_credits[i]);
    if v_debit is not null then
      if v_balances[v_debit] < v_amount then
        v_answers[i] := 'insufficient_funds';
        continue;
      end if;
      v_balances[v_debit] := v_balances[v_debit] - v_amount;
      v_versions[v_debit] := v_versions[v_debit] + 1;
      v_changed[v_debit] := true;
      v_debit_after[i] := v_balances[v_debit];
      v_debit_versions[i] := v_versions[v_debit];
    end if;
    -- The house's legs carry neither balance nor version.
    if v_credit is not null then
      v_balances[v_credit] := v_balances[v_credit] + v_amount;
      v_versions[v_credit] := v_versions[v_credit] + 1;
      v_changed[v_credit] := true;
      v_credit_after[i] := v_balances[v_credit];
      v_credit_versions[i] := v_versions[v_credit];
    end if;
    v_moved[v_first] := true;
  end loop;

  insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                               credit_account_id, credit_balance_after, credit_version, amount)
  select cause_id, kind, debit, debit_after, debit_version, credit, credit_after, credit_version, amount
  from unnest(p_cause_ids, p_kinds, p_debits, v_debit_after, v_debit_versions,
              p_credits, v_credit_after, v_credit_versions, p_amounts, v_answers)
    as moved (cause_id, kind, debit, debit_after, debit_version, credit, credit_after, credit_version, amount, answer)
  where answer = 'posted';

  update ledger.account a set balance = n.balance, version = n.version
  from unnest(v_ids, v_balances, v_versions, v_changed) as n (id, balance, version, changed)
  where a.id = n.id and n.changed;

  return v_answers;
end $$;

-- Posts a set whole or not at all, for verbs that decided under the accounts' lock what the ledger will say: a
-- balance below zero or a cause posted before ends the transaction. It asks nothing transfer by transfer, so it
-- takes half the time of ledger.post.
create function ledger.post_whole(
  p_cause_ids uuid[], p_kinds text[], p_debits bigint[], p_credits bigint[], p_amounts bigint[]
) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform from ledger.account
  where id = any (p_debits || p_credits) and player_id is not null
  order by id for update;

  with asked as (
    select * from unnest(p_cause_ids, p_kinds, p_debits, p_credits, p_amounts) with ordinality
      as t (cause_id, kind, debit, credit, amount, i)
  ), leg as (
    select *, debit as account_id, -amount as moved from asked
    union all
    select *, credit, amount from asked
  ), stepped as (
    -- Each player's leg with the balance and version after it. The house's legs carry neither.
    select leg.*, a.balance + sum(leg.moved) over step as after, a.version + row_number() over step as version,
           leg.i = max(leg.i) over (partition by leg.account_id) as is_last
    from leg left join ledger.account a on a.id = leg.account_id and leg.account_id >= 10000
    window step as (partition by leg.account_id order by leg.i)
  ), changed as (
    update ledger.account a set balance = stepped.after, version = stepped.version
    from stepped where a.id = stepped.account_id and stepped.is_last and stepped.account_id >= 10000
  )
  insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                               credit_account_id, credit_balance_after, credit_version, amount)
  select cause_id, kind, debit, max(after) filter (where moved < 0), max(version) filter (where moved < 0),
         credit, max(after) filter (where moved > 0), max(version) filter (where moved > 0), amount
  from stepped group by i, cause_id, kind, debit, credit, amount order by i;
end $$;

-- The house's own accounts; chart.ts names what each is for.
insert into ledger.account (id, name) values (100, 'demo_grants'), (200, 'digit_bet');

revoke all on function ledger.open_player, ledger.lock_accounts, ledger.post, ledger.post_whole, ledger.refuse_change
  from public;
grant usage on schema ledger to thazin_server;
grant select on ledger.account, ledger.transfer, ledger.posting to thazin_server;
grant execute on function ledger.open_player, ledger.lock_accounts, ledger.post, ledger.post_whole to thazin_server;
