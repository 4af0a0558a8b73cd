import type { Fragment, Queryable } from '../platform/database/database.ts'

/**
 * What the player has staked since the claim `c`: stakes less the stakes given back, read from the postings of the
 * player's game account, and of the main account, which pays for 2D. At least zero. A Shan round tells
 * what it brought or cost, not what was staked, and so does not count.
 */
export const stakedSince = (db: Queryable): Fragment => db`(
  select greatest(0, coalesce(sum(amount), 0))::bigint from (
    select amount from ledger.transfer
    where debit_account_id = c.player_id * 10 + 2 and debit_version > c.game_version_from
      and kind in ('digit_bet_stake', 'seamless_bet')
    union all
    select -amount from ledger.transfer
    where credit_account_id = c.player_id * 10 + 2 and credit_version > c.game_version_from
      and kind = 'seamless_refund'
    union all
    select amount from ledger.transfer
    where debit_account_id = c.player_id * 10 + 1 and debit_version > c.main_version_from and kind = 'two_d_stake'
    union all
    select -amount from ledger.transfer
    where credit_account_id = c.player_id * 10 + 1 and credit_version > c.main_version_from and kind = 'two_d_refund'
  ) moved
)`
