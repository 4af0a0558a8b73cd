/** All that the platform does though nobody asks for it at that moment; docs/operations/jobs.md has a line for each. */
import type { PeriodicJob } from '#job/contract/rules.ts'

interface Scheduled {
  /** Minute hour day month weekday, in UTC; 20:00 is half past two at night in Yangon. */
  at: string
  /** In the words of the job queue. */
  options?: string
}

/** At most one run waits in line, and a missed one of a day is made up for when the worker is back. */
const ONCE = (job: string) => `jobKey=${job}`

export const JOBS = {
  // A run waits for the one before, also where that takes longer than its minute.
  reconcile_new: { at: '* * * * *', options: `${ONCE('reconcile_new')}&queue=reconcile_new` },
  // Missed at its time, it runs when the worker is back: the next one would be a day away.
  reconcile: { at: '0 20 * * *', options: 'fill=1d' },
  forget_stale_rows: { at: '17 * * * *' },
  // An hour of Yangon ends at half past one of UTC, and is aggregated from ten minutes later on, when its last rows are there.
  aggregate_days: { at: '*/10 * * * *', options: ONCE('aggregate_days') },
  // After the ledger was reconciled.
  close_days: { at: '30 21 * * *', options: `${ONCE('close_days')}&fill=1d` },
  // When the days are closed. Once a month there is a month to take.
  archive_months: { at: '0 22 * * *', options: `${ONCE('archive_months')}&fill=1d` },
  settle_bonuses: { at: '* * * * *', options: ONCE('settle_bonuses') },
  // A day of Yangon ends at 17:30; asked often, so that it is settled soon wherever the worker was.
  settle_commissions: { at: '*/10 * * * *', options: ONCE('settle_commissions') },
  expire_requests: { at: '* * * * *', options: ONCE('expire_requests') },
  reconcile_shan: { at: '* * * * *' },
  reconcile_wagers: { at: '* * * * *', options: ONCE('reconcile_wagers') },
  // One at a time waits in line, however often an aggregator that is down has sent it back.
  sync_games: { at: '*/15 * * * *', options: ONCE('sync_games') },
} as const satisfies Partial<Record<PeriodicJob, Scheduled>>
export type JobName = keyof typeof JOBS

/**
 * The loops, which run all the time in every worker, in turns of a second or two. A loop has no period of its own: this
 * is the time within which somebody has to hear of it, in seconds, and half of it is the longest turn that is no alarm.
 */
export const LOOPS = {
  seal_audit: 60,
  keep_draws: 60,
  read_feeds: 60,
  // Its turn pays whole draws: a draw with a million lines takes minutes.
  pay_draws: 600,
} as const satisfies Partial<Record<PeriodicJob, number>>
export type LoopName = keyof typeof LOOPS

export type Periodic = JobName | LoopName

/** For the job queue. */
export const CRONTAB = Object.entries<Scheduled>(JOBS)
  .map(([job, { at, options }]) => `${at} ${job}${options === undefined ? '' : ` ?${options}`}`)
  .join('\n')

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often a job comes, in seconds. */
export const PERIODS: ReadonlyMap<Periodic, number> = new Map<Periodic, number>([
  ...Object.entries(JOBS).map(([job, { at }]) => [job as JobName, periodOf(at)] as const),
  ...Object.entries(LOOPS).map(([loop, seconds]) => [loop as LoopName, seconds] as const),
])

/**
 * The period of a pattern, in seconds: each minute, each few minutes, once an hour or once a day.
 * @throws Error for any other pattern, whose runs do not follow each other at one distance
 */
export function periodOf(at: string): number {
  const [minute = '', hour = '', ...rest] = at.split(' ')
  const is_daily = rest.length === 3 && rest.every((field) => field === '*')
  const minutes = minute === '*' ? 1 : Number(/^\*\/([1-9][0-9]?)$/.exec(minute)?.[1] ?? 0)
  if (is_daily && hour === '*' && minutes > 0 && MINUTE % minutes === 0) return minutes * MINUTE
  const is_number = (field: string) => /^[0-9]{1,2}$/.test(field)
  if (is_daily && is_number(minute) && hour === '*') return HOUR
  if (is_daily && is_number(minute) && is_number(hour)) return DAY
  throw new Error(`the pattern "${at}" has no period: use each minute, each n minutes, an hour or a day`)
}
