import { STATEMENT_LINES_MAX } from '#contract/cashier/account-rules.ts'
import { type Money, parseMoney } from '#contract/shared/money.ts'
import type { FieldFault, ProblemValues } from '#contract/shared/problem.ts'

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

/**
 * Lines of a statement, as CSV: transaction id, amount and date, in this order, with or without a head. What stands in
 * further columns is not read. One line that cannot be read refuses them all, by its number.
 */
export function parseLines(text: string): StatementLine[] | Fault {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ number: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const body = rows[0] && isHead(rows[0].cells) ? rows.slice(1) : rows
  if (body.length > STATEMENT_LINES_MAX) return { fault: 'too_many_lines', values: { max: STATEMENT_LINES_MAX } }
  const lines: StatementLine[] = []
  for (const { number, cells } of body) {
    const line = parseLine(cells)
    if (line === null) return { fault: 'statement_line_invalid', values: { line: number } }
    lines.push(line)
  }
  return lines
}

/** A head has no digit in it; a line has an amount. */
const isHead = (cells: string[]) => cells.every((cell) => !/[0-9]/.test(cell))

function parseLine([id = '', written = '', date = '']: string[]): StatementLine | null {
  const transaction_id = id.replace(/\s+/g, '').toUpperCase()
  const amount = parseSigned(written)
  const day = parseDay(date)
  const is_read = transaction_id !== '' && transaction_id.length <= LINE_ID_MAX && /^[\x21-\x7E]+$/.test(transaction_id)
  return is_read && amount !== null && day !== null ? { transaction_id, amount, day } : null
}

/** Below zero with a sign in front, or in brackets, as accountants write it. */
function parseSigned(text: string): Money | null {
  const [, sign = '', digits = ''] =
    /^([-−+]?)([0-9][0-9,]*(?:\.[0-9]+)?)$/.exec(text.replace(/^\((.*)\)$/, '-$1')) ?? []
  const amount = parseMoney(digits.replaceAll(',', ''), DECIMALS)
  if (!amount) return null
  return sign === '-' || sign === '−' ? -amount : amount
}

/** 2026-07-31, or 31/07/2026 as the banks of the country write it; what follows a blank is a time of the day. */
function parseDay(text: string): string | null {
  const [date = ''] = text.split(/[ T]/)
  const [, d, m, y] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-](2[0-9]{3})$/.exec(date) ?? []
  const day = y && m && d ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : date
  if (!/^2[0-9]{3}-[0-9]{2}-[0-9]{2}$/.test(day)) return null
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
