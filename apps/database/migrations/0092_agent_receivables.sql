-- What agents have collected through their own payment accounts and not handed over is the company's receivable: past its cap
-- it raises an alarm. The cap of an agent is that of the setting unless one is set here.
alter table cashier.setting
  add column receivable_cap bigint not null default 50000000000 check (receivable_cap >= 0);

create table cashier.receivable_cap (
  agent_id bigint primary key references staff.staff (id),
  cap bigint not null check (cap >= 0)
);
