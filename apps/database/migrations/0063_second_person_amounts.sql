-- Above what amount a second person is needed, for each kind of approval that moves money. Zero: always.
alter table agent.setting
  drop constraint setting_second_person_above_check,
  add check (second_person_above >= 0),
  add column float_second_person_above bigint not null default 0 check (float_second_person_above >= 0);

alter table cashier.setting
  drop constraint setting_second_person_above_check,
  add check (second_person_above >= 0),
  add column movement_second_person_above bigint not null default 10000000000 check (movement_second_person_above >= 0);
-- Until now movements of payment accounts had the amount of deposits and withdrawals.
update cashier.setting set movement_second_person_above = second_person_above;

create table approval.setting (
  is_single boolean primary key default true check (is_single),
  balance_adjustment_above bigint not null default 0 check (balance_adjustment_above >= 0)
);
insert into approval.setting default values;
