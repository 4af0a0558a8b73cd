import {
  areApart,
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  HOUSE_ACCOUNTS,
  inTime,
  nearTime,
  ofAccounts,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { nothingIsGivenBackTwice, stakesAreOpenUntilSettled } from './wagers/reconcile-stakes.ts'

/** I4 and I10 for the aggregator's movements, and what players owe. */
export const seamlessChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: transactionsHadOneEffect },
  { cut: 'time', check: checkEffects },
  { cut: 'accounts', check: checkPlayers },
  { cut: 'total', sum: owedInTheLedger, compare: checkReceivables },
  { cut: 'accounts', check: stakesAreOpenUntilSettled },
  { cut: 'accounts', check: nothingIsGivenBackTwice },
]

async function effectsIn(db: Queryable, slice: Slice): Promise<number> {
  const [count] = await db<{ effects: bigint }[]>`
    select count(*) as effects from seamless.effect where ${inTime(db, db`created_at`, slice)}`
  return Number(count?.effects)
}

async function transactionsHadOneEffect(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const rows = await db<
    { product_code: number; transaction_id: string; account_id: bigint | null; amount: string | null }[]
  >`
    with found as materialized (
      select product_code, transaction_id, min(player_id) * 10 + 2 as account_id,
             nullif(sum(abs(amount)) - max(abs(amount)), 0)::text as amount
      from (select distinct product_code, transaction_id from seamless.effect where ${inTime(db, db`created_at`, slice)}) touched
      join seamless.effect using (product_code, transaction_id)
      group by product_code, transaction_id having count(*) > 1
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I10',
    topic: 'provider_games',
    promise: 'each transaction of the game aggregator had one effect',
    checked: await effectsIn(db, slice),
    discrepancies: discrepanciesOf(
      rows,
      (row) => `transaction ${row.transaction_id} of product ${row.product_code} was done twice`,
    ),
  }
}

/** Each effect moved what it says, leaving the balance that was answered; and nothing moved without one. */
async function checkEffects(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const rows = await db<{ id: string; account_id: bigint | null; amount: string | null }[]>`
    with found as materialized (
      with moved as (
        select cause_id, max(created_at) as created_at, min(created_at) as first_at,
               coalesce(sum(case when kind = 'seamless_owed' or debit_version is not null then -amount
                                 when credit_version is not null then amount end), 0) as amount,
               coalesce(sum(amount) filter (where kind = 'seamless_owed'), 0) as receivable,
               -- Open stakes carry no balance: what does is the player's.
               max(case when debit_version is not null then debit_account_id
                        when credit_version is not null then credit_account_id end) as account_id,
               coalesce(max(debit_balance_after), max(credit_balance_after)) as balance_after
        from ledger.transfer
        where kind like 'seamless\\_%' and ${nearTime(db, db`created_at`, slice)} group by cause_id
      ), hold as (
        select cause_id, sum(amount) filter (where kind = 'held_credit') as held,
               coalesce(sum(amount) filter (where kind = 'held_taken_back'), 0) as taken_back,
               max(created_at) as created_at, min(created_at) as first_at
        from ledger.transfer
        where kind in ('held_credit', 'held_taken_back') and ${nearTime(db, db`created_at`, slice)} group by cause_id
      )
      select coalesce(e.id, moved.cause_id) as id, coalesce(e.player_id * 10 + 2, moved.account_id) as account_id,
             nullif(coalesce(e.amount + e.covered - coalesce(hold.taken_back, 0), 0) - coalesce(moved.amount, 0), 0)::text as amount
      from (select * from seamless.effect where ${nearTime(db, db`created_at`, slice)}) e
      full join moved on moved.cause_id = e.id left join hold on hold.cause_id = e.id
      where (${inTime(db, db`e.created_at`, slice)} or ${inTime(db, db`moved.created_at`, slice)})
         and (e.id is null
         or ${areApart(db, db`least(e.created_at, moved.first_at, hold.first_at)`, db`greatest(e.created_at, moved.created_at, hold.created_at)`)}
         -- A correction of a refused credit moved nothing: the operator had the money already.
         or (e.amount + e.covered - coalesce(hold.taken_back, 0), e.receivable)
            is distinct from (coalesce(moved.amount, 0), coalesce(moved.receivable, 0))
         or e.held <> coalesce(hold.held, 0) or e.covered < coalesce(hold.taken_back, 0)
         or moved.account_id <> e.player_id * 10 + 2
         -- A credit that is held went through the game balance.
         or moved.balance_after <> e.balance_after + e.held)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'provider_games',
    promise: 'each movement of the game aggregator stands in the ledger once, as it was answered',
    checked: await effectsIn(db, slice),
    discrepancies: discrepanciesOf(rows, (row) => `effect ${row.id} and the ledger differ`),
  }
}

async function checkPlayers(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const rows = await db<{ player_id: bigint; effects: string; ledger: string; account_id: bigint; amount: string }[]>`
    with found as materialized (
      with told as (
        select e.player_id, sum(e.amount + e.receivable + e.covered - coalesce(t.amount, 0)) as effects
        from seamless.effect e left join ledger.transfer t on t.cause_id = e.id and t.kind = 'held_taken_back' and e.covered > 0
        where ${ofPlayers(db, db`e.player_id`, slice)} group by e.player_id
      ), leg (account_id, amount) as (
        select debit_account_id, -amount from ledger.transfer
        where kind like 'seamless\\_%' and debit_version is not null and ${ofAccounts(db, db`debit_account_id`, slice)}
        union all
        select credit_account_id, amount from ledger.transfer
        where kind like 'seamless\\_%' and credit_version is not null and ${ofAccounts(db, db`credit_account_id`, slice)}
      ), moved as (
        select account_id / 10 as player_id, sum(amount) as ledger from leg group by account_id / 10
      )
      select player_id, coalesce(effects, 0)::text as effects, coalesce(ledger, 0)::text as ledger,
             player_id * 10 as account_id, (coalesce(effects, 0) - coalesce(ledger, 0))::text as amount
      from told full join moved using (player_id)
      where coalesce(effects, 0) <> coalesce(ledger, 0)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  const [count] = await db<{ players: bigint }[]>`
    select count(distinct player_id) as players from seamless.effect where ${ofPlayers(db, db`player_id`, slice)}`
  return {
    invariant: 'I4',
    topic: 'provider_games',
    promise: 'the effects of the game aggregator on each player are the same in the ledger',
    checked: Number(count?.players),
    discrepancies: discrepanciesOf(
      rows,
      (row) => `player ${row.player_id}: effects of ${row.effects}, ledger of ${row.ledger} units`,
    ),
  }
}

/** The amount that account 310 gave for players who could not pay, in 1/10000 kyat. */
async function owedInTheLedger(db: Queryable, slice: Slice): Promise<bigint> {
  const [owed] = await db<{ units: string }[]>`
    select coalesce(sum(case when debit_account_id = 310 then amount else 0 end
                        - case when credit_account_id = 310 then amount else 0 end), 0)::text as units
    from ledger.transfer where kind = 'seamless_owed' and ${inTime(db, db`created_at`, slice)}`
  return BigInt(owed?.units ?? 0)
}

async function checkReceivables(db: Queryable, owed: bigint): Promise<ReconciliationCheck> {
  const [sums] = await db<{ players: bigint; receivable: string }[]>`
    select count(*) as players, coalesce(sum(receivable), 0)::text as receivable from seamless.player_receivable`
  return {
    invariant: 'I4',
    topic: 'player_receivables',
    promise: 'what players owe is what the company paid for them',
    checked: Number(sums?.players),
    discrepancies:
      sums?.receivable === String(owed)
        ? []
        : discrepanciesOf(
            [{ account_id: HOUSE_ACCOUNTS.player_receivables, amount: BigInt(sums?.receivable ?? 0) - owed }],
            () => `players owe ${sums?.receivable}, account 310 says ${owed} units`,
          ),
  }
}
