import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/**
 * The number of an account in one spelling, as the index `request_by_payee` has it: wallets take phone numbers, which people
 * begin with 09, 959 or 00959.
 */
export const payeeNumber = (db: Queryable, account_number: Fragment): Fragment =>
  db`regexp_replace(${account_number}, '^(?:0095|95|0)?9([0-9]{7,9})$', '09\\1')`
