import { latinDigits } from '#platform/contract/typed-text.ts'

/** One row of a statement that was pasted or read from a CSV file. */
export interface StatementRow {
  /** Of the text, from 1. */
  number: number
  cells: string[]
}

/** A row that has one of these is separated by it; a comma may stand in its amounts. */
const RARE_SEPARATORS = ['\t', ';']

/** Rows without empty ones, their digits in Latin. */
export function parseRows(text: string): StatementRow[] {
  return latinDigits(text)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ number: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
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
