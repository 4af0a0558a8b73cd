import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/** A bet has the time at which it was decided, its transfers that at which their transaction began. */
const MARGIN_MS = 60_000

/** The bets whose money moved in a time, and a few beside: rows of cause_id, bet_type, payout_times_100, stake and prize. */
export function betsOfTime(db: Queryable, { from, to }: { from: Date; to: Date }): Fragment {
  const [first, last] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)]
  return db`
    select id as cause_id, bet_type, payout_times_100, bet_amount * multiplier as stake, win_amount as prize
    from digit_bet.bet where created_at >= ${first} and created_at < ${last}`
}
