-- What becomes of an open bonus when a break begins (decision 0097).
alter table promotion.claim
  -- A self-exclusion began: the bonus ends with it.
  add column is_given_up boolean not null default false;
