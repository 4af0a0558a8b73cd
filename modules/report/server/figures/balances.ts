import type { Money } from '#platform/contract/money.ts'
import type { Fragment } from '#platform/server/database/database.ts'
import { dailyAggregates } from '../aggregation/aggregates.ts'
import { playerTotalsFromLedger } from '../aggregation/from-ledger.ts'
import type { Snapshot } from '../snapshot.ts'
import { beginningOf, dayAfter, type Span } from '../span.ts'

const DAY_MS = 24 * 3_600_000

/** Up to the future: what began in this very moment belongs to it. */
const upToNow = (from: Date): Span => ({ from, to: new Date(Date.now() + DAY_MS) })

/**
 * The balance of each end at this moment, by report.end_of(): the last closing statement and all movements since. This reads
 * neither the balances of a million accounts nor all days.
 */
export async function balancesOfEnds(snapshot: Snapshot): Promise<Map<bigint, Money>> {
  const { tx } = snapshot
  const [closed] = await tx<{ day: string | null }[]>`select max(day)::text as day from report.closing_statement`
  const day = closed?.day ?? null
  const span = upToNow(day === null ? new Date(0) : beginningOf(dayAfter(day)))
  const rows = await tx<{ account_end: bigint; balance: Money }[]>`
    select account_end, sum(moved)::bigint as balance
    from (
      select account_end, closing as moved from report.closing_statement_line where day = ${day}::text::date
      union all
      select leg.account_end, leg.moved
      from (
        select debit_end, credit_end, sum(amount) as amount from (${dailyAggregates(snapshot, span, 'all')}) d group by 1, 2
      ) s cross join lateral (values (s.debit_end, -s.amount), (s.credit_end, s.amount)) leg (account_end, moved)
    ) b group by 1 order by 1`
  return new Map(rows.map((row) => [row.account_end, row.balance]))
}

/** How the players who moved since the totals were written differ from them: rows as report.player_total has them. */
export const totalsSince = ({ tx, live_from }: Snapshot): Fragment => playerTotalsFromLedger(tx, upToNow(live_from))
