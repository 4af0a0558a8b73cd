-- How the last run of each periodic job went, so that the console says when a job fails, takes too long or stays away; and
-- indexes for what read all there is: a queue of the cashier searched by a common amount, and two periodic jobs.
create schema job;

-- One row for each job, written at its start and its end. Its name comes from the code, so the table cannot grow.
create table job.run (
  job text primary key,
  -- When a worker started last that knows the job: a job that never ran is late from then on.
  watched_from timestamptz not null default clock_timestamp(),
  began_at timestamptz,
  ended_at timestamptz,
  -- When the earliest run began that has not ended; a worker that dies leaves it behind until the next run ends.
  unfinished_since timestamptz,
  lasted_ms bigint,
  -- In a row, up to now.
  failures integer not null default 0,
  failed_at timestamptz,
  -- Of the last failure, also when later runs went well. The message is without secrets.
  error_kind text,
  error_message text,
  -- The process that wrote the row last.
  program text,
  constraint job_is_a_name check (job ~ '^[a-z][a-z_]{0,39}$'),
  constraint run_counts check (failures >= 0 and lasted_ms >= 0),
  constraint failure_is_whole check (
    (failed_at is null) = (error_kind is null) and (failed_at is null) = (error_message is null)
    and (failures = 0 or failed_at is not null)
  ),
  constraint run_is_short_text check (length(error_kind) <= 80 and length(error_message) <= 300 and length(program) <= 100)
);

-- The order of a page stands in each of them, and what a page may ask for besides stands behind it.
drop index cashier.request_amount;
create index request_amount on cashier.request (direction, amount, status, number, payment_type_id, agent_id);
drop index cashier.request_queue;
create index request_queue on cashier.request (direction, status, number, payment_type_id);

-- Each hour sessions are deleted that ended a year ago: among all that ever were, those are found here.
create index session_ended on identity.session (least(expires_at, revoked_at));

-- Each minute the rounds of the last day are compared with the provider's. Rows are only added, in the order of time.
create index settlement_by_time on shan.settlement using brin (created_at) with (pages_per_range = 32);
