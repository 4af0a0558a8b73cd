-- The idempotency key of a call, the direction of a cashier request, and who requested a change have the names that the
-- trade gives them. Earlier releases do not find the new names: this migration asks for a stop.
alter table wallet.exchange rename column request_id to idempotency_key;
alter table two_d.slip rename column request_id to idempotency_key;
alter table promotion.claim rename column request_id to idempotency_key;
alter table cashier.request rename column request_id to idempotency_key;

alter table cashier.request rename column way to direction;
alter table cashier.request rename constraint request_way_check to request_direction_check;

alter table cashier.movement rename column asked_by to requested_by;
alter table cashier.movement rename constraint movement_asked_by_fkey to movement_requested_by_fkey;
alter table cashier.movement rename constraint movement_needs_a_second_person to movement_needs_another_approver;
alter table setting.proposal rename column asked_by to requested_by;
alter table setting.proposal rename column asked_at to requested_at;
alter table setting.proposal rename constraint proposal_asked_by_fkey to proposal_requested_by_fkey;
alter table setting.proposal rename constraint proposal_needs_a_second_person to proposal_needs_another_approver;
alter table two_d.limit_change rename column asked_by to requested_by;
alter table two_d.limit_change rename constraint limit_change_asked_by_fkey to limit_change_requested_by_fkey;
alter table two_d.limit_change rename constraint limit_change_needs_two to limit_change_needs_another_approver;
alter table agent.agent_transaction
  rename constraint agent_transaction_needs_a_second_person to agent_transaction_needs_another_approver;

-- A demo, or a platform in production.
alter schema purpose rename to environment;

alter index seamless.effect_owed rename to effect_receivable;
alter index two_d.prize_owed rename to prize_receivable;
alter table two_d.prize rename constraint prize_repaid_was_owed to prize_repaid_was_receivable;

alter table cashier.deposit_limit rename column asked_at to requested_at;
drop function cashier.deposit_limits_of;
create function cashier.deposit_limits_of(of_player bigint)
 RETURNS TABLE(period text, amount bigint, used bigint, wish_id bigint, wished bigint, requested_at timestamp with time zone)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT p.period,
     LEAST(held.amount, began.amount) AS "least",
     used.amount,
     wish.id,
     wish.amount,
     wish.requested_at
    FROM ((((unnest(ARRAY['day'::text, 'week'::text, 'month'::text]) WITH ORDINALITY p(period, place)
      LEFT JOIN LATERAL ( SELECT l.id,
             l.amount
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.holds_from IS NOT NULL))
           ORDER BY l.id DESC
          LIMIT 1) held ON (true))
      LEFT JOIN LATERAL ( SELECT l.amount
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.holds_from <= now()))
           ORDER BY l.id DESC
          LIMIT 1) began ON (true))
      LEFT JOIN LATERAL ( SELECT l.id,
             l.amount,
             l.requested_at
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.id > COALESCE(held.id, (0)::bigint)))
           ORDER BY l.id DESC
          LIMIT 1) wish ON (true))
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(r.effective_amount), (0)::numeric))::bigint AS amount
            FROM cashier.request r
           WHERE ((r.player_id = deposit_limits_of.of_player) AND (r.direction = 'deposit'::text) AND (r.status <> 'rejected'::text) AND (r.created_at > (now() - cashier.limit_length(p.period))))) used)
   ORDER BY p.place;
END;
revoke all on function cashier.deposit_limits_of from public;
grant execute on function cashier.deposit_limits_of to thazin_server;
create or replace function cashier.keep_deposit_limit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
  if held is not null and (new.amount <= held) is not true and new.requested_at > clock_timestamp() - interval '24 hours' then
    raise exception 'a limit is raised a day after it was requested' using errcode = 'PL001';
  end if;
  return new;
end $$;

-- The name and the legal line of the platform.
alter table setting.house rename to brand;
alter table setting.brand rename constraint house_pkey to brand_pkey;
alter table setting.brand rename constraint house_is_single_check to brand_is_single_check;
alter table setting.brand rename constraint house_brand_name_check to brand_brand_name_check;
alter table setting.brand rename constraint house_law_en_check to brand_law_en_check;
alter table setting.brand rename constraint house_law_mm_check to brand_law_mm_check;
alter table setting.brand rename constraint house_law_zh_check to brand_law_zh_check;
alter table setting.brand rename constraint house_law_th_check to brand_law_th_check;
update setting.proposal set group_key = 'brand' where group_key = 'house';
