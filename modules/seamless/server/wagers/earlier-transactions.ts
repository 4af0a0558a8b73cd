import type { Money } from '#platform/contract/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import type { CallbackCode } from '#seamless/contract/protocol.ts'
import { transactionKey } from './effect.ts'

/** Earlier transactions by their keys: the amount of each one that took effect, and the code of each refused stake. */
export interface EarlierTransactions {
  done: Map<string, Money>
  refused: Map<string, CallbackCode>
}

interface TransactionKey {
  product_code: number
  transaction_id: string
}

export async function earlierTransactions(tx: Transaction, requested: TransactionKey[]): Promise<EarlierTransactions> {
  const rows = await tx<(TransactionKey & { amount: Money | null; code: CallbackCode | null })[]>`
    select product_code, transaction_id, e.amount, r.code
    from ${rowsOf(tx, 'requested', requested, { product_code: 'integer', transaction_id: 'text' })}
    left join seamless.effect e using (product_code, transaction_id)
    left join seamless.refused_stake r using (product_code, transaction_id)
    where e.amount is not null or r.code is not null`
  const done = new Map<string, Money>()
  const refused = new Map<string, CallbackCode>()
  for (const row of rows) {
    if (row.amount !== null) done.set(transactionKey(row), row.amount)
    else if (row.code !== null) refused.set(transactionKey(row), row.code)
  }
  return { done, refused }
}

/** A stake that was refused. */
export interface RefusedStake extends TransactionKey {
  code: CallbackCode
}

/** A copy of one gets the same code, though money has come meanwhile; for a day. */
export async function insertRefusedStakes(tx: Transaction, stakes: RefusedStake[]): Promise<void> {
  await tx`
    insert into seamless.refused_stake (product_code, transaction_id, code)
    select * from ${rowsOf(tx, 'refused', stakes, { product_code: 'integer', transaction_id: 'text', code: 'smallint' })}`
}

/** Of one statement. */
const STAKES_AT_ONCE = 10_000

/** A copy that is a day late is no copy any more. */
export async function forgetRefusedStakes(db: Database): Promise<void> {
  for (let deleted = STAKES_AT_ONCE; deleted === STAKES_AT_ONCE; ) {
    const rows = await db`
      delete from seamless.refused_stake where (product_code, transaction_id) in (
        select product_code, transaction_id from seamless.refused_stake
        where refused_at < now() - interval '1 day' limit ${STAKES_AT_ONCE})`
    deleted = rows.count
  }
}
