import type { ReconciliationCheck } from '../ledger/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import { monthsEqualTheLedger } from './aggregation/reconcile-months.ts'
import { totalsEqualTheLedger } from './aggregation/reconcile-players.ts'
import { figuresOfClosed } from './day-close/closing-figures.ts'
import { type ClosingFigures, type ClosingStatementLine, hashOf } from './day-close/closing-statement.ts'
import { oneOf } from './one-of.ts'
import { RECOVERY_KINDS } from './rules.ts'

const DISCREPANCIES_SHOWN = 20

/** I15: aggregates are what the ledger says. I16: a closed day is as it was closed, and what the ledger says. */
export async function reportChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  const [progress] = await db<{ until: Date }[]>`select until from report.aggregation_progress`
  // Of a ledger without progress each row of an aggregate is one too many.
  const until = progress?.until ?? new Date(0)
  return [
    await daysEqualTheLedger(db, until),
    await monthsEqualTheLedger(db, until),
    await totalsEqualTheLedger(db, until),
    await closedDaysStand(db),
  ]
}

/** Every table of aggregates, day by day, against the ledger's rows of that day. */
async function daysEqualTheLedger(db: Queryable, until: Date): Promise<ReconciliationCheck> {
  const [count] = await db<{ days: bigint }[]>`select count(*) as days from report.aggregated_day`
  const rows = await db<{ day: string; what: string; ours: string; theirs: string }[]>`
    with ledger as materialized (
      select report.day_of(t.created_at) as day, count(*) as transfers, sum(t.amount) as amount,
             count(*) filter (where t.kind = 'digit_bet_stake') as digit_bets,
             sum(t.amount) filter (where t.kind = 'digit_bet_stake') as digit_staked
      from ledger.transfer t where t.created_at < ${until} group by 1
    ), games as materialized (
      select report.day_of(t.created_at) as day, count(*) as transfers, sum(t.amount) as amount
      from ledger.transfer t
      where t.created_at < ${until}
        and (t.debit_account_id in (select account_id from report.daily_game_aggregate)
             or t.credit_account_id in (select account_id from report.daily_game_aggregate) or t.kind ${oneOf(db, RECOVERY_KINDS)}) group by 1
    ), compared (day, what, ours, theirs) as (
      select coalesce(f.day, l.day), 'the day', f.transfers || ' / ' || f.amount,
             coalesce(l.transfers, 0) || ' / ' || coalesce(l.amount, 0)
      from report.aggregated_day f full join (
        -- The running day has its control once it is over.
        select * from ledger where day < report.day_of(${until})
      ) l on l.day = f.day
      union all
      select coalesce(s.day, l.day), 'hours', s.transfers || ' / ' || s.amount, l.transfers || ' / ' || l.amount
      from (select report.day_of(hour) as day, sum(transfers) as transfers, sum(amount) as amount
            from report.hourly_aggregate group by 1) s full join ledger l on l.day = s.day
      union all
      select coalesce(s.day, l.day), 'digit bets', coalesce(s.bets, 0) || ' / ' || coalesce(s.staked, 0),
             coalesce(l.digit_bets, 0) || ' / ' || coalesce(l.digit_staked, 0)
      from (select day, sum(bets) as bets, sum(staked) as staked from report.daily_digit_bet_aggregate group by 1) s
      full join ledger l on l.day = s.day
      union all
      select coalesce(s.day, g.day), 'games', s.transfers || ' / ' || s.amount, g.transfers || ' / ' || g.amount
      from (select day, sum(transfers) as transfers, sum(amount) as amount from report.daily_game_aggregate group by 1) s
      full join games g on g.day = s.day
    )
    select day::text, what, coalesce(ours, 'nothing') as ours, coalesce(theirs, 'nothing') as theirs from compared
    where ours is distinct from theirs order by day, what limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I15',
    promise: 'the daily aggregates are what the ledger says',
    checked: Number(count?.days),
    discrepancies: rows.map(
      ({ day, what, ours, theirs }) => `${day}, ${what}: ${ours} aggregated, ${theirs} in the ledger`,
    ),
  }
}

interface ClosedStatementLine extends ClosingStatementLine {
  day: string
  transfers: bigint
  previous_hash: Buffer | null
  hash: Buffer
}

async function closedDaysStand(db: Queryable): Promise<ReconciliationCheck> {
  const lines = await db<ClosedStatementLine[]>`
    select c.day::text, c.transfers, c.previous_hash, c.hash, l.account_end, l.opening, l.credits, l.debits, l.closing
    from report.closing_statement c join report.closing_statement_line l using (day) order by c.day, l.account_end`
  const days = Map.groupBy(lines, (line) => line.day)
  const figures = await figuresOfClosed(db, [...days.keys()])
  const discrepancies: string[] = []
  let previous: { hash: Buffer; closing: Map<bigint, bigint> } | null = null
  for (const [day, statement] of days) {
    discrepancies.push(...faultsOf(statement, previous, figures.get(day) ?? null))
    const [first] = statement
    if (first)
      previous = { hash: first.hash, closing: new Map(statement.map((line) => [line.account_end, line.closing])) }
  }
  discrepancies.push(...(await accountsThatDiffer(db)))
  return {
    invariant: 'I16',
    promise: 'each closed day is as it was closed, and what the ledger says',
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

/** What each account moved on each closed day, straight from the ledger. */
async function accountsThatDiffer(db: Queryable): Promise<string[]> {
  const rows = await db<{ day: string; account_end: bigint }[]>`
    with moved as (
      select report.day_of(created_at) as day, account_end, sum(credits) as credits, sum(debits) as debits
      from ledger.transfer t cross join lateral (values
        (report.end_of(t.debit_account_id), 0, t.amount), (report.end_of(t.credit_account_id), t.amount, 0)
      ) leg (account_end, credits, debits)
      where created_at < (select report.beginning_of(max(day) + 1) from report.closing_statement)
      group by 1, 2
    )
    select coalesce(l.day, m.day)::text as day, coalesce(l.account_end, m.account_end) as account_end
    from report.closing_statement_line l full join moved m on m.day = l.day and m.account_end = l.account_end
    where coalesce(l.credits, 0) <> coalesce(m.credits, 0) or coalesce(l.debits, 0) <> coalesce(m.debits, 0)
    order by 1, 2 limit ${DISCREPANCIES_SHOWN}`
  return rows.map(({ day, account_end }) => `${day}: account ${account_end} moved otherwise in the ledger`)
}
