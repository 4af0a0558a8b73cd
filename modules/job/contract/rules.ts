/** The periodic jobs, and the loops of the worker; docs/operations/jobs.md has a chapter for each. */
export const PERIODIC_JOBS = [
  'seal_audit',
  'keep_draws',
  'read_feeds',
  'pay_draws',
  'reconcile_new',
  'reconcile',
  'forget_stale_rows',
  'aggregate_days',
  'close_days',
  'archive_months',
  'settle_bonuses',
  'settle_commissions',
  'expire_requests',
  'reconcile_shan',
  'reconcile_wagers',
  'sync_games',
] as const
export type PeriodicJob = (typeof PERIODIC_JOBS)[number]

/** Why a periodic job asks for a look: `failed` twice or more in a row, `slow` beyond half its period, `silent` for three periods. */
export const JOB_ALARMS = ['failed', 'slow', 'silent'] as const
export type JobAlarm = (typeof JOB_ALARMS)[number]

/** Failures in a row from which on a job has failed: one alone may be a restart of the database. */
export const FAILURES_MIN = 2
/** Periods without a run after which a job is silent. */
export const SILENT_PERIODS = 3
