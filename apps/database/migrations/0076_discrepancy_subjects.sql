-- A discrepancy says what it is about, whose money it is and how much of it, for the first page of the console; and the whole
-- proof keeps when it ran, so that its answer and the worker's explain each other.
alter table reconciliation.discrepancy
  -- As in contract/src/reconciliation/rules.ts.
  add column topic text not null default 'other',
  -- A number that ends with 0 is all accounts of its player or agent.
  add column account_id bigint,
  -- By how much the two sides differ: a sum may be larger than any balance.
  add column amount numeric check (amount >= 0),
  -- The day in Yangon whose figures differ.
  add column day date;
alter table reconciliation.discrepancy alter column topic drop default;

-- The last whole proof that somebody ran by hand.
create table reconciliation.whole_proof (
  is_only boolean primary key default true check (is_only),
  ended_at timestamptz not null,
  checks integer not null check (checks >= 0),
  wrong_checks integer not null check (wrong_checks between 0 and checks)
);
