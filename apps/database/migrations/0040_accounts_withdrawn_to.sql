-- Who excluded himself, or was banned, may come back under another name and be paid on the same account.
create index request_paid_to on cashier.request (account_number) where way = 'withdrawal';
