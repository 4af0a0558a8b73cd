import {
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** A cancelled wager gave back at most its stake, and took none after it was pre-cancelled. */
export async function nothingIsGivenBackTwice(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ wagers: bigint }[]>`
    select count(distinct (player_id, product_code, wager_code)) as wagers from seamless.effect
    where action = 'CANCEL' and ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ product_code: number; wager_code: string; account_id: bigint; amount: string | null }[]>`
    with found as materialized (
      select e.product_code, e.wager_code, e.player_id * 10 as account_id,
             sum(amount) filter (where action in ('BET', 'BET_PRESERVE', 'CANCEL'))::text as amount
      from seamless.effect e
      where ${ofPlayers(db, db`e.player_id`, slice)} and e.wager_code is not null and exists (
        select from seamless.effect c
        where (c.player_id, c.product_code, c.wager_code) = (e.player_id, e.product_code, e.wager_code) and c.action = 'CANCEL'
      )
      group by e.player_id, e.product_code, e.wager_code
      having sum(amount) filter (where action in ('BET', 'BET_PRESERVE', 'CANCEL')) > 0
      union all
      select g.product_code, g.wager_code, g.player_id * 10,
             sum(e.amount) filter (where e.action in ('BET', 'BET_PRESERVE', 'CANCEL', 'PRESERVE_REFUND'))::text
      from seamless.pre_cancelled_wager g
      join seamless.effect e using (player_id, product_code, wager_code)
      where ${ofPlayers(db, db`g.player_id`, slice)}
      group by g.player_id, g.product_code, g.wager_code
      having coalesce(sum(e.amount) filter (where e.action in ('BET', 'BET_PRESERVE', 'CANCEL', 'PRESERVE_REFUND')), 0) < 0
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I10',
    topic: 'provider_games',
    promise: 'a cancelled bet gave back its stake, and no bet was taken that the game aggregator gave up',
    checked: Number(count?.wagers),
    discrepancies: discrepanciesOf(rows, (row) => `wager ${row.wager_code} of product ${row.product_code}`),
  }
}

/** The stake of each wager in the account of open stakes equals the open stake by its effects. */
export async function stakesAreOpenUntilSettled(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ wagers: bigint }[]>`
    select count(distinct (player_id, product_code, wager_code)) as wagers from seamless.effect
    where wager_code is not null and ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<
    {
      product_code: number
      wager_code: string | null
      open: string
      expected: string
      account_id: bigint
      amount: string
    }[]
  >`
    with found as materialized (
      with effect as materialized (
        select * from seamless.effect where ${ofPlayers(db, db`player_id`, slice)}
      ), open as (
        select cause_id, sum(case when credit_account_id % 10 = 6 then transfer.amount else -transfer.amount end) as amount
        from effect join ledger.transfer on cause_id = id
        where kind in ('seamless_bet', 'seamless_refund', 'seamless_settled', 'seamless_reopened')
          and (credit_account_id >= 10000 and credit_account_id % 10 = 6 or debit_account_id >= 10000 and debit_account_id % 10 = 6)
        group by cause_id
      ), wager as (
        select e.player_id, e.product_code, e.wager_code, coalesce(sum(o.amount), 0) as open,
               coalesce(-sum(e.amount) filter (where action in ('BET', 'BET_PRESERVE')), 0)
               - coalesce(sum(e.amount) filter (where action in ('CANCEL', 'PRESERVE_REFUND')), 0) as staked,
               count(*) filter (where action in ('SETTLED', 'RESETTLED')) as settlements,
               count(*) filter (where action = 'ROLLBACK') as rollbacks
        from effect e left join open o on o.cause_id = e.id
        group by e.player_id, e.product_code, e.wager_code
      )
      select product_code, wager_code, open::text, expected::text, player_id * 10 + 6 as account_id,
             (open - expected)::text as amount
      from (
        select *, case when wager_code is null or settlements > rollbacks then 0 else greatest(staked, 0) end as expected
        from wager
      ) w where open <> expected
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'provider_games',
    promise: 'the stake of each wager is open until the wager is settled or cancelled, and moves on once',
    checked: Number(count?.wagers),
    discrepancies: discrepanciesOf(
      rows,
      ({ product_code, wager_code, open, expected }) =>
        `wager ${wager_code} of product ${product_code}: ${open} units are open, its effects say ${expected}`,
    ),
  }
}
