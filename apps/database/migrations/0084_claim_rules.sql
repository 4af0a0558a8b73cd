-- Bonuses that one person claims as several players: a mark for each browser, and rules of each offer that ask for it, for the
-- address and for the account of withdrawals. A claim that meets a rule is refused, or waits for a person.
alter table identity.session
  -- Random, of the browser that signed in; null for sessions from before. It opens nothing.
  add column device_mark text check (device_mark ~ '^[0-9a-f]{32}$');

alter table promotion.promotion
  -- What becomes of a claim of another player with the same device, address or account. Null: as the platform has it (offer.ts).
  add column device_rule text check (device_rule in ('refuse', 'review', 'allow')),
  add column address_rule text check (address_rule in ('refuse', 'review', 'allow')),
  -- Claims of one address and day from which on the rule holds.
  add column address_claims_max integer check (address_claims_max between 1 and 1000),
  add column account_rule text check (account_rule in ('refuse', 'review', 'allow')),
  -- Whether a deposit must have been approved before, whatever is claimed for.
  add column deposit_first text check (deposit_first in ('yes', 'no')),
  -- How much of a stake counts, in percent. Null: all of it.
  add column digit_bet_weight integer check (digit_bet_weight between 0 and 100),
  add column two_d_weight integer check (two_d_weight between 0 and 100),
  add column provider_weight integer check (provider_weight between 0 and 100),
  -- Types of providers' games that do not count, with commas between them.
  add column excluded_game_types text check (excluded_game_types ~ '^[A-Z0-9_]{1,40}(, ?[A-Z0-9_]{1,40})*$');

-- Its number in the list of approvals has no requester of the staff: the player asked.
alter table approval.request alter column requested_by drop not null;

alter table promotion.claim
  add column device_mark text,
  -- From where it was claimed: an IPv4 address, or the /64 of an IPv6 one.
  add column address text,
  add column digit_bet_weight integer not null default 100 check (digit_bet_weight between 0 and 100),
  add column two_d_weight integer not null default 100 check (two_d_weight between 0 and 100),
  add column provider_weight integer not null default 100 check (provider_weight between 0 and 100),
  add column excluded_game_types text[],
  -- `waiting`: nothing is given before a person has decided; `refused`: they said no; `given_up`: a break began.
  drop constraint claim_status_check,
  add constraint claim_status_check check (status in ('waiting', 'open', 'released', 'lapsed', 'refused', 'given_up')),
  drop constraint claim_is_settled_once,
  add constraint claim_is_settled_once check ((status in ('waiting', 'open')) = (settled_at is null));

create index claim_of_device on promotion.claim (promotion_id, device_mark) where device_mark is not null;
create index claim_of_address on promotion.claim (promotion_id, address, created_at) where address is not null;
