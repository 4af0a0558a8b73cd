-- The history of a player on the player's page stands in the order of time: deposits and withdrawals together.
create index request_history on cashier.request (player_id, created_at desc, id desc);
