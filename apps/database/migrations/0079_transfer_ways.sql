-- The ways in which money may move are data: the functions of the ledger ask them, whatever their callers say. The rows
-- are those of the code, and are written together with the rights of the programs (server/grants.sql).

create table ledger.transfer_way (
  kind text collate "C" not null,
  -- What each account is, as ledger.end_of says it.
  debit_end text collate "C" not null,
  credit_end text collate "C" not null,
  -- The logins that may post it. The owner of the ledger may post every way.
  logins text[] not null,
  -- Play money: nobody may post it in a database of a platform in production.
  needs_demo boolean not null,
  primary key (kind, debit_end, credit_end)
);

-- What an account is: one of the company by its number, any other by its name.
create function ledger.end_of(p_account_id bigint) returns text language sql immutable parallel safe as $$
  select case when p_account_id < 10000 then p_account_id::text
              when p_account_id < 1000000000000000 then
                case p_account_id % 10 when 1 then 'main' when 2 then 'game' when 3 then 'hold' when 4 then 'bonus'
                     when 5 then 'two_d_stakes' when 6 then 'provider_stakes' else 'unknown' end
              when p_account_id < 2000000000000000 then
                case p_account_id % 10 when 1 then 'commission' when 2 then 'float' else 'unknown' end
              else 'payment_account' end
$$;

-- Who posts: the login, or the role that it has taken on. A program can take on no role but its own.
create function ledger.posting_login() returns text language sql stable as $$
  select case current_setting('role') when 'none' then session_user::text else current_setting('role') end
$$;

-- Raises LG005 when a set has a transfer that is no way of money, LG006 when its login may not post it. Called by the
-- functions that post, which run with the rights of the ledger's owner. A set has many transfers of a few ways, so each
-- way is looked up once.
create function ledger.refuse_ways(p_kinds text[], p_debits bigint[], p_credits bigint[]) returns void
language plpgsql as $$
declare
  v_login text := ledger.posting_login();
  v_refused record;
begin
  select t.kind, t.debit_end, t.credit_end, t.is_between_two, w.logins is not null as is_way into v_refused
  from (
    select kind, ledger.end_of(debit) as debit_end, ledger.end_of(credit) as credit_end,
           bool_or(debit / 10 <> credit / 10 and debit between 10000 and 999999999999999
                   and credit between 10000 and 999999999999999) as is_between_two
    from unnest(p_kinds, p_debits, p_credits) as asked (kind, debit, credit) group by 1, 2, 3
  ) t
  left join ledger.transfer_way w
    on w.kind = t.kind and w.debit_end = t.debit_end and w.credit_end = t.credit_end
    -- No way leads from one player to another.
    and not t.is_between_two
    and (not w.needs_demo or not exists (select from environment.mark m where not m.is_demo))
  where w.logins is null or not (v_login = any (w.logins) or pg_has_role(v_login, current_user, 'member'))
  limit 1;
  if not found then
    return;
  elsif v_refused.is_way then
    raise exception 'the login % may not post %', v_login, v_refused.kind using errcode = 'LG006';
  else
    raise exception 'money does not move by % from % to %', v_refused.kind, v_refused.debit_end,
      v_refused.credit_end || case when v_refused.is_between_two then ' of another player' else '' end
      using errcode = 'LG005';
  end if;
end $$;

do $$
declare
  v_change record;
  v_text text;
begin
  for v_change in
    select * from (values
      ('ledger.post'::regproc, E'begin\n  select array_agg(a.id)'),
      ('ledger.post_atomic', E'begin\n  update ledger.account a set balance = n.to_balance')
    ) as changes (function, known)
  loop
    v_text := pg_get_functiondef(v_change.function);
    if position(v_change.known in v_text) = 0 then
      raise exception '% is not what this migration knows', v_change.function;
    end if;
    execute replace(v_text, v_change.known,
                    E'begin\n  perform ledger.refuse_ways(p_kinds, p_debits, p_credits);\n' || substr(v_change.known, 7));
  end loop;
end $$;

revoke all on function ledger.end_of, ledger.posting_login, ledger.refuse_ways from public;
