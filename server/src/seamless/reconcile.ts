import type { ReconciliationCheck } from '../ledger/index.ts'
import type { Queryable } from '../platform/database/database.ts'

const DISCREPANCIES_SHOWN = 20

/** I4 and I10 for the aggregator's movements, and what players owe. */
export async function seamlessChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  return [
    await transactionsHadOneEffect(db),
    await checkEffects(db),
    await checkPlayers(db),
    await checkReceivables(db),
    await stakesAreOpenUntilSettled(db),
    await nothingIsGivenBackTwice(db),
  ]
}

async function effectCount(db: Queryable): Promise<number> {
  const [count] = await db<{ effects: bigint }[]>`select count(*) as effects from seamless.effect`
  return Number(count?.effects)
}

async function transactionsHadOneEffect(db: Queryable): Promise<ReconciliationCheck> {
  const rows = await db<{ product_code: number; transaction_id: string }[]>`
    select product_code, transaction_id from seamless.effect
    group by product_code, transaction_id having count(*) > 1 limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I10',
    promise: 'each transaction of the game aggregator had one effect',
    checked: await effectCount(db),
    discrepancies: rows.map((row) => `transaction ${row.transaction_id} of product ${row.product_code} was done twice`),
  }
}

/** Each effect moved what it says, leaving the balance that was answered; and nothing moved without one. */
async function checkEffects(db: Queryable): Promise<ReconciliationCheck> {
  const rows = await db<{ id: string }[]>`
    with moved as (
      select cause_id,
             coalesce(sum(case when kind = 'seamless_owed' or debit_version is not null then -amount
                               when credit_version is not null then amount end), 0) as amount,
             coalesce(sum(amount) filter (where kind = 'seamless_owed'), 0) as receivable,
             -- Open stakes carry no balance: what does is the player's.
             max(case when debit_version is not null then debit_account_id
                      when credit_version is not null then credit_account_id end) as account_id,
             coalesce(max(debit_balance_after), max(credit_balance_after)) as balance_after
      from ledger.transfer where kind like 'seamless\\_%' group by cause_id
    ), hold as (
      select cause_id, sum(amount) filter (where kind = 'held_credit') as held,
             coalesce(sum(amount) filter (where kind = 'held_taken_back'), 0) as taken_back
      from ledger.transfer where kind in ('held_credit', 'held_taken_back') group by cause_id
    )
    select coalesce(e.id, moved.cause_id) as id
    from seamless.effect e full join moved on moved.cause_id = e.id left join hold on hold.cause_id = e.id
    where e.id is null
       -- What a correction found with the operator already, since the credit was refused, moved nothing.
       or (e.amount + e.covered - coalesce(hold.taken_back, 0), e.receivable)
          is distinct from (coalesce(moved.amount, 0), coalesce(moved.receivable, 0))
       or e.held <> coalesce(hold.held, 0) or e.covered < coalesce(hold.taken_back, 0)
       or moved.account_id <> e.player_id * 10 + 2
       -- A credit that is held went through the game balance.
       or moved.balance_after <> e.balance_after + e.held
    limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    promise: 'each movement of the game aggregator stands in the ledger once, as it was answered',
    checked: await effectCount(db),
    discrepancies: rows.map((row) => `effect ${row.id} and the ledger differ`),
  }
}

async function checkPlayers(db: Queryable): Promise<ReconciliationCheck> {
  const rows = await db<{ player_id: bigint; effects: string; ledger: string }[]>`
    with told as (
      select e.player_id, sum(e.amount + e.receivable + e.covered - coalesce(t.amount, 0)) as effects
      from seamless.effect e left join ledger.transfer t on t.cause_id = e.id and t.kind = 'held_taken_back' and e.covered > 0
      group by e.player_id
    ), moved as (
      select account_id / 10 as player_id, sum(amount) as ledger from ledger.posting
      where kind like 'seamless\\_%' and account_version is not null group by account_id / 10
    )
    select player_id, coalesce(effects, 0)::text as effects, coalesce(ledger, 0)::text as ledger
    from told full join moved using (player_id)
    where coalesce(effects, 0) <> coalesce(ledger, 0) limit ${DISCREPANCIES_SHOWN}`
  const [count] = await db<{ players: bigint }[]>`select count(distinct player_id) as players from seamless.effect`
  return {
    invariant: 'I4',
    promise: 'the effects of the game aggregator on each player are the same in the ledger',
    checked: Number(count?.players),
    discrepancies: rows.map(
      (row) => `player ${row.player_id}: effects of ${row.effects}, ledger of ${row.ledger} units`,
    ),
  }
}

async function checkReceivables(db: Queryable): Promise<ReconciliationCheck> {
  const [sums] = await db<{ players: bigint; receivable: string; ledger: string }[]>`
    select (select count(*) from seamless.player_receivable) as players,
           (select coalesce(sum(receivable), 0) from seamless.player_receivable)::text as receivable,
           (select coalesce(-sum(amount), 0) from ledger.posting where account_id = 310 and kind = 'seamless_owed')::text as ledger`
  return {
    invariant: 'I4',
    promise: 'what players owe is what the company paid for them',
    checked: Number(sums?.players),
    discrepancies:
      sums?.receivable === sums?.ledger
        ? []
        : [`players owe ${sums?.receivable}, account 310 says ${sums?.ledger} units`],
  }
}

/** A cancelled wager gave back at most its stake, and took none after it was pre-cancelled. */
async function nothingIsGivenBackTwice(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ wagers: bigint }[]>`
    select count(distinct (player_id, product_code, wager_code)) as wagers from seamless.effect where action = 'CANCEL'`
  const rows = await db<{ product_code: number; wager_code: string }[]>`
    select e.product_code, e.wager_code
    from seamless.effect e
    where e.wager_code is not null and exists (
      select from seamless.effect c
      where (c.player_id, c.product_code, c.wager_code) = (e.player_id, e.product_code, e.wager_code) and c.action = 'CANCEL'
    )
    group by e.player_id, e.product_code, e.wager_code
    having sum(amount) filter (where action in ('BET', 'BET_PRESERVE', 'CANCEL')) > 0
    union all
    select g.product_code, g.wager_code
    from seamless.pre_cancelled_wager g
    join seamless.effect e using (player_id, product_code, wager_code)
    group by g.player_id, g.product_code, g.wager_code
    having coalesce(sum(e.amount) filter (where e.action in ('BET', 'BET_PRESERVE', 'CANCEL', 'PRESERVE_REFUND')), 0) < 0
    limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I10',
    promise: 'a cancelled bet gave back its stake, and no bet was taken that the game aggregator gave up',
    checked: Number(count?.wagers),
    discrepancies: rows.map((row) => `wager ${row.wager_code} of product ${row.product_code}`),
  }
}

/** What of each wager's stake lies in the account of open stakes is what its effects say. */
async function stakesAreOpenUntilSettled(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ wagers: bigint }[]>`
    select count(distinct (player_id, product_code, wager_code)) as wagers from seamless.effect where wager_code is not null`
  const rows = await db<{ product_code: number; wager_code: string | null; open: string; expected: string }[]>`
    with open as (
      select cause_id, sum(case when credit_account_id % 10 = 6 then amount else -amount end) as amount
      from ledger.transfer
      where kind in ('seamless_bet', 'seamless_refund', 'seamless_settled', 'seamless_reopened')
        and (credit_account_id >= 10000 and credit_account_id % 10 = 6 or debit_account_id >= 10000 and debit_account_id % 10 = 6)
      group by cause_id
    ), wager as (
      select e.product_code, e.wager_code, coalesce(sum(o.amount), 0) as open,
             coalesce(-sum(e.amount) filter (where action in ('BET', 'BET_PRESERVE')), 0)
             - coalesce(sum(e.amount) filter (where action in ('CANCEL', 'PRESERVE_REFUND')), 0) as staked,
             count(*) filter (where action in ('SETTLED', 'RESETTLED')) as settlements,
             count(*) filter (where action = 'ROLLBACK') as rollbacks
      from seamless.effect e left join open o on o.cause_id = e.id
      group by e.player_id, e.product_code, e.wager_code
    )
    select product_code, wager_code, open::text, expected::text from (
      select *, case when wager_code is null or settlements > rollbacks then 0 else greatest(staked, 0) end as expected
      from wager
    ) w where open <> expected limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    promise: 'the stake of each wager is open until the wager is settled or cancelled, and moves on once',
    checked: Number(count?.wagers),
    discrepancies: rows.map(
      ({ product_code, wager_code, open, expected }) =>
        `wager ${wager_code} of product ${product_code}: ${open} units are open, its effects say ${expected}`,
    ),
  }
}
