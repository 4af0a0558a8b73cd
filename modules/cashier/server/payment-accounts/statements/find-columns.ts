import type { StatementColumn } from '#cashier/contract/account-rules.ts'
import { parseClock, parseDay, parseDirection, parseSigned } from './parse-cell.ts'
import type { StatementRow } from './parse-rows.ts'

/** How a statement is read: its rows below the head, and what stands in each column. */
export interface StatementLayout {
  /** Titles of the columns; null without a head. */
  head: string[] | null
  body: StatementRow[]
  columns: StatementColumn[]
}

/** Lines above the head that a bank prints: the account, the owner, the days. */
const HEAD_SEARCH_ROWS = 20
/** As this page has asked for it where nothing else can be found. */
const DEFAULT: StatementColumn[] = ['transaction_id', 'amount', 'date']

/** The first of them that fits a title counts: "Transaction amount" is an amount and no transaction id. */
const TITLES: [RegExp, StatementColumn][] = [
  [/balance|လက်ကျန်/i, 'none'],
  [/^(?:type|dr ?\/ ?cr|cr ?\/ ?dr|direction)$/i, 'direction'],
  [/\b(?:credit|deposit|received|in|cr)\b|အဝင်|ဝင်ငွေ/i, 'amount_in'],
  [/\b(?:debit|withdrawal|paid|out|dr)\b|အထွက်|ထွက်ငွေ/i, 'amount_out'],
  [/\bamount\b|ပမာဏ/i, 'amount'],
  [/\b(?:date|day)\b|ရက်/i, 'date'],
  [/\btime\b|အချိန်/i, 'time'],
  [/\b(?:trans(?:action)?|txn|trx|ref(?:erence)?)\b|^id$|အမှတ်/i, 'transaction_id'],
]

/** Works out what the columns of a statement are, by their titles and by what stands in them. Staff confirm it. */
export function findColumns(rows: StatementRow[]): StatementLayout {
  const at = headAt(rows)
  const head = at === null ? null : (rows[at]?.cells ?? [])
  const body = at === null ? rows : rows.slice(at + 1)
  const found = fillColumns(body, titledColumns(head ?? []))
  return { head, body, columns: isWhole(found) ? found : DEFAULT }
}

const isWhole = (columns: StatementColumn[]) =>
  columns.includes('transaction_id') &&
  columns.includes('date') &&
  ['amount', 'amount_in', 'amount_out'].some((one) => columns.includes(one as StatementColumn))

/** The row with the titles of an id or amount and of another column; else the first row if it has no digit. */
function headAt(rows: StatementRow[]): number | null {
  const titled = rows.slice(0, HEAD_SEARCH_ROWS).findIndex(({ cells }) => {
    const columns = titledColumns(cells).filter((one) => one !== 'none')
    return columns.length > 1 && columns.some((one) => one !== 'date' && one !== 'time')
  })
  if (titled >= 0) return titled
  return rows[0]?.cells.every((cell) => !/[0-9]/.test(cell)) ? 0 : null
}

/** Each kind of column once at most. */
function titledColumns(titles: string[]): StatementColumn[] {
  const taken = new Set<StatementColumn>()
  return titles.map((title) => {
    const kind = TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? 'none'
    if (kind === 'none' || taken.has(kind)) return 'none'
    taken.add(kind)
    return kind
  })
}

/** Gives the kinds that no title has named to columns by what stands in them. */
function fillColumns(rows: StatementRow[], titled: StatementColumn[]): StatementColumn[] {
  const width = Math.max(titled.length, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, place) => titled[place] ?? 'none')
  const cellsAt = (place: number) => rows.map(({ cells }) => cells[place] ?? '').filter((cell) => cell !== '')
  const give = (kind: StatementColumn, place: number | undefined) => {
    if (place !== undefined && !columns.includes(kind)) columns[place] = kind
  }
  const free = () => columns.flatMap((kind, place) => (kind === 'none' ? [place] : []))
  // A title of a date or time says less than what stands below it: "Transaction time" may be both.
  const timed = columns.indexOf('time')
  if (timed >= 0 && !columns.includes('date') && isMostly(cellsAt(timed), parseDay)) columns[timed] = 'date'
  give(
    'date',
    free().find((place) => isMostly(cellsAt(place), parseDay)),
  )
  give(
    'time',
    free().find((place) => isMostly(cellsAt(place), (cell) => (parseDay(cell) ? null : parseClock(cell)))),
  )
  if (columns.includes('direction') && !isMostly(cellsAt(columns.indexOf('direction')), parseDirection))
    columns[columns.indexOf('direction')] = 'none'
  give(
    'direction',
    free().find((place) => isMostly(cellsAt(place), parseDirection)),
  )
  give('transaction_id', idColumn(free(), cellsAt))
  if (columns.includes('amount') || columns.includes('amount_in') || columns.includes('amount_out')) return columns
  return withAmounts(
    columns,
    rows,
    free().filter((place) => isMostly(cellsAt(place), amountOf)),
  )
}

const isMostly = (cells: string[], parse: (cell: string) => unknown) =>
  cells.length > 0 && cells.filter((cell) => parse(cell) !== null).length * 2 >= cells.length

/** An amount by its looks: neither a phone nor a long id. */
const amountOf = (cell: string) => (/^0[0-9]|^[0-9]{10}/.test(cell) ? null : parseSigned(cell))

/** As much as four digits more: an amount of a million has seven. */
const LETTERS_SCORE = 4

/** The column whose cells differ from one another and are longest; letters speak for it, signs of amounts against it. */
function idColumn(places: number[], cellsAt: (place: number) => string[]): number | undefined {
  const scored = places.flatMap((place) => {
    const cells = cellsAt(place).filter((cell) => /^[0-9A-Za-z][0-9A-Za-z/_ -]*$/.test(cell) && /[0-9]/.test(cell))
    if (cells.length === 0 || cells.length * 2 < cellsAt(place).length || new Set(cells).size < cells.length) return []
    const letters = cells.filter((cell) => /[A-Za-z]/.test(cell)).length
    const length = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length
    return [{ place, score: length + (letters * 2 >= cells.length ? LETTERS_SCORE : 0) }]
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.place
}

/** One column of amounts, or two of which each row fills one, or one beside the balance that it changes. */
function withAmounts(columns: StatementColumn[], rows: StatementRow[], places: number[]): StatementColumn[] {
  const [first, second, ...more] = places
  if (first === undefined || more.length > 1) return columns
  if (second === undefined) return columns.with(first, 'amount')
  const valueAt = ({ cells }: StatementRow, place: number) => parseSigned(cells[place] ?? '') ?? 0n
  const isEitherOr = rows.every((row) => (valueAt(row, first) === 0n) !== (valueAt(row, second) === 0n))
  if (isEitherOr && rows.length > 1) return columns.with(first, 'amount_in').with(second, 'amount_out')
  if (more.length > 0) return columns
  const sizeOf = (value: bigint) => (value < 0n ? -value : value)
  const changes = rows.slice(1).map((row, before) => {
    const change = sizeOf(valueAt(row, second) - valueAt(rows[before] ?? row, second))
    return [row, rows[before] ?? row].some((one) => sizeOf(valueAt(one, first)) === change)
  })
  return changes.length > 0 && changes.every((fits) => fits) ? columns.with(first, 'amount') : columns
}
