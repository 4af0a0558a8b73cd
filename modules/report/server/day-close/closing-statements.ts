import { writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment, Queryable } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type {
  ClosingStatement,
  ClosingStatementRow,
  ClosingStatementsAnswer,
  RecountQuery,
} from '#report/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { NO_FIGURES, type ProductFigures, serializeFigures, serializeProductFigures } from '../figures/figures.ts'
import { checkAgainstLedger } from '../figures/ledger-check.ts'
import { endName } from '../rules.ts'
import { inReport } from '../snapshot.ts'
import { spanOfDay } from '../span.ts'
import { nextDayToClose } from './close-day.ts'
import { figuresOfClosed } from './closing-figures.ts'
import type { ClosingFigures, ClosingProduct, ClosingStatementLine } from './closing-statement.ts'

const PAGE_SIZE = 50

interface StatementRecord {
  day: string
  closed_at: Date
  closed_by: string | null
  transfers: bigint
  previous_hash: Buffer | null
  hash: Buffer
}

const closingStatements = (db: Queryable, where: Fragment): Fragment => db`
  select c.day::text, c.closed_at, s.user_name as closed_by, c.transfers, c.previous_hash, c.hash
  from report.closing_statement c left join staff.staff s on s.id = c.closed_by where ${where} order by c.day desc`

export async function listClosingStatements(db: Database, after: string | undefined): Promise<ClosingStatementsAnswer> {
  const where = after === undefined ? db`true` : db`c.day < ${after}::text::date`
  const rows = await db<StatementRecord[]>`${closingStatements(db, where)} limit ${PAGE_SIZE + 1}`
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ day }) => day)
  const next_day = await nextDayToClose(db)
  return { ...success(page.map(serializeStatement)), next, next_day: next_day?.day ?? null }
}

/** @throws Problem not_found for a day that is not closed */
export async function getClosingStatement(
  db: Database,
  staff: StaffCaller,
  day: string,
  query: RecountQuery = {},
): Promise<ClosingStatement> {
  return inReport(db, query, async (snapshot) => {
    const { tx } = snapshot
    const [row] = await tx<StatementRecord[]>`${closingStatements(tx, tx`c.day::text = ${day}`)}`
    if (!row) throw new Problem('not_found')
    const names = await getAccountNames(tx)
    const lines = await tx<ClosingStatementLine[]>`
      select account_end, opening, credits, debits, closing from report.closing_statement_line
      where day = ${day}::text::date order by account_end < 100, account_end`
    const moved = lines.reduce((sum, line) => sum + line.credits, 0n)
    return {
      ...serializeStatement(row),
      previous_hash: row.previous_hash?.toString('hex') ?? null,
      lines: lines.map((line) => ({
        account: endName(line.account_end, names),
        opening: writeMoney(line.opening),
        credits: writeMoney(line.credits),
        debits: writeMoney(line.debits),
        closing: writeMoney(line.closing),
      })),
      figures: serializeClosingFigures((await figuresOfClosed(tx, [day])).get(day) ?? null),
      check: await checkAgainstLedger(snapshot, staff, moved, {
        span: spanOfDay(day),
        amount: tx`t.amount`,
        where: tx`true`,
      }),
    }
  })
}

function serializeClosingFigures(figures: ClosingFigures | null): ClosingStatement['figures'] {
  if (figures === null) return null
  const { products, ...others } = figures
  const total = products.reduce(addProduct, { ...NO_FIGURES, open_stakes: 0n, worst_case: 0n })
  const open = (one: OpenAtClose) => ({
    open_stakes: writeMoney(one.open_stakes),
    worst_case: one.worst_case === null ? null : writeMoney(one.worst_case),
  })
  return {
    products: products.map((one) => ({ product: one.product, ...serializeProductFigures(one), ...open(one) })),
    total: { ...serializeFigures({ ...total, ...others }), ...open(total) },
  }
}

type OpenAtClose = Pick<ClosingProduct, 'open_stakes' | 'worst_case'>
/** The worst case of a sum is that of the products whose worst case is known. */
const addProduct = (total: ProductFigures & OpenAtClose, one: ClosingProduct): ProductFigures & OpenAtClose => ({
  bets: total.bets + one.bets,
  turnover: total.turnover + one.turnover,
  payout: total.payout + one.payout,
  open_stakes: total.open_stakes + one.open_stakes,
  worst_case: (total.worst_case ?? 0n) + (one.worst_case ?? 0n),
})

const serializeStatement = (row: StatementRecord): ClosingStatementRow => ({
  day: row.day,
  closed_at: row.closed_at.toISOString(),
  closed_by: row.closed_by,
  transfers: Number(row.transfers),
  hash: row.hash.toString('hex'),
})
