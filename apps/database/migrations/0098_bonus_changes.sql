-- Two people of the staff end an open bonus before its time, or give it more time.
alter table promotion.claim
  -- The bonus job takes it back, as it does at the end of its time.
  add column is_cancelled boolean not null default false,
  drop constraint claim_status_check,
  add constraint claim_status_check
    check (status in ('waiting', 'open', 'released', 'lapsed', 'refused', 'given_up', 'cancelled'));

-- One change of a bonus waits at most.
drop index approval.request_waits_alone;
create unique index request_waits_alone on approval.request (kind, subject)
  where status = 'pending'
    and kind in ('setting', 'balance_adjustment', 'two_d_limits', 'agent_transaction', 'large_request', 'bonus_change');
