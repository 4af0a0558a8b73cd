import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransferRow } from '#report/contract/ledger-explorer.ts'
import { endName, endOf } from '../rules.ts'
import type { FigureDefinition } from './figure-definition.ts'

export interface Transfer {
  cause_id: string
  kind: string
  created_at: Date
  /** In microseconds, which a Date cannot hold. */
  micros: bigint
  debit_account_id: bigint
  debit_balance_after: Money | null
  debit_version: bigint | null
  credit_account_id: bigint
  credit_balance_after: Money | null
  credit_version: bigint | null
  amount: Money
  player_id: bigint | null
  user_name: string | null
  name: string | null
}

/** Rows of the ledger as `t`, and whose they are as `p`. */
export const transferColumns = (db: Queryable): Fragment => db`
  t.cause_id, t.kind, t.created_at, (extract(epoch from t.created_at) * 1000000)::bigint as micros,
  t.debit_account_id, t.debit_balance_after, t.debit_version, t.credit_account_id, t.credit_balance_after,
  t.credit_version, t.amount, p.id as player_id, p.user_name, p.name`

export const withPlayer = (db: Queryable): Fragment => db`
  left join identity.player p on p.id = report.player_of(t.debit_account_id, t.credit_account_id)`

export function serializeTransfer(
  row: Transfer,
  accountNames: ReadonlyMap<bigint, string>,
  definition: FigureDefinition | null = null,
): TransferRow {
  const ends = { debit_end: endOf(row.debit_account_id), credit_end: endOf(row.credit_account_id) }
  const factor = definition?.factorOf({ kind: row.kind, ...ends }) ?? null
  const end = (account_id: bigint, balance: Money | null, version: bigint | null) => ({
    account: endName(endOf(account_id), accountNames),
    balance_after: balance === null ? null : writeMoney(balance),
    version: version === null ? null : String(version),
  })
  return {
    cause_id: row.cause_id,
    kind: row.kind,
    at: row.created_at.toISOString(),
    from: end(row.debit_account_id, row.debit_balance_after, row.debit_version),
    to: end(row.credit_account_id, row.credit_balance_after, row.credit_version),
    amount: writeMoney(row.amount),
    counted: factor === null ? null : writeMoney(row.amount * BigInt(factor)),
    player:
      row.player_id === null
        ? null
        : { id: String(row.player_id), user_name: row.user_name ?? '', name: row.name ?? '' },
  }
}
