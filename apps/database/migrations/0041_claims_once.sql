-- The client's own id of the request: a claim whose answer was lost is answered again with the bonus that it brought.
alter table promotion.claim add request_id text;
create unique index claim_once on promotion.claim (player_id, request_id) where request_id is not null;
