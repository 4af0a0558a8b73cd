-- Bets are taken longer than was said by the word of two, as odds are changed: whoever knows what the market will close
-- with must not be able to wait for it alone.
alter table two_d.limit_change
  add column closes_at timestamptz,
  add column draws_at timestamptz,
  add constraint limit_change_closes_before_it_draws check (closes_at < draws_at),
  add constraint limit_change_has_both_times check ((closes_at is null) = (draws_at is null)),
  drop constraint limit_change_changes_something,
  add constraint limit_change_changes_something check (
    odds is not null or stake_min is not null or stake_max is not null or default_break is not null or caps <> '{}'
    or closes_at is not null
  );
