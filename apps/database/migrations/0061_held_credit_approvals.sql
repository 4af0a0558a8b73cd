-- Decisions about held credits are requests of the table of approvals (decision 0077). A program of an earlier release asks
-- for the columns that were before, so this migration asks for a stop.

-- The first person's decision is the request. Of a credit from which the partner had taken back a part, nobody knows whether
-- the first person saw it: that request names the whole amount, so it cannot be approved, and the decision begins anew.
insert into approval.request (id, kind, number, subject, content, amount, reason, approvals_needed, status, requested_by,
                              requested_at, decided_by, decided_at, decision_reason)
select gen_random_uuid(), 'held_credit', row_number() over (order by first_at, number), 'held_credit:' || number,
       jsonb_build_object('credit_id', id, 'player_id', player_id::text, 'partner', partner, 'decision', first_decision),
       case when status in ('released', 'refused') then amount - taken_back else amount end, first_reason, 1,
       case status when 'pending' then 'pending' when 'taken_back' then 'expired' else 'approved' end,
       first_by, first_at, decided_by, case status when 'taken_back' then now() else decided_at end, decision_reason
from held_credit.credit where first_by is not null;

-- One request at a time, and none after the one that was approved.
create unique index held_credit_is_decided_once on approval.request (subject)
  where kind = 'held_credit' and status in ('pending', 'approved');

-- That two people have said the same is proved by the checks of approval.request: its approver is not its requester. The
-- credit's own row proves that somebody decided it, when, and only what was released or refused.
alter table held_credit.credit
  drop constraint credit_is_decided_by_two,
  drop constraint credit_first_decision_is_whole,
  drop column first_decision,
  drop column first_by,
  drop column first_reason,
  drop column first_at,
  drop column decision_reason,
  add constraint credit_is_decided_by_somebody check (
    (status in ('released', 'refused')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)
  );
