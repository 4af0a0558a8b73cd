import {
  accountOf,
  areApart,
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  inTime,
  nearTime,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I4 and I5 for exchanges: each acknowledged one moved its money once, and nothing moved without one. */
export const walletChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: exchangesAreInTheLedger },
  { cut: 'accounts', check: requestsHadOneEffect },
]

async function exchangesAreInTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ exchanges: bigint }[]>`
    select count(*) as exchanges from wallet.exchange where ${inTime(db, db`created_at`, slice)}`
  const unlike = await db<{ id: string; account_id: bigint | null; amount: bigint | null }[]>`
    with found as materialized (
      select coalesce(e.id, t.cause_id) as id,
             coalesce(e.player_id * 10, ${accountOf(db, db`t.debit_account_id`, db`t.credit_account_id`)}) as account_id,
             nullif(coalesce(e.amount, 0) - coalesce(t.amount, 0), 0) as amount
      from (select * from wallet.exchange where ${nearTime(db, db`created_at`, slice)}) e
      full join (
        select * from ledger.transfer
        where kind in ('exchange_main_to_game', 'exchange_game_to_main') and ${nearTime(db, db`created_at`, slice)}
      ) t on t.cause_id = e.id
      where (${inTime(db, db`e.created_at`, slice)} or ${inTime(db, db`t.created_at`, slice)})
        and (e.id is null or t.cause_id is null or ${areApart(db, db`least(e.created_at, t.created_at)`, db`greatest(e.created_at, t.created_at)`)}
         or t.kind <> 'exchange_' || e.type or t.amount <> e.amount
         or (case e.type when 'main_to_game' then t.debit_balance_after else t.credit_balance_after end) <> e.main_balance_after
         or (case e.type when 'main_to_game' then t.credit_balance_after else t.debit_balance_after end) <> e.game_balance_after)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'exchanges',
    promise: 'each acknowledged exchange stands in the ledger once, with the balances it was answered',
    checked: Number(count?.exchanges),
    discrepancies: discrepanciesOf(unlike, (row) => `exchange ${row.id} and the ledger differ`),
  }
}

async function requestsHadOneEffect(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ requests: bigint }[]>`
    select count(*) as requests from wallet.exchange
    where idempotency_key is not null and ${ofPlayers(db, db`player_id`, slice)}`
  const twice = await db<{ player_id: bigint; idempotency_key: string; account_id: bigint; amount: string }[]>`
    with found as materialized (
      select player_id, idempotency_key, player_id * 10 as account_id, (sum(amount) - min(amount))::text as amount
      from wallet.exchange
      where idempotency_key is not null and ${ofPlayers(db, db`player_id`, slice)}
      group by player_id, idempotency_key having count(*) > 1
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I5',
    topic: 'exchanges',
    promise: 'a repeated exchange had one effect',
    checked: Number(count?.requests),
    discrepancies: discrepanciesOf(
      twice,
      (row) => `request ${row.idempotency_key} of player ${row.player_id} was done twice`,
    ),
  }
}
