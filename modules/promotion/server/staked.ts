import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/** Versions of the player's accounts: after the first, and up to the second where there is one. */
interface Span {
  game: [after: Fragment, up_to?: Fragment]
  main: [after: Fragment, up_to?: Fragment]
}

/**
 * The stakes of the player of the claim `c` in a span of account versions, less refunds. They are read from the postings of the
 * player's game account, and of the main account, which pays for 2D. A Shan round does not count: it tells its gain or loss, but
 * not its stake. Each stake counts by the weight that the offer had at the time of the claim. Fractions of 1/10000 kyat are
 * left out.
 */
function stakedIn(db: Queryable, { game, main }: Span): Fragment {
  const within = (version: Fragment, [after, up_to]: Span['game']) =>
    up_to ? db`${version} > ${after} and ${version} <= ${up_to}` : db`${version} > ${after}`
  // An effect and its transfer are written together; effects are found by their time.
  const near = db`interval '1 minute'`
  // Of games of providers the effect says what was played; it is asked only where the offer leaves some out.
  const counts = db`(
    c.excluded_game_types is null or kind not in ('seamless_bet', 'seamless_refund')
    or coalesce((
      select e.game_type from seamless.effect e
      where e.player_id = c.player_id and e.id = transfer.cause_id
        and e.created_at between transfer.created_at - ${near} and transfer.created_at + ${near}
    ) <> all (c.excluded_game_types), true)
  )`
  return db`(
    select coalesce(sum(amount), 0)::bigint from (
      select amount * case kind when 'digit_bet_stake' then c.digit_bet_weight else c.provider_weight end / 100 as amount
      from ledger.transfer
      where debit_account_id = c.player_id * 10 + 2 and ${within(db`debit_version`, game)}
        and kind in ('digit_bet_stake', 'seamless_bet') and ${counts}
      union all
      select -amount * c.provider_weight / 100 from ledger.transfer
      where credit_account_id = c.player_id * 10 + 2 and ${within(db`credit_version`, game)} and kind = 'seamless_refund'
        and ${counts}
      union all
      select amount * c.two_d_weight / 100 from ledger.transfer
      where debit_account_id = c.player_id * 10 + 1 and ${within(db`debit_version`, main)} and kind = 'two_d_stake'
      union all
      select -amount * c.two_d_weight / 100 from ledger.transfer
      where credit_account_id = c.player_id * 10 + 1 and ${within(db`credit_version`, main)} and kind = 'two_d_refund'
    ) moved
  )`
}

/** The stakes that the claim `c` has not counted yet. */
export const stakedSinceCounted = (db: Queryable): Fragment =>
  stakedIn(db, { game: [db`c.game_version_counted`], main: [db`c.main_version_counted`] })

/** The stakes that the claim `c` should have counted. */
export const stakedUntilCounted = (db: Queryable): Fragment =>
  stakedIn(db, {
    game: [db`c.game_version_from`, db`c.game_version_counted`],
    main: [db`c.main_version_from`, db`c.main_version_counted`],
  })

/** The stakes of the player since the claim `c`. At least zero. */
export const stakedOf = (db: Queryable): Fragment => db`greatest(0, c.staked + ${stakedSinceCounted(db)})`
