import type { Money } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf, arraysOf, rowsOf } from '#platform/server/database/row-set.ts'
import type { Product } from '#report/contract/rules.ts'
import { figureAggregates } from '../aggregation/aggregates.ts'
import { type Figures, figureSum, NO_FIGURES } from '../figures/figures.ts'
import { worstCase } from '../figures/get-open-stakes.ts'
import { ENDS, GAMES } from '../rules.ts'
import type { AggregateSources } from '../sources.ts'
import { spanOfDay } from '../span.ts'
import type { ClosingFigures, ClosingProduct, ClosingStatementLine } from './closing-statement.ts'

/** The figures of a day whose aggregates stand; its lines have the open stakes at its end. */
export async function figuresOfDay(
  tx: Transaction,
  day: string,
  { lines, sources }: { lines: ClosingStatementLine[]; sources: AggregateSources },
): Promise<ClosingFigures> {
  const span = spanOfDay(day)
  const rows = await tx<(Figures & { account_id: bigint | null })[]>`
    select account_id, ${figureSum(tx)} from (${figureAggregates({ tx, live_from: span.to }, span)}) s group by account_id`
  const others = rows.find(({ account_id }) => account_id === null)
  const open = (end: bigint) => lines.find(({ account_end }) => account_end === end)?.closing ?? 0n
  const stakes: Partial<Record<Product, { open_stakes: Money; worst_case: Money | null }>> = {
    two_d: {
      open_stakes: open(ENDS.two_d_stakes),
      worst_case: await worstCase(tx, sources, { scope: null, at: span.to }),
    },
    providers: { open_stakes: open(ENDS.provider_stakes), worst_case: null },
  }
  const products = GAMES.map(({ account_id, group }): ClosingProduct => {
    const { bets, turnover, payout } = rows.find((row) => row.account_id === account_id) ?? NO_FIGURES
    return { product: group, bets, turnover, payout, open_stakes: 0n, worst_case: 0n, ...stakes[group] }
  })
  return {
    products,
    bonus_cost: others?.bonus_cost ?? 0n,
    commissions: others?.commissions ?? 0n,
    adjustments: others?.adjustments ?? 0n,
  }
}

export async function insertFigures(tx: Transaction, day: string, { products }: ClosingFigures): Promise<void> {
  await tx`
    insert into report.closing_statement_figure (day, product, bets, turnover, payout, open_stakes, worst_case)
    select ${day}::text::date, * from ${rowsOf(tx, 'figure', products, {
      product: 'text',
      bets: 'bigint',
      turnover: 'bigint',
      payout: 'bigint',
      open_stakes: 'bigint',
      worst_case: 'bigint',
    })}`
}

type Closed = Partial<Pick<ClosingFigures, 'bonus_cost' | 'commissions' | 'adjustments'>> & { day: string }

/** The figures of closed days as they were closed, by day; a day without any is left out. */
export async function figuresOfClosed(db: Queryable, days: string[]): Promise<Map<string, ClosingFigures>> {
  const closingStatements = await db<Required<Closed>[]>`
    select day::text, bonus_cost, commissions, adjustments from report.closing_statement
    where day = any (${arrayOf(db, 'date', days)}) and bonus_cost is not null
      and commissions is not null and adjustments is not null`
  const rows = await db<(ClosingProduct & { day: string })[]>`
    select day::text, product, bets, turnover, payout, open_stakes, worst_case from report.closing_statement_figure
    where day = any (${arrayOf(db, 'date', days)})
    order by array_position(${arraysOf(db, GAMES, { group: 'text' })}, product)`
  const products = Map.groupBy(rows, ({ day }) => day)
  return new Map(closingStatements.map(({ day, ...others }) => [day, { ...others, products: products.get(day) ?? [] }]))
}
