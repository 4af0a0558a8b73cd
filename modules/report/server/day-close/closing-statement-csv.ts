import type { Database } from '#platform/server/database/database.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getClosingStatement } from './closing-statements.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
const HEAD = ['day', 'part', 'name', 'figure', 'amount']

/**
 * The closing statement of a day as a file: one amount to a line, so that figures of the total, of each product and of
 * each account stand in one table. @throws Problem not_found for a day that is not closed
 */
export async function closingStatementCsv(db: Database, staff: StaffCaller, day: string): Promise<StreamAnswer> {
  const { figures, lines } = await getClosingStatement(db, staff, day)
  const accounts = lines.map(({ account, opening, credits, debits, closing }) => ({
    part: 'account',
    name: account,
    amounts: { opening, credits, debits, closing },
  }))
  const products = (figures?.products ?? []).map(({ product, ...amounts }) => ({
    part: 'product',
    name: product,
    amounts,
  }))
  const total = figures ? [{ part: 'total', name: 'all', amounts: figures.total }] : []
  const rows = [...total, ...products, ...accounts].flatMap(({ part, name, amounts }) =>
    Object.entries(amounts).map(([figure, amount]) => csvLine([day, part, name, figure, amount])),
  )
  return new StreamAnswer('text/csv; charset=utf-8', `closing-${day}.csv`, [BYTE_ORDER_MARK + csvLine(HEAD), ...rows])
}
