import { STATEMENT_LINES_MAX, type StatementColumn } from '#cashier/contract/account-rules.ts'
import type { Money } from '#platform/contract/money.ts'
import type { FieldFault, ProblemValues } from '#platform/contract/problem.ts'
import { findColumns } from './find-columns.ts'
import { parseClock, parseDay, parseDirection, parseSigned } from './parse-cell.ts'
import { parseRows } from './parse-rows.ts'

export interface StatementLine {
  transaction_id: string
  /** Below zero when it left the account. */
  amount: Money
  /** YYYY-MM-DD */
  day: string
  /** HH:MM of Yangon; null where the statement has none. */
  time: string | null
}

interface Fault {
  fault: FieldFault
  values: ProblemValues
}

const LINE_ID_MAX = 60

/** 1.00112E+19: a spreadsheet took the id for a number, and its last digits are lost. */
const ROUNDED_ID = /^[0-9]+(?:[.,][0-9]+)?E\+[0-9]+$/

/**
 * Lines of a statement, as CSV, in any order of columns, with or without a head. Without `columns` they are found. A line of
 * 0.00 is none. One line that cannot be read refuses them all, by its number.
 */
export function parseLines(text: string, columns?: StatementColumn[] | null): StatementLine[] | Fault {
  const layout = findColumns(parseRows(text))
  const places = columns ?? layout.columns
  if (layout.body.length > STATEMENT_LINES_MAX) return { fault: 'too_many_lines', values: { max: STATEMENT_LINES_MAX } }
  const lines: StatementLine[] = []
  for (const { number, cells } of layout.body) {
    const line = parseLine((kind) => cells[places.indexOf(kind)] ?? '', places)
    if (typeof line === 'string') return { fault: line, values: { line: number } }
    if (line.amount !== 0n) lines.push(line)
  }
  return lines
}

function parseLine(cell: (kind: StatementColumn) => string, columns: StatementColumn[]): StatementLine | FieldFault {
  const transaction_id = cell('transaction_id').replace(/\s+/g, '').toUpperCase()
  const amount = columns.includes('amount') ? directed(cell) : sided(cell)
  const day = parseDay(cell('date'))
  const time = parseClock(cell('time')) ?? parseClock(cell('date'))
  if (ROUNDED_ID.test(transaction_id)) return 'statement_id_rounded'
  const is_read = transaction_id !== '' && transaction_id.length <= LINE_ID_MAX && /^[\x21-\x7E]+$/.test(transaction_id)
  return is_read && amount !== null && day !== null ? { transaction_id, amount, day, time } : 'statement_line_invalid'
}

/** An amount with its sign, or with a word for its direction in another column. */
function directed(cell: (kind: StatementColumn) => string): Money | null {
  const amount = parseSigned(cell('amount'))
  return amount !== null && amount > 0n && parseDirection(cell('direction')) === 'out' ? -amount : amount
}

/** Money in and money out in two columns; a row has one of them, or says neither. */
function sided(cell: (kind: StatementColumn) => string): Money | null {
  const [came, went] = [cell('amount_in'), cell('amount_out')].map((text) =>
    text === '' || text === '-' ? 0n : parseSigned(text),
  )
  if (came === null || came === undefined || went === null || went === undefined) return null
  if (came !== 0n && went !== 0n) return null
  if (came === 0n && went === 0n) return cell('amount_in') === '' && cell('amount_out') === '' ? null : 0n
  return came === 0n ? -(went < 0n ? -went : went) : came
}
