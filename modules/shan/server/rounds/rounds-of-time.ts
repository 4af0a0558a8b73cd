import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/**
 * The rounds that were booked in a time, up to but not at `to`: rows of stake, null where the provider has not told it,
 * and net, which is the player's.
 */
export const roundsOfTime = (db: Queryable, { from, to }: { from: Date; to: Date }): Fragment => db`
  select bet_amount as stake, net from shan.settlement
  where outcome = 'applied' and created_at >= ${from} and created_at < ${to}`
