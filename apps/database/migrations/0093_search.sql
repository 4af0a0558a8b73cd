-- The one search of the console finds players by any part of the name and by the end of the phone, payees, transactions and
-- network addresses by their beginning: each way has an index, so that it takes as long among a million players as among few.

-- Every two neighbouring letters of a name, in any script and without an extension: the pairs from the first letter on, and
-- those from the second.
create index player_by_name_part on identity.player using gin (string_to_array(
  regexp_replace(lower(name), '(..)', '\1␞', 'g') || '␞' || regexp_replace(substr(lower(name), 2), '(..)', '\1␞', 'g'), '␞'));
create index player_by_phone_end on identity.player (reverse(phone) collate "C", id, agent_id);
create index session_by_address on identity.session (address collate "C", created_at desc, player_id);
create index request_by_payee_account on cashier.request (account_number collate "C", player_id, agent_id)
  where direction = 'withdrawal';
create index request_by_payee_name on cashier.request (lower(account_name) collate "C", player_id, agent_id)
  where direction = 'withdrawal';
create index request_by_transaction on cashier.request (transaction_id collate "C") where transaction_id is not null;
create index request_by_payout on cashier.request (payout_transaction_id collate "C") where payout_transaction_id is not null;
