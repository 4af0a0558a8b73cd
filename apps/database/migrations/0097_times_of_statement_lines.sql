-- Some statements say at which minute a payment came; a deposit that waits is matched by it.
alter table cashier.statement_line add column time time;
