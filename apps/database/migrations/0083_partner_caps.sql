-- What one partner may credit to all players together in one hour, and caps of a call and of a day that are a tenth of those before.
alter table held_credit.setting
  alter column call_max set default 50000000000,
  alter column day_max set default 200000000000,
  -- By the hour of the clock in Yangon.
  add column hour_max bigint not null default 2000000000000 check (hour_max between 10000 and 1000000000000000);

-- An installation that never set them gets the new ones; what two people set stays.
update held_credit.setting set call_max = default where call_max = 500000000000;
update held_credit.setting set day_max = default where day_max = 2000000000000;

alter table held_credit.credit drop constraint credit_cap_check;
alter table held_credit.credit add constraint credit_cap_check check (cap in ('call', 'day', 'hour'));

-- What a partner credited in an hour and what was not held.
create table held_credit.partner_hour (
  partner text not null check (partner in ('seamless', 'shan')),
  hour timestamptz not null,
  credited bigint not null,
  -- The cap when something was credited last.
  hour_max bigint not null,
  primary key (partner, hour),
  -- Calls decide at the same time, and each adds what it decided. The last of those that are too much together fails here and
  -- is decided anew, under the lock of this row.
  constraint partner_hour_stays_below_its_cap check (credited between 0 and hour_max)
) with (fillfactor = 70);
