import type { PeriodicJob } from '#job/contract/rules.ts'

/** The work of a periodic job, and the effect of a delay, in words for the owner. */
export const JOBS: Record<PeriodicJob, { name: string; waits: string }> = {
  seal_audit: {
    name: 'Sealing the audit log',
    waits: 'What the staff does is written, and not sealed against changes yet.',
  },
  keep_draws: {
    name: 'Opening and closing 2D draws',
    waits: 'The next draws may not open. A bet after its time is refused all the same.',
  },
  read_feeds: {
    name: 'Reading the market for 2D',
    waits: 'Results do not come by themselves. Two people can enter them in the draw.',
  },
  pay_draws: { name: 'Paying 2D draws', waits: 'Winners wait for their prizes. Nothing is lost.' },
  settle_bonuses: { name: 'Counting and paying bonuses', waits: 'Players wait for their bonus. Nothing is lost.' },
  expire_requests: {
    name: 'Ending approvals whose time is over',
    waits: 'They stay in the list. An approval that comes too late is refused all the same.',
  },
  reconcile_shan: {
    name: 'Comparing rounds with the Shan provider',
    waits: 'A round that the provider did not report stays open.',
  },
  reconcile_wagers: {
    name: 'Comparing bets with the game aggregator',
    waits: 'Differences to its list are found later.',
  },
  settle_commissions: {
    name: 'Settling the commissions of agents',
    waits: 'Agents wait for their commission. Nothing is lost.',
  },
  sync_games: { name: 'Bringing in new games', waits: 'Players see the games as they were.' },
  aggregate_days: { name: 'Adding up the reports', waits: 'Reports are slower, and no day can be closed.' },
  close_days: { name: 'Closing the day', waits: 'A day that is over is still open. You can close it under Reports.' },
  archive_months: { name: 'Archiving old months', waits: 'The database grows. Nobody waits for it.' },
  forget_stale_rows: { name: 'Deleting what is out of date', waits: 'The database grows. Nobody waits for it.' },
  reconcile_new: { name: 'Proving the ledger', waits: 'A difference of the ledger is found later.' },
  reconcile: { name: 'Proving the totals of the ledger', waits: 'A difference of the ledger is found later.' },
}
