-- The staff sees which players have a payee, a device, a receipt picture or a referral in common, and finds each of them by
-- an index.

-- A payee in one spelling: wallets take phone numbers, which people begin with 09, 959 or 00959.
create index request_by_payee on cashier.request
  (regexp_replace(account_number, '^(?:0095|95|0)?9([0-9]{7,9})$', '09\1'), player_id, created_at)
  where direction = 'withdrawal';

create index session_by_device on identity.session (device_mark, player_id, created_at) where device_mark is not null;

-- The newest players of a code, of which a large agent has thousands.
drop index identity.player_of_referral_code;
create index player_of_referral_code on identity.player (referral_code, id) where referral_code is not null;

-- What a receipt looks like, as 64 rows of 64 signs: where it becomes darker to the right by much, and where by a little. Two
-- pictures are apart where one becomes much darker and the other not at all. Null for a picture without contrast, and for
-- those of before.
alter table cashier.receipt
  add column picture_edges bit(4096),
  add column picture_traces bit(4096),
  add constraint receipt_picture_is_whole check ((picture_edges is null) = (picture_traces is null));
create index receipt_by_time on cashier.receipt (created_at);
create index receipt_by_picture on cashier.receipt (picture_edges) where picture_edges is not null;
