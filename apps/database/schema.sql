-- Written by scripts/database/schema.ts from the migrations; changed there, never here.

create schema agent;

create view agent.agent_transaction as
 SELECT id,
    number,
    ((content ->> 'agent_id'::text))::bigint AS agent_id,
    (content ->> 'kind'::text) AS kind,
    amount,
    reason AS note,
    status
   FROM approval.request
  WHERE (kind = 'agent_transaction'::text);

create table agent.commission_day (
  id uuid not null,
  agent_id bigint not null,
  day date not null,
  basis text not null,
  earned bigint not null,
  carried_before bigint not null,
  paid bigint not null,
  carried_after bigint not null,
  settled_at timestamp with time zone not null default now(),
  constraint commission_day_adds_up CHECK ((((paid + carried_after) = (carried_before + earned)) AND ((paid = 0) OR (carried_after = 0)))),
  constraint commission_day_basis_check CHECK ((basis = ANY (ARRAY['turnover'::text, 'ggr'::text]))),
  constraint commission_day_carried_after_check CHECK ((carried_after <= 0)),
  constraint commission_day_carried_before_check CHECK ((carried_before <= 0)),
  constraint commission_day_paid_check CHECK ((paid >= 0)),
  constraint commission_day_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint commission_day_pkey PRIMARY KEY (id),
  constraint commission_day_once UNIQUE (agent_id, day)
);

CREATE INDEX commission_day_by_time ON agent.commission_day USING brin (settled_at) WITH (pages_per_range='32', autosummarize='on');

CREATE TRIGGER commission_day_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON agent.commission_day FOR EACH STATEMENT EXECUTE FUNCTION agent.refuse_change();

create table agent.commission_day_line (
  day_id uuid not null,
  game_kind text not null,
  turnover bigint not null,
  ggr bigint not null,
  rate_times_10000 integer not null,
  commission bigint not null,
  constraint commission_day_line_rate_times_10000_check CHECK (((rate_times_10000 >= 0) AND (rate_times_10000 <= 10000))),
  constraint commission_day_line_day_id_fkey FOREIGN KEY (day_id) REFERENCES agent.commission_day(id),
  constraint commission_day_line_pkey PRIMARY KEY (day_id, game_kind)
);

CREATE TRIGGER commission_day_line_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON agent.commission_day_line FOR EACH STATEMENT EXECUTE FUNCTION agent.refuse_change();

create table agent.membership (
  player_id bigint not null,
  agent_id bigint,
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint membership_check CHECK ((until >= since)),
  constraint membership_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint membership_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint membership_pkey PRIMARY KEY (player_id, since)
);

CREATE INDEX membership_of_agent ON agent.membership USING btree (agent_id) WHERE (agent_id IS NOT NULL);

CREATE UNIQUE INDEX membership_now ON agent.membership USING btree (player_id) WHERE (until IS NULL);

create table agent.plan (
  agent_id bigint not null,
  valid_from date not null,
  basis text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint plan_basis_check CHECK ((basis = ANY (ARRAY['turnover'::text, 'ggr'::text]))),
  constraint plan_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint plan_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff.staff(id),
  constraint plan_pkey PRIMARY KEY (agent_id, valid_from)
);

create table agent.profile (
  agent_id bigint not null,
  uses_float boolean not null default false,
  constraint profile_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint profile_pkey PRIMARY KEY (agent_id)
);

create table agent.rate (
  agent_id bigint not null,
  valid_from date not null,
  game_kind text not null,
  rate_times_10000 integer not null,
  constraint rate_game_kind_check CHECK (((length(game_kind) >= 1) AND (length(game_kind) <= 40))),
  constraint rate_rate_times_10000_check CHECK (((rate_times_10000 >= 1) AND (rate_times_10000 <= 10000))),
  constraint rate_agent_id_valid_from_fkey FOREIGN KEY (agent_id, valid_from) REFERENCES agent.plan(agent_id, valid_from),
  constraint rate_pkey PRIMARY KEY (agent_id, valid_from, game_kind)
);

create table agent.setting (
  is_single boolean not null default true,
  second_person_above bigint not null default '10000000000'::bigint,
  settled_until date,
  float_second_person_above bigint not null default 0,
  constraint setting_float_second_person_above_check CHECK ((float_second_person_above >= 0)),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_second_person_above_check CHECK ((second_person_above >= 0)),
  constraint setting_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION agent.note_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into agent.membership (player_id, agent_id, since) values (new.id, new.agent_id, new.created_at);
  else
    update agent.membership set until = greatest(since, now()) where player_id = new.id and until is null;
    insert into agent.membership (player_id, agent_id, since)
    select new.id, new.agent_id, until from agent.membership where player_id = new.id order by since desc limit 1
    on conflict (player_id, since) do update set agent_id = excluded.agent_id, until = null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION agent.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of agent.% are only ever added', tg_table_name;
end $function$;

create schema approval;

create table approval.request (
  id uuid not null,
  kind text not null,
  number bigint not null,
  subject text not null,
  content jsonb not null,
  ground jsonb,
  amount bigint,
  reason text,
  approvals_needed smallint not null,
  status text not null default 'pending'::text,
  requested_by bigint,
  requested_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  first_approved_by bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint request_amount_check CHECK ((amount > 0)),
  constraint request_approvals_needed_check CHECK (((approvals_needed >= 0) AND (approvals_needed <= 2))),
  constraint request_decision_reason_check CHECK (((length(decision_reason) >= 1) AND (length(decision_reason) <= 300))),
  constraint request_is_decided_by_somebody CHECK (((status = ANY (ARRAY['pending'::text, 'expired'::text])) = (decided_by IS NULL))),
  constraint request_is_decided_once CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint request_is_withdrawn_by_its_requester CHECK (((status = 'withdrawn'::text) <= (decided_by = requested_by))),
  constraint request_kind_check CHECK ((kind ~ '^[a-z0-9_]{1,40}$'::text)),
  constraint request_large_needs_another_person CHECK (((kind <> 'large_request'::text) OR (approvals_needed = 1))),
  constraint request_needs_other_people CHECK (((status <> 'approved'::text) OR (approvals_needed = 0) OR ((decided_by <> requested_by) AND (decided_by IS DISTINCT FROM first_approved_by)))),
  constraint request_needs_two_approvals CHECK (((status <> 'approved'::text) OR (approvals_needed < 2) OR ((first_approved_by IS NOT NULL) AND (first_approved_by <> requested_by)))),
  constraint request_number_check CHECK ((number > 0)),
  constraint request_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint request_rejection_has_a_reason CHECK (((status <> 'rejected'::text) OR (decision_reason IS NOT NULL) OR (kind = 'setting'::text))),
  constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint request_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 100))),
  constraint request_without_requester_is_a_claim CHECK (((requested_by IS NULL) = (kind = 'bonus_claim'::text))),
  constraint request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff.staff(id),
  constraint request_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES staff.staff(id),
  constraint request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES staff.staff(id),
  constraint request_pkey PRIMARY KEY (id),
  constraint request_kind_number_key UNIQUE (kind, number)
);

CREATE INDEX movement_of_account ON approval.request USING btree ((((content ->> 'account_id'::text))::integer), number DESC) WHERE (kind = 'account_movement'::text);

CREATE INDEX movement_to_account ON approval.request USING btree ((((content ->> 'to_account_id'::text))::integer), number DESC) WHERE ((kind = 'account_movement'::text) AND ((content ->> 'to_account_id'::text) IS NOT NULL));

CREATE INDEX request_of_subject ON approval.request USING btree (kind, subject, number DESC);

CREATE INDEX request_waits ON approval.request USING btree (requested_at) WHERE (status = 'pending'::text);

CREATE UNIQUE INDEX account_opens_once ON approval.request USING btree (((content ->> 'account_id'::text))) WHERE ((kind = 'account_movement'::text) AND ((content ->> 'kind'::text) = 'opening'::text) AND (status = ANY (ARRAY['pending'::text, 'approved'::text])));

CREATE UNIQUE INDEX held_credit_is_decided_once ON approval.request USING btree (subject) WHERE ((kind = 'held_credit'::text) AND (status = ANY (ARRAY['pending'::text, 'approved'::text])));

CREATE UNIQUE INDEX request_waits_alone ON approval.request USING btree (kind, subject) WHERE ((status = 'pending'::text) AND (kind = ANY (ARRAY['setting'::text, 'balance_adjustment'::text, 'two_d_limits'::text, 'agent_transaction'::text, 'large_request'::text, 'bonus_change'::text])));

create table approval.setting (
  is_single boolean not null default true,
  balance_adjustment_above bigint not null default 0,
  constraint setting_balance_adjustment_above_check CHECK ((balance_adjustment_above >= 0)),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION approval.request_claim(id uuid, subject text, content jsonb, amount bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'approval', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('approval.bonus_claim', 0));
  insert into approval.request (id, kind, number, subject, content, amount, approvals_needed)
  select request_claim.id, 'bonus_claim', coalesce(max(r.number), 0) + 1, request_claim.subject, request_claim.content,
         request_claim.amount, 1
  from approval.request r where r.kind = 'bonus_claim';
end $function$;

create schema cashier;

create view cashier.account_movement as
 SELECT id,
    number,
    (content ->> 'kind'::text) AS kind,
    ((content ->> 'account_id'::text))::integer AS account_id,
    ((content ->> 'to_account_id'::text))::integer AS to_account_id,
    amount,
    (content ->> 'transaction_id'::text) AS transaction_id,
    reason AS note,
    status
   FROM approval.request
  WHERE (kind = 'account_movement'::text);

create table cashier.agent_payout (
  id uuid not null,
  account_id integer not null,
  transaction_id text not null,
  constraint agent_payout_transaction_id_check CHECK ((transaction_id ~ '^[A-Z0-9][A-Z0-9._/-]{3,39}$'::text)),
  constraint agent_payout_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.payment_account(id),
  constraint agent_payout_pkey PRIMARY KEY (id),
  constraint agent_payout_once UNIQUE (account_id, transaction_id)
);

create table cashier.checked_entry (
  account_id integer not null,
  cause_id uuid not null,
  checked_by bigint not null,
  checked_at timestamp with time zone not null default now(),
  constraint checked_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.payment_account(id),
  constraint checked_entry_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES staff.staff(id),
  constraint checked_entry_pkey PRIMARY KEY (account_id, cause_id)
);

create table cashier.deposit_limit (
  id bigint not null generated always as identity,
  player_id bigint not null,
  period text not null,
  amount bigint,
  requested_at timestamp with time zone not null default clock_timestamp(),
  holds_from timestamp with time zone,
  constraint deposit_limit_amount_check CHECK ((amount > 0)),
  constraint deposit_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint deposit_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint deposit_limit_pkey PRIMARY KEY (id)
);

CREATE INDEX deposit_limit_of_player ON cashier.deposit_limit USING btree (player_id, period, id DESC);

CREATE TRIGGER deposit_limit_is_raised_late BEFORE INSERT OR UPDATE OF holds_from ON cashier.deposit_limit FOR EACH ROW EXECUTE FUNCTION cashier.keep_deposit_limit();

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
  constraint event_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint event_pkey PRIMARY KEY (request_id, at, kind)
);

CREATE UNIQUE INDEX event_begins_a_request ON cashier.event USING btree (request_id) WHERE (kind = 'requested'::text);

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
  constraint payment_account_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint payment_account_payment_type_id_fkey FOREIGN KEY (payment_type_id) REFERENCES cashier.payment_type(id),
  constraint payment_account_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint payment_account_pkey PRIMARY KEY (id)
);

CREATE INDEX payment_account_of_agent ON cashier.payment_account USING btree (agent_id, place);

CREATE TRIGGER payment_account_is_opened AFTER INSERT ON cashier.payment_account FOR EACH ROW EXECUTE FUNCTION cashier.open_account();

create table cashier.payment_type (
  id integer not null generated always as identity,
  name text not null,
  picture text,
  created_at timestamp with time zone not null default now(),
  place integer not null default 0,
  is_on boolean not null default true,
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
  picture_edges bit(4096),
  picture_traces bit(4096),
  constraint receipt_bytes_check CHECK ((octet_length(bytes) <= 2097152)),
  constraint receipt_picture_is_whole CHECK (((picture_edges IS NULL) = (picture_traces IS NULL))),
  constraint receipt_sent_sha256_check CHECK ((octet_length(sent_sha256) = 32)),
  constraint receipt_request_id_fkey FOREIGN KEY (request_id) REFERENCES cashier.request(id),
  constraint receipt_pkey PRIMARY KEY (request_id)
);

CREATE INDEX receipt_by_picture ON cashier.receipt USING btree (picture_edges) WHERE (picture_edges IS NOT NULL);

CREATE INDEX receipt_by_time ON cashier.receipt USING btree (created_at);

create table cashier.receivable_cap (
  agent_id bigint not null,
  cap bigint not null,
  constraint receivable_cap_cap_check CHECK ((cap >= 0)),
  constraint receivable_cap_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint receivable_cap_pkey PRIMARY KEY (agent_id)
);

create table cashier.request (
  id uuid not null,
  number bigint not null generated always as identity,
  direction text not null,
  player_id bigint not null,
  agent_id bigint,
  status text not null default 'pending'::text,
  amount bigint not null,
  payment_type_id integer not null,
  account_name text not null,
  account_number text not null,
  payment_account_id integer,
  refrence_no text,
  idempotency_key text,
  created_at timestamp with time zone not null default now(),
  claimed_by bigint,
  claimed_until timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  float_agent_id bigint,
  version integer not null default 1,
  transaction_id text,
  received_amount bigint,
  received_reason text,
  received_note text,
  reuse_reason text,
  effective_amount bigint not null generated always as (
CASE
    WHEN (status = 'approved'::text) THEN COALESCE(received_amount, amount)
    ELSE amount
END) stored,
  posted_account_id integer,
  payout_transaction_id text,
  approval_id uuid,
  constraint request_amount_check CHECK ((amount > 0)),
  constraint request_claim_is_whole CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  constraint request_deposit_alone_is_received CHECK (((direction = 'deposit'::text) OR ((transaction_id IS NULL) AND (received_amount IS NULL) AND (reuse_reason IS NULL)))),
  constraint request_deposit_has_a_reference CHECK (((direction = 'deposit'::text) = (refrence_no IS NOT NULL))),
  constraint request_deposit_names_its_account CHECK (((direction = 'deposit'::text) = (payment_account_id IS NOT NULL))),
  constraint request_direction_check CHECK ((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text]))),
  constraint request_float_gives_deposits CHECK (((float_agent_id IS NULL) OR ((direction = 'deposit'::text) AND (status = 'approved'::text)))),
  constraint request_is_decided_once CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  constraint request_payout_is_whole CHECK ((((direction = 'withdrawal'::text) AND (posted_account_id IS NOT NULL)) = (payout_transaction_id IS NOT NULL))),
  constraint request_payout_transaction_id_check CHECK ((payout_transaction_id ~ '^[A-Z0-9][A-Z0-9._/-]{3,39}$'::text)),
  constraint request_posts_when_approved CHECK (((posted_account_id IS NULL) OR ((status = 'approved'::text) AND
CASE direction
    WHEN 'deposit'::text THEN ((posted_account_id = payment_account_id) AND (float_agent_id IS NULL))
    ELSE true
END))),
  constraint request_received_amount_check CHECK ((received_amount > 0)),
  constraint request_received_is_whole CHECK ((((received_amount IS NULL) = (received_reason IS NULL)) AND ((received_amount IS NOT NULL) OR (received_note IS NULL)) AND ((received_amount <> amount) IS NOT FALSE))),
  constraint request_received_note_check CHECK ((length(received_note) <= 300)),
  constraint request_refrence_no_check CHECK ((refrence_no ~ '^[0-9]{6}$'::text)),
  constraint request_reuse_needs_two CHECK (((reuse_reason IS NULL) OR (status <> 'approved'::text) OR (approval_id IS NOT NULL))),
  constraint request_reuse_reason_check CHECK (((length(reuse_reason) >= 1) AND (length(reuse_reason) <= 300))),
  constraint request_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint request_transaction_ends_with_its_reference CHECK (((transaction_id IS NULL) OR ("right"(regexp_replace(transaction_id, '[^0-9]'::text, ''::text, 'g'::text), 6) = refrence_no))),
  constraint request_transaction_id_check CHECK ((transaction_id ~ '^[0-9A-Z]{6,40}$'::text)),
  constraint request_version_check CHECK ((version > 0)),
  constraint request_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint request_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approval.request(id) DEFERRABLE INITIALLY DEFERRED,
  constraint request_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES staff.staff(id),
  constraint request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff.staff(id),
  constraint request_float_agent_id_fkey FOREIGN KEY (float_agent_id) REFERENCES staff.staff(id),
  constraint request_payment_account_id_fkey FOREIGN KEY (payment_account_id) REFERENCES cashier.payment_account(id),
  constraint request_payment_type_id_fkey FOREIGN KEY (payment_type_id) REFERENCES cashier.payment_type(id),
  constraint request_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint request_posted_account_id_fkey FOREIGN KEY (posted_account_id) REFERENCES cashier.payment_account(id),
  constraint request_pkey PRIMARY KEY (id),
  constraint request_number_key UNIQUE (number)
);

CREATE INDEX request_amount ON cashier.request USING btree (direction, amount, status, number, payment_type_id, agent_id);

CREATE INDEX request_approved_reference ON cashier.request USING btree (refrence_no) WHERE (status = 'approved'::text);

CREATE INDEX request_by_payee ON cashier.request USING btree (regexp_replace(account_number, '^(?:0095|95|0)?9([0-9]{7,9})$'::text, '09\1'::text), player_id, created_at) WHERE (direction = 'withdrawal'::text);

CREATE INDEX request_by_payee_account ON cashier.request USING btree (account_number COLLATE "C", player_id, agent_id) WHERE (direction = 'withdrawal'::text);

CREATE INDEX request_by_payee_name ON cashier.request USING btree (lower(account_name) COLLATE "C", player_id, agent_id) WHERE (direction = 'withdrawal'::text);

CREATE INDEX request_by_payout ON cashier.request USING btree (payout_transaction_id COLLATE "C") WHERE (payout_transaction_id IS NOT NULL);

CREATE INDEX request_by_time ON cashier.request USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX request_by_transaction ON cashier.request USING btree (transaction_id COLLATE "C") WHERE (transaction_id IS NOT NULL);

CREATE INDEX request_decided ON cashier.request USING btree (direction, decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX request_history ON cashier.request USING btree (player_id, created_at DESC, id DESC);

CREATE INDEX request_of_player ON cashier.request USING btree (player_id, direction, number DESC);

CREATE INDEX request_paid_to ON cashier.request USING btree (account_number) WHERE (direction = 'withdrawal'::text);

CREATE INDEX request_queue ON cashier.request USING btree (direction, status, number, payment_type_id);

CREATE INDEX request_queue_of_agent ON cashier.request USING btree (agent_id, direction, status, number) WHERE (agent_id IS NOT NULL);

CREATE INDEX request_same_reference ON cashier.request USING btree (refrence_no, number) WHERE (refrence_no IS NOT NULL);

CREATE TRIGGER request_counts_its_versions BEFORE UPDATE ON cashier.request FOR EACH ROW EXECUTE FUNCTION cashier.count_version();

CREATE TRIGGER request_needs_two_people BEFORE UPDATE OF status ON cashier.request FOR EACH ROW WHEN (((new.status = 'approved'::text) AND (old.status <> 'approved'::text))) EXECUTE FUNCTION cashier.require_two_people();

CREATE UNIQUE INDEX one_pending_withdrawal ON cashier.request USING btree (player_id) WHERE ((direction = 'withdrawal'::text) AND (status = 'pending'::text));

CREATE UNIQUE INDEX payout_once ON cashier.request USING btree (posted_account_id, payout_transaction_id) WHERE (payout_transaction_id IS NOT NULL);

CREATE UNIQUE INDEX request_of_approval ON cashier.request USING btree (approval_id) WHERE (approval_id IS NOT NULL);

CREATE UNIQUE INDEX request_once ON cashier.request USING btree (player_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

create table cashier.setting (
  id boolean not null default true,
  deposit_min bigint not null default 10000000,
  deposit_max bigint not null default '1000000000000'::bigint,
  withdrawal_min bigint not null default 100000000,
  withdrawal_max bigint not null default '1000000000000'::bigint,
  second_person_above bigint not null default '10000000000'::bigint,
  pending_deposits_max integer not null default 5,
  same_reference_days integer not null default 7,
  movement_second_person_above bigint not null default '10000000000'::bigint,
  receivable_cap bigint not null default '50000000000'::bigint,
  constraint setting_check CHECK ((deposit_max >= deposit_min)),
  constraint setting_check1 CHECK ((withdrawal_max >= withdrawal_min)),
  constraint setting_deposit_min_check CHECK ((deposit_min > 0)),
  constraint setting_id_check CHECK (id),
  constraint setting_movement_second_person_above_check CHECK ((movement_second_person_above >= 0)),
  constraint setting_pending_deposits_max_check CHECK ((pending_deposits_max > 0)),
  constraint setting_receivable_cap_check CHECK ((receivable_cap >= 0)),
  constraint setting_same_reference_days_check CHECK ((same_reference_days > 0)),
  constraint setting_second_person_above_check CHECK ((second_person_above >= 0)),
  constraint setting_withdrawal_min_check CHECK ((withdrawal_min > 0)),
  constraint setting_pkey PRIMARY KEY (id)
);

create table cashier.statement (
  id uuid not null,
  number bigint not null generated always as identity,
  account_id integer not null,
  day date not null,
  balance bigint not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null default now(),
  constraint statement_account_id_fkey FOREIGN KEY (account_id) REFERENCES cashier.payment_account(id),
  constraint statement_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES staff.staff(id),
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_number_key UNIQUE (number)
);

CREATE INDEX statement_of_account ON cashier.statement USING btree (account_id, day DESC, number DESC);

create table cashier.statement_line (
  statement_id uuid not null,
  place integer not null,
  transaction_id text not null,
  amount bigint not null,
  day date not null,
  time time without time zone,
  constraint statement_line_amount_check CHECK ((amount <> 0)),
  constraint statement_line_place_check CHECK (((place >= 1) AND (place <= 500))),
  constraint statement_line_transaction_id_check CHECK (((length(transaction_id) >= 1) AND (length(transaction_id) <= 60))),
  constraint statement_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES cashier.statement(id),
  constraint statement_line_pkey PRIMARY KEY (statement_id, place)
);

CREATE OR REPLACE FUNCTION cashier.count_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_claim constant text[] := array['claimed_by', 'claimed_until', 'version'];
begin
  if to_jsonb(new) - v_claim is distinct from to_jsonb(old) - v_claim then new.version := old.version + 1; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION cashier.deposit_limits_of(of_player bigint)
 RETURNS TABLE(period text, amount bigint, used bigint, wish_id bigint, wished bigint, requested_at timestamp with time zone)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT p.period,
     LEAST(held.amount, began.amount) AS "least",
     used.amount,
     wish.id,
     wish.amount,
     wish.requested_at
    FROM ((((unnest(ARRAY['day'::text, 'week'::text, 'month'::text]) WITH ORDINALITY p(period, place)
      LEFT JOIN LATERAL ( SELECT l.id,
             l.amount
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.holds_from IS NOT NULL))
           ORDER BY l.id DESC
          LIMIT 1) held ON (true))
      LEFT JOIN LATERAL ( SELECT l.amount
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.holds_from <= now()))
           ORDER BY l.id DESC
          LIMIT 1) began ON (true))
      LEFT JOIN LATERAL ( SELECT l.id,
             l.amount,
             l.requested_at
            FROM cashier.deposit_limit l
           WHERE ((l.player_id = deposit_limits_of.of_player) AND (l.period = p.period) AND (l.id > COALESCE(held.id, (0)::bigint)))
           ORDER BY l.id DESC
          LIMIT 1) wish ON (true))
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(r.effective_amount), (0)::numeric))::bigint AS amount
            FROM cashier.request r
           WHERE ((r.player_id = deposit_limits_of.of_player) AND (r.direction = 'deposit'::text) AND (r.status <> 'rejected'::text) AND (r.created_at > (now() - cashier.limit_length(p.period))))) used)
   ORDER BY p.place;
END;

CREATE OR REPLACE FUNCTION cashier.keep_deposit_limit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held bigint;
begin
  if new.holds_from is null then
    if tg_op = 'UPDATE' then
      raise exception 'a limit that holds is followed, not taken back' using errcode = 'PL001';
    end if;
    return new;
  end if;
  select amount into held from cashier.deposit_limit
  where player_id = new.player_id and period = new.period and holds_from is not null order by id desc limit 1;
  if held is not null and (new.amount <= held) is not true and new.requested_at > clock_timestamp() - interval '24 hours' then
    raise exception 'a limit is raised a day after it was requested' using errcode = 'PL001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION cashier.limit_length(period text)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
RETURN CASE period WHEN 'day'::text THEN '24:00:00'::interval WHEN 'week'::text THEN '7 days'::interval ELSE '30 days'::interval END;

CREATE OR REPLACE FUNCTION cashier.open_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'cashier', 'pg_temp'
AS $function$
begin
  perform ledger.open_payment_account(new.id, new.agent_id is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION cashier.require_two_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.approval_id is null then
    if coalesce(new.received_amount, new.amount) > (select second_person_above from cashier.setting) then
      raise check_violation using message = format('request %s needs two people', new.number);
    end if;
  elsif not exists (
    select from approval.request
    where id = new.approval_id and kind = 'large_request' and status = 'approved' and decided_by = new.decided_by
  ) then
    raise check_violation using message = format('request %s was not approved by a second person', new.number);
  end if;
  return new;
end $function$;

create schema catalog;

create table catalog.favourite (
  player_id bigint not null,
  game_id integer not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES catalog.game(id),
  constraint favourite_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint favourite_pkey PRIMARY KEY (player_id, game_id)
);

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
  added_at timestamp with time zone default now(),
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
  logo text,
  constraint provider_code_check CHECK ((code ~ '^[A-Z0-9]{1,20}$'::text)),
  constraint provider_product_code_check CHECK (((product_code >= 1) AND (product_code <= 999999))),
  constraint provider_logo_fkey FOREIGN KEY (logo) REFERENCES picture.picture(name),
  constraint provider_pkey PRIMARY KEY (id),
  constraint provider_code_key UNIQUE (code),
  constraint provider_product_code_key UNIQUE (product_code)
);

CREATE TRIGGER lobby_changed AFTER INSERT OR DELETE OR UPDATE ON catalog.provider FOR EACH STATEMENT EXECUTE FUNCTION catalog.raise_version();

create table catalog.recent_game (
  player_id bigint not null,
  game_id integer,
  own_game text,
  played_at timestamp with time zone not null,
  constraint recent_game_check CHECK ((num_nonnulls(game_id, own_game) = 1)),
  constraint recent_game_own_game_check CHECK ((own_game = 'shan'::text)),
  constraint recent_game_game_id_fkey FOREIGN KEY (game_id) REFERENCES catalog.game(id),
  constraint recent_game_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint recent_game_once UNIQUE NULLS NOT DISTINCT (player_id, game_id, own_game)
);

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
 SECURITY DEFINER
 SET search_path TO 'catalog', 'pg_temp'
AS $function$
begin
  update catalog.version set version = version + 1;
  return null;
end $function$;

create schema client_error;

create table client_error.report (
  id bigint not null generated always as identity,
  hash bytea not null,
  app text not null,
  release text not null,
  route text not null,
  kind text not null,
  message text not null,
  stack text not null,
  language text not null,
  browser text not null,
  count bigint not null default 1,
  first_seen timestamp with time zone not null default clock_timestamp(),
  last_seen timestamp with time zone not null default clock_timestamp(),
  constraint report_app_check CHECK ((app = ANY (ARRAY['site'::text, 'console'::text]))),
  constraint report_browser_check CHECK (((length(browser) >= 1) AND (length(browser) <= 40))),
  constraint report_count_check CHECK ((count > 0)),
  constraint report_hash_check CHECK ((length(hash) = 32)),
  constraint report_kind_check CHECK ((kind = ANY (ARRAY['screen'::text, 'overlay'::text, 'part'::text, 'frame'::text, 'hydration'::text, 'error_event'::text, 'unhandled_rejection'::text]))),
  constraint report_language_check CHECK ((language = ANY (ARRAY['en'::text, 'mm'::text, 'zh'::text, 'th'::text]))),
  constraint report_message_check CHECK ((length(message) <= 300)),
  constraint report_release_check CHECK (((length(release) >= 1) AND (length(release) <= 16))),
  constraint report_route_check CHECK (((length(route) >= 1) AND (length(route) <= 260))),
  constraint report_stack_check CHECK ((length(stack) <= 2000)),
  constraint report_pkey PRIMARY KEY (id),
  constraint report_hash_key UNIQUE (hash)
);

CREATE INDEX report_newest ON client_error.report USING btree (last_seen DESC, id DESC);

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
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint banner_begins_before_it_ends CHECK ((starts_at < ends_at)),
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
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint banner_text_begins_before_it_ends CHECK ((starts_at < ends_at)),
  constraint banner_text_pkey PRIMARY KEY (id)
);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.banner_text FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

create table content.channel (
  id integer not null generated always as identity,
  place integer not null,
  is_on boolean not null default true,
  name text not null,
  text text not null,
  link text not null,
  picture text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint channel_begins_before_it_ends CHECK ((starts_at < ends_at)),
  constraint channel_link_check CHECK (((link ~ '^(https://[A-Za-z0-9][^\s@\\]*|tel:\+?[0-9]{3,20}|viber://[a-z]+\?[^\s\\]*)$'::text) AND (length(link) <= 300))),
  constraint channel_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint channel_text_check CHECK (((length(text) >= 1) AND (length(text) <= 80))),
  constraint channel_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint channel_pkey PRIMARY KEY (id)
);

CREATE INDEX channel_order ON content.channel USING btree (place, id);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.channel FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

create table content.page (
  id integer not null generated always as identity,
  place integer not null,
  key text not null,
  is_on boolean not null default true,
  status text not null default 'draft'::text,
  title_en text not null,
  title_mm text not null,
  title_zh text not null,
  title_th text not null,
  text_en text not null,
  text_mm text not null,
  text_zh text not null,
  text_th text not null,
  changed_at timestamp with time zone not null default now(),
  constraint a_page_of_the_law_is_always_shown CHECK (is_on),
  constraint page_key_check CHECK ((key = ANY (ARRAY['terms'::text, 'privacy'::text, 'responsible-play'::text]))),
  constraint page_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'reviewed'::text]))),
  constraint page_text_en_check CHECK (((length(text_en) >= 1) AND (length(text_en) <= 12000))),
  constraint page_text_mm_check CHECK (((length(text_mm) >= 1) AND (length(text_mm) <= 12000))),
  constraint page_text_th_check CHECK (((length(text_th) >= 1) AND (length(text_th) <= 12000))),
  constraint page_text_zh_check CHECK (((length(text_zh) >= 1) AND (length(text_zh) <= 12000))),
  constraint page_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 80))),
  constraint page_title_mm_check CHECK (((length(title_mm) >= 1) AND (length(title_mm) <= 80))),
  constraint page_title_th_check CHECK (((length(title_th) >= 1) AND (length(title_th) <= 80))),
  constraint page_title_zh_check CHECK (((length(title_zh) >= 1) AND (length(title_zh) <= 80))),
  constraint page_pkey PRIMARY KEY (id),
  constraint page_key_key UNIQUE (key)
);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.page FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

CREATE TRIGGER page_change_is_noted BEFORE UPDATE ON content.page FOR EACH ROW EXECUTE FUNCTION content.note_page_change();

create table content.version (
  is_single boolean not null default true,
  version bigint not null default 1,
  constraint version_is_single_check CHECK (is_single),
  constraint version_pkey PRIMARY KEY (is_single)
);

create table content.video (
  id integer not null generated always as identity,
  place integer not null,
  is_on boolean not null default true,
  name text not null,
  width integer not null,
  height integer not null,
  poster text,
  bytes bytea not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint video_begins_before_it_ends CHECK ((starts_at < ends_at)),
  constraint video_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 2097152))),
  constraint video_height_check CHECK (((height >= 1) AND (height <= 4096))),
  constraint video_name_check CHECK ((name ~ '^[A-Za-z0-9_-]{22}\.(webm|mp4)$'::text)),
  constraint video_width_check CHECK (((width >= 1) AND (width <= 4096))),
  constraint video_poster_fkey FOREIGN KEY (poster) REFERENCES picture.picture(name),
  constraint video_pkey PRIMARY KEY (id),
  constraint video_name_key UNIQUE (name)
);

CREATE INDEX video_order ON content.video USING btree (place, id);

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content.video FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

CREATE OR REPLACE FUNCTION content.note_page_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'content', 'pg_temp'
AS $function$
begin
  if (old.title_en, old.title_mm, old.title_zh, old.title_th, old.text_en, old.text_mm, old.text_zh, old.text_th)
     is distinct from
     (new.title_en, new.title_mm, new.title_zh, new.title_th, new.text_en, new.text_mm, new.text_zh, new.text_th) then
    new.changed_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION content.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'content', 'pg_temp'
AS $function$
begin
  update content.version set version = version + 1;
  return null;
end $function$;

create schema digit_bet;

create table digit_bet.bet (
  id uuid not null,
  player_id bigint not null,
  seed_series_id bigint not null,
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
  idempotency_key text,
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
  constraint bet_pkey PRIMARY KEY (seed_series_id, n),
  constraint bet_id_key UNIQUE (id)
);

CREATE INDEX bet_by_time ON digit_bet.bet USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX bet_large_largest ON digit_bet.bet USING btree ((((created_at AT TIME ZONE 'Asia/Yangon'::text))::date), ((win_amount - (bet_amount * multiplier)))) WHERE ((win_amount - (bet_amount * multiplier)) >= 100000000);

CREATE INDEX bet_large_newest ON digit_bet.bet USING btree (created_at) WHERE ((win_amount - (bet_amount * multiplier)) >= 100000000);

CREATE UNIQUE INDEX bet_once ON digit_bet.bet USING btree (player_id, idempotency_key);

create table digit_bet.seed_series (
  id bigint not null generated always as identity,
  player_id bigint not null,
  commitment bytea not null,
  signature bytea not null,
  client_seed text not null,
  length integer not null,
  is_current boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint seed_series_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint seed_series_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint seed_series_pkey PRIMARY KEY (id)
);

CREATE INDEX seed_series_history ON digit_bet.seed_series USING btree (player_id, id DESC);

CREATE UNIQUE INDEX seed_series_current ON digit_bet.seed_series USING btree (player_id) WHERE is_current;

create table digit_bet.server_seed (
  seed_series_id bigint not null,
  sealed bytea not null,
  constraint server_seed_seed_series_id_fkey FOREIGN KEY (seed_series_id) REFERENCES digit_bet.seed_series(id),
  constraint server_seed_pkey PRIMARY KEY (seed_series_id)
);

create table digit_bet.setting (
  is_single boolean not null default true,
  payout_digit_times_100 integer not null default 950,
  payout_big_times_100 integer not null default 190,
  payout_small_times_100 integer not null default 190,
  stake_min bigint not null default 10000,
  stake_max bigint not null default '100000000000'::bigint,
  auto_roll boolean not null default true,
  roll_interval_seconds integer not null default 0,
  seed_series_length integer not null default 1000,
  constraint setting_check CHECK ((stake_max >= stake_min)),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_payout_big_times_100_check CHECK (((payout_big_times_100 >= 100) AND (payout_big_times_100 <= 200))),
  constraint setting_payout_digit_times_100_check CHECK (((payout_digit_times_100 >= 100) AND (payout_digit_times_100 <= 1000))),
  constraint setting_payout_small_times_100_check CHECK (((payout_small_times_100 >= 100) AND (payout_small_times_100 <= 200))),
  constraint setting_roll_interval_seconds_check CHECK (((roll_interval_seconds >= 0) AND (roll_interval_seconds <= 60))),
  constraint setting_seed_series_length_check CHECK (((seed_series_length >= 10) AND (seed_series_length <= 100000))),
  constraint setting_stake_min_check CHECK ((stake_min > 0)),
  constraint setting_pkey PRIMARY KEY (is_single)
);

create table digit_bet.signing_key (
  public_key bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint signing_key_pkey PRIMARY KEY (public_key)
);

create schema environment;

create table environment.mark (
  is_only boolean not null default true,
  is_demo boolean not null,
  made_at timestamp with time zone not null default now(),
  constraint mark_is_only_check CHECK (is_only),
  constraint mark_pkey PRIMARY KEY (is_only)
);

create table environment.primary_timeline (
  system_identifier text not null,
  timeline integer not null,
  seen_at timestamp with time zone not null default now(),
  constraint primary_timeline_timeline_check CHECK ((timeline > 0)),
  constraint primary_timeline_pkey PRIMARY KEY (system_identifier)
);

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
  constraint link_url_check CHECK (((url ~ '^(https://[A-Za-z0-9]|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/)[^\s@\\#]*$'::text) AND (length(url) <= 500))),
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

create schema held_credit;

create table held_credit.credit (
  id uuid not null,
  number bigint not null generated always as identity,
  partner text not null,
  cause_id uuid not null,
  player_id bigint not null,
  correction_key text,
  product_code integer,
  game_type text,
  game_code text,
  transaction_id text,
  wager_code text,
  amount bigint not null,
  cap text not null,
  cap_amount bigint not null,
  taken_back bigint not null default 0,
  offset_amount bigint not null default 0,
  status text not null default 'pending'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint credit_amount_check CHECK ((amount > 0)),
  constraint credit_cap_check CHECK ((cap = ANY (ARRAY['call'::text, 'day'::text, 'hour'::text]))),
  constraint credit_is_decided_by_somebody CHECK ((((status = ANY (ARRAY['released'::text, 'refused'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint credit_is_offset_when_refused CHECK (((offset_amount = 0) OR (status = 'refused'::text))),
  constraint credit_is_taken_back_once CHECK ((((taken_back + offset_amount) <= amount) AND ((taken_back = amount) = (status = 'taken_back'::text)))),
  constraint credit_names_its_transaction CHECK (((partner = 'seamless'::text) = ((product_code IS NOT NULL) AND (transaction_id IS NOT NULL)))),
  constraint credit_offset_amount_check CHECK ((offset_amount >= 0)),
  constraint credit_partner_check CHECK ((partner = ANY (ARRAY['seamless'::text, 'shan'::text]))),
  constraint credit_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'released'::text, 'refused'::text, 'taken_back'::text]))),
  constraint credit_taken_back_check CHECK ((taken_back >= 0)),
  constraint credit_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff.staff(id),
  constraint credit_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint credit_pkey PRIMARY KEY (id),
  constraint credit_cause_id_key UNIQUE (cause_id),
  constraint credit_number_key UNIQUE (number)
);

CREATE INDEX credit_decided ON held_credit.credit USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX credit_pending ON held_credit.credit USING btree (number DESC) WHERE (status = 'pending'::text);

CREATE INDEX credit_to_correct ON held_credit.credit USING btree (player_id, correction_key);

create table held_credit.day (
  player_id bigint not null,
  day date not null,
  credited bigint not null,
  constraint day_credited_check CHECK ((credited > 0)),
  constraint day_pkey PRIMARY KEY (player_id, day)
);

create table held_credit.partner_hour (
  partner text not null,
  hour timestamp with time zone not null,
  credited bigint not null,
  hour_max bigint not null,
  constraint partner_hour_partner_check CHECK ((partner = ANY (ARRAY['seamless'::text, 'shan'::text]))),
  constraint partner_hour_stays_below_its_cap CHECK (((credited >= 0) AND (credited <= hour_max))),
  constraint partner_hour_pkey PRIMARY KEY (partner, hour)
);

create table held_credit.setting (
  is_single boolean not null default true,
  call_max bigint not null default '50000000000'::bigint,
  day_max bigint not null default '200000000000'::bigint,
  hour_max bigint not null default '2000000000000'::bigint,
  constraint setting_call_max_check CHECK (((call_max >= 10000) AND (call_max <= '10000000000000'::bigint))),
  constraint setting_day_max_check CHECK (((day_max >= 10000) AND (day_max <= '10000000000000'::bigint))),
  constraint setting_hour_max_check CHECK (((hour_max >= 10000) AND (hour_max <= '1000000000000000'::bigint))),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_pkey PRIMARY KEY (is_single)
);

create schema home;

create table home.setting (
  is_single boolean not null default true,
  shows_wins boolean not null default true,
  win_min bigint not null default 1000000000,
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_win_min_check CHECK ((win_min >= 100000000)),
  constraint setting_pkey PRIMARY KEY (is_single)
);

create schema idempotency;

create table idempotency.refusal (
  player_id bigint not null,
  call text not null,
  idempotency_key text not null,
  content bytea not null,
  problem json not null,
  refused_at timestamp with time zone not null default clock_timestamp(),
  constraint refusal_call_check CHECK ((call = ANY (ARRAY['claim'::text, 'deposit'::text, 'digit_bet'::text, 'exchange'::text, 'two_d_slip'::text, 'withdrawal'::text]))),
  constraint refusal_content_check CHECK ((length(content) = 32)),
  constraint refusal_idempotency_key_check CHECK ((idempotency_key ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint refusal_problem_check CHECK ((length((problem ->> 'code'::text)) <= 60)),
  constraint refusal_pkey PRIMARY KEY (player_id, call, idempotency_key)
);

CREATE INDEX refusal_refused_at ON idempotency.refusal USING btree (refused_at);

create schema identity;

create table identity.attempt (
  subject text not null,
  failures integer not null,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint attempt_pkey PRIMARY KEY (subject)
);

create table identity.exclusion (
  id bigint not null generated always as identity,
  player_id bigint not null,
  period text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  kind text not null generated always as (
CASE
    WHEN (period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'quarter'::text])) THEN 'time_out'::text
    ELSE 'self_exclusion'::text
END) stored,
  constraint exclusion_ends_after_it_begins CHECK ((ends_at > begins_at)),
  constraint exclusion_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'quarter'::text, 'half_year'::text, 'year'::text, 'five_years'::text, 'for_good'::text]))),
  constraint exclusion_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint exclusion_pkey PRIMARY KEY (id)
);

CREATE INDEX exclusion_of_player ON identity.exclusion USING btree (player_id, id DESC);

create table identity.password_reset (
  player_id bigint not null,
  code_hash text not null,
  expires_at timestamp with time zone not null,
  tries_left integer not null,
  constraint password_reset_tries_left_check CHECK ((tries_left >= 0)),
  constraint password_reset_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint password_reset_pkey PRIMARY KEY (player_id)
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
  excluded_until timestamp with time zone,
  constraint player_status_check CHECK ((status = ANY (ARRAY['active'::text, 'frozen'::text, 'banned'::text]))),
  constraint player_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint player_referral_code_fkey FOREIGN KEY (referral_code) REFERENCES identity.referral_code(code),
  constraint player_pkey PRIMARY KEY (id),
  constraint player_phone_key UNIQUE (phone),
  constraint player_user_name_key UNIQUE (user_name)
);

CREATE INDEX player_by_name ON identity.player USING btree (lower(name) COLLATE "C", id, agent_id);

CREATE INDEX player_by_name_part ON identity.player USING gin (string_to_array(((regexp_replace(lower(name), '(..)'::text, '\1␞'::text, 'g'::text) || '␞'::text) || regexp_replace(substr(lower(name), 2), '(..)'::text, '\1␞'::text, 'g'::text)), '␞'::text));

CREATE INDEX player_by_phone ON identity.player USING btree (phone COLLATE "C", id, agent_id);

CREATE INDEX player_by_phone_end ON identity.player USING btree (reverse(phone) COLLATE "C", id, agent_id);

CREATE INDEX player_by_time ON identity.player USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX player_by_user_name ON identity.player USING btree (user_name COLLATE "C", id, agent_id);

CREATE INDEX player_of_agent ON identity.player USING btree (agent_id, id) WHERE (agent_id IS NOT NULL);

CREATE INDEX player_of_referral_code ON identity.player USING btree (referral_code, id) WHERE (referral_code IS NOT NULL);

CREATE INDEX player_on_hold ON identity.player USING btree (status, id) WHERE (status <> 'active'::text);

CREATE TRIGGER player_changes_agent AFTER UPDATE OF agent_id ON identity.player FOR EACH ROW WHEN ((old.agent_id IS DISTINCT FROM new.agent_id)) EXECUTE FUNCTION agent.note_membership();

CREATE TRIGGER player_comes AFTER INSERT ON identity.player FOR EACH ROW EXECUTE FUNCTION agent.note_membership();

CREATE TRIGGER player_keeps_exclusion BEFORE UPDATE OF excluded_until ON identity.player FOR EACH ROW WHEN ((old.excluded_until IS DISTINCT FROM new.excluded_until)) EXECUTE FUNCTION identity.keep_exclusion();

create table identity.referral_code (
  code text not null,
  created_at timestamp with time zone not null default now(),
  agent_id bigint,
  staff_id bigint,
  is_on boolean not null default true,
  constraint referral_code_is_somebodys CHECK (((agent_id IS NULL) = (staff_id IS NULL))),
  constraint referral_code_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES staff.staff(id),
  constraint referral_code_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint referral_code_pkey PRIMARY KEY (code)
);

CREATE INDEX referral_code_of_agent ON identity.referral_code USING btree (agent_id) WHERE (agent_id IS NOT NULL);

create table identity.session (
  token_hash bytea not null,
  player_id bigint not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  user_agent text not null default ''::text,
  device_mark text,
  constraint session_device_mark_check CHECK ((device_mark ~ '^[0-9a-f]{32}$'::text)),
  constraint session_user_agent_check CHECK ((length(user_agent) <= 400)),
  constraint session_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id)
);

CREATE INDEX session_by_address ON identity.session USING btree (address COLLATE "C", created_at DESC, player_id);

CREATE INDEX session_by_device ON identity.session USING btree (device_mark, player_id, created_at) WHERE (device_mark IS NOT NULL);

CREATE INDEX session_ended ON identity.session USING btree (LEAST(expires_at, revoked_at));

CREATE INDEX session_of_player ON identity.session USING btree (player_id, created_at DESC);

CREATE OR REPLACE FUNCTION identity.keep_exclusion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.excluded_until > now() and (new.excluded_until >= old.excluded_until) is not true then
    raise exception 'an exclusion that was begun is never shortened' using errcode = 'PB001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION identity.standing(status text, excluded_until timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((status = 'active'::text) AND (excluded_until > now())) THEN 'excluded'::text ELSE status END;

create schema job;

create table job.run (
  job text not null,
  watched_from timestamp with time zone not null default clock_timestamp(),
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  unfinished_since timestamp with time zone,
  lasted_ms bigint,
  failures integer not null default 0,
  failed_at timestamp with time zone,
  error_kind text,
  error_message text,
  program text,
  constraint failure_is_whole CHECK ((((failed_at IS NULL) = (error_kind IS NULL)) AND ((failed_at IS NULL) = (error_message IS NULL)) AND ((failures = 0) OR (failed_at IS NOT NULL)))),
  constraint job_is_a_name CHECK ((job ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint run_counts CHECK (((failures >= 0) AND (lasted_ms >= 0))),
  constraint run_is_short_text CHECK (((length(error_kind) <= 80) AND (length(error_message) <= 300) AND (length(program) <= 100))),
  constraint run_pkey PRIMARY KEY (job)
);

create schema ledger;

create table ledger.account (
  id bigint not null,
  player_id bigint,
  name text not null,
  balance bigint,
  version bigint,
  staff_id bigint,
  payment_account_id integer,
  may_be_overdrawn boolean,
  constraint account_carries_balance CHECK (((ledger.carries_balance(id) = (balance IS NOT NULL)) AND ((balance IS NULL) = (version IS NULL)))),
  constraint account_never_below_zero CHECK (
CASE
    WHEN (payment_account_id IS NULL) THEN (balance >= 0)
    ELSE ((balance <= 0) OR may_be_overdrawn)
END),
  constraint account_number CHECK (
CASE
    WHEN (payment_account_id IS NOT NULL) THEN ((player_id IS NULL) AND (staff_id IS NULL) AND (payment_account_id > 0) AND (name = 'payment_account'::text) AND (id = ('2000000000000000'::bigint + payment_account_id)))
    WHEN (staff_id IS NOT NULL) THEN ((player_id IS NULL) AND (staff_id > 0) AND (id = (('1000000000000000'::bigint + (staff_id * 10)) +
    CASE name
        WHEN 'commission'::text THEN 1
        WHEN 'float'::text THEN 2
        ELSE NULL::integer
    END)))
    WHEN (player_id IS NOT NULL) THEN ((player_id >= 1000) AND (id < '1000000000000000'::bigint) AND (id = ((player_id * 10) +
    CASE name
        WHEN 'main'::text THEN 1
        WHEN 'game'::text THEN 2
        WHEN 'hold'::text THEN 3
        WHEN 'bonus'::text THEN 4
        WHEN 'two_d_stakes'::text THEN 5
        WHEN 'provider_stakes'::text THEN 6
        ELSE NULL::integer
    END)))
    ELSE ((id >= 1) AND (id <= 9999))
END),
  constraint account_says_whether_overdrawn CHECK (((payment_account_id IS NULL) = (may_be_overdrawn IS NULL))),
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
  constraint transfer_never_below_zero CHECK ((((debit_balance_after >= 0) OR (debit_account_id >= '2000000000000000'::bigint)) AND ((credit_balance_after >= 0) OR (credit_account_id >= '2000000000000000'::bigint)))),
  constraint transfer_states_players_legs CHECK (((((debit_account_id >= 10000) AND ((debit_account_id >= '1000000000000000'::bigint) OR ((debit_account_id % (10)::bigint) <> ALL (ARRAY[(5)::bigint, (6)::bigint])))) = (debit_version IS NOT NULL)) AND ((debit_version IS NULL) = (debit_balance_after IS NULL)) AND (((credit_account_id >= 10000) AND ((credit_account_id >= '1000000000000000'::bigint) OR ((credit_account_id % (10)::bigint) <> ALL (ARRAY[(5)::bigint, (6)::bigint])))) = (credit_version IS NOT NULL)) AND ((credit_version IS NULL) = (credit_balance_after IS NULL)))),
  constraint transfer_pkey PRIMARY KEY (cause_id, kind)
);

CREATE INDEX transfer_by_time ON ledger.transfer USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX transfer_of_open_stakes ON ledger.transfer USING btree (GREATEST(debit_account_id, credit_account_id)) WHERE ((debit_version IS NULL) AND (credit_version IS NULL));

CREATE TRIGGER transfer_is_append_only BEFORE DELETE OR UPDATE ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();

CREATE TRIGGER transfer_is_never_emptied BEFORE TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

CREATE UNIQUE INDEX transfer_credit_chain ON ledger.transfer USING btree (credit_account_id, credit_version) WHERE (credit_version IS NOT NULL);

CREATE UNIQUE INDEX transfer_debit_chain ON ledger.transfer USING btree (debit_account_id, debit_version) WHERE (debit_version IS NOT NULL);

create table ledger.transfer_way (
  kind text not null,
  debit_end text not null,
  credit_end text not null,
  logins text[] not null,
  needs_demo boolean not null,
  constraint transfer_way_pkey PRIMARY KEY (kind, debit_end, credit_end)
);

CREATE OR REPLACE FUNCTION ledger.carries_balance(p_account_id bigint)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select p_account_id >= 10000 and (p_account_id >= 1000000000000000 or p_account_id % 10 not in (5, 6))
$function$;

CREATE OR REPLACE FUNCTION ledger.end_of(p_account_id bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when p_account_id < 10000 then p_account_id::text
              when p_account_id < 1000000000000000 then
                case p_account_id % 10 when 1 then 'main' when 2 then 'game' when 3 then 'hold' when 4 then 'bonus'
                     when 5 then 'two_d_stakes' when 6 then 'provider_stakes' else 'unknown' end
              when p_account_id < 2000000000000000 then
                case p_account_id % 10 when 1 then 'commission' when 2 then 'float' else 'unknown' end
              else 'payment_account' end
$function$;

CREATE OR REPLACE FUNCTION ledger.lock_accounts(p_ids bigint[])
 RETURNS TABLE(id bigint, balance bigint, version bigint)
 LANGUAGE sql
 SECURITY DEFINER ROWS 50
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  select a.id, a.balance, a.version from ledger.account a
  where a.id = any (p_ids) and a.balance is not null
  order by a.id for update;
$function$;

CREATE OR REPLACE FUNCTION ledger.open_agent(p_staff_id bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  insert into ledger.account (id, staff_id, name, balance, version)
  values (1000000000000000 + p_staff_id * 10 + 1, p_staff_id, 'commission', 0, 0),
         (1000000000000000 + p_staff_id * 10 + 2, p_staff_id, 'float', 0, 0)
  on conflict (id) do nothing;
$function$;

CREATE OR REPLACE FUNCTION ledger.open_bonus(p_player_id bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  insert into ledger.account (id, player_id, name, balance, version)
  values (p_player_id * 10 + 4, p_player_id, 'bonus', 0, 0)
  on conflict (id) do nothing;
$function$;

CREATE OR REPLACE FUNCTION ledger.open_payment_account(p_payment_account_id integer, p_may_be_overdrawn boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  insert into ledger.account (id, payment_account_id, name, balance, version, may_be_overdrawn)
  values (2000000000000000 + p_payment_account_id, p_payment_account_id, 'payment_account', 0, 0, p_may_be_overdrawn);
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
         (p_player_id * 10 + 3, p_player_id, 'hold', 0, 0),
         (p_player_id * 10 + 5, p_player_id, 'two_d_stakes', null, null),
         (p_player_id * 10 + 6, p_player_id, 'provider_stakes', null, null);
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
  v_ids bigint[]; v_balances bigint[]; v_versions bigint[]; v_changed boolean[]; v_has_floor boolean[]; v_has_ceiling boolean[];
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
  perform ledger.refuse_ways(p_kinds, p_debits, p_credits);
  select array_agg(a.id), array_agg(a.balance), array_agg(a.version), array_agg(false),
         array_agg(a.may_be_overdrawn is null), array_agg(coalesce(not a.may_be_overdrawn, false))
  into v_ids, v_balances, v_versions, v_changed, v_has_floor, v_has_ceiling
  from (
    select id, balance, version, may_be_overdrawn from ledger.account
    where id = any (p_debits || p_credits) and balance is not null
    order by id for update
  ) a;

  if (select count(distinct id) from unnest(p_debits || p_credits) id) <> coalesce(cardinality(v_ids), 0) + (
    select count(*) from ledger.account
    where id in (select distinct id from unnest(p_debits || p_credits) id where not ledger.carries_balance(id))
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
    if v_debit is not null and v_has_floor[v_debit] and v_balances[v_debit] < v_amount
       or v_credit is not null and v_has_ceiling[v_credit] and v_balances[v_credit] + v_amount > 0 then
      v_answers[i] := 'insufficient_funds';
      continue;
    end if;
    if v_debit is not null then
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

CREATE OR REPLACE FUNCTION ledger.post_atomic(p_cause_ids uuid[], p_kinds text[], p_amounts bigint[], p_debits bigint[], p_debit_after bigint[], p_debit_versions bigint[], p_credits bigint[], p_credit_after bigint[], p_credit_versions bigint[], p_ids bigint[], p_from_balances bigint[], p_from_versions bigint[], p_to_balances bigint[], p_to_versions bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
declare
  v_changed int;
begin
  perform ledger.refuse_ways(p_kinds, p_debits, p_credits);
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
        as l (d, after, version, amount) where version is not null
      union all
      select c, after, version, amount from unnest(p_credits, p_credit_after, p_credit_versions, p_amounts)
        as l (c, after, version, amount) where version is not null
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

CREATE OR REPLACE FUNCTION ledger.posting_login()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case current_setting('role') when 'none' then session_user::text else current_setting('role') end
$function$;

CREATE OR REPLACE FUNCTION ledger.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of ledger.transfer are never changed' using errcode = 'LG003';
end $function$;

CREATE OR REPLACE FUNCTION ledger.refuse_ways(p_kinds text[], p_debits bigint[], p_credits bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_login text := ledger.posting_login();
  v_refused record;
begin
  select t.kind, t.debit_end, t.credit_end, t.is_between_two, w.logins is not null as is_way into v_refused
  from (
    select kind, ledger.end_of(debit) as debit_end, ledger.end_of(credit) as credit_end,
           bool_or(debit / 10 <> credit / 10 and debit between 10000 and 999999999999999
                   and credit between 10000 and 999999999999999) as is_between_two
    from unnest(p_kinds, p_debits, p_credits) as asked (kind, debit, credit) group by 1, 2, 3
  ) t
  left join ledger.transfer_way w
    on w.kind = t.kind and w.debit_end = t.debit_end and w.credit_end = t.credit_end
    -- No way leads from one player to another.
    and not t.is_between_two
    and (not w.needs_demo or not exists (select from environment.mark m where not m.is_demo))
  where w.logins is null or not (v_login = any (w.logins) or pg_has_role(v_login, current_user, 'member'))
  limit 1;
  if not found then
    return;
  elsif v_refused.is_way then
    raise exception 'the login % may not post %', v_login, v_refused.kind using errcode = 'LG006';
  else
    raise exception 'money does not move by % from % to %', v_refused.kind, v_refused.debit_end,
      v_refused.credit_end || case when v_refused.is_between_two then ' of another player' else '' end
      using errcode = 'LG005';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION ledger.set_overdraft(p_payment_account_id integer, p_may_be_overdrawn boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'ledger', 'pg_temp'
AS $function$
  update ledger.account set may_be_overdrawn = p_may_be_overdrawn where payment_account_id = p_payment_account_id;
$function$;

create schema outbox;

create table outbox.event (
  player_id bigint not null,
  number bigint not null,
  kind text not null,
  cause_id uuid not null,
  content jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint event_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (length((content)::text) <= 2000))),
  constraint event_kind_check CHECK ((kind = ANY (ARRAY['deposit.approved'::text, 'deposit.rejected'::text, 'withdrawal.approved'::text, 'withdrawal.rejected'::text, 'bonus.given'::text, 'bonus.finished'::text, 'bonus.lost'::text, 'two_d.slip_won'::text, 'two_d.result_corrected'::text, 'password.changed'::text]))),
  constraint event_number_check CHECK ((number > 0)),
  constraint event_player_id_fkey FOREIGN KEY (player_id) REFERENCES outbox.inbox(player_id),
  constraint event_pkey PRIMARY KEY (player_id, number),
  constraint event_cause_id_kind_key UNIQUE (cause_id, kind)
);

CREATE INDEX event_by_time ON outbox.event USING btree (created_at);

CREATE TRIGGER event_is_final BEFORE UPDATE ON outbox.event FOR EACH STATEMENT EXECUTE FUNCTION outbox.refuse_change();

create table outbox.inbox (
  player_id bigint not null,
  newest bigint not null,
  read_up_to bigint not null default 0,
  constraint inbox_check CHECK (((read_up_to >= 0) AND (read_up_to <= newest))),
  constraint inbox_newest_check CHECK ((newest > 0)),
  constraint inbox_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint inbox_pkey PRIMARY KEY (player_id)
);

CREATE OR REPLACE FUNCTION outbox.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an event stays as it was written';
end $function$;

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

create schema player_admin;

create table player_admin.note (
  id uuid not null,
  player_id bigint not null,
  staff_id bigint not null,
  text text not null,
  is_important boolean not null,
  closes uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint note_check CHECK ((closes <> id)),
  constraint note_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  constraint note_closes_player_id_fkey FOREIGN KEY (closes, player_id) REFERENCES player_admin.note(id, player_id),
  constraint note_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint note_pkey PRIMARY KEY (id),
  constraint note_closes_key UNIQUE (closes),
  constraint note_id_player_id_key UNIQUE (id, player_id)
);

CREATE INDEX note_of_player ON player_admin.note USING btree (player_id, created_at DESC, id DESC);

CREATE INDEX note_of_staff ON player_admin.note USING btree (staff_id, created_at);

CREATE TRIGGER note_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON player_admin.note FOR EACH STATEMENT EXECUTE FUNCTION player_admin.refuse_change();

CREATE OR REPLACE FUNCTION player_admin.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of player_admin.% are only ever added', tg_table_name;
end $function$;

create schema promotion;

create table promotion.claim (
  id uuid not null,
  promotion_id integer not null,
  player_id bigint not null,
  deposit_cause_id uuid,
  period date not null,
  amount bigint not null,
  goal bigint not null,
  game_version_from bigint not null,
  main_version_from bigint not null,
  created_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  status text not null default 'open'::text,
  settled_at timestamp with time zone,
  idempotency_key text,
  staked bigint not null default 0,
  game_version_counted bigint not null,
  main_version_counted bigint not null,
  device_mark text,
  address text,
  digit_bet_weight integer not null default 100,
  two_d_weight integer not null default 100,
  provider_weight integer not null default 100,
  excluded_game_types text[],
  is_given_up boolean not null default false,
  is_cancelled boolean not null default false,
  constraint claim_amount_check CHECK ((amount > 0)),
  constraint claim_counts_forward CHECK (((game_version_counted >= game_version_from) AND (main_version_counted >= main_version_from))),
  constraint claim_digit_bet_weight_check CHECK (((digit_bet_weight >= 0) AND (digit_bet_weight <= 100))),
  constraint claim_goal_check CHECK ((goal >= 0)),
  constraint claim_is_settled_once CHECK (((status = ANY (ARRAY['waiting'::text, 'open'::text])) = (settled_at IS NULL))),
  constraint claim_provider_weight_check CHECK (((provider_weight >= 0) AND (provider_weight <= 100))),
  constraint claim_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'open'::text, 'released'::text, 'lapsed'::text, 'refused'::text, 'given_up'::text, 'cancelled'::text]))),
  constraint claim_two_d_weight_check CHECK (((two_d_weight >= 0) AND (two_d_weight <= 100))),
  constraint claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint claim_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotion.promotion(id),
  constraint claim_pkey PRIMARY KEY (id),
  constraint claim_deposit_cause_id_key UNIQUE (deposit_cause_id),
  constraint claim_once_per_period UNIQUE (promotion_id, player_id, period)
);

CREATE INDEX claim_by_time ON promotion.claim USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX claim_ends ON promotion.claim USING btree (ends_at) WHERE (status = 'open'::text);

CREATE INDEX claim_of_address ON promotion.claim USING btree (promotion_id, address, created_at) WHERE (address IS NOT NULL);

CREATE INDEX claim_of_device ON promotion.claim USING btree (promotion_id, device_mark) WHERE (device_mark IS NOT NULL);

CREATE INDEX claim_of_player ON promotion.claim USING btree (player_id, created_at DESC);

CREATE INDEX claim_reached ON promotion.claim USING btree (created_at) WHERE ((status = 'open'::text) AND (GREATEST(staked, (0)::bigint) >= goal));

CREATE INDEX claim_settled ON promotion.claim USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE UNIQUE INDEX claim_once ON promotion.claim USING btree (player_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);

CREATE UNIQUE INDEX one_open_claim ON promotion.claim USING btree (player_id) WHERE (status = 'open'::text);

create table promotion.count_progress (
  is_only boolean not null default true,
  until timestamp with time zone not null,
  swept_at timestamp with time zone not null,
  constraint count_progress_is_only_check CHECK (is_only),
  constraint count_progress_pkey PRIMARY KEY (is_only)
);

create table promotion.promotion (
  id integer not null generated always as identity,
  place integer not null,
  is_on boolean not null default true,
  title_en text not null,
  title_mm text not null,
  title_zh text not null,
  title_th text not null,
  description_en text not null,
  description_mm text not null,
  description_zh text not null,
  description_th text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  event text,
  audience text,
  new_days integer,
  percent integer,
  amount bigint,
  deposit_min bigint,
  wagering_times_100 integer,
  wagering_days integer,
  frequency text,
  device_rule text,
  address_rule text,
  address_claims_max integer,
  account_rule text,
  deposit_first text,
  digit_bet_weight integer,
  two_d_weight integer,
  provider_weight integer,
  excluded_game_types text,
  constraint promotion_account_rule_check CHECK ((account_rule = ANY (ARRAY['refuse'::text, 'review'::text, 'allow'::text]))),
  constraint promotion_address_claims_max_check CHECK (((address_claims_max >= 1) AND (address_claims_max <= 1000))),
  constraint promotion_address_rule_check CHECK ((address_rule = ANY (ARRAY['refuse'::text, 'review'::text, 'allow'::text]))),
  constraint promotion_amount_check CHECK ((amount > 0)),
  constraint promotion_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'new'::text]))),
  constraint promotion_begins_before_it_ends CHECK ((starts_at < ends_at)),
  constraint promotion_deposit_first_check CHECK ((deposit_first = ANY (ARRAY['yes'::text, 'no'::text]))),
  constraint promotion_deposit_has_a_least CHECK (((event IS DISTINCT FROM 'deposit'::text) OR (deposit_min IS NOT NULL))),
  constraint promotion_deposit_min_check CHECK ((deposit_min > 0)),
  constraint promotion_device_rule_check CHECK ((device_rule = ANY (ARRAY['refuse'::text, 'review'::text, 'allow'::text]))),
  constraint promotion_digit_bet_weight_check CHECK (((digit_bet_weight >= 0) AND (digit_bet_weight <= 100))),
  constraint promotion_event_check CHECK ((event = ANY (ARRAY['visit'::text, 'deposit'::text]))),
  constraint promotion_excluded_game_types_check CHECK ((excluded_game_types ~ '^[A-Z0-9_]{1,40}(, ?[A-Z0-9_]{1,40})*$'::text)),
  constraint promotion_frequency_check CHECK ((frequency = ANY (ARRAY['once'::text, 'daily'::text, 'weekly'::text]))),
  constraint promotion_new_days_check CHECK (((new_days >= 1) AND (new_days <= 365))),
  constraint promotion_new_has_days CHECK (((NOT ((audience = 'new'::text) IS DISTINCT FROM (new_days IS NOT NULL))) OR ((audience IS NULL) AND (new_days IS NULL)))),
  constraint promotion_offer_is_whole CHECK ((num_nonnulls(event, audience, amount, wagering_times_100, wagering_days, frequency) = ANY (ARRAY[0, 6]))),
  constraint promotion_percent_check CHECK (((percent >= 1) AND (percent <= 200))),
  constraint promotion_percent_is_of_a_deposit CHECK ((COALESCE((event = 'deposit'::text), false) OR ((percent IS NULL) AND (deposit_min IS NULL)))),
  constraint promotion_provider_weight_check CHECK (((provider_weight >= 0) AND (provider_weight <= 100))),
  constraint promotion_two_d_weight_check CHECK (((two_d_weight >= 0) AND (two_d_weight <= 100))),
  constraint promotion_wagering_days_check CHECK (((wagering_days >= 1) AND (wagering_days <= 90))),
  constraint promotion_wagering_times_100_check CHECK (((wagering_times_100 >= 0) AND (wagering_times_100 <= 10000))),
  constraint promotion_pkey PRIMARY KEY (id)
);

CREATE INDEX promotion_order ON promotion.promotion USING btree (place, id);

CREATE TRIGGER promotion_changed AFTER INSERT OR DELETE OR UPDATE ON promotion.promotion FOR EACH ROW EXECUTE FUNCTION promotion.raise_version();

create table promotion.promotion_picture (
  promotion_id integer not null,
  language text not null,
  picture text not null,
  picture_small text,
  constraint promotion_picture_language_check CHECK ((language = ANY (ARRAY['en'::text, 'mm'::text, 'zh'::text, 'th'::text]))),
  constraint promotion_picture_picture_fkey FOREIGN KEY (picture) REFERENCES picture.picture(name),
  constraint promotion_picture_picture_small_fkey FOREIGN KEY (picture_small) REFERENCES picture.picture(name),
  constraint promotion_picture_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotion.promotion(id) ON DELETE CASCADE,
  constraint promotion_picture_pkey PRIMARY KEY (promotion_id, language)
);

CREATE TRIGGER promotion_changed AFTER INSERT OR DELETE OR UPDATE ON promotion.promotion_picture FOR EACH ROW EXECUTE FUNCTION promotion.raise_version();

create table promotion.version (
  is_single boolean not null default true,
  version bigint not null default 1,
  constraint version_is_single_check CHECK (is_single),
  constraint version_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION promotion.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'promotion', 'pg_temp'
AS $function$
begin
  update promotion.version set version = version + 1;
  return null;
end $function$;

create schema reconciliation;

create table reconciliation.discrepancy (
  id bigint not null generated always as identity,
  invariant text not null,
  promise text not null,
  sentence text not null,
  cut text not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  first_account bigint not null,
  after_account bigint not null,
  found_at timestamp with time zone not null default now(),
  last_found_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  topic text not null,
  account_id bigint,
  amount numeric,
  day date,
  constraint discrepancy_amount_check CHECK ((amount >= (0)::numeric)),
  constraint discrepancy_cut_check CHECK ((cut = ANY (ARRAY['time'::text, 'accounts'::text, 'once'::text, 'total'::text]))),
  constraint discrepancy_pkey PRIMARY KEY (id)
);

CREATE UNIQUE INDEX discrepancy_open ON reconciliation.discrepancy USING btree (promise, md5(sentence)) WHERE (resolved_at IS NULL);

create table reconciliation.progress (
  is_only boolean not null default true,
  first_at timestamp with time zone not null,
  proven_until timestamp with time zone not null,
  time_at timestamp with time zone not null,
  account_at bigint not null default 0,
  time_round_began_at timestamp with time zone not null default now(),
  account_round_began_at timestamp with time zone not null default now(),
  time_round_ended_at timestamp with time zone,
  account_round_ended_at timestamp with time zone,
  constraint progress_account_at_check CHECK (((account_at >= 0) AND ((account_at % (10)::bigint) = 0))),
  constraint progress_check CHECK ((proven_until >= first_at)),
  constraint progress_is_in_milliseconds CHECK (((proven_until = date_trunc('milliseconds'::text, proven_until)) AND (time_at = date_trunc('milliseconds'::text, time_at)))),
  constraint progress_is_only_check CHECK (is_only),
  constraint progress_pkey PRIMARY KEY (is_only)
);

create table reconciliation.proven_account (
  account_id bigint not null,
  version bigint not null,
  balance bigint not null,
  constraint proven_account_version_check CHECK ((version >= 0)),
  constraint proven_account_pkey PRIMARY KEY (account_id)
);

create table reconciliation.proven_day (
  day date not null,
  transfers bigint not null,
  amount numeric not null,
  constraint proven_day_amount_check CHECK ((amount >= (0)::numeric)),
  constraint proven_day_transfers_check CHECK ((transfers >= 0)),
  constraint proven_day_pkey PRIMARY KEY (day)
);

create table reconciliation.whole_proof (
  is_only boolean not null default true,
  ended_at timestamp with time zone not null,
  checks integer not null,
  wrong_checks integer not null,
  constraint whole_proof_check CHECK (((wrong_checks >= 0) AND (wrong_checks <= checks))),
  constraint whole_proof_checks_check CHECK ((checks >= 0)),
  constraint whole_proof_is_only_check CHECK (is_only),
  constraint whole_proof_pkey PRIMARY KEY (is_only)
);

create schema report;

create table report.aggregated_day (
  day date not null,
  transfers bigint not null,
  amount bigint not null,
  aggregated_at timestamp with time zone not null default now(),
  constraint aggregated_day_amount_check CHECK ((amount >= 0)),
  constraint aggregated_day_transfers_check CHECK ((transfers >= 0)),
  constraint aggregated_day_pkey PRIMARY KEY (day)
);

create table report.aggregation_progress (
  is_only boolean not null default true,
  until timestamp with time zone not null,
  player_days_from date not null,
  restored_until timestamp with time zone,
  constraint aggregation_progress_is_only_check CHECK (is_only),
  constraint aggregation_progress_pkey PRIMARY KEY (is_only)
);

create table report.archived_month (
  month date not null,
  file text not null,
  sha256 bytea not null,
  row_count bigint not null,
  turnover numeric not null,
  payout numeric not null,
  archived_at timestamp with time zone not null default clock_timestamp(),
  constraint archived_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint archived_month_row_count_check CHECK ((row_count >= 0)),
  constraint archived_month_sha256_check CHECK ((length(sha256) = 32)),
  constraint archived_month_pkey PRIMARY KEY (month)
);

create table report.closing_statement (
  day date not null,
  closed_at timestamp with time zone not null default now(),
  closed_by bigint,
  transfers bigint not null,
  previous_hash bytea,
  hash bytea not null,
  bonus_cost bigint,
  commissions bigint,
  adjustments bigint,
  constraint closing_statement_has_all_figures_or_none CHECK ((((bonus_cost IS NULL) = (commissions IS NULL)) AND ((commissions IS NULL) = (adjustments IS NULL)))),
  constraint closing_statement_hash_check CHECK ((octet_length(hash) = 32)),
  constraint closing_statement_previous_hash_check CHECK ((octet_length(previous_hash) = 32)),
  constraint closing_statement_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES staff.staff(id),
  constraint closing_statement_pkey PRIMARY KEY (day)
);

CREATE TRIGGER closing_statement_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON report.closing_statement FOR EACH STATEMENT EXECUTE FUNCTION report.refuse_change();

create table report.closing_statement_figure (
  day date not null,
  product text not null,
  bets bigint not null,
  turnover bigint not null,
  payout bigint not null,
  open_stakes bigint not null,
  worst_case bigint,
  constraint closing_statement_figure_bets_check CHECK ((bets >= 0)),
  constraint closing_statement_figure_product_check CHECK ((product = ANY (ARRAY['digit_bet'::text, 'two_d'::text, 'providers'::text, 'shan'::text]))),
  constraint closing_statement_figure_day_fkey FOREIGN KEY (day) REFERENCES report.closing_statement(day),
  constraint closing_statement_figure_pkey PRIMARY KEY (day, product)
);

CREATE TRIGGER closing_statement_figure_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON report.closing_statement_figure FOR EACH STATEMENT EXECUTE FUNCTION report.refuse_change();

CREATE TRIGGER closing_statement_figure_is_never_added BEFORE INSERT ON report.closing_statement_figure FOR EACH ROW EXECUTE FUNCTION report.refuse_late_line();

create table report.closing_statement_line (
  day date not null,
  account_end bigint not null,
  opening bigint not null,
  credits bigint not null,
  debits bigint not null,
  closing bigint not null,
  constraint closing_statement_line_adds_up CHECK ((closing = ((opening + credits) - debits))),
  constraint closing_statement_line_credits_check CHECK ((credits >= 0)),
  constraint closing_statement_line_debits_check CHECK ((debits >= 0)),
  constraint closing_statement_line_day_fkey FOREIGN KEY (day) REFERENCES report.closing_statement(day),
  constraint closing_statement_line_pkey PRIMARY KEY (day, account_end)
);

CREATE TRIGGER closing_statement_line_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON report.closing_statement_line FOR EACH STATEMENT EXECUTE FUNCTION report.refuse_change();

CREATE TRIGGER closing_statement_line_is_never_added BEFORE INSERT ON report.closing_statement_line FOR EACH ROW EXECUTE FUNCTION report.refuse_late_line();

create table report.daily_aggregate (
  day date not null,
  kind text not null,
  debit_end bigint not null,
  credit_end bigint not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  constraint daily_aggregate_pkey PRIMARY KEY (day, kind, debit_end, credit_end, agent_id)
);

create table report.daily_digit_bet_aggregate (
  day date not null,
  bet_type text not null,
  payout_times_100 integer not null,
  bets bigint not null,
  staked bigint not null,
  squares numeric not null,
  returned bigint not null,
  constraint daily_digit_bet_aggregate_pkey PRIMARY KEY (day, bet_type, payout_times_100)
);

create table report.daily_game_aggregate (
  day date not null,
  account_id bigint not null,
  kind text not null,
  is_in boolean not null,
  product_code integer not null,
  game_code text not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  squares numeric not null,
  constraint daily_game_aggregate_pkey PRIMARY KEY (day, account_id, kind, is_in, product_code, game_code, agent_id)
);

create table report.daily_player_aggregate (
  day date not null,
  agent_id integer not null,
  player_id bigint not null,
  bets integer not null,
  first_ms integer,
  turnover bigint not null,
  payout bigint not null,
  bonus_cost bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  constraint daily_player_aggregate_first_ms_check CHECK (((first_ms >= 0) AND (first_ms <= 86399999))),
  constraint daily_player_aggregate_pkey PRIMARY KEY (player_id, day, agent_id)
) partition by RANGE (day);

CREATE INDEX daily_player_aggregate_by_day ON ONLY report.daily_player_aggregate USING brin (day) WITH (pages_per_range='32', autosummarize='on');

create table report.hourly_aggregate (
  hour timestamp with time zone not null,
  kind text not null,
  debit_end bigint not null,
  credit_end bigint not null,
  agent_id bigint not null,
  transfers bigint not null,
  amount bigint not null,
  constraint hourly_aggregate_pkey PRIMARY KEY (hour, kind, debit_end, credit_end, agent_id)
);

create table report.monthly_game_aggregate (
  month date not null,
  account_id bigint not null,
  kind text not null,
  is_in boolean not null,
  product_code integer not null,
  game_code text not null,
  transfers bigint not null,
  amount bigint not null,
  squares numeric not null,
  constraint monthly_game_aggregate_pkey PRIMARY KEY (month, account_id, kind, is_in, product_code, game_code)
);

create table report.monthly_player_aggregate (
  month date not null,
  agent_id integer not null,
  player_id bigint not null,
  bets bigint not null,
  turnover bigint not null,
  payout bigint not null,
  bonus_cost bigint not null,
  adjustments bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  constraint monthly_player_aggregate_pkey PRIMARY KEY (player_id, month, agent_id)
);

CREATE INDEX monthly_player_aggregate_by_month ON report.monthly_player_aggregate USING brin (month) WITH (pages_per_range='32', autosummarize='on');

create table report.player_total (
  player_id bigint not null,
  balance bigint not null,
  two_d_stakes bigint not null,
  provider_stakes bigint not null,
  constraint player_total_pkey PRIMARY KEY (player_id)
);

CREATE INDEX player_total_by_balance ON report.player_total USING btree (balance DESC, player_id) WHERE (balance > 0);

create table report.theoretical_rtp (
  product_code integer not null,
  game_code text not null,
  rtp_theoretical numeric(6,3) not null,
  deviation numeric(9,3),
  constraint theoretical_rtp_deviation_check CHECK ((deviation > (0)::numeric)),
  constraint theoretical_rtp_rtp_theoretical_check CHECK (((rtp_theoretical > (0)::numeric) AND (rtp_theoretical < (200)::numeric))),
  constraint theoretical_rtp_pkey PRIMARY KEY (product_code, game_code)
);

CREATE OR REPLACE FUNCTION report.agent_of(p_debit bigint, p_credit bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when report.player_of(p_debit, p_credit) is not null then null
              when p_credit between 1000000000000000 and 1999999999999999 then (p_credit - 1000000000000000) / 10
              when p_debit between 1000000000000000 and 1999999999999999 then (p_debit - 1000000000000000) / 10 end
$function$;

CREATE OR REPLACE FUNCTION report.archive_player_month(p_month date, p_file text, p_sha256 bytea, p_row_count bigint, p_turnover numeric, p_payout numeric)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'report', 'pg_temp'
AS $function$
declare
  v_name text := report.player_month_name(p_month);
  v_row_count bigint; v_turnover numeric; v_payout numeric;
begin
  if to_regclass(format('report.%I', v_name)) is null then
    raise exception 'there are no days of players of %', p_month;
  end if;
  lock table report.daily_player_aggregate in access exclusive mode;
  execute format('select count(*), coalesce(sum(turnover), 0), coalesce(sum(payout), 0) from report.%I', v_name)
  into v_row_count, v_turnover, v_payout;
  if (v_row_count, v_turnover, v_payout) is distinct from (p_row_count, p_turnover, p_payout) then
    raise exception 'the days of players of % changed while they were written to %', p_month, p_file;
  end if;
  insert into report.archived_month (month, file, sha256, row_count, turnover, payout)
  values (p_month, p_file, p_sha256, p_row_count, p_turnover, p_payout)
  on conflict (month) do update
  set file = excluded.file, sha256 = excluded.sha256, row_count = excluded.row_count, turnover = excluded.turnover,
      payout = excluded.payout, archived_at = excluded.archived_at;
  execute format('alter table report.daily_player_aggregate detach partition report.%I', v_name);
  execute format('drop table report.%I', v_name);
  update report.aggregation_progress set player_days_from = greatest(player_days_from, (p_month + interval '1 month')::date);
end $function$;

CREATE OR REPLACE FUNCTION report.beginning_of(p_day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select p_day::timestamp at time zone 'Asia/Yangon'
$function$;

CREATE OR REPLACE FUNCTION report.day_of(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (p_at at time zone 'Asia/Yangon')::date
$function$;

CREATE OR REPLACE FUNCTION report.end_of(p_account_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when p_account_id >= 2000000000000000 then 500
              when p_account_id >= 1000000000000000 then -(p_account_id % 10)
              when p_account_id >= 10000 then p_account_id % 10
              else p_account_id end
$function$;

CREATE OR REPLACE FUNCTION report.open_player_month(p_month date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'report', 'pg_temp'
AS $function$
declare
  v_name text := report.player_month_name(p_month);
begin
  if p_month <> date_trunc('month', p_month::timestamp)::date then
    raise exception '% is not the first of a month', p_month;
  end if;
  if to_regclass(format('report.%I', v_name)) is not null then return; end if;
  execute format('create table report.%I (like report.daily_player_aggregate including constraints) with (fillfactor = 90)', v_name);
  execute format('alter table report.daily_player_aggregate attach partition report.%I for values from (%L) to (%L)',
                 v_name, p_month, (p_month + interval '1 month')::date);
end $function$;

CREATE OR REPLACE FUNCTION report.player_month_name(p_month date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 'daily_player_aggregate_' || to_char(p_month, 'YYYY_MM') $function$;

CREATE OR REPLACE FUNCTION report.player_of(p_debit bigint, p_credit bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when p_debit between 10000 and 999999999999999 then p_debit / 10
              when p_credit between 10000 and 999999999999999 then p_credit / 10 end
$function$;

CREATE OR REPLACE FUNCTION report.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a closed day never changes';
end $function$;

CREATE OR REPLACE FUNCTION report.refuse_late_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from report.closing_statement where day = new.day and xmin::text = pg_current_xact_id()::xid::text
  ) then
    raise exception 'a closed day never changes';
  end if;
  return new;
end $function$;

create schema seamless;

create table seamless.difference_note (
  product_code integer not null,
  wager_code text not null,
  kind text not null,
  note text not null,
  staff_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint difference_note_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint difference_note_product_code_wager_code_kind_fkey FOREIGN KEY (product_code, wager_code, kind) REFERENCES seamless.wager_difference(product_code, wager_code, kind),
  constraint difference_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint difference_note_pkey PRIMARY KEY (product_code, wager_code, kind)
);

create table seamless.effect (
  id uuid not null,
  player_id bigint not null,
  product_code integer not null,
  transaction_id text not null,
  action text not null,
  amount bigint not null,
  receivable bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  wager_code text,
  round_id text,
  game_type text not null,
  game_code text,
  wager_status text,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  held bigint not null default 0,
  covered bigint not null default 0,
  constraint effect_action_check CHECK ((action = ANY (ARRAY['BET'::text, 'TIP'::text, 'BET_PRESERVE'::text, 'SETTLED'::text, 'JACKPOT'::text, 'BONUS'::text, 'PROMO'::text, 'LEADERBOARD'::text, 'FREEBET'::text, 'PRESERVE_REFUND'::text, 'CANCEL'::text, 'ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text]))),
  constraint effect_adds_up CHECK ((balance_after = ((((balance_before + amount) + receivable) - held) + covered))),
  constraint effect_balance_after_check CHECK ((balance_after >= 0)),
  constraint effect_balance_before_check CHECK ((balance_before >= 0)),
  constraint effect_covers_corrections CHECK (((covered >= 0) AND (covered <= GREATEST((- amount), (0)::bigint)))),
  constraint effect_has_the_sign_of_its_action CHECK (
CASE
    WHEN (action = ANY (ARRAY['BET'::text, 'TIP'::text, 'BET_PRESERVE'::text])) THEN (amount <= 0)
    WHEN (action = ANY (ARRAY['ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text])) THEN true
    ELSE (amount >= 0)
END),
  constraint effect_holds_credits CHECK ((((held = 0) OR (held = amount)) AND (held >= 0))),
  constraint effect_owes_only_what_is_missing CHECK (((receivable = 0) OR ((balance_after = 0) AND (action = ANY (ARRAY['ROLLBACK'::text, 'ADJUSTMENT'::text, 'RESETTLED'::text]))))),
  constraint effect_receivable_check CHECK ((receivable >= 0)),
  constraint effect_pkey PRIMARY KEY (product_code, transaction_id)
);

CREATE INDEX effect_by_time ON seamless.effect USING brin (created_at) WITH (pages_per_range='32');

CREATE INDEX effect_large_largest ON seamless.effect USING btree ((((created_at AT TIME ZONE 'Asia/Yangon'::text))::date), amount) WHERE ((action = ANY (ARRAY['SETTLED'::text, 'JACKPOT'::text])) AND (wager_code IS NOT NULL) AND (held = 0) AND (amount >= 100000000));

CREATE INDEX effect_large_newest ON seamless.effect USING btree (created_at) WHERE ((action = ANY (ARRAY['SETTLED'::text, 'JACKPOT'::text])) AND (wager_code IS NOT NULL) AND (held = 0) AND (amount >= 100000000));

CREATE INDEX effect_of_day ON seamless.effect USING btree (player_id, created_at);

CREATE INDEX effect_of_wager ON seamless.effect USING btree (player_id, wager_code, product_code);

CREATE INDEX effect_receivable ON seamless.effect USING btree (player_id) WHERE (receivable > 0);

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

create view seamless.player_receivable as
 SELECT player_id,
    (sum(receivable))::bigint AS receivable,
    max(created_at) AS last_at
   FROM seamless.effect
  WHERE (receivable > 0)
  GROUP BY player_id;

create table seamless.pre_cancelled_wager (
  player_id bigint not null,
  product_code integer not null,
  wager_code text not null,
  created_at timestamp with time zone not null default now(),
  constraint pre_cancelled_wager_pkey PRIMARY KEY (player_id, product_code, wager_code)
);

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

create table seamless.refused_stake (
  product_code integer not null,
  transaction_id text not null,
  code smallint not null,
  refused_at timestamp with time zone not null default clock_timestamp(),
  constraint refused_stake_code_check CHECK ((code > 0)),
  constraint refused_stake_transaction_id_check CHECK (((length(transaction_id) >= 1) AND (length(transaction_id) <= 200))),
  constraint refused_stake_pkey PRIMARY KEY (product_code, transaction_id)
);

CREATE INDEX refused_stake_refused_at ON seamless.refused_stake USING btree (refused_at);

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

create schema setting;

create table setting.brand (
  is_single boolean not null default true,
  brand_name text not null default ''::text,
  law_en text not null default ''::text,
  law_mm text not null default ''::text,
  law_zh text not null default ''::text,
  law_th text not null default ''::text,
  constraint brand_brand_name_check CHECK ((length(brand_name) <= 40)),
  constraint brand_is_single_check CHECK (is_single),
  constraint brand_law_en_check CHECK ((length(law_en) <= 400)),
  constraint brand_law_mm_check CHECK ((length(law_mm) <= 400)),
  constraint brand_law_th_check CHECK ((length(law_th) <= 400)),
  constraint brand_law_zh_check CHECK ((length(law_zh) <= 400)),
  constraint brand_pkey PRIMARY KEY (is_single)
);

create schema shan;

create table shan.difference_note (
  key text not null,
  note text not null,
  staff_id bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint difference_note_key_check CHECK (((key ~ '^(round|repeat|session):.'::text) AND (length(key) <= 400))),
  constraint difference_note_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint difference_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint difference_note_pkey PRIMARY KEY (key)
);

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

create table shan.recovery (
  id uuid not null,
  player_id bigint not null,
  amount bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint recovery_amount_check CHECK ((amount > 0)),
  constraint recovery_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint recovery_pkey PRIMARY KEY (id)
);

CREATE INDEX recovery_of_player ON shan.recovery USING btree (player_id);

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
  constraint session_closed_because_check CHECK ((closed_because = ANY (ARRAY['relaunched'::text, 'refused'::text, 'unanswered'::text, 'operator'::text, 'withdrawn'::text, 'credit_refused'::text]))),
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
  receivable bigint not null default 0,
  balance_after bigint not null,
  bet_amount bigint,
  reported_net bigint,
  occurred_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  held bigint not null default 0,
  covered bigint not null default 0,
  constraint settlement_balance_after_check CHECK ((balance_after >= 0)),
  constraint settlement_bet_amount_check CHECK ((bet_amount >= 0)),
  constraint settlement_covers_losses CHECK (((covered >= 0) AND ((covered + receivable) <= GREATEST((- net), (0)::bigint)))),
  constraint settlement_holds_wins CHECK ((((held = 0) OR (held = net)) AND (held >= 0))),
  constraint settlement_is_the_difference CHECK (((stated_balance IS NULL) OR (outcome <> 'applied'::text) OR (net = (stated_balance - known_before)))),
  constraint settlement_moves_when_applied CHECK (((outcome = 'applied'::text) OR ((net = 0) AND (receivable = 0)))),
  constraint settlement_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'included'::text, 'refused'::text]))),
  constraint settlement_owes_of_a_loss CHECK (((receivable >= 0) AND (receivable <= GREATEST((- net), (0)::bigint)))),
  constraint settlement_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint settlement_session_id_fkey FOREIGN KEY (session_id) REFERENCES shan.session(id),
  constraint settlement_wager_code_fkey FOREIGN KEY (wager_code) REFERENCES shan.wager(code),
  constraint settlement_pkey PRIMARY KEY (id),
  constraint settlement_once UNIQUE (wager_code, player_id)
);

CREATE INDEX settlement_by_time ON shan.settlement USING brin (created_at) WITH (pages_per_range='32');

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

create schema staff;

create table staff.audit (
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
  constraint audit_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint audit_pkey PRIMARY KEY (id)
);

CREATE INDEX audit_of_action ON staff.audit USING btree (action, id DESC);

CREATE INDEX audit_of_object ON staff.audit USING btree (object, id DESC);

CREATE INDEX audit_of_staff ON staff.audit USING btree (staff_id, id DESC);

CREATE INDEX audit_of_time ON staff.audit USING btree (at);

CREATE TRIGGER audit_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON staff.audit FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();

CREATE TRIGGER audit_is_held BEFORE INSERT ON staff.audit FOR EACH STATEMENT EXECUTE FUNCTION staff.hold_audit();

create table staff.audit_block (
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

CREATE TRIGGER audit_block_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON staff.audit_block FOR EACH STATEMENT EXECUTE FUNCTION staff.refuse_change();

create table staff.session (
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
  constraint session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint session_pkey PRIMARY KEY (token_hash)
);

CREATE INDEX session_of_staff ON staff.session USING btree (staff_id, created_at DESC);

create table staff.staff (
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
  constraint staff_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'agent'::text, 'sub_agent'::text, 'cashier'::text, 'support'::text, 'editor'::text, 'auditor'::text]))),
  constraint staff_user_name_check CHECK ((user_name ~ '^[a-z][a-z0-9._-]{2,30}$'::text)),
  constraint staff_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES staff.staff(id),
  constraint staff_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_player_id_key UNIQUE (player_id),
  constraint staff_user_name_key UNIQUE (user_name)
);

CREATE INDEX staff_of_parent ON staff.staff USING btree (parent_id) WHERE (parent_id IS NOT NULL);

CREATE OR REPLACE FUNCTION staff.hold_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(7268154);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION staff.is_live_session(p_token_hash bytea, p_at timestamp with time zone, p_idle_minutes integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'staff', 'pg_temp'
AS $function$
  select exists (
    select from staff.session s
    join staff.staff p on p.id = s.staff_id
    left join staff.staff parent on parent.id = p.parent_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > p_at
      and s.seen_at > p_at - p_idle_minutes * interval '1 minute' and p.is_active and parent.is_active is not false
  )
$function$;

CREATE OR REPLACE FUNCTION staff.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of staff.% are only ever added', tg_table_name;
end $function$;

create schema switch;

create table switch.off (
  target text not null,
  name text,
  reason text not null,
  staff_id bigint not null,
  since timestamp with time zone not null default clock_timestamp(),
  constraint off_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint off_target_check CHECK ((target ~ '^(gaming|deposits|withdrawals|game:[a-z_]+|provider:[0-9]{1,6}|title:[0-9]{1,6}/[\x21-\x7e]{0,100})$'::text)),
  constraint off_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint off_pkey PRIMARY KEY (target)
);

CREATE TRIGGER switched AFTER INSERT OR DELETE ON switch.off FOR EACH STATEMENT EXECUTE FUNCTION switch.raise_version();

create table switch.version (
  is_single boolean not null default true,
  version bigint not null default 1,
  constraint version_is_single_check CHECK (is_single),
  constraint version_pkey PRIMARY KEY (is_single)
);

CREATE OR REPLACE FUNCTION switch.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'switch', 'pg_temp'
AS $function$
begin
  update switch.version set version = version + 1;
  return null;
end $function$;

create schema two_d;

create table two_d.draw (
  id integer not null generated always as identity,
  game_date date not null,
  session_number smallint not null,
  cutoff_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  shown_until timestamp with time zone not null,
  odds smallint not null,
  stake_min bigint not null,
  stake_max bigint not null,
  default_number_limit bigint not null,
  lines_max smallint not null,
  status text not null default 'open'::text,
  closed_at timestamp with time zone,
  version smallint not null default 0,
  void_reason text,
  voided_at timestamp with time zone,
  constraint draw_check CHECK ((stake_max >= stake_min)),
  constraint draw_check1 CHECK ((default_number_limit >= stake_min)),
  constraint draw_cutoff_is_before_it_is_drawn CHECK ((cutoff_at < draws_at)),
  constraint draw_declared_has_a_result CHECK (((status = ANY (ARRAY['declared'::text, 'settled'::text])) = (version > 0))),
  constraint draw_is_shown_until_it_is_drawn CHECK ((shown_until >= draws_at)),
  constraint draw_lines_max_check CHECK (((lines_max >= 1) AND (lines_max <= 100))),
  constraint draw_odds_check CHECK (((odds >= 1) AND (odds <= 99))),
  constraint draw_stake_min_check CHECK ((stake_min > 0)),
  constraint draw_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'declared'::text, 'settled'::text, 'void'::text]))),
  constraint draw_version_check CHECK ((version >= 0)),
  constraint draw_void_says_why CHECK ((((status = 'void'::text) = (void_reason IS NOT NULL)) AND ((status = 'void'::text) = (voided_at IS NOT NULL)))),
  constraint draw_session_number_fkey FOREIGN KEY (session_number) REFERENCES two_d.session(number),
  constraint draw_pkey PRIMARY KEY (id)
);

CREATE INDEX draw_of_session ON two_d.draw USING btree (session_number, shown_until) WHERE (status <> 'void'::text);

CREATE INDEX draw_under_way ON two_d.draw USING btree (cutoff_at) WHERE (status = ANY (ARRAY['open'::text, 'closed'::text, 'declared'::text]));

CREATE TRIGGER draw_inserts_its_number_limits AFTER INSERT ON two_d.draw FOR EACH ROW EXECUTE FUNCTION two_d.insert_number_limits();

CREATE TRIGGER draw_refuses_change BEFORE UPDATE ON two_d.draw FOR EACH ROW EXECUTE FUNCTION two_d.refuse_draw_change();

CREATE UNIQUE INDEX draw_once ON two_d.draw USING btree (game_date, session_number) WHERE (status <> 'void'::text);

create table two_d.feed (
  source text not null,
  reading jsonb,
  read_at timestamp with time zone,
  polled_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  failures integer not null default 0,
  failure text,
  calls_on date,
  calls integer not null default 0,
  moved_at timestamp with time zone,
  constraint feed_source_check CHECK ((source = ANY (ARRAY['feed'::text, 'second_feed'::text]))),
  constraint feed_pkey PRIMARY KEY (source)
);

create table two_d.line (
  slip_id uuid not null,
  digits text not null,
  draw_id integer not null,
  stake bigint not null,
  odds smallint not null,
  constraint line_odds_check CHECK (((odds >= 1) AND (odds <= 99))),
  constraint line_stake_check CHECK ((stake > 0)),
  constraint line_pkey PRIMARY KEY (slip_id, digits)
);

CREATE INDEX line_of_number ON two_d.line USING btree (draw_id, digits, slip_id);

create table two_d.number_limit (
  draw_id integer not null,
  digits text not null,
  number_limit bigint not null,
  is_own boolean not null default false,
  is_closed boolean not null default false,
  staked bigint not null default 0,
  liability bigint not null default 0,
  constraint number_limit_check CHECK ((liability >= staked)),
  constraint number_limit_digits_check CHECK ((digits ~ '^[0-9]{2}$'::text)),
  constraint number_limit_is_never_exceeded CHECK ((staked <= number_limit)),
  constraint number_limit_number_limit_check CHECK ((number_limit >= 0)),
  constraint number_limit_staked_check CHECK ((staked >= 0)),
  constraint number_limit_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES two_d.draw(id),
  constraint number_limit_pkey PRIMARY KEY (draw_id, digits)
);

create table two_d.player_stake (
  draw_id integer not null,
  player_id bigint not null,
  staked bigint[] not null,
  constraint player_stake_is_a_hundred CHECK (((array_length(staked, 1) = 100) AND (0 <= ALL (staked)))),
  constraint player_stake_pkey PRIMARY KEY (draw_id, player_id)
);

create table two_d.prize (
  id uuid not null,
  draw_id integer not null,
  version smallint not null,
  slip_id uuid not null,
  digits text not null,
  player_id bigint not null,
  amount bigint not null,
  paid_at timestamp with time zone not null default clock_timestamp(),
  taken_back bigint,
  taken_back_at timestamp with time zone,
  repaid bigint not null default 0,
  kept bigint not null default 0,
  constraint prize_amount_check CHECK ((amount > 0)),
  constraint prize_check CHECK (((taken_back >= 0) AND (taken_back <= amount))),
  constraint prize_check1 CHECK (((kept >= 0) AND (kept <= amount))),
  constraint prize_repaid_was_receivable CHECK (((repaid >= 0) AND ((repaid = 0) OR (repaid <= (amount - taken_back))))),
  constraint prize_taken_back_at_a_time CHECK (((taken_back IS NULL) = (taken_back_at IS NULL))),
  constraint prize_version_check CHECK ((version > 0)),
  constraint prize_pkey PRIMARY KEY (id)
);

CREATE INDEX prize_by_time ON two_d.prize USING brin (paid_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX prize_of_draw ON two_d.prize USING btree (draw_id, amount) WHERE (taken_back IS NULL);

CREATE INDEX prize_receivable ON two_d.prize USING btree (player_id) WHERE (repaid < (amount - taken_back));

CREATE UNIQUE INDEX prize_once ON two_d.prize USING btree (slip_id, digits) WHERE (taken_back IS NULL);

create table two_d.reading (
  id bigint not null generated always as identity,
  source text not null,
  raw bytea not null,
  sha256 bytea not null generated always as (sha256(raw)) stored,
  read_at timestamp with time zone not null default clock_timestamp(),
  constraint reading_raw_check CHECK ((octet_length(raw) <= 65536)),
  constraint reading_source_check CHECK ((source = ANY (ARRAY['feed'::text, 'second_feed'::text, 'hand'::text]))),
  constraint reading_pkey PRIMARY KEY (id),
  constraint reading_source_sha256_key UNIQUE (source, sha256)
);

CREATE TRIGGER reading_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON two_d.reading FOR EACH STATEMENT EXECUTE FUNCTION two_d.refuse_change();

create table two_d.result (
  draw_id integer not null,
  version smallint not null,
  number text not null,
  report_id bigint not null,
  reporter text not null,
  confirmation_id bigint not null,
  confirmer text not null,
  declared_at timestamp with time zone not null default clock_timestamp(),
  constraint result_has_two_reporters CHECK ((reporter <> confirmer)),
  constraint result_version_check CHECK ((version > 0)),
  constraint result_confirmation_fkey FOREIGN KEY (confirmation_id, draw_id, version, confirmer, number) REFERENCES two_d.result_report(id, draw_id, version, reporter, number),
  constraint result_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES two_d.draw(id),
  constraint result_report_fkey FOREIGN KEY (report_id, draw_id, version, reporter, number) REFERENCES two_d.result_report(id, draw_id, version, reporter, number),
  constraint result_pkey PRIMARY KEY (draw_id, version)
);

CREATE TRIGGER result_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON two_d.result FOR EACH STATEMENT EXECUTE FUNCTION two_d.refuse_change();

create table two_d.result_report (
  id bigint not null generated always as identity,
  draw_id integer not null,
  version smallint not null,
  reporter text not null,
  staff_id bigint,
  number text not null,
  set text not null,
  value text not null,
  reading_id bigint not null,
  reason text,
  reported_at timestamp with time zone not null default clock_timestamp(),
  withdrawn_at timestamp with time zone,
  constraint result_report_correction_is_a_persons CHECK (((version = 1) OR ((staff_id IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint result_report_number_check CHECK ((number ~ '^[0-9]{2}$'::text)),
  constraint result_report_number_follows CHECK ((number = ("right"(set, 1) || "left"("right"(value, 4), 1)))),
  constraint result_report_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300))),
  constraint result_report_reporter_check CHECK (((reporter = ANY (ARRAY['feed'::text, 'second_feed'::text])) OR (reporter ~ '^staff:[0-9]+$'::text))),
  constraint result_report_set_check CHECK ((set ~ '^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$'::text)),
  constraint result_report_staff_is_named CHECK ((((reporter = ('staff:'::text || staff_id)) IS NOT FALSE) AND ((reporter ~~ 'staff:%'::text) = (staff_id IS NOT NULL)))),
  constraint result_report_value_check CHECK ((value ~ '^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$'::text)),
  constraint result_report_version_check CHECK ((version > 0)),
  constraint result_report_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES two_d.draw(id),
  constraint result_report_reading_id_fkey FOREIGN KEY (reading_id) REFERENCES two_d.reading(id),
  constraint result_report_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff.staff(id),
  constraint result_report_pkey PRIMARY KEY (id),
  constraint result_report_id_draw_id_version_reporter_number_key UNIQUE (id, draw_id, version, reporter, number)
);

CREATE UNIQUE INDEX result_report_once ON two_d.result_report USING btree (draw_id, version, reporter) WHERE (withdrawn_at IS NULL);

create table two_d.saved_list (
  id bigint not null generated always as identity,
  player_id bigint not null,
  name text not null,
  digits text[] not null,
  stakes bigint[] not null,
  saved_at timestamp with time zone not null default clock_timestamp(),
  constraint saved_list_check CHECK ((((cardinality(digits) >= 1) AND (cardinality(digits) <= 100)) AND (cardinality(stakes) = cardinality(digits)))),
  constraint saved_list_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  constraint saved_list_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint saved_list_pkey PRIMARY KEY (id),
  constraint saved_list_player_id_name_key UNIQUE (player_id, name)
);

create table two_d.session (
  number smallint not null,
  session text not null,
  is_on boolean not null,
  cutoff_at time(0) without time zone not null,
  draws_at time(0) without time zone not null,
  open_time time(0) without time zone not null,
  constraint session_cutoff_is_before_it_is_drawn CHECK ((cutoff_at < draws_at)),
  constraint session_number_check CHECK (((number >= 1) AND (number <= 4))),
  constraint session_session_check CHECK ((session = ANY (ARRAY['early'::text, 'morning'::text, 'afternoon'::text, 'evening'::text]))),
  constraint session_pkey PRIMARY KEY (number),
  constraint session_open_time_key UNIQUE (open_time),
  constraint session_session_key UNIQUE (session)
);

create table two_d.setting (
  is_single boolean not null default true,
  odds smallint not null default 80,
  stake_min bigint not null default 1000000,
  stake_max bigint not null default 1000000000,
  default_number_limit bigint not null default '10000000000'::bigint,
  lines_max smallint not null default 100,
  closed_numbers text[] not null default '{}'::text[],
  constraint setting_check CHECK ((stake_max >= stake_min)),
  constraint setting_check1 CHECK ((default_number_limit >= stake_min)),
  constraint setting_closed_numbers_check CHECK ((array_to_string(closed_numbers, ' '::text) ~ '^([0-9][0-9x]( [0-9][0-9x])*)?$'::text)),
  constraint setting_is_single_check CHECK (is_single),
  constraint setting_lines_max_check CHECK (((lines_max >= 1) AND (lines_max <= 100))),
  constraint setting_odds_check CHECK (((odds >= 1) AND (odds <= 99))),
  constraint setting_stake_min_check CHECK ((stake_min > 0)),
  constraint setting_pkey PRIMARY KEY (is_single)
);

create table two_d.settlement (
  draw_id integer not null,
  version smallint not null,
  after_slip_id uuid,
  paid_count integer not null default 0,
  paid_amount bigint not null default 0,
  queued_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  staked_up_to uuid,
  stakes_at timestamp with time zone,
  constraint settlement_version_check CHECK ((version >= 0)),
  constraint settlement_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES two_d.draw(id),
  constraint settlement_pkey PRIMARY KEY (draw_id)
);

CREATE INDEX settlement_under_way ON two_d.settlement USING btree (queued_at) WHERE (finished_at IS NULL);

create table two_d.slip (
  id uuid not null,
  number bigint not null,
  draw_id integer not null,
  player_id bigint not null,
  total bigint not null,
  before_balance bigint not null,
  after_balance bigint not null,
  idempotency_key text,
  accepted_at timestamp with time zone not null,
  cutoff_at timestamp with time zone not null,
  constraint slip_after_balance_check CHECK ((after_balance >= 0)),
  constraint slip_came_before_the_cutoff CHECK ((accepted_at < cutoff_at)),
  constraint slip_costs_its_total CHECK ((after_balance = (before_balance - total))),
  constraint slip_total_check CHECK ((total > 0)),
  constraint slip_pkey PRIMARY KEY (id),
  constraint slip_number_key UNIQUE (number)
);

CREATE INDEX slip_by_time ON two_d.slip USING brin (accepted_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX slip_of_draw ON two_d.slip USING btree (draw_id, id);

CREATE INDEX slip_of_player ON two_d.slip USING btree (player_id, number);

CREATE UNIQUE INDEX slip_once ON two_d.slip USING btree (player_id, idempotency_key);

create table two_d.special_day (
  day date not null,
  is_trading boolean not null default false,
  name_en text not null,
  name_mm text,
  name_zh text,
  name_th text,
  is_provisional boolean not null default false,
  constraint special_day_name_en_check CHECK (((length(name_en) >= 1) AND (length(name_en) <= 80))),
  constraint special_day_name_mm_check CHECK (((length(name_mm) >= 1) AND (length(name_mm) <= 80))),
  constraint special_day_name_th_check CHECK (((length(name_th) >= 1) AND (length(name_th) <= 80))),
  constraint special_day_name_zh_check CHECK (((length(name_zh) >= 1) AND (length(name_zh) <= 80))),
  constraint special_day_pkey PRIMARY KEY (day)
);

CREATE OR REPLACE FUNCTION two_d.insert_number_limits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'two_d', 'pg_temp'
AS $function$
begin
  insert into two_d.number_limit (draw_id, digits, number_limit, is_closed)
  select new.id, number.digits, new.default_number_limit,
         number.digits = any (closed_numbers) or left(number.digits, 1) || 'x' = any (closed_numbers)
  from (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) number cross join two_d.setting;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION two_d.is_trading_day(asked date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT special_day.is_trading FROM two_d.special_day WHERE (special_day.day = is_trading_day.asked)), (EXTRACT(isodow FROM asked) < (6)::numeric));

CREATE OR REPLACE FUNCTION two_d.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of two_d.% are only ever added', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION two_d.refuse_draw_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> old.status and old.status || ' to ' || new.status not in (
    'open to closed', 'open to void', 'closed to void', 'closed to declared', 'declared to settled', 'settled to declared'
  ) then
    raise exception 'draw % cannot go from %', old.id, old.status || ' to ' || new.status;
  end if;
  if new.version <> old.version and new.version <> old.version + 1 then
    raise exception 'draw % cannot go from version % to %', old.id, old.version, new.version;
  end if;
  if old.status <> 'open'
    and (new.cutoff_at, new.odds, new.stake_min, new.stake_max, new.lines_max)
      is distinct from (old.cutoff_at, old.odds, old.stake_min, old.stake_max, old.lines_max) then
    raise exception 'draw % is not open any more', old.id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION two_d.shown_until(game_date date, draws_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN GREATEST(((game_date + '17:00:00'::time without time zone) AT TIME ZONE 'Asia/Yangon'::text), (draws_at + '00:30:00'::interval));

CREATE OR REPLACE FUNCTION two_d.today()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN ((clock_timestamp() AT TIME ZONE 'Asia/Yangon'::text))::date;

create schema wallet;

create table wallet.exchange (
  id uuid not null,
  player_id bigint not null,
  type text not null,
  amount bigint not null,
  main_balance_after bigint not null,
  game_balance_after bigint not null,
  idempotency_key text,
  created_at timestamp with time zone not null default now(),
  constraint exchange_amount_check CHECK ((amount > 0)),
  constraint exchange_type_check CHECK ((type = ANY (ARRAY['main_to_game'::text, 'game_to_main'::text]))),
  constraint exchange_player_id_fkey FOREIGN KEY (player_id) REFERENCES identity.player(id),
  constraint exchange_pkey PRIMARY KEY (id)
);

CREATE INDEX exchange_by_time ON wallet.exchange USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX exchange_log ON wallet.exchange USING btree (player_id, id DESC);

CREATE UNIQUE INDEX exchange_once ON wallet.exchange USING btree (player_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
