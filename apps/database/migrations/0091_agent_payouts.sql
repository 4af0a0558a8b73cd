-- A payout of an agent names the payment account that paid it and the bank's transaction id, as a withdrawal does. Until now
-- it came out of 500, which is on no payment account; those payouts stay as they are.
create table cashier.agent_payout (
  -- The agent transaction, which is the cause of the transfer.
  id uuid primary key,
  account_id integer not null references cashier.payment_account (id),
  transaction_id text not null check (transaction_id ~ '^[A-Z0-9][A-Z0-9._/-]{3,39}$'),
  -- One payment of the bank pays one payout.
  constraint agent_payout_once unique (account_id, transaction_id)
);
