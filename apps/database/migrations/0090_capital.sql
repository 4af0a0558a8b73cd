-- What a payment account held before the ledger kept it is capital. Until now its opening came from 500, whose balance went
-- below zero by it, so that the sum of cash did not know the money. Openings that are booked already stay as they are:
-- a transfer is never rewritten.
insert into ledger.account (id, name) values (550, 'capital');

-- By the name that the code and the console have for it: the link of its figure found nothing.
update ledger.account set name = 'player_receivables' where id = 310;
