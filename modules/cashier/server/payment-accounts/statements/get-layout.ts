import { STATEMENT_EXAMPLES } from '#cashier/contract/account-rules.ts'
import type { StatementLayout, StatementLayoutBody } from '#cashier/contract/account-statements.ts'
import { kyat, writeMoney } from '#platform/contract/money.ts'
import { findColumns } from './find-columns.ts'
import { parseLines, type StatementLine } from './parse-lines.ts'
import { parseRows } from './parse-rows.ts'

/** How the lines of a statement would be read, by the columns asked for or by those that are found. Keeps nothing. */
export function getLayout({ lines: text, columns }: StatementLayoutBody): StatementLayout {
  const { head, body, columns: found } = findColumns(parseRows(text))
  const examples = body.slice(0, STATEMENT_EXAMPLES).map(({ cells }) => cells)
  const width = Math.max(head?.length ?? 0, ...examples.map((cells) => cells.length))
  const shown = Array.from({ length: width }, (_, place) => (columns ?? found)[place] ?? 'none')
  const lines = parseLines(text, shown)
  return { columns: shown, head, examples, sums: Array.isArray(lines) ? sumsOf(lines) : null }
}

function sumsOf(lines: StatementLine[]): StatementLayout['sums'] {
  const sum = (amounts: bigint[]) => writeMoney(amounts.reduce((total, amount) => total + amount, kyat(0)))
  const amounts = lines.map(({ amount }) => amount)
  return {
    lines: lines.length,
    money_in: sum(amounts.filter((amount) => amount > 0n)),
    money_out: sum(amounts.filter((amount) => amount < 0n).map((amount) => -amount)),
  }
}
