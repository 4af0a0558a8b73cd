import { writeMoney } from '#contract/money.ts'
import type { ClosingRow, ClosingSheet, ClosingsAnswer } from '#contract/report-console.ts'
import type { Database, Fragment, Queryable } from '../platform/database/database.ts'
import { pageOf, success } from '../platform/http/answers.ts'
import { Problem } from '../platform/http/problem.ts'
import type { StaffCaller } from '../staff/index.ts'
import { nextDayToClose } from './close-day.ts'
import type { ClosingFigures, ClosingLine, ClosingProduct } from './closing.ts'
import { figuresOfClosed } from './closing-figures.ts'
import { houseAccounts } from './house-accounts.ts'
import { checkAgainstLedger } from './ledger-check.ts'
import { inSnapshot } from './movement.ts'
import { NO_PLAY, type Play, writeFigures, writePlay } from './play.ts'
import { endName } from './rules.ts'
import { spanOfDay } from './span.ts'

const PAGE_SIZE = 50

interface Row {
  day: string
  closed_at: Date
  closed_by: string | null
  transfers: bigint
  previous_hash: Buffer | null
  hash: Buffer
}

const closings = (db: Queryable, where: Fragment): Fragment => db`
  select c.day::text, c.closed_at, s.user_name as closed_by, c.transfers, c.previous_hash, c.hash
  from report.closing c left join staff.staff s on s.id = c.closed_by where ${where} order by c.day desc`

export async function listClosings(db: Database, after: string | undefined): Promise<ClosingsAnswer> {
  const where = after === undefined ? db`true` : db`c.day < ${after}::text::date`
  const rows = await db<Row[]>`${closings(db, where)} limit ${PAGE_SIZE + 1}`
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ day }) => day)
  const next_day = await nextDayToClose(db)
  return { ...success(page.map(writeClosing)), next, next_day: next_day?.day ?? null }
}

/** @throws Problem not_found for a day that is not closed */
export async function showClosing(db: Database, staff: StaffCaller, day: string): Promise<ClosingSheet> {
  return inSnapshot(db, async (snapshot) => {
    const { tx } = snapshot
    const [row] = await tx<Row[]>`${closings(tx, tx`c.day::text = ${day}`)}`
    if (!row) throw new Problem('not_found')
    const names = await houseAccounts(tx)
    const lines = await tx<ClosingLine[]>`
      select account_end, opening, came_in, went_out, closing from report.closing_line
      where day = ${day}::text::date order by account_end < 100, account_end`
    const moved = lines.reduce((sum, line) => sum + line.came_in, 0n)
    return {
      ...writeClosing(row),
      previous_hash: row.previous_hash?.toString('hex') ?? null,
      lines: lines.map((line) => ({
        account: endName(line.account_end, names),
        opening: writeMoney(line.opening),
        came_in: writeMoney(line.came_in),
        went_out: writeMoney(line.went_out),
        closing: writeMoney(line.closing),
      })),
      figures: writeClosingFigures((await figuresOfClosed(tx, [day])).get(day) ?? null),
      check: await checkAgainstLedger(snapshot, staff, moved, {
        span: spanOfDay(day),
        amount: tx`t.amount`,
        where: tx`true`,
      }),
    }
  })
}

function writeClosingFigures(figures: ClosingFigures | null): ClosingSheet['figures'] {
  if (figures === null) return null
  const { products, ...others } = figures
  const total = products.reduce(addProduct, { ...NO_PLAY, open_stakes: 0n, worst_case: 0n })
  const open = (one: OpenAtClose) => ({
    open_stakes: writeMoney(one.open_stakes),
    worst_case: one.worst_case === null ? null : writeMoney(one.worst_case),
  })
  return {
    products: products.map((one) => ({ product: one.product, ...writePlay(one), ...open(one) })),
    total: { ...writeFigures({ ...total, ...others }), ...open(total) },
  }
}

type OpenAtClose = Pick<ClosingProduct, 'open_stakes' | 'worst_case'>
/** The worst case of a sum is that of the products whose worst case is known. */
const addProduct = (total: Play & OpenAtClose, one: ClosingProduct): Play & OpenAtClose => ({
  bets: total.bets + one.bets,
  turnover: total.turnover + one.turnover,
  payout: total.payout + one.payout,
  open_stakes: total.open_stakes + one.open_stakes,
  worst_case: (total.worst_case ?? 0n) + (one.worst_case ?? 0n),
})

const writeClosing = (row: Row): ClosingRow => ({
  day: row.day,
  closed_at: row.closed_at.toISOString(),
  closed_by: row.closed_by,
  transfers: Number(row.transfers),
  hash: row.hash.toString('hex'),
})
