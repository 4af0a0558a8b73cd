-- The server puts claims before the staff, and nothing else: with a right to write approval.request it could write in the name of a
-- person, and one approval would then be enough for what needs two people.
alter table approval.request
  add constraint request_without_requester_is_a_claim check ((requested_by is null) = (kind = 'bonus_claim'));

create function approval.request_claim(id uuid, subject text, content jsonb, amount bigint) returns void
language plpgsql security definer set search_path = approval, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('approval.bonus_claim', 0));
  insert into approval.request (id, kind, number, subject, content, amount, approvals_needed)
  select request_claim.id, 'bonus_claim', coalesce(max(r.number), 0) + 1, request_claim.subject, request_claim.content,
         request_claim.amount, 1
  from approval.request r where r.kind = 'bonus_claim';
end $$;
