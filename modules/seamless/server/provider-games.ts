import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/** An effect and its transfer are of one transaction, but their times may differ by a moment. */
const MARGIN_MS = 60_000

/** Which game caused the transfers of a time, up to but not at `to`: rows of cause_id, product_code and game_code. */
export function providerGames(db: Queryable, { from, to }: { from: Date; to: Date }): Fragment {
  const [first, last] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)]
  return db`
    select id as cause_id, product_code, game_code from seamless.effect
    where created_at >= ${first} and created_at < ${last}
    union all
    -- The part of a credit that two people refused goes back under a cause of its own.
    select id, product_code, game_code from held_credit.credit
    where partner = 'seamless' and decided_at >= ${first} and decided_at < ${last}`
}
