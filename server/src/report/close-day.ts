import { type Database, type Queryable, type Transaction, transaction } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/row-set.ts'
import { Problem } from '../platform/http/problem.ts'
import { recordAudit, type StaffCaller } from '../staff/index.ts'
import { type ClosingFigures, hashOf, linesOf, type Sheet } from './closing.ts'
import { figuresOfDay, insertFigures } from './closing-figures.ts'
import type { FoldDoors, ReportDependencies } from './sources.ts'
import { dayAfter, spanOfDay } from './span.ts'

/** One who closes at a time; the number has no meaning. */
const CLOSING_LOCK = 7_268_156
/** Who did it where nobody asked: the job of the night. */
const JOB = { staff_id: null, user_name: 'night job', role: 'program', address: '-' }

/**
 * Closes a day, and every open one before it, each with a sheet that never changes.
 * @throws Problem day_not_over, day_closed, day_differs
 */
export async function closeDay({ db, doors }: ReportDependencies, staff: StaffCaller, day: string): Promise<void> {
  await transaction(db, async (tx) => {
    await waitForOthers(tx)
    const closed = await tx`select from report.closing where day = ${day}::text::date`
    if (closed.length > 0) throw new Problem('day_closed')
    const next = await nextDayToClose(tx)
    if (next === null || day > next.last || day < next.day) throw new Problem('day_not_over')
    for (let each = next.day; each <= day; each = dayAfter(each)) {
      if (!(await isAsFolded(tx, each))) throw new Problem('day_differs', { values: { day: each } })
      await closeOne(tx, each, { staff, doors })
    }
  })
}

/** By itself in the night: every day whose sums stand, and where they still are what the ledger says. */
export async function closeDays(db: Database, doors: FoldDoors): Promise<{ closed: string[]; differs: string | null }> {
  const closed: string[] = []
  for (;;) {
    const result = await transaction(db, async (tx) => {
      await waitForOthers(tx)
      const next = await nextDayToClose(tx)
      if (next === null) return null
      if (!(await isAsFolded(tx, next.day))) return { day: next.day, is_closed: false }
      await closeOne(tx, next.day, { staff: null, doors })
      return { day: next.day, is_closed: true }
    })
    if (result === null) return { closed, differs: null }
    if (!result.is_closed) return { closed, differs: result.day }
    closed.push(result.day)
  }
}

const waitForOthers = (tx: Transaction) => tx`select pg_advisory_xact_lock(${CLOSING_LOCK})`

/** The first open day and the last that could be closed; null while there is none. */
export async function nextDayToClose(db: Queryable): Promise<{ day: string; last: string } | null> {
  const [row] = await db<{ first: string | null; last: string | null; closed: string | null }[]>`
    select min(day)::text as first, max(day)::text as last, (select max(day)::text from report.closing) as closed
    from report.folded_day`
  const day = row?.closed ? dayAfter(row.closed) : row?.first
  return row?.last && day && day <= row.last ? { day, last: row.last } : null
}

async function isAsFolded(tx: Transaction, day: string): Promise<boolean> {
  const { from, to } = spanOfDay(day)
  const [row] = await tx<{ is_same: boolean }[]>`
    select f.transfers = t.transfers and f.amount = t.amount as is_same
    from report.folded_day f, (
      select count(*) as transfers, coalesce(sum(amount), 0) as amount from ledger.transfer
      where created_at >= ${from} and created_at < ${to}
    ) t where f.day = ${day}::text::date`
  return row?.is_same === true
}

interface Closer {
  staff: StaffCaller | null
  doors: FoldDoors
}

async function closeOne(tx: Transaction, day: string, { staff, doors }: Closer): Promise<void> {
  const sheet = await drawUp(tx, day, doors)
  const hash = hashOf(sheet)
  const { bonus_cost, commissions, adjustments } = sheet.figures
  await tx`
    insert into report.closing (day, closed_by, transfers, previous_hash, hash, bonus_cost, commissions, adjustments)
    values (${day}::text::date, ${staff?.staff_id ?? null}, ${sheet.transfers}, ${sheet.previous_hash}, ${hash},
            ${bonus_cost}, ${commissions}, ${adjustments})`
  await insertFigures(tx, day, sheet.figures)
  await tx`
    insert into report.closing_line (day, account_end, opening, came_in, went_out, closing)
    select ${day}::text::date, * from ${rowsOf(tx, 'line', sheet.lines, {
      account_end: 'bigint',
      opening: 'bigint',
      came_in: 'bigint',
      went_out: 'bigint',
      closing: 'bigint',
    })}`
  await recordAudit(tx, {
    staff: staff ?? JOB,
    action: 'closing.close',
    object: `closing:${day}`,
    after: { day, transfers: String(sheet.transfers), hash: hash.toString('hex') },
  })
}

async function drawUp(tx: Transaction, day: string, doors: FoldDoors): Promise<Sheet & { figures: ClosingFigures }> {
  const moved = await tx<{ account_end: bigint; came_in: bigint; went_out: bigint }[]>`
    select account_end, sum(came_in)::bigint as came_in, sum(went_out)::bigint as went_out
    from report.day_sum s
    cross join lateral (values (s.debit_end, 0, s.amount), (s.credit_end, s.amount, 0)) leg (account_end, came_in, went_out)
    where s.day = ${day}::text::date group by 1`
  const [last] = await tx<{ day: string; hash: Buffer }[]>`
    select day::text, hash from report.closing order by day desc limit 1`
  const opened = last
    ? await tx<{ account_end: bigint; closing: bigint }[]>`
        select account_end, closing from report.closing_line where day = ${last.day}::text::date`
    : []
  const [folded] = await tx<{ transfers: bigint }[]>`
    select transfers from report.folded_day where day = ${day}::text::date`
  const opening = new Map(opened.map((line) => [line.account_end, line.closing]))
  const lines = linesOf(opening, moved)
  const figures = await figuresOfDay(tx, day, { lines, doors })
  return { day, transfers: folded?.transfers ?? 0n, previous_hash: last?.hash ?? null, lines, figures }
}
