-- The first of two approvals of a large deposit or withdrawal is a request in the table of approvals (decision 0077).
-- Earlier releases ask for the columns that were before, so this migration asks for a stop.
insert into approval.request (id, kind, number, subject, content, amount, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at, decision_reason)
select r.id, 'large_request', row_number() over (order by r.first_approved_at, r.id), r.direction || ':' || r.id,
       jsonb_build_object('request_id', r.id, 'direction', r.direction, 'number', r.number,
         'player_id', r.player_id::text, 'asked', r.amount / 10000.0),
       coalesce(r.received_amount, r.amount),
       nullif(left(concat_ws('; ', nullif(concat_ws(': ', r.received_reason, r.received_note), ''), r.reuse_reason), 300), ''),
       1, case when r.status = 'rejected' and r.decided_by = r.first_approved_by then 'withdrawn' else r.status end,
       r.first_approved_by, r.first_approved_at, r.decided_by, r.decided_at,
       case when r.status = 'rejected' then coalesce(nullif(ending.note, ''), ending.reason, 'rejected') end
from cashier.request r
left join cashier.event ending on ending.request_id = r.id and ending.kind = 'rejected'
where r.first_approved_by is not null;

drop index approval.request_waits_alone;
create unique index request_waits_alone on approval.request (kind, subject)
  where status = 'pending'
    and kind in ('setting', 'balance_adjustment', 'two_d_limits', 'agent_transaction', 'large_request');
alter table approval.request add constraint request_large_needs_another_person check (
  kind <> 'large_request' or approvals_needed = 1
);

-- What the first person said of the amount and the reference stays on the cashier's request, where the queue reads it.
-- The change of this column is what makes a first approval, and its end, a new version of the request.
alter table cashier.request add column approval_id uuid;
update cashier.request set approval_id = id where first_approved_by is not null;
create unique index request_of_approval on cashier.request (approval_id) where approval_id is not null;
alter table cashier.request
  drop column first_approved_by,
  drop column first_approved_at,
  -- Written with the version that it makes, and so before its approval.
  add constraint request_approval_id_fkey foreign key (approval_id) references approval.request
    deferrable initially deferred,
  add constraint request_reuse_needs_two check (reuse_reason is null or status <> 'approved' or approval_id is not null);

-- The version of which the approvals that wait were given (server/src/cashier/review/version.ts).
update approval.request q
set ground = jsonb_build_object('version', r.version + (
  select count(*) + count(*) filter (where o.status <> 'pending') from cashier.request o
  where o.refrence_no = r.refrence_no and o.id <> r.id
    and o.created_at > r.created_at - s.same_reference_days * interval '1 day'
    and o.created_at < r.created_at + s.same_reference_days * interval '1 day'
))
from cashier.request r, cashier.setting s
where r.approval_id = q.id and q.status = 'pending';

-- Two different people stand behind each approved request above the limit: this trigger asks for an approval that the same
-- person has ended, and `request_needs_other_people` of approval.request, with `request_large_needs_another_person`, holds
-- that this is another person than the first. The limit is a setting, so a check of the table cannot name it.
create function cashier.require_two_people() returns trigger language plpgsql as $$
begin
  if new.approval_id is null then
    if coalesce(new.received_amount, new.amount) > (select second_person_above from cashier.setting) then
      raise check_violation using message = format('request %s needs two people', new.number);
    end if;
  elsif not exists (
    select from approval.request
    where id = new.approval_id and kind = 'large_request' and status = 'approved' and decided_by = new.decided_by
  ) then
    raise check_violation using message = format('request %s was not approved by a second person', new.number);
  end if;
  return new;
end $$;
create trigger request_needs_two_people before update of status on cashier.request
  for each row when (new.status = 'approved' and old.status <> 'approved')
  execute function cashier.require_two_people();
revoke all on function cashier.require_two_people from public;
