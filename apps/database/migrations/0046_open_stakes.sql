-- A stake whose bet is not settled yet is a liability, not income: it waits in an account of the player, one for 2D and
-- one for the games of providers, and moves on into the game's account at settlement or back to the player. These
-- accounts carry no balance row: their balance is the sum of their postings, so no bet waits for another lock.

do $$
declare
  v_text text := (select pg_get_constraintdef(oid) from pg_constraint
                  where conrelid = 'ledger.account'::regclass and conname = 'account_number');
begin
  if position('WHEN ''bonus''::text THEN 4' in v_text) = 0 then
    raise exception 'account_number is not what this migration knows: %', v_text;
  end if;
  alter table ledger.account drop constraint account_number;
  execute 'alter table ledger.account add constraint account_number '
    || replace(v_text, 'WHEN ''bonus''::text THEN 4',
               'WHEN ''bonus''::text THEN 4 WHEN ''two_d_stakes''::text THEN 5 WHEN ''provider_stakes''::text THEN 6');
end $$;

-- What players and agents have carries a balance; open stakes and the operator's own accounts do not.
create function ledger.carries_balance(p_account_id bigint) returns boolean
language sql immutable parallel safe as $$
  select p_account_id >= 10000 and (p_account_id >= 1000000000000000 or p_account_id % 10 not in (5, 6))
$$;

alter table ledger.account
  drop constraint account_carries_balance,
  add constraint account_carries_balance check (
    ledger.carries_balance(id) = (balance is not null) and (balance is null) = (version is null)
  );
-- Said without the function, which would be looked up with every statement that writes a transfer.
alter table ledger.transfer
  drop constraint transfer_states_players_legs,
  add constraint transfer_states_players_legs check (
    (debit_account_id >= 10000 and (debit_account_id >= 1000000000000000 or debit_account_id % 10 not in (5, 6))) = (debit_version is not null)
    and (debit_version is null) = (debit_balance_after is null)
    and (credit_account_id >= 10000 and (credit_account_id >= 1000000000000000 or credit_account_id % 10 not in (5, 6))) = (credit_version is not null)
    and (credit_version is null) = (credit_balance_after is null)
  );

create or replace function ledger.open_player(p_player_id bigint) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into ledger.account (id, player_id, name, balance, version)
  values (p_player_id * 10 + 1, p_player_id, 'main', 0, 0),
         (p_player_id * 10 + 2, p_player_id, 'game', 0, 0),
         (p_player_id * 10 + 3, p_player_id, 'hold', 0, 0),
         (p_player_id * 10 + 5, p_player_id, 'two_d_stakes', null, null),
         (p_player_id * 10 + 6, p_player_id, 'provider_stakes', null, null);
$$;
insert into ledger.account (id, player_id, name)
select a.player_id * 10 + slot.number, a.player_id, slot.name
from ledger.account a cross join (values (5, 'two_d_stakes'), (6, 'provider_stakes')) slot (number, name)
where a.name = 'main';

-- The functions of the ledger know by an account's number, or by the version that a leg states, whether it carries a
-- balance; the table refuses a leg that states none where it should.
do $$
declare
  v_change record;
  v_text text;
begin
  for v_change in
    select * from (values
      ('ledger.post'::regproc, 'id where id < 10000)', 'id where not ledger.carries_balance(id))'),
      ('ledger.post_whole', 'where d >= 10000', 'where version is not null'),
      ('ledger.post_whole', 'where c >= 10000', 'where version is not null')
    ) as changes (function, known, new)
  loop
    v_text := pg_get_functiondef(v_change.function);
    if position(v_change.known in v_text) = 0 then
      raise exception '% is not what this migration knows', v_change.function;
    end if;
    execute replace(v_text, v_change.known, v_change.new);
  end loop;
end $$;
revoke all on function ledger.carries_balance from public;
grant execute on function ledger.carries_balance to thazin_server;

-- What became of a player's open stakes. A bet is not in it.
create index transfer_of_open_stakes on ledger.transfer (greatest(debit_account_id, credit_account_id))
  where debit_version is null and credit_version is null;

-- Stakes move on after the winners are paid: how far that has come, and since when it is done. It is done once, also
-- when the result is corrected.
alter table two_d.settlement add column staked_up_to uuid, add column stakes_at timestamptz;
grant update (staked_up_to, stakes_at) on two_d.settlement to thazin_server;
update two_d.settlement x set stakes_at = coalesce(x.finished_at, clock_timestamp())
from two_d.draw d where d.id = x.draw_id
  and (d.status = 'settled' or x.version > 1 or (d.status = 'void' and x.finished_at is not null));

-- Stakes that were taken as income and are open at this moment become a liability now.
insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, amount)
select slip.id, 'two_d_reopened', 220, slip.player_id * 10 + 5, slip.total
from two_d.slip
left join two_d.settlement x on x.draw_id = slip.draw_id
where x.stakes_at is null
  and not exists (select from ledger.transfer t where t.cause_id = slip.id and t.kind = 'two_d_refund');

-- What a transfer is caused by is looked for near its time, so each of these wagers gets an effect of now.
with open_wager as materialized (
  select *, gen_random_uuid() as effect_id from (
    select player_id, product_code, wager_code, max(game_type) as game_type, max(game_code) as game_code,
           max(round_id) as round_id,
           coalesce(-sum(amount) filter (where action in ('BET', 'BET_PRESERVE')), 0) as staked,
           coalesce(sum(amount) filter (where action in ('CANCEL', 'PRESERVE_REFUND')), 0) as refunded,
           count(*) filter (where action in ('SETTLED', 'RESETTLED')) as settlements,
           count(*) filter (where action = 'ROLLBACK') as rollbacks
    from seamless.effect where wager_code is not null group by player_id, product_code, wager_code
  ) wager where staked > refunded and settlements <= rollbacks
), noted as (
  insert into seamless.effect (id, player_id, product_code, transaction_id, action, amount, owed, balance_before,
                               balance_after, wager_code, round_id, game_type, game_code)
  select w.effect_id, w.player_id, w.product_code, 'open-stake:' || w.player_id || ':' || w.wager_code, 'ADJUSTMENT', 0, 0,
         a.balance, a.balance, w.wager_code, w.round_id, w.game_type, w.game_code
  from open_wager w join ledger.account a on a.id = w.player_id * 10 + 2
)
insert into ledger.transfer (cause_id, kind, debit_account_id, credit_account_id, amount)
select effect_id, 'seamless_reopened', 300, player_id * 10 + 6, staked - refunded from open_wager;

-- An agent's own movements count for the agent; those of a player for the agent whose player it is.
create function report.agent_of(p_debit bigint, p_credit bigint) returns bigint
language sql immutable parallel safe as $$
  select case when report.player_of(p_debit, p_credit) is not null then null
              when p_credit between 1000000000000000 and 1999999999999999 then (p_credit - 1000000000000000) / 10
              when p_debit between 1000000000000000 and 1999999999999999 then (p_debit - 1000000000000000) / 10 end
$$;

-- The sums of days keep the defined figures. The job folds the days anew; closed days stay as they were closed.
truncate report.folded_day, report.hour_sum, report.day_sum, report.game_sum, report.game_month, report.player_sum,
  report.player_month, report.digit_bet_sum;
alter table report.player_sum rename column staked to turnover;
alter table report.player_sum rename column returned to payout;
alter table report.player_month rename column staked to turnover;
alter table report.player_month rename column returned to payout;

-- Of open stakes: by how much there were more of them in the end than in the beginning.
alter table report.player_sum
  add column bonus_cost bigint not null, add column adjustments bigint not null,
  add column two_d_stakes bigint not null, add column provider_stakes bigint not null;
alter table report.player_month
  add column bonus_cost bigint not null, add column adjustments bigint not null,
  add column two_d_stakes bigint not null, add column provider_stakes bigint not null;

-- The figures of a closed day; a day that was closed before this migration has none.
alter table report.closing
  add column bonus_cost bigint, add column commissions bigint, add column adjustments bigint,
  add constraint closing_has_all_figures_or_none check (
    (bonus_cost is null) = (commissions is null) and (commissions is null) = (adjustments is null)
  );
create table report.closing_figure (
  day date not null references report.closing (day),
  product text not null check (product in ('digit_bet', 'two_d', 'providers', 'shan')),
  bets bigint not null check (bets >= 0),
  turnover bigint not null,
  payout bigint not null,
  -- At the end of the day.
  open_stakes bigint not null,
  -- The most that could still be paid out on the open stakes; null where nobody knows it.
  worst_case bigint,
  primary key (day, product)
);
create trigger closing_figure_is_final before update or delete or truncate on report.closing_figure
  for each statement execute function report.refuse_change();
create trigger closing_figure_is_never_added before insert on report.closing_figure
  for each row execute function report.refuse_late_line();
grant select, insert on report.closing_figure to thazin_server;
