import type { Fragment, Queryable } from '../platform/database/database.ts'

/** Versions of the player's accounts: after the first, and up to the second where there is one. */
interface Span {
  game: [after: Fragment, up_to?: Fragment]
  main: [after: Fragment, up_to?: Fragment]
}

/**
 * What the player of the claim `c` has staked in a span of versions: stakes less stakes given back, read from the
 * postings of the player's game account, and of the main account, which pays for 2D. A Shan round tells what it brought
 * or cost, not what was staked, and so does not count.
 */
function stakedIn(db: Queryable, { game, main }: Span): Fragment {
  const within = (version: Fragment, [after, up_to]: Span['game']) =>
    up_to ? db`${version} > ${after} and ${version} <= ${up_to}` : db`${version} > ${after}`
  return db`(
    select coalesce(sum(amount), 0)::bigint from (
      select amount from ledger.transfer
      where debit_account_id = c.player_id * 10 + 2 and ${within(db`debit_version`, game)}
        and kind in ('digit_bet_stake', 'seamless_bet')
      union all
      select -amount from ledger.transfer
      where credit_account_id = c.player_id * 10 + 2 and ${within(db`credit_version`, game)} and kind = 'seamless_refund'
      union all
      select amount from ledger.transfer
      where debit_account_id = c.player_id * 10 + 1 and ${within(db`debit_version`, main)} and kind = 'two_d_stake'
      union all
      select -amount from ledger.transfer
      where credit_account_id = c.player_id * 10 + 1 and ${within(db`credit_version`, main)} and kind = 'two_d_refund'
    ) moved
  )`
}

/** What is not counted yet on the claim `c`. */
export const stakedSinceCounted = (db: Queryable): Fragment =>
  stakedIn(db, { game: [db`c.game_version_counted`], main: [db`c.main_version_counted`] })

/** What the claim `c` should have counted. */
export const stakedUntilCounted = (db: Queryable): Fragment =>
  stakedIn(db, {
    game: [db`c.game_version_from`, db`c.game_version_counted`],
    main: [db`c.main_version_from`, db`c.main_version_counted`],
  })

/** What the player of the claim `c` has staked since the claim. At least zero. */
export const stakedOf = (db: Queryable): Fragment => db`greatest(0, c.staked + ${stakedSinceCounted(db)})`
