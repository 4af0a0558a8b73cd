/** Constants of payment accounts and their statements. Free of schemas, so that screens can import them cheaply. */

/**
 * The movements that staff can record on a payment account: the opening balance, once; cash that comes in from outside
 * of the accounts or goes out; money that goes to another account; what an agent hands over from their account to one of the
 * company; the charges of the bank.
 */
export const MOVEMENT_KINDS = ['opening', 'paid_in', 'taken_out', 'transfer', 'hand_over', 'charge'] as const
export type AccountMovementKind = (typeof MOVEMENT_KINDS)[number]

/** A bank's id of a payment, in capitals; banks and wallets of the country use digits, letters and a few signs. */
export const TRANSACTION_ID = /^[A-Z0-9][A-Z0-9._/-]{3,39}$/
export const TRANSACTION_ID_MAX = 40

/** As it is kept and compared: people copy it with blanks, and in either case. */
export const plainTransactionId = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** The kinds of column of a statement; `direction` says in a word whether money came in or went out. */
export const STATEMENT_COLUMNS = [
  'transaction_id',
  'amount',
  'amount_in',
  'amount_out',
  'direction',
  'date',
  'time',
  'none',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]
/** Columns of one statement; banks print ten or so. */
export const STATEMENT_COLUMNS_MAX = 30
/** Rows that are shown of a statement before it is read. */
export const STATEMENT_EXAMPLES = 3
/** Lines of one statement; a busy wallet makes some three hundred a day. */
export const STATEMENT_LINES_MAX = 500
/** Letters of a statement that is pasted or read from a file: its lines, with space for long columns. */
export const STATEMENT_TEXT_MAX = 60_000
/** Days that one comparison spans where the statement before is older. */
export const COMPARED_DAYS_MAX = 31
/** Entries of one comparison. */
export const COMPARED_ENTRIES_MAX = 1_000
/** Rows of one page of movements. */
export const MOVEMENT_PAGE_SIZE = 50
