import { STATEMENT_LINES_MAX } from '#cashier/contract/account-rules.ts'
import { type Money, parseMoney } from '#platform/contract/money.ts'
import type { FieldFault, ProblemValues } from '#platform/contract/problem.ts'
import { latinDigits, plainAmount } from '#platform/contract/typed-text.ts'

export interface StatementLine {
  transaction_id: string
  /** Below zero when it left the account. */
  amount: Money
  /** YYYY-MM-DD */
  day: string
}

interface Fault {
  fault: FieldFault
  values: ProblemValues
}

/** As banks write hundredths. */
const DECIMALS = 2
const LINE_ID_MAX = 60
/** A row that has one of these is separated by it; a comma may stand in its amounts. */
const RARE_SEPARATORS = ['\t', ';']

/** 1.00112E+19: a spreadsheet took the id for a number, and its last digits are lost. */
const ROUNDED_ID = /^[0-9]+(?:[.,][0-9]+)?E\+[0-9]+$/
/** The year 2569 of Thailand is 2026; no statement is of the year 2500. */
const BUDDHIST_YEAR_MIN = 2500
const BUDDHIST_YEARS_AHEAD = 543

/**
 * Lines of a statement, as CSV: transaction id, amount and date, in this order, with or without a head. What stands in
 * further columns is not read, and a line of 0.00 is none. One line that cannot be read refuses them all, by its number.
 */
export function parseLines(text: string): StatementLine[] | Fault {
  const rows = latinDigits(text)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ number: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const body = rows[0] && isHead(rows[0].cells) ? rows.slice(1) : rows
  if (body.length > STATEMENT_LINES_MAX) return { fault: 'too_many_lines', values: { max: STATEMENT_LINES_MAX } }
  const lines: StatementLine[] = []
  for (const { number, cells } of body) {
    const line = parseLine(cells)
    if (typeof line === 'string') return { fault: line, values: { line: number } }
    if (line.amount !== 0n) lines.push(line)
  }
  return lines
}

/** A head has no digit in it; a line has an amount. */
const isHead = (cells: string[]) => cells.every((cell) => !/[0-9]/.test(cell))

function parseLine([id = '', written = '', date = '']: string[]): StatementLine | FieldFault {
  const transaction_id = id.replace(/\s+/g, '').toUpperCase()
  const amount = parseSigned(written)
  const day = parseDay(date)
  if (ROUNDED_ID.test(transaction_id)) return 'statement_id_rounded'
  const is_read = transaction_id !== '' && transaction_id.length <= LINE_ID_MAX && /^[\x21-\x7E]+$/.test(transaction_id)
  return is_read && amount !== null && day !== null ? { transaction_id, amount, day } : 'statement_line_invalid'
}

/** Below zero with a sign in front, or in brackets, as accountants write it. */
function parseSigned(text: string): Money | null {
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/.exec(plainAmount(text.replace(/^\((.*)\)$/, '-$1'))) ?? []
  const amount = parseMoney(digits, DECIMALS)
  return amount !== null && sign === '-' ? -amount : amount
}

const ISO_DAY = /^(?<y>2[0-9]{3})-(?<m>[0-9]{2})-(?<d>[0-9]{2})$/
/** As the banks of the country write it. */
const LOCAL_DAY = /^(?<d>[0-9]{1,2})[/.-](?<m>[0-9]{1,2})[/.-](?<y>2[0-9]{3})$/

/** 2026-07-31 or 31/07/2026; what follows a blank is a time of the day. */
function parseDay(text: string): string | null {
  const [date = ''] = text.split(/[ T]/)
  const { y, m = '', d = '' } = (ISO_DAY.exec(date) ?? LOCAL_DAY.exec(date))?.groups ?? {}
  if (y === undefined) return null
  const year = Number(y) < BUDDHIST_YEAR_MIN ? Number(y) : Number(y) - BUDDHIST_YEARS_AHEAD
  const day = `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}

/** The cells of one row; a cell in quotes may hold the separator, and a doubled quote stands for one. */
function cellsOf(row: string): string[] {
  const separator = RARE_SEPARATORS.find((one) => row.includes(one)) ?? ','
  const cells = ['']
  let is_quoted = false
  for (const letter of row) {
    if (letter === '"') is_quoted = !is_quoted
    else if (letter === separator && !is_quoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells.map((cell) => cell.trim())
}
