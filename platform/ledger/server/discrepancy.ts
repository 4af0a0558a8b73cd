import type { Money } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/** One thing that a reconciliation check found wrong. */
export interface Discrepancy {
  /** For an engineer: what differs, with ids and with amounts in 1/10000 kyat. */
  sentence: string
  /** The account whose money it is. A number that ends with 0 is all accounts of its player or agent. */
  account_id?: bigint | null
  /** By how much money the two sides differ, without a sign; null where no money does, or where nothing says how much. */
  amount?: Money | null
  /** The day in Yangon whose figures differ. */
  day?: string | null
}

/** A statement's row of a discrepancy; sums come as text, since they may be larger than any balance. */
interface Found {
  account_id?: bigint | null
  amount?: bigint | string | null
  day?: string | null
}

export const discrepanciesOf = <Row extends Found>(
  rows: readonly Row[],
  sentenceOf: (row: Row) => string,
): Discrepancy[] =>
  rows.map((row) => ({
    sentence: sentenceOf(row),
    account_id: row.account_id ?? null,
    amount: withoutSign(row.amount ?? null),
    day: row.day ?? null,
  }))

function withoutSign(amount: bigint | string | null): Money | null {
  if (amount === null) return null
  const units = BigInt(amount)
  return units < 0n ? -units : units
}

/** A cause beside the transfer that it should have moved: `expected` and `moved` are kinds of transfers. */
export interface WrongTransfer {
  cause: string
  moved: string | null
  expected: string | null
  account_id: bigint | null
  amount: string | null
}

/** Whose a transfer is: the player's account of its two, else an agent's or a payment account. */
export const accountOf = (db: Queryable, debit: Fragment, credit: Fragment): Fragment => db`
  case when ${debit} between 10000 and 999999999999999 then ${debit}
       when ${credit} between 10000 and 999999999999999 then ${credit}
       else greatest(${debit}, ${credit}) end`

/** The account of a `WrongTransfer`, out of the tables `expected` (debit, credit) and `moved`. */
export const expectedAccount = (db: Queryable): Fragment => db`
  coalesce(${accountOf(db, db`expected.debit`, db`expected.credit`)},
           ${accountOf(db, db`moved.debit_account_id`, db`moved.credit_account_id`)})`

/** The amount of a `WrongTransfer`: all of it where it went from or to a wrong account. */
export const wrongAmount = (db: Queryable): Fragment => db`
  coalesce(nullif(coalesce(expected.amount, 0) - coalesce(moved.amount, 0), 0), expected.amount)::text`
