import {
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  type ReconciliationCheck,
  type Slice,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { NOTHING_ENDED } from '../aggregation/reconcile-sentences.ts'
import { daysOfSlice } from '../aggregation/slice-of-days.ts'
import { figuresOfClosed } from './closing-figures.ts'
import { type ClosingFigures, type ClosingStatementLine, hashOf } from './closing-statement.ts'

interface ClosedStatementLine extends ClosingStatementLine {
  day: string
  transfers: bigint
  previous_hash: Buffer | null
  hash: Buffer
}

/** I16: each closed day is as it was closed. */
export async function closedDaysStand(db: Queryable): Promise<ReconciliationCheck> {
  const lines = await db<ClosedStatementLine[]>`
    select c.day::text, c.transfers, c.previous_hash, c.hash, l.account_end, l.opening, l.credits, l.debits, l.closing
    from report.closing_statement c join report.closing_statement_line l using (day) order by c.day, l.account_end`
  const days = Map.groupBy(lines, (line) => line.day)
  const figures = await figuresOfClosed(db, [...days.keys()])
  const discrepancies: Discrepancy[] = []
  let previous: { hash: Buffer; closing: Map<bigint, bigint> } | null = null
  for (const [day, statement] of days) {
    const faults = faultsOf(statement, previous, figures.get(day) ?? null)
    discrepancies.push(...faults.map((sentence) => ({ sentence, day })))
    const [first] = statement
    if (first)
      previous = { hash: first.hash, closing: new Map(statement.map((line) => [line.account_end, line.closing])) }
  }
  return {
    invariant: 'I16',
    topic: 'closed_days',
    promise: 'each closed day is as it was closed, and follows the day before',
    checked: days.size,
    discrepancies: discrepancies.slice(0, DISCREPANCIES_SHOWN),
  }
}

function faultsOf(
  statement: ClosedStatementLine[],
  previous: { hash: Buffer; closing: Map<bigint, bigint> } | null,
  figures: ClosingFigures | null,
): string[] {
  const [first] = statement
  if (!first) return []
  const { day, transfers, previous_hash, hash } = first
  const faults: string[] = []
  if (!hashOf({ day, transfers, previous_hash, lines: statement, figures }).equals(hash))
    faults.push(`${day}: its seal is broken`)
  if ((previous?.hash.toString('hex') ?? null) !== (previous_hash?.toString('hex') ?? null)) {
    faults.push(`${day}: it does not follow the day before`)
  }
  for (const line of statement) {
    if (line.opening !== (previous?.closing.get(line.account_end) ?? 0n)) {
      faults.push(`${day}: account ${line.account_end} does not open as it closed the day before`)
    }
  }
  if (statement.reduce((sum, line) => sum + line.closing, 0n) !== 0n)
    faults.push(`${day}: all accounts are not zero together`)
  return faults
}

/** I16: what each account moved on each closed day, straight from the ledger. */
export async function closedDaysEqualTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const about = {
    invariant: 'I16',
    topic: 'closed_days' as const,
    promise: 'each closed day moved what the ledger says, account by account',
  }
  const days = await daysOfSlice(db, slice)
  if (days === null) return { ...about, ...NOTHING_ENDED }
  const { from_day, to_day, span } = days
  const rows = await db<{ day: string; account_end: bigint; amount: string }[]>`
    with moved as (
      select report.day_of(created_at) as day, account_end, sum(credits) as credits, sum(debits) as debits
      from ledger.transfer t cross join lateral (values
        (report.end_of(t.debit_account_id), 0, t.amount), (report.end_of(t.credit_account_id), t.amount, 0)
      ) leg (account_end, credits, debits)
      where created_at >= ${span.from} and created_at < ${span.to}
        and created_at < (select report.beginning_of(max(day) + 1) from report.closing_statement)
      group by 1, 2
    ), closed as (
      select * from report.closing_statement_line where day >= ${from_day}::text::date and day < ${to_day}::text::date
    )
    select coalesce(l.day, m.day)::text as day, coalesce(l.account_end, m.account_end) as account_end,
           greatest(abs(coalesce(l.credits, 0) - coalesce(m.credits, 0)),
                    abs(coalesce(l.debits, 0) - coalesce(m.debits, 0)))::text as amount
    from closed l full join moved m on m.day = l.day and m.account_end = l.account_end
    where coalesce(l.credits, 0) <> coalesce(m.credits, 0) or coalesce(l.debits, 0) <> coalesce(m.debits, 0)
    order by 1, 2 limit ${DISCREPANCIES_SHOWN}`
  const [count] = await db<{ closed: bigint }[]>`
    select count(*) as closed from report.closing_statement
    where day >= ${from_day}::text::date and day < ${to_day}::text::date`
  return {
    ...about,
    checked: Number(count?.closed),
    discrepancies: discrepanciesOf(
      rows,
      ({ day, account_end }) => `${day}: account ${account_end} moved otherwise in the ledger`,
    ),
  }
}
