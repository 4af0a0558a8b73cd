import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import { oneOf } from '../one-of.ts'
import { endByName, GAMES, PLAYER_RECEIVABLES } from '../rules.ts'

/** Conditions: into the account, or the accounts of games, that a list names; and out of them. */
export interface Directions {
  into: Fragment
  out_of: Fragment
}

/** How rows name their ends. */
export interface Ends {
  debit: Fragment
  credit: Fragment
  kind: Fragment
  /** The same ends by report.end_of(). */
  debit_end: Fragment
  credit_end: Fragment
}

export const endsOfTransfers = (db: Queryable): Ends => ({
  debit: db`t.debit_account_id`,
  credit: db`t.credit_account_id`,
  kind: db`t.kind`,
  debit_end: db`report.end_of(t.debit_account_id)`,
  credit_end: db`report.end_of(t.credit_account_id)`,
})

export const endsOfAggregates = (db: Queryable): Ends => ({
  debit: db`debit_end`,
  credit: db`credit_end`,
  kind: db`kind`,
  debit_end: db`debit_end`,
  credit_end: db`credit_end`,
})

/** Null for a list that names neither games nor an account. */
export function directionsOf(
  db: Queryable,
  { what, account }: Pick<TransfersCsvQuery, 'what' | 'account'>,
  { debit, credit, kind, debit_end, credit_end }: Ends,
): Directions | null {
  if (account !== undefined) {
    const end = endByName(account)
    if (end === null) return { into: db`false`, out_of: db`false` }
    return { into: db`${credit_end} = ${end}`, out_of: db`${debit_end} = ${end}` }
  }
  const games = GAMES.filter(({ group }) => what === 'play' || group === what)
  if (games.length === 0) return null
  const here = oneOf(
    db,
    games.map(({ account_id }) => account_id),
  )
  const recovery_kind = games.flatMap((game) => game.recovery_kind ?? [])
  // A player receivable is no revenue; its recovery is, and goes past the account of the game.
  const back = db`${credit} = ${PLAYER_RECEIVABLES} and ${kind} ${oneOf(db, [...recovery_kind, '-'])}`
  return {
    into: db`(${credit} ${here} and ${debit} <> ${PLAYER_RECEIVABLES} or ${back})`,
    out_of: db`${debit} ${here}`,
  }
}

/** Rows of games; the account of the list is another filter. */
export function ofGames(db: Queryable, what: TransfersCsvQuery['what'], ends: Ends): Fragment {
  const directions = directionsOf(db, { what }, ends)
  return directions === null ? db`true` : db`(${directions.into} or ${directions.out_of})`
}
