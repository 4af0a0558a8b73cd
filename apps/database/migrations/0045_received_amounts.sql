-- A receipt that is used twice, and an amount that arrived other than it was asked for.
alter table cashier.request
  -- The whole of the bank's id, where the player had it; the reference is the end of it.
  add column transaction_id text check (transaction_id ~ '^[0-9A-Z]{6,40}$'),
  -- What arrived, where that is not what was asked for, and what the player is told about it.
  add column received_amount bigint check (received_amount > 0),
  add column received_reason text,
  add column received_note text check (length(received_note) <= 300),
  -- Why it is approved although its reference stands on an approved request.
  add column reuse_reason text check (length(reuse_reason) between 1 and 300),
  -- What moves and is counted: what was asked for, until another amount was credited.
  add column effective_amount bigint generated always as (
    case when status = 'approved' then coalesce(received_amount, amount) else amount end
  ) virtual not null,
  add constraint request_transaction_ends_with_its_reference check (
    transaction_id is null or right(regexp_replace(transaction_id, '[^0-9]', '', 'g'), 6) = refrence_no
  ),
  add constraint request_deposit_alone_is_received check (
    way = 'deposit' or (transaction_id is null and received_amount is null and reuse_reason is null)
  ),
  add constraint request_received_is_whole check (
    (received_amount is null) = (received_reason is null) and (received_amount is not null or received_note is null)
    and (received_amount <> amount) is not false
  ),
  add constraint request_reuse_needs_two check (
    reuse_reason is null or status <> 'approved' or first_approved_by is not null
  );
grant update (received_amount, received_reason, received_note, reuse_reason) on cashier.request to thazin_server;

-- The account is no longer part of the question: the same reference on another account is worth a look as well.
create index request_same_reference on cashier.request (refrence_no, number) where refrence_no is not null;
create index request_approved_reference on cashier.request (refrence_no) where status = 'approved';
drop index cashier.request_reference;

-- A first approval for another amount, or with a reason that the one before did not have, is a first approval again.
alter table cashier.event drop constraint event_pkey, add primary key (request_id, at, kind);
create unique index event_begins_a_request on cashier.event (request_id) where kind = 'requested';

create or replace function cashier.deposit_limits_of(of_player bigint) returns table (
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
    select coalesce(sum(r.effective_amount), 0)::bigint as amount from cashier.request r
    where r.player_id = of_player and r.way = 'deposit' and r.status <> 'rejected'
      and r.created_at > now() - cashier.limit_length(p.period)
  ) used
  order by p.place;
end;
