-- How much a player lets himself pay in, in the hours before any moment. What is stricter holds at once; what is looser
-- waits for a day, and then for his word again, so that nobody raises it in the heat of a game. Rows are only added: the
-- newest that holds is the limit, and a newer one that does not hold yet is what he asked for.
create table cashier.deposit_limit (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null for none.
  amount bigint check (amount > 0),
  asked_at timestamptz not null default clock_timestamp(),
  -- Null until he confirms it.
  holds_from timestamptz
);
create index deposit_limit_of_player on cashier.deposit_limit (player_id, period, id desc);
grant select, insert (player_id, period, amount, holds_from), update (holds_from) on cashier.deposit_limit to thazin_server;

create function cashier.limit_length(period text) returns interval language sql immutable
  return case period when 'day' then interval '24 hours' when 'week' then interval '7 days' else interval '30 days' end;

create function cashier.keep_deposit_limit() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  if new.holds_from is null then
    if tg_op = 'UPDATE' then
      raise exception 'a limit that holds is followed, not taken back' using errcode = 'PL001';
    end if;
    return new;
  end if;
  select amount into held from cashier.deposit_limit
  where player_id = new.player_id and period = new.period and holds_from is not null order by id desc limit 1;
  if held is not null and (new.amount <= held) is not true and new.asked_at > clock_timestamp() - interval '24 hours' then
    raise exception 'a limit is raised a day after it was asked for' using errcode = 'PL001';
  end if;
  return new;
end $$;
create trigger deposit_limit_is_raised_late before insert or update of holds_from on cashier.deposit_limit
  for each row execute function cashier.keep_deposit_limit();

-- The limits of a player at the beginning of the transaction, and what he has used of each since. A deposit that waited
-- while its player raised a limit is held to the one that stood when it came.
create function cashier.deposit_limits_of(of_player bigint) returns table (
  period text, amount bigint, used bigint, wish_id bigint, wished bigint, asked_at timestamptz
) language sql stable
begin atomic
  select p.period, least(held.amount, began.amount), used.amount, wish.id, wish.amount, wish.asked_at
  from unnest(array['day', 'week', 'month']) with ordinality as p (period, place)
  left join lateral (
    select l.id, l.amount from cashier.deposit_limit l
    where l.player_id = of_player and l.period = p.period and l.holds_from is not null order by l.id desc limit 1
  ) held on true
  left join lateral (
    select l.amount from cashier.deposit_limit l
    where l.player_id = of_player and l.period = p.period and l.holds_from <= now() order by l.id desc limit 1
  ) began on true
  left join lateral (
    select l.id, l.amount, l.asked_at from cashier.deposit_limit l
    where l.player_id = of_player and l.period = p.period and l.id > coalesce(held.id, 0) order by l.id desc limit 1
  ) wish on true
  cross join lateral (
    select coalesce(sum(r.amount), 0)::bigint as amount from cashier.request r
    where r.player_id = of_player and r.way = 'deposit' and r.status <> 'rejected'
      and r.created_at > now() - cashier.limit_length(p.period)
  ) used
  order by p.place;
end;

revoke all on function cashier.limit_length, cashier.keep_deposit_limit, cashier.deposit_limits_of from public;
grant execute on function cashier.limit_length, cashier.deposit_limits_of to thazin_server;
