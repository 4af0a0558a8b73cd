-- Written by scripts/schema.ts from the migrations; changed there, never here.

create schema cashier;

create table cashier.event (
  request_id uuid not null,
  kind text not null,
  at timestamp with time zone not null default clock_timestamp(),
  staff_id bigint,
  reason text,
  note text,
  constraint event_is_somebodys CHECK (((kind = 'requested'::text) = (staff_id IS NULL))),
  constraint event_kind_check CHECK ((kind = ANY (ARRAY['requested'::text, 'second_check'::text, 'approved'::text, 'rejected'::text]))),
  constraint event_note_check CHECK ((length(note) <= 300)),
  constraint event_rejection_has_a_reason CHECK (((kind = 'rejected'::text) = (reason IS NOT NULL))),
  constraint event_request_id_fkey FOREIGN KEY (request_id) REFERENCES cashier.request(id),
  constraint event_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES operator.staff(id),
  constraint event_pkey PRIMARY KEY (request_id, kind)
);

CREATE UNIQUE INDEX event_ends_a_request ON cashier.event USING btree (request_id) WHERE (kind = ANY (ARRAY['approved'::text, 'rejected'::text]));

create table cashier.payment_account (
  id integer not null generated always as identity,
  payment_type_id integer not null,
  agent_id bigint,
  account_name text not null,
  account_number text not null,
  picture text,
  place integer not null,
  is_on boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint payment_account_account_name_check CHECK (((length(account_name) >= 1) AND (length(account_name) <= 60))),
  constraint payment_account_account_number_check CHECK ((account_number ~ '^[0-9]{5,20}$'::text)),
  constraint payment_account_place_check CHECK ((place > 0)),
  constraint payment_account_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES operator.staff(id),
  constraint payment_account_payment_type_id_fkey FOREIGN KEY (payment_type_id) REFERENCES cashier.payment_type(id),
  constraint payment_account_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint payment_account_pkey PRIMARY KEY (id)
);

CREATE INDEX payment_account_of_agent ON cashier.payment_account USING btree (agent_id, place);

create table cashier.payment_type (
  id integer not null generated always as identity,
  name text not null,
  picture text,
  created_at timestamp with time zone not null default now(),
  constraint payment_type_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint payment_type_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint payment_type_pkey PRIMARY KEY (id),
  constraint payment_type_name_key UNIQUE (name)
);

create table cashier.receipt (
  request_id uuid not null,
  sent_sha256 bytea not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint receipt_bytes_check CHECK ((octet_length(bytes) <= 2097152)),
  constraint receipt_sent_sha256_check CHECK ((octet_length(sent_sha256) = 32)),
  constraint receipt_request_id_fkey FOREIGN KEY (request_id) REFERENCES cashier.request(id),
  constraint receipt_pkey PRIMARY KEY (request_id)
);

create table cashier.request (
  id uuid not null,
  number bigint not null generated always as identity,
  way text not null,
  player_id bigint not null,
  agent_id bigint,
  status text not null default 'pending'::text,
  amount bigint not null,
  payment_type_id integer not null,
  account_name text not null,
  account_number text not null,
  payment_account_id integer,
  refrence_no text,
  request_id text,
  created_at timestamp with time zone not null default now(),
  claimed_by bigint,
  claimed_until timestamp with time zone,
  first_approved_by bigint,
  first_approved_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint request_amount_check CHECK ((amount > 0)),
  constraint request_claim_is_whole CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint request_deposit_has_a_reference CHECK (((way = 'deposit'::text) = (refrence_no IS NOT NULL))),
  constraint request_deposit_names_its_account CHECK (((way = 'deposit'::text) = (payment_account_id IS NOT NULL))),
  constraint request_first_approval_is_whole CHECK (((first_approved_by IS NULL) = (first_approved_at IS NULL))),
  constraint request_is_decided_once CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  constraint request_refrence_no_check CHECK ((refrence_no ~ '^[0-9]{6}$'::text)),
  constraint request_second_person_differs CHECK (((status <> 'approved'::text) OR (first_approved_by <> decided_by))),
  constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint request_way_check CHECK ((way = ANY (ARRAY['deposit'::text, 'withdrawal'::text]))),
  constraint request_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES operator.staff(id),
  constraint request_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES operator.staff(id),
  constraint request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.staff(id),
  constraint request_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES operator.staff(id),
  constraint request_payment_account_id_fkey FOREIGN KEY (payment_account_id) REFERENCES cashier.payment_account(id),
  constraint request_payment_type_id_fkey FOREIGN KEY (payment_type_id) REFERENCES cashier.payment_type(id),
  constraint request_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint request_pkey PRIMARY KEY (id),
  constraint request_number_key UNIQUE (number)
);

CREATE INDEX request_amount ON cashier.request USING btree (way, amount, number);

CREATE INDEX request_decided ON cashier.request USING btree (way, decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX request_of_player ON cashier.request USING btree (player_id, way, number DESC);

CREATE INDEX request_queue ON cashier.request USING btree (way, status, number);

CREATE INDEX request_queue_of_agent ON cashier.request USING btree (agent_id, way, status, number) WHERE (agent_id IS NOT NULL);

CREATE INDEX request_reference ON cashier.request USING btree (refrence_no, payment_account_id, number) WHERE (refrence_no IS NOT NULL);

CREATE UNIQUE INDEX one_pending_withdrawal ON cashier.request USING btree (player_id) WHERE ((way = 'withdrawal'::text) AND (status = 'pending'::text));

CREATE UNIQUE INDEX request_once ON cashier.request USING btree (player_id, request_id) WHERE (request_id IS NOT NULL);

create table cashier.setting (
  id boolean not null default true,
  deposit_min bigint not null default 10000000,
  deposit_max bigint not null default '1000000000000'::bigint,
  withdrawal_min bigint not null default 100000000,
  withdrawal_max bigint not null default '1000000000000'::bigint,
  second_person_above bigint not null default '10000000000'::bigint,
  pending_deposits_max integer not null default 5,
  same_reference_days integer not null default 7,
  constraint setting_check CHECK ((deposit_max >= deposit_min)),
  constraint setting_check1 CHECK ((withdrawal_max >= withdrawal_min)),
  constraint setting_deposit_min_check CHECK ((deposit_min > 0)),
  constraint setting_id_check CHECK (id),
  constraint setting_pending_deposits_max_check CHECK ((pending_deposits_max > 0)),
  constraint setting_same_reference_days_check CHECK ((same_reference_days > 0)),
  constraint setting_second_person_above_check CHECK ((second_person_above > 0)),
  constraint setting_withdrawal_min_check CHECK ((withdrawal_min > 0)),
  constraint setting_pkey PRIMARY KEY (id)
);

grant insert, select on cashier.event to thazin_server;
grant insert, select on cashier.receipt to thazin_server;
grant insert, select on cashier.request to thazin_server;
grant insert, select, update on cashier.payment_account to thazin_server;
grant insert, select, update on cashier.payment_type to thazin_server;
grant select, update on cashier.setting to thazin_server;
create schema catalog;

create table catalog.game (
  id integer not null generated always as identity,
  provider_id integer not null,
  game_type_id smallint not null,
  game_code text,
  place integer,
  is_hot boolean not null default false,
  is_hidden boolean not null default false,
  is_in_maintenance boolean not null default false,
  name_en text not null,
  name_mm text,
  name_zh text,
  name_th text,
  image_url text,
  state text not null,
  retired_at timestamp with time zone,
  picture text,
  picture_url text,
  constraint game_game_code_check CHECK ((game_code ~ '^[\x21-\x7e]{1,100}$'::text)),
  constraint game_state_check CHECK ((state = ANY (ARRAY['active'::text, 'maintenance'::text, 'off'::text]))),
  constraint game_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint game_provider_id_game_type_id_fkey FOREIGN KEY (provider_id, game_type_id) REFERENCES catalog.offer(provider_id, game_type_id),
  constraint game_pkey PRIMARY KEY (id),
  constraint game_once UNIQUE NULLS NOT DISTINCT (provider_id, game_type_id, game_code)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.game FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.game_type (
  id smallint not null,
  code text not null,
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  name_th text not null,
  place smallint not null,
  is_on boolean not null default true,
  picture text,
  constraint game_type_id_check CHECK (((id >= 1) AND (id <= 14))),
  constraint game_type_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint game_type_pkey PRIMARY KEY (id),
  constraint game_type_code_key UNIQUE (code)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.game_type FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.mark (
  code text not null,
  picture text not null,
  constraint mark_code_check CHECK ((code ~ '^[A-Z0-9]{1,20}$'::text)),
  constraint mark_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint mark_pkey PRIMARY KEY (code)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.mark FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.offer (
  provider_id integer not null,
  game_type_id smallint not null,
  place integer,
  is_hidden boolean not null default false,
  feed_type text not null,
  state text not null,
  retired_at timestamp with time zone,
  constraint offer_state_check CHECK ((state = ANY (ARRAY['active'::text, 'maintenance'::text, 'off'::text]))),
  constraint offer_game_type_id_fkey FOREIGN KEY (game_type_id) REFERENCES catalog.game_type(id),
  constraint offer_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES catalog.provider(id),
  constraint offer_pkey PRIMARY KEY (provider_id, game_type_id)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.offer FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.provider (
  id integer not null generated always as identity,
  product_code integer not null,
  code text not null,
  short_name text not null,
  is_hidden boolean not null default false,
  is_in_maintenance boolean not null default false,
  provider_name text not null,
  product_name text not null,
  product_title text not null,
  currency text not null,
  constraint provider_code_check CHECK ((code ~ '^[A-Z0-9]{1,20}$'::text)),
  constraint provider_product_code_check CHECK (((product_code >= 1) AND (product_code <= 999999))),
  constraint provider_pkey PRIMARY KEY (id),
  constraint provider_code_key UNIQUE (code),
  constraint provider_product_code_key UNIQUE (product_code)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.provider FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.sync_run (
  id bigint not null generated always as identity,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone not null default clock_timestamp(),
  outcome text not null,
  added integer not null,
  changed integer not null,
  retired integer not null,
  pictures integer not null,
  report jsonb not null,
  constraint sync_run_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text, 'failed'::text]))),
  constraint sync_run_pkey PRIMARY KEY (id)
);

CREATE INDEX sync_run_age ON catalog.sync_run USING btree (started_at);

create table catalog.version (
  is_single boolean not null default true,
  version bigint not null default 1,
  constraint version_is_single_check CHECK (is_single),
  constraint version_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION catalog.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update catalog.version set version = version + 1;
  return null;
end $function$;

grant delete, insert, select on catalog.sync_run to thazin_server;
grant insert, select, update on catalog.game to thazin_server;
grant insert, select, update on catalog.mark to thazin_server;
grant insert, select, update on catalog.offer to thazin_server;
grant insert, select, update on catalog.provider to thazin_server;
grant select, update on catalog.game_type to thazin_server;
grant select, update on catalog.version to thazin_server;
create schema content;

create table content.banner (
  id integer not null generated always as identity,
  kind text not null,
  place integer not null,
  is_on boolean not null default true,
  text_en text not null,
  text_mm text not null,
  text_zh text not null,
  text_th text not null,
  link text,
  constraint banner_kind_check CHECK ((kind = ANY (ARRAY['carousel'::text, 'popup'::text]))),
  constraint banner_link_check CHECK (((link ~ '^(/([A-Za-z0-9?#][^\s\\]*)?|https://[A-Za-z0-9][^\s@\\]*)$'::text) AND (length(link) <= 500))),
  constraint banner_pkey PRIMARY KEY (id)
);

CREATE INDEX banner_order ON content.banner USING btree (kind, place, id);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.banner FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

create table content.banner_picture (
  banner_id integer not null,
  language text not null,
  picture text not null,
  picture_small text,
  constraint banner_picture_language_check CHECK ((language = ANY (ARRAY['en'::text, 'mm'::text, 'zh'::text, 'th'::text]))),
  constraint banner_picture_banner_id_fkey FOREIGN KEY (banner_id) REFERENCES content.banner(id) ON DELETE CASCADE,
  constraint banner_picture_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint banner_picture_picture_small_fkey FOREIGN KEY (picture_small) REFERENCES picture.picture(name),
  constraint banner_picture_pkey PRIMARY KEY (banner_id, language)
);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.banner_picture FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

create table content.banner_text (
  id integer not null generated always as identity,
  place integer not null,
  is_on boolean not null default true,
  text_en text not null,
  text_mm text not null,
  text_zh text not null,
  text_th text not null,
  constraint banner_text_pkey PRIMARY KEY (id)
);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.banner_text FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

create table content.version (
  is_single boolean not null default true,
  version bigint not null default 1,
  constraint version_is_single_check CHECK (is_single),
  constraint version_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION content.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update content.version set version = version + 1;
  return null;
end $function$;

grant delete, insert, select, update on content.banner to thazin_server;
grant delete, insert, select, update on content.banner_picture to thazin_server;
grant delete, insert, select, update on content.banner_text to thazin_server;
grant select, update on content.version to thazin_server;
create schema counter;

create table counter.correction (
  id uuid not null,
  number bigint not null generated always as identity,
  player_id bigint not null,
  account text not null,
  direction text not null,
  amount bigint not null,
  reason text not null,
  status text not null default 'pending'::text,
  asked_by bigint not null,
  created_at timestamp with time zone not null default now(),
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint correction_account_check CHECK ((account = ANY (ARRAY['main'::text, 'game'::text]))),
  constraint correction_amount_check CHECK ((amount > 0)),
  constraint correction_decision_reason_check CHECK (((length(decision_reason) >= 1) AND (length(decision_reason) <= 300))),
  constraint correction_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint correction_is_decided_once CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  constraint correction_needs_a_second_person CHECK (((status <> 'approved'::text) OR (decided_by <> asked_by))),
  constraint correction_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint correction_rejection_has_a_reason CHECK (((status = 'rejected'::text) = (decision_reason IS NOT NULL))),
  constraint correction_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint correction_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operator.staff(id),
  constraint correction_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operator.staff(id),
  constraint correction_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint correction_pkey PRIMARY KEY (id),
  constraint correction_number_key UNIQUE (number)
);

CREATE INDEX correction_by_status ON counter.correction USING btree (status, number DESC);

CREATE INDEX correction_of_player ON counter.correction USING btree (player_id, number DESC);

CREATE UNIQUE INDEX one_pending_correction ON counter.correction USING btree (player_id) WHERE (status = 'pending'::text);

grant insert, select on counter.correction to thazin_server;
create schema digit_bet;

create table digit_bet.bet (
  id uuid not null,
  player_id bigint not null,
  epoch_id bigint not null,
  n integer not null,
  bet_type text not null,
  digit smallint,
  bet_amount bigint not null,
  multiplier smallint not null,
  payout_times_100 integer not null,
  s smallint not null,
  rolled_number smallint not null,
  roll smallint not null,
  win_amount bigint not null,
  balance_after bigint not null,
  request_id text,
  created_at timestamp with time zone not null,
  constraint bet_balance_after_check CHECK ((balance_after >= 0)),
  constraint bet_bet_amount_check CHECK ((bet_amount > 0)),
  constraint bet_bet_type_check CHECK ((bet_type = ANY (ARRAY['digit'::text, 'big'::text, 'small'::text]))),
  constraint bet_check CHECK ((roll = (((s + rolled_number))::integer % 10))),
  constraint bet_digit_check CHECK (((digit >= 0) AND (digit <= 9))),
  constraint bet_digit_named CHECK (((bet_type = 'digit'::text) = (digit IS NOT NULL))),
  constraint bet_multiplier_check CHECK ((multiplier = ANY (ARRAY[1, 5, 10, 20, 50, 100]))),
  constraint bet_pays_as_rolled CHECK ((win_amount =
CASE
    WHEN (((bet_type = 'digit'::text) AND (roll = digit)) OR ((bet_type = 'big'::text) AND (roll >= 5)) OR ((bet_type = 'small'::text) AND (roll <= 4))) THEN (((bet_amount * multiplier) * payout_times_100) / 100)
    ELSE (0)::bigint
END)),
  constraint bet_rolled_number_check CHECK (((rolled_number >= 0) AND (rolled_number <= 9))),
  constraint bet_s_check CHECK (((s >= 0) AND (s <= 9))),
  constraint bet_win_amount_check CHECK ((win_amount >= 0)),
  constraint bet_pkey PRIMARY KEY (epoch_id, n),
  constraint bet_id_key UNIQUE (id)
);

CREATE UNIQUE INDEX bet_once ON digit_bet.bet USING btree (player_id, request_id);

create table digit_bet.epoch (
  id bigint not null generated always as identity,
  player_id bigint not null,
  commitment bytea not null,
  signature bytea not null,
  client_seed text not null,
  length integer not null,
  is_current boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint epoch_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint epoch_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint epoch_pkey PRIMARY KEY (id)
);

CREATE INDEX epoch_history ON digit_bet.epoch USING btree (player_id, id DESC);

CREATE UNIQUE INDEX epoch_current ON digit_bet.epoch USING btree (player_id) WHERE is_current;

create table digit_bet.epoch_seed (
  epoch_id bigint not null,
  sealed bytea not null,
  constraint epoch_seed_epoch_id_fkey FOREIGN KEY (epoch_id) REFERENCES digit_bet.epoch(id),
  constraint epoch_seed_pkey PRIMARY KEY (epoch_id)
);

create table digit_bet.setting (
  is_single boolean not null default true,
  is_open boolean not null default true,
  payout_digit_times_100 integer not null default 950,
  payout_big_times_100 integer not null default 190,
  payout_small_times_100 integer not null default 190,
  stake_min bigint not null default 10000,
  stake_max bigint not null default '100000000000'::bigint,
  auto_roll boolean not null default true,
  roll_interval_seconds integer not null default 0,
  epoch_length integer not null default 1000,
  constraint setting_check CHECK ((stake_max >= stake_min)),
  constraint setting_epoch_length_check CHECK (((epoch_length >= 10) AND (epoch_length <= 100000))),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_payout_big_times_100_check CHECK (((payout_big_times_100 >= 100) AND (payout_big_times_100 <= 200))),
  constraint setting_payout_digit_times_100_check CHECK (((payout_digit_times_100 >= 100) AND (payout_digit_times_100 <= 1000))),
  constraint setting_payout_small_times_100_check CHECK (((payout_small_times_100 >= 100) AND (payout_small_times_100 <= 200))),
  constraint setting_roll_interval_seconds_check CHECK (((roll_interval_seconds >= 0) AND (roll_interval_seconds <= 60))),
  constraint setting_stake_min_check CHECK ((stake_min > 0)),
  constraint setting_pkey PRIMARY KEY (is_single)
);

grant insert, select on digit_bet.bet to thazin_server;
grant insert, select on digit_bet.epoch_seed to thazin_server;
grant insert, select, update on digit_bet.epoch to thazin_server;
grant select, update on digit_bet.setting to thazin_server;
create schema external_game;

create table external_game.link (
  id integer not null generated always as identity,
  place integer not null,
  is_on boolean not null default true,
  name_en text not null,
  name_mm text not null,
  name_zh text not null,
  name_th text not null,
  picture text,
  url text not null,
  shares_profile boolean not null default false,
  constraint link_url_check CHECK (((url ~ '^https://[A-Za-z0-9][^\s@\\#]*$'::text) AND (length(url) <= 500))),
  constraint link_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint link_pkey PRIMARY KEY (id)
);

CREATE INDEX link_order ON external_game.link USING btree (place, id);

create table external_game.token (
  hash bytea not null,
  link_id integer not null,
  player_id bigint not null,
  expires_at timestamp with time zone not null,
  constraint token_hash_check CHECK ((octet_length(hash) = 32)),
  constraint token_link_id_fkey FOREIGN KEY (link_id) REFERENCES external_game.link(id) ON DELETE CASCADE,
  constraint token_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint token_pkey PRIMARY KEY (hash)
);

CREATE INDEX token_player ON external_game.token USING btree (player_id);

grant delete, insert, select on external_game.token to thazin_server;
grant select on external_game.link to thazin_server;
create schema identity;

create table identity.attempt (
  subject text not null,
  failures integer not null,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint attempt_pkey PRIMARY KEY (subject)
);

create table identity.player (
  id bigint not null generated always as identity,
  user_name text not null,
  name text not null,
  phone text not null,
  password_hash text not null,
  status text not null default 'active'::text,
  referral_code text,
  created_at timestamp with time zone not null default now(),
  agent_id bigint,
  constraint player_status_check CHECK ((status = ANY (ARRAY['active'::text, 'frozen'::text, 'banned'::text]))),
  constraint player_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES operator.staff(id),
  constraint player_referral_code_fkey FOREIGN KEY (referral_code) REFERENCES identity.referral_code(code),
  constraint player_pkey PRIMARY KEY (id),
  constraint player_phone_key UNIQUE (phone),
  constraint player_user_name_key UNIQUE (user_name)
);

CREATE INDEX player_by_name ON identity.player USING btree (lower(name) COLLATE "C", id);

CREATE INDEX player_by_phone ON identity.player USING btree (phone COLLATE "C", id);

CREATE INDEX player_by_user_name ON identity.player USING btree (user_name COLLATE "C", id);

CREATE INDEX player_of_agent ON identity.player USING btree (agent_id, id) WHERE (agent_id IS NOT NULL);

CREATE INDEX player_on_hold ON identity.player USING btree (status, id) WHERE (status <> 'active'::text);

create table identity.referral_code (
  code text not null,
  created_at timestamp with time zone not null default now(),
  constraint referral_code_pkey PRIMARY KEY (code)
);

create table identity.session (
  token_hash bytea not null,
  player_id bigint not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint session_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint session_pkey PRIMARY KEY (token_hash)
);

CREATE INDEX session_of_player ON identity.session USING btree (player_id, created_at DESC);

grant delete, insert, select, update on identity.attempt to thazin_server;
grant delete, insert, select, update on identity.session to thazin_server;
grant insert, select on identity.referral_code to thazin_server;
grant insert, select, update on identity.player to thazin_server;
create schema ledger;

create table ledger.account (
  id bigint not null,
  player_id bigint,
  name text not null,
  balance bigint,
  version bigint,
  constraint account_carries_balance CHECK ((((player_id IS NULL) = (balance IS NULL)) AND ((balance IS NULL) = (version IS NULL)))),
  constraint account_never_below_zero CHECK ((balance >= 0)),
  constraint account_number CHECK ((((player_id IS NULL) AND ((id >= 1) AND (id <= 9999))) OR ((player_id >= 1000) AND (id = ((player_id * 10) +
CASE name
    WHEN 'main'::text THEN 1
    WHEN 'game'::text THEN 2
    WHEN 'hold'::text THEN 3
    ELSE NULL::integer
END))))),
  constraint account_version_counts CHECK ((version >= 0)),
  constraint account_pkey PRIMARY KEY (id)
);

create view ledger.posting as
 SELECT transfer.cause_id,
    transfer.kind,
    transfer.debit_account_id AS account_id,
    (- transfer.amount) AS amount,
    transfer.debit_balance_after AS balance_after,
    transfer.debit_version AS account_version,
    transfer.created_at
   FROM ledger.transfer
UNION ALL
 SELECT transfer.cause_id,
    transfer.kind,
    transfer.credit_account_id AS account_id,
    transfer.amount,
    transfer.credit_balance_after AS balance_after,
    transfer.credit_version AS account_version,
    transfer.created_at
   FROM ledger.transfer;

create table ledger.transfer (
  cause_id uuid not null,
  kind text not null,
  debit_account_id bigint not null,
  debit_balance_after bigint,
  debit_version bigint,
  credit_account_id bigint not null,
  credit_balance_after bigint,
  credit_version bigint,
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint transfer_between_two CHECK ((debit_account_id <> credit_account_id)),
  constraint transfer_moves_something CHECK ((amount > 0)),
  constraint transfer_never_below_zero CHECK (((debit_balance_after >= 0) AND (credit_balance_after >= 0))),
  constraint transfer_states_players_legs CHECK ((((debit_account_id >= 10000) = (debit_version IS NOT NULL)) AND ((debit_version IS NULL) = (debit_balance_after IS NULL)) AND ((credit_account_id >= 10000) = (credit_version IS NOT NULL)) AND ((credit_version IS NULL) = (credit_balance_after IS NULL)))),
  constraint transfer_pkey PRIMARY KEY (cause_id, kind)
);

CREATE TRIGGER transfer_is_append_only BEFORE DELETE OR UPDATE ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER transfer_is_never_emptied BEFORE TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE UNIQUE INDEX transfer_credit_chain ON ledger.transfer USING btree (credit_account_id, credit_version) WHERE (credit_version IS NOT NULL);

CREATE UNIQUE INDEX transfer_debit_chain ON ledger.transfer USING btree (debit_account_id, debit_version) WHERE (debit_version IS NOT NULL);

CREATE OR REPLACE FUNCTION ledger.lock_accounts(p_ids bigint[])
 RETURNS TABLE(id bigint, balance bigint, version bigint)
 LANGUAGE sql
 SECURITY DEFINER ROWS 50
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  select a.id, a.balance, a.version from ledger.account a
  where a.id = any (p_ids) and a.player_id is not null
  order by a.id for update;
$function$;

CREATE OR REPLACE FUNCTION ledger.open_player(p_player_id bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  insert into ledger.account (id, player_id, name, balance, version)
  values (p_player_id * 10 + 1, p_player_id, 'main', 0, 0),
         (p_player_id * 10 + 2, p_player_id, 'game', 0, 0),
         (p_player_id * 10 + 3, p_player_id, 'hold', 0, 0);
$function$;

CREATE OR REPLACE FUNCTION ledger.post(p_cause_ids uuid[], p_kinds text[], p_debits bigint[], p_credits bigint[], p_amounts bigint[])
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  v_size int := cardinality(p_cause_ids);
  -- The players' accounts of the set, as they stand while the set is gone through.
  v_ids bigint[]; v_balances bigint[]; v_versions bigint[]; v_changed boolean[];
  -- Per transfer: its first occurrence in the set, whether that one moved money, and what it moved.
  v_firsts int[]; v_moved boolean[]; v_contents text[];
  -- Per transfer: what is written and answered.
  v_answers text[] := array_fill('posted'::text, array[v_size]);
  v_debit_after bigint[] := array_fill(null::bigint, array[v_size]);
  v_debit_versions bigint[] := v_debit_after;
  v_credit_after bigint[] := v_debit_after;
  v_credit_versions bigint[] := v_debit_after;
  v_debit int; v_credit int; v_first int; v_amount bigint;
begin
  select array_agg(a.id), array_agg(a.balance), array_agg(a.version), array_agg(false)
  into v_ids, v_balances, v_versions, v_changed
  from (
    select id, balance, version from ledger.account
    where id = any (p_debits || p_credits) and player_id is not null
    order by id for update
  ) a;

  if (select count(distinct id) from unnest(p_debits || p_credits) id) <> coalesce(cardinality(v_ids), 0) + (
    select count(*) from ledger.account
    where id in (select distinct id from unnest(p_debits || p_credits) id where id < 10000)
  ) then
    raise exception 'a transfer names an account that does not exist' using errcode = 'LG002';
  end if;

  select array_agg(asked.first order by asked.i), array_agg(t.cause_id is not null order by asked.i),
         array_agg(t.debit_account_id || ':' || t.credit_account_id || ':' || t.amount order by asked.i)
  into v_firsts, v_moved, v_contents
  from (
    select i, cause_id, kind, first_value(i) over (partition by cause_id, kind order by i) as first
    from unnest(p_cause_ids, p_kinds) with ordinality as a (cause_id, kind, i)
  ) asked
  left join ledger.transfer t using (cause_id, kind);

  for i in 1 .. v_size loop
    v_first := v_firsts[i];
    if v_moved[v_first] or v_first < i then
      if coalesce(v_contents[v_first], p_debits[v_first] || ':' || p_credits[v_first] || ':' || p_amounts[v_first])
         <> p_debits[i] || ':' || p_credits[i] || ':' || p_amounts[i] then
        raise exception 'transfer % of % was posted before with another content', p_kinds[i], p_cause_ids[i]
          using errcode = 'LG001';
      end if;
      -- One refused earlier in this set may find the money now.
      if v_moved[v_first] then
        v_answers[i] := 'already_posted';
        continue;
      end if;
    end if;

    v_amount := p_amounts[i];
    v_debit := array_position(v_ids, p_debits[i]);
    v_credit := array_position(v_ids, p_credits[i]);
    if v_debit is not null then
      if v_balances[v_debit] < v_amount then
        v_answers[i] := 'insufficient_funds';
        continue;
      end if;
      v_balances[v_debit] := v_balances[v_debit] - v_amount;
      v_versions[v_debit] := v_versions[v_debit] + 1;
      v_changed[v_debit] := true;
      v_debit_after[i] := v_balances[v_debit];
      v_debit_versions[i] := v_versions[v_debit];
    end if;
    -- The house's legs carry neither balance nor version.
    if v_credit is not null then
      v_balances[v_credit] := v_balances[v_credit] + v_amount;
      v_versions[v_credit] := v_versions[v_credit] + 1;
      v_changed[v_credit] := true;
      v_credit_after[i] := v_balances[v_credit];
      v_credit_versions[i] := v_versions[v_credit];
    end if;
    v_moved[v_first] := true;
  end loop;

  insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                               credit_account_id, credit_balance_after, credit_version, amount)
  select cause_id, kind, debit, debit_after, debit_version, credit, credit_after, credit_version, amount
  from unnest(p_cause_ids, p_kinds, p_debits, v_debit_after, v_debit_versions,
              p_credits, v_credit_after, v_credit_versions, p_amounts, v_answers)
    as moved (cause_id, kind, debit, debit_after, debit_version, credit, credit_after, credit_version, amount, answer)
  where answer = 'posted';

  update ledger.account a set balance = n.balance, version = n.version
  from unnest(v_ids, v_balances, v_versions, v_changed) as n (id, balance, version, changed)
  where a.id = n.id and n.changed;

  return v_answers;
end $function$;

CREATE OR REPLACE FUNCTION ledger.post_whole(p_cause_ids uuid[], p_kinds text[], p_amounts bigint[], p_debits bigint[], p_debit_after bigint[], p_debit_versions bigint[], p_credits bigint[], p_credit_after bigint[], p_credit_versions bigint[], p_ids bigint[], p_from_balances bigint[], p_from_versions bigint[], p_to_balances bigint[], p_to_versions bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  v_changed int;
begin
  update ledger.account a set balance = n.to_balance, version = n.to_version
  from unnest(p_ids, p_from_balances, p_from_versions, p_to_balances, p_to_versions)
    as n (id, from_balance, from_version, to_balance, to_version)
  where a.id = n.id and a.balance = n.from_balance and a.version = n.from_version;
  get diagnostics v_changed = row_count;

  -- The step into each leg, and the one from an account's last leg to where it is said to stand.
  perform from (
    select account_id, after - moved - lag(after) over chain as gap, version - lag(version) over chain as step, moved
    from (
      select * from unnest(p_ids, p_from_balances, p_from_versions, array_fill(null::bigint, array[cardinality(p_ids)]))
        as f (account_id, after, version, moved)
      union all
      select d, after, version, -amount from unnest(p_debits, p_debit_after, p_debit_versions, p_amounts)
        as l (d, after, version, amount) where d >= 10000
      union all
      select c, after, version, amount from unnest(p_credits, p_credit_after, p_credit_versions, p_amounts)
        as l (c, after, version, amount) where c >= 10000
      union all
      select id, balance, version + 1, 0 from unnest(p_ids, p_to_balances, p_to_versions) as t (id, balance, version)
    ) legs window chain as (partition by account_id order by version)
  ) steps where moved is not null and (gap = 0 and step = 1) is not true;
  if found or v_changed <> cardinality(p_ids) then
    raise exception 'the books do not stand where the set says' using errcode = 'LG004';
  end if;

  insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version,
                               credit_account_id, credit_balance_after, credit_version, amount)
  select * from unnest(p_cause_ids, p_kinds, p_debits, p_debit_after, p_debit_versions,
                       p_credits, p_credit_after, p_credit_versions, p_amounts);
end $function$;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of ledger.transfer are never changed' using errcode = 'LG003';
end $function$;

grant execute on ledger.lock_accounts to thazin_server;
grant execute on ledger.open_player to thazin_server;
grant execute on ledger.post to thazin_server;
grant execute on ledger.post_whole to thazin_server;
grant select on ledger.account to thazin_server;
grant select on ledger.posting to thazin_server;
grant select on ledger.transfer to thazin_server;
create schema operator;

create table operator.audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  staff_id bigint,
  user_name text not null,
  role text not null,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text not null,
  constraint audit_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text)),
  constraint audit_object_check CHECK ((object ~ '^[a-z_]+:'::text)),
  constraint audit_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES operator.staff(id),
  constraint audit_pkey PRIMARY KEY (id)
);

CREATE INDEX audit_of_action ON operator.audit USING btree (action, id DESC);

CREATE INDEX audit_of_object ON operator.audit USING btree (object, id DESC);

CREATE INDEX audit_of_staff ON operator.audit USING btree (staff_id, id DESC);

CREATE INDEX audit_of_time ON operator.audit USING btree (at);

CREATE TRIGGER audit_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.audit FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();

CREATE TRIGGER audit_is_held BEFORE INSERT ON operator.audit FOR EACH STATEMENT EXECUTE FUNCTION operator.hold_audit();

create table operator.audit_block (
  n bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  row_count integer not null,
  hash bytea not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  constraint audit_block_check CHECK ((last_id >= first_id)),
  constraint audit_block_n_check CHECK ((n > 0)),
  constraint audit_block_row_count_check CHECK ((row_count > 0)),
  constraint audit_block_pkey PRIMARY KEY (n),
  constraint audit_block_first_id_key UNIQUE (first_id),
  constraint audit_block_last_id_key UNIQUE (last_id)
);

CREATE TRIGGER audit_block_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON operator.audit_block FOR EACH STATEMENT EXECUTE FUNCTION operator.refuse_change();

create table operator.session (
  token_hash bytea not null,
  staff_id bigint not null,
  next text not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint session_next_check CHECK ((next = ANY (ARRAY['code'::text, 'new_password'::text, 'enrolment'::text, 'nothing'::text]))),
  constraint session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES operator.staff(id),
  constraint session_pkey PRIMARY KEY (token_hash)
);

CREATE INDEX session_of_staff ON operator.session USING btree (staff_id, created_at DESC);

create table operator.staff (
  id bigint not null generated always as identity,
  user_name text not null,
  password_hash text not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  parent_id bigint,
  permissions text[] not null default '{}'::text[],
  is_active boolean not null default true,
  player_id bigint,
  is_password_temporary boolean not null default false,
  totp_secret bytea,
  totp_offered bytea,
  totp_last_step bigint,
  constraint staff_parent_check CHECK (((role = 'sub_agent'::text) = (parent_id IS NOT NULL))),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'agent'::text, 'sub_agent'::text, 'cashier'::text, 'editor'::text, 'auditor'::text]))),
  constraint staff_user_name_check CHECK ((user_name ~ '^[a-z][a-z0-9._-]{2,30}$'::text)),
  constraint staff_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES operator.staff(id),
  constraint staff_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_player_id_key UNIQUE (player_id),
  constraint staff_user_name_key UNIQUE (user_name)
);

CREATE INDEX staff_of_parent ON operator.staff USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE OR REPLACE FUNCTION operator.hold_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7268154);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION operator.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of operator.% are only ever added', tg_table_name;
end $function$;

grant delete, insert, select, update on operator.session to thazin_server;
grant insert, select on operator.audit to thazin_server;
grant insert, select on operator.audit_block to thazin_server;
grant insert, select, update on operator.staff to thazin_server;
create schema picture;

create table picture.picture (
  name text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint picture_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1048576))),
  constraint picture_height_check CHECK (((height >= 1) AND (height <= 4096))),
  constraint picture_name_check CHECK ((name ~ '^[A-Za-z0-9_-]{22}\.(webp|avif|png|jpg)$'::text)),
  constraint picture_width_check CHECK (((width >= 1) AND (width <= 4096))),
  constraint picture_pkey PRIMARY KEY (name)
);

grant insert, select on picture.picture to thazin_server;
create schema seamless;

create table seamless.effect (
  id uuid not null,
  player_id bigint not null,
  product_code integer not null,
  transaction_id text not null,
  action text not null,
  amount bigint not null,
  owed bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  wager_code text,
  round_id text,
  game_type text not null,
  game_code text,
  wager_status text,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint effect_action_check CHECK ((action = ANY (ARRAY['BET'::text, 'TIP'::text, 'BET_PRESERVE'::text, 'SETTLED'::text, 'JACKPOT'::text, 'BONUS'::text, 'PROMO'::text, 'LEADERBOARD'::text, 'FREEBET'::text, 'PRESERVE_REFUND'::text, 'CANCEL'::text, 'ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text]))),
  constraint effect_adds_up CHECK ((balance_after = ((balance_before + amount) + owed))),
  constraint effect_balance_after_check CHECK ((balance_after >= 0)),
  constraint effect_balance_before_check CHECK ((balance_before >= 0)),
  constraint effect_has_the_sign_of_its_action CHECK (
CASE
    WHEN (action = ANY (ARRAY['BET'::text, 'TIP'::text, 'BET_PRESERVE'::text])) THEN (amount <= 0)
    WHEN (action = ANY (ARRAY['ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text])) THEN true
    ELSE (amount >= 0)
END),
  constraint effect_owed_check CHECK ((owed >= 0)),
  constraint effect_owes_only_what_is_missing CHECK (((owed = 0) OR ((balance_after = 0) AND (action = ANY (ARRAY['ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text]))))),
  constraint effect_pkey PRIMARY KEY (product_code, transaction_id)
);

CREATE INDEX effect_by_time ON seamless.effect USING brin (created_at) WITH (pages_per_range='32');

CREATE INDEX effect_of_day ON seamless.effect USING btree (player_id, created_at);

CREATE INDEX effect_of_wager ON seamless.effect USING btree (player_id, wager_code);

CREATE INDEX effect_owed ON seamless.effect USING btree (player_id) WHERE (owed > 0);

create table seamless.given_up (
  player_id bigint not null,
  product_code integer not null,
  wager_code text not null,
  created_at timestamp with time zone not null default now(),
  constraint given_up_pkey PRIMARY KEY (player_id, product_code, wager_code)
);

create table seamless.launch (
  id uuid not null,
  player_id bigint not null,
  product_code integer not null,
  game_type text not null,
  game_code text,
  language text not null,
  platform text not null,
  address text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint launch_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint launch_pkey PRIMARY KEY (id)
);

CREATE INDEX launch_of_player ON seamless.launch USING btree (player_id, created_at DESC);

create table seamless.member (
  player_id bigint not null,
  member_account text not null,
  sealed_password bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint member_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint member_pkey PRIMARY KEY (player_id),
  constraint member_member_account_key UNIQUE (member_account)
);

create view seamless.player_owed as
 SELECT player_id,
    (sum(owed))::bigint AS owed,
    max(created_at) AS last_at
   FROM seamless.effect
  WHERE (owed > 0)
  GROUP BY player_id;

create table seamless.product (
  product_code integer not null,
  game_type text not null,
  currency text not null,
  status text not null,
  constraint product_currency_check CHECK ((currency = ANY (ARRAY['MMK'::text, 'MMK2'::text, 'MMK3'::text]))),
  constraint product_status_check CHECK ((status = ANY (ARRAY['ACTIVATED'::text, 'DEACTIVATED'::text, 'MAINTAINED'::text]))),
  constraint product_pkey PRIMARY KEY (product_code, game_type)
);

create table seamless.reconciled (
  is_single boolean not null default true,
  until timestamp with time zone not null,
  constraint reconciled_is_single_check CHECK (is_single),
  constraint reconciled_pkey PRIMARY KEY (is_single)
);

create table seamless.wager (
  product_code integer not null,
  wager_code text not null,
  member_account text not null,
  status text not null,
  status_rank smallint not null,
  bet_amount bigint not null,
  valid_bet_amount bigint not null,
  prize_amount bigint not null,
  game_type text not null,
  game_code text,
  round_id text,
  settled_at timestamp with time zone,
  told_at timestamp with time zone not null default now(),
  listed_at timestamp with time zone,
  constraint wager_pkey PRIMARY KEY (product_code, wager_code)
);

create table seamless.wager_difference (
  product_code integer not null,
  wager_code text not null,
  kind text not null,
  member_account text not null,
  our_bet_amount bigint,
  their_bet_amount bigint,
  our_prize_amount bigint,
  their_prize_amount bigint,
  our_status text,
  their_status text,
  found_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  constraint wager_difference_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amounts_differ'::text, 'status_differs'::text]))),
  constraint wager_difference_pkey PRIMARY KEY (product_code, wager_code, kind)
);

CREATE INDEX wager_difference_open ON seamless.wager_difference USING btree (found_at) WHERE (resolved_at IS NULL);

CREATE OR REPLACE FUNCTION seamless.wager_state(p_player_id bigint, p_product_code integer, p_wager_code text)
 RETURNS TABLE(effects integer, bets integer, staked bigint, refunded bigint, cancellations integer, settlements integer, rollbacks integer, returned bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::integer,
         (count(*) filter (where action in ('BET', 'BET_PRESERVE')))::integer,
         (coalesce(-sum(amount) filter (where action in ('BET', 'BET_PRESERVE')), 0))::bigint,
         (coalesce(sum(amount) filter (where action in ('CANCEL', 'PRESERVE_REFUND')), 0))::bigint,
         (count(*) filter (where action = 'CANCEL'))::integer,
         (count(*) filter (where action in ('SETTLED', 'RESETTLED')))::integer,
         (count(*) filter (where action = 'ROLLBACK'))::integer,
         (coalesce(sum(amount) filter (where action not in ('BET', 'BET_PRESERVE', 'TIP')), 0))::bigint
  from seamless.effect
  where player_id = p_player_id and wager_code = p_wager_code and product_code = p_product_code
$function$;

grant execute on seamless.wager_state to thazin_server;
grant insert, select on seamless.effect to thazin_server;
grant insert, select on seamless.given_up to thazin_server;
grant insert, select on seamless.member to thazin_server;
grant insert, select, update on seamless.launch to thazin_server;
grant insert, select, update on seamless.product to thazin_server;
grant insert, select, update on seamless.reconciled to thazin_server;
grant insert, select, update on seamless.wager to thazin_server;
grant insert, select, update on seamless.wager_difference to thazin_server;
grant select on seamless.player_owed to thazin_server;
create schema shan;

create table shan.dispute (
  wager_code text not null,
  content text not null,
  content_hash bytea not null,
  received_at timestamp with time zone not null default now(),
  constraint dispute_wager_code_fkey FOREIGN KEY (wager_code) REFERENCES shan.wager(code),
  constraint dispute_pkey PRIMARY KEY (wager_code, content_hash)
);

create table shan.operator (
  code text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint operator_code_check CHECK ((code ~ '^[A-Za-z0-9_-]{1,50}$'::text)),
  constraint operator_pkey PRIMARY KEY (code)
);

create table shan.repayment (
  id uuid not null,
  player_id bigint not null,
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint repayment_amount_check CHECK ((amount > 0)),
  constraint repayment_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint repayment_pkey PRIMARY KEY (id)
);

CREATE INDEX repayment_of_player ON shan.repayment USING btree (player_id);

create table shan.session (
  id uuid not null,
  player_id bigint not null,
  operator_code text not null,
  state text not null default 'opening'::text,
  closed_because text,
  launch_balance bigint not null,
  known_balance bigint not null,
  known_at timestamp with time zone,
  launched_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  checked_at timestamp with time zone,
  constraint session_closed_because_check CHECK ((closed_because = ANY (ARRAY['relaunched'::text, 'refused'::text, 'unanswered'::text, 'operator'::text]))),
  constraint session_launch_balance_check CHECK ((launch_balance >= 0)),
  constraint session_says_why_it_closed CHECK ((((state = 'closed'::text) = (closed_because IS NOT NULL)) AND ((closed_because IS NULL) = (closed_at IS NULL)))),
  constraint session_state_check CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'closed'::text]))),
  constraint session_operator_code_fkey FOREIGN KEY (operator_code) REFERENCES shan.operator(code),
  constraint session_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint session_pkey PRIMARY KEY (id)
);

CREATE INDEX session_of_player ON shan.session USING btree (player_id, id DESC);

CREATE INDEX session_to_check ON shan.session USING btree (seen_at DESC);

create table shan.settlement (
  id uuid not null,
  wager_code text not null,
  player_id bigint not null,
  session_id uuid not null,
  outcome text not null,
  stated_balance bigint,
  known_before bigint not null,
  net bigint not null,
  owed bigint not null default 0,
  balance_after bigint not null,
  bet_amount bigint,
  reported_net bigint,
  occurred_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint settlement_balance_after_check CHECK ((balance_after >= 0)),
  constraint settlement_bet_amount_check CHECK ((bet_amount >= 0)),
  constraint settlement_is_the_difference CHECK (((stated_balance IS NULL) OR (outcome <> 'applied'::text) OR (net = (stated_balance - known_before)))),
  constraint settlement_moves_when_applied CHECK (((outcome = 'applied'::text) OR ((net = 0) AND (owed = 0)))),
  constraint settlement_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'included'::text, 'refused'::text]))),
  constraint settlement_owes_of_a_loss CHECK (((owed >= 0) AND (owed <= GREATEST((- net), (0)::bigint)))),
  constraint settlement_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint settlement_session_id_fkey FOREIGN KEY (session_id) REFERENCES shan.session(id),
  constraint settlement_wager_code_fkey FOREIGN KEY (wager_code) REFERENCES shan.wager(code),
  constraint settlement_pkey PRIMARY KEY (id),
  constraint settlement_once UNIQUE (wager_code, player_id)
);

CREATE INDEX settlement_of_player ON shan.settlement USING btree (player_id, created_at);

CREATE INDEX settlement_of_session ON shan.settlement USING btree (session_id);

create table shan.wager (
  code text not null,
  source text not null,
  content text not null,
  occurred_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  constraint wager_code_check CHECK (((length(code) >= 1) AND (length(code) <= 255))),
  constraint wager_source_check CHECK ((source = ANY (ARRAY['callback'::text, 'report'::text]))),
  constraint wager_pkey PRIMARY KEY (code)
);

grant insert, select on shan.dispute to thazin_server;
grant insert, select on shan.repayment to thazin_server;
grant insert, select on shan.wager to thazin_server;
grant insert, select, update on shan.session to thazin_server;
grant insert, select, update on shan.settlement to thazin_server;
grant select on shan.operator to thazin_server;
create schema wallet;

create table wallet.exchange (
  id uuid not null,
  player_id bigint not null,
  type text not null,
  amount bigint not null,
  main_balance_after bigint not null,
  game_balance_after bigint not null,
  request_id text,
  created_at timestamp with time zone not null default now(),
  constraint exchange_amount_check CHECK ((amount > 0)),
  constraint exchange_type_check CHECK ((type = ANY (ARRAY['main_to_game'::text, 'game_to_main'::text]))),
  constraint exchange_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint exchange_pkey PRIMARY KEY (id)
);

CREATE INDEX exchange_log ON wallet.exchange USING btree (player_id, id DESC);

CREATE UNIQUE INDEX exchange_once ON wallet.exchange USING btree (player_id, request_id) WHERE (request_id IS NOT NULL);

grant insert, select on wallet.exchange to thazin_server;