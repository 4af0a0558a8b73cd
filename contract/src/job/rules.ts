/** Why a periodic job asks for a look: `failed` twice or more in a row, `slow` beyond half its period, `silent` for three periods. */
export const JOB_ALARMS = ['failed', 'slow', 'silent'] as const
export type JobAlarm = (typeof JOB_ALARMS)[number]

/** Failures in a row from which on a job has failed: one alone may be a restart of the database. */
export const FAILURES_MIN = 2
/** Periods without a run after which a job is silent. */
export const SILENT_PERIODS = 3
