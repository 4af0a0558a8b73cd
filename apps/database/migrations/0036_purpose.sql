-- What a database is for is said once. A demo has logins that everybody knows and money that nobody paid in; opened in
-- earnest it would be anybody's house.
create schema purpose;

create table purpose.mark (
  is_only boolean primary key default true check (is_only),
  is_demo boolean not null,
  made_at timestamptz not null default now()
);

-- Databases of before: nobody but a demo grants money to who registers.
insert into purpose.mark (is_demo)
select exists (select from ledger.transfer where kind = 'demo_grant')
where exists (select from identity.player) or exists (select from operator.staff);

grant usage on schema purpose to thazin_server;
grant select on purpose.mark to thazin_server;
