-- A wager is found by the whole of its key. On a table that PostgreSQL knows nothing of yet, two indexes that begin with the player
-- cost the same, and it takes the one that was made last: each callback read all effects of its player then.
drop index seamless.effect_of_wager;
create index effect_of_wager on seamless.effect (player_id, wager_code, product_code);
