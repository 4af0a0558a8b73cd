import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, type Queryable, type Transaction, transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { AggregateSources, ReportDependencies } from '../sources.ts'
import { dayAfter, spanOfDay } from '../span.ts'
import { figuresOfDay, insertFigures } from './closing-figures.ts'
import { type ClosingFigures, type ClosingStatement, hashOf, statementLinesOf } from './closing-statement.ts'

/** The actor in the audit log where the nightly job closes the day. */
const JOB = { staff_id: null, user_name: 'night job', role: 'program', address: '-' }

/**
 * Closes a day, and every open one before it, each with a closing statement that never changes.
 * @throws Problem day_not_over, day_closed, day_differs
 */
export async function closeDay({ db, sources }: ReportDependencies, staff: StaffCaller, day: string): Promise<void> {
  await transaction(db, async (tx) => {
    await waitForOthers(tx)
    const closed = await tx`select from report.closing_statement where day = ${day}::text::date`
    if (closed.length > 0) throw new Problem('day_closed')
    const next = await nextDayToClose(tx)
    if (next === null || day > next.last || day < next.day) throw new Problem('day_not_over')
    for (let each = next.day; each <= day; each = dayAfter(each)) {
      if (!(await isAsAggregated(tx, each))) throw new Problem('day_differs', { values: { day: each } })
      await closeOne(tx, each, { staff, sources })
    }
  })
}

/** By itself in the night: every day whose aggregates stand and still are what the ledger says. */
export async function closeDays(
  db: Database,
  sources: AggregateSources,
): Promise<{ closed: string[]; differs: string | null }> {
  const closed: string[] = []
  for (;;) {
    const result = await transaction(db, async (tx) => {
      await waitForOthers(tx)
      const next = await nextDayToClose(tx)
      if (next === null) return null
      if (!(await isAsAggregated(tx, next.day))) return { day: next.day, is_closed: false }
      await closeOne(tx, next.day, { staff: null, sources })
      return { day: next.day, is_closed: true }
    })
    if (result === null) return { closed, differs: null }
    if (!result.is_closed) return { closed, differs: result.day }
    closed.push(result.day)
  }
}

const waitForOthers = (tx: Transaction) => tx`select pg_advisory_xact_lock(${LOCKS.day_close})`

/** The first open day and the last that could be closed; null while there is none. */
export async function nextDayToClose(db: Queryable): Promise<{ day: string; last: string } | null> {
  const [row] = await db<{ first: string | null; last: string | null; closed: string | null }[]>`
    select min(day)::text as first, max(day)::text as last, (select max(day)::text from report.closing_statement) as closed
    from report.aggregated_day`
  const day = row?.closed ? dayAfter(row.closed) : row?.first
  return row?.last && day && day <= row.last ? { day, last: row.last } : null
}

async function isAsAggregated(tx: Transaction, day: string): Promise<boolean> {
  const { from, to } = spanOfDay(day)
  const [row] = await tx<{ is_same: boolean }[]>`
    select f.transfers = t.transfers and f.amount = t.amount as is_same
    from report.aggregated_day f, (
      select count(*) as transfers, coalesce(sum(amount), 0) as amount from ledger.transfer
      where created_at >= ${from} and created_at < ${to}
    ) t where f.day = ${day}::text::date`
  return row?.is_same === true
}

interface Closer {
  staff: StaffCaller | null
  sources: AggregateSources
}

async function closeOne(tx: Transaction, day: string, { staff, sources }: Closer): Promise<void> {
  const statement = await createStatement(tx, day, sources)
  const hash = hashOf(statement)
  const { bonus_cost, commissions, adjustments } = statement.figures
  await tx`
    insert into report.closing_statement (day, closed_by, transfers, previous_hash, hash, bonus_cost, commissions, adjustments)
    values (${day}::text::date, ${staff?.staff_id ?? null}, ${statement.transfers}, ${statement.previous_hash}, ${hash},
            ${bonus_cost}, ${commissions}, ${adjustments})`
  await insertFigures(tx, day, statement.figures)
  await tx`
    insert into report.closing_statement_line (day, account_end, opening, credits, debits, closing)
    select ${day}::text::date, * from ${rowsOf(tx, 'line', statement.lines, {
      account_end: 'bigint',
      opening: 'bigint',
      credits: 'bigint',
      debits: 'bigint',
      closing: 'bigint',
    })}`
  await recordAudit(tx, {
    staff: staff ?? JOB,
    action: 'day_close.close',
    object: `closing_statement:${day}`,
    after: { day, transfers: String(statement.transfers), hash: hash.toString('hex') },
  })
}

async function createStatement(
  tx: Transaction,
  day: string,
  sources: AggregateSources,
): Promise<ClosingStatement & { figures: ClosingFigures }> {
  const moved = await tx<{ account_end: bigint; credits: bigint; debits: bigint }[]>`
    select account_end, sum(credits)::bigint as credits, sum(debits)::bigint as debits
    from report.daily_aggregate s
    cross join lateral (values (s.debit_end, 0, s.amount), (s.credit_end, s.amount, 0)) leg (account_end, credits, debits)
    where s.day = ${day}::text::date group by 1`
  const [last] = await tx<{ day: string; hash: Buffer }[]>`
    select day::text, hash from report.closing_statement order by day desc limit 1`
  const opened = last
    ? await tx<{ account_end: bigint; closing: bigint }[]>`
        select account_end, closing from report.closing_statement_line where day = ${last.day}::text::date`
    : []
  const [aggregated] = await tx<{ transfers: bigint }[]>`
    select transfers from report.aggregated_day where day = ${day}::text::date`
  const opening = new Map(opened.map((line) => [line.account_end, line.closing]))
  const lines = statementLinesOf(opening, moved)
  const figures = await figuresOfDay(tx, day, { lines, sources })
  return { day, transfers: aggregated?.transfers ?? 0n, previous_hash: last?.hash ?? null, lines, figures }
}
