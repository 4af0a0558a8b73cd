import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TransferGroup } from '#report/contract/rules.ts'
import { oneOf } from '../one-of.ts'
import { GAMES, PLAYER_RECEIVABLES } from '../rules.ts'

/** Conditions: to the accounts of these games, or else from players to the company; and the other way. */
export interface Directions {
  received: Fragment
  paid_out: Fragment
}

/** How rows name their ends. */
interface Ends {
  debit: Fragment
  credit: Fragment
  kind: Fragment
  /** Whether they are none of a player. */
  is_debit_of_company: Fragment
  is_credit_of_company: Fragment
}

export const endsOfTransfers = (db: Queryable): Ends => ({
  debit: db`t.debit_account_id`,
  credit: db`t.credit_account_id`,
  kind: db`t.kind`,
  is_debit_of_company: db`t.debit_account_id not between 10000 and 999999999999999`,
  is_credit_of_company: db`t.credit_account_id not between 10000 and 999999999999999`,
})

/** Conditions: to the accounts of these games, or else from players to the company; and the other way. */
export function directionsOf(
  db: Queryable,
  what: TransferGroup | undefined,
  { debit, credit, kind, is_debit_of_company, is_credit_of_company }: Ends,
): Directions {
  const games = GAMES.filter(({ group }) => what === 'play' || group === what)
  if (games.length === 0) return { received: is_credit_of_company, paid_out: is_debit_of_company }
  const here = oneOf(
    db,
    games.map(({ account_id }) => account_id),
  )
  const recovery_kind = games.flatMap((game) => game.recovery_kind ?? [])
  // A player receivable is no revenue; its recovery is, and goes past the account of the game.
  const back = db`${credit} = ${PLAYER_RECEIVABLES} and ${kind} ${oneOf(db, [...recovery_kind, '-'])}`
  return {
    received: db`(${credit} ${here} and ${debit} <> ${PLAYER_RECEIVABLES} or ${back})`,
    paid_out: db`${debit} ${here}`,
  }
}
