import type { Discrepancy, ReconciliationCheck, Slice } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { membership } from '../membership.ts'
import { PROVIDERS } from '../rules.ts'
import type { AggregateSources } from '../sources.ts'
import { gamesOf } from './from-ledger.ts'
import { DISCREPANCIES_SHOWN, type Difference, differencesOf, MONTH_OF, NOTHING_ENDED } from './reconcile-sentences.ts'
import { daysOfSlice, type SliceOfDays } from './slice-of-days.ts'

/** I15: each day of each game and agent beside the ledger, and each month of a game beside its days. */
export async function gamesEqualTheLedger(
  db: Queryable,
  slice: Slice,
  sources: Pick<AggregateSources, 'providerGames'>,
): Promise<ReconciliationCheck> {
  const about = {
    invariant: 'I15',
    topic: 'reports' as const,
    promise: 'the aggregates of games are what the ledger says, game by game',
  }
  const days = await daysOfSlice(db, slice)
  if (days === null) return { ...about, ...NOTHING_ENDED }
  const discrepancies = [...(await daysThatDiffer(db, days, sources)), ...(await monthsThatDiffer(db, days))]
  return { ...about, checked: days.days, discrepancies: discrepancies.slice(0, DISCREPANCIES_SHOWN) }
}

/** Which game a transfer is of, its provider's module says. */
async function daysThatDiffer(
  db: Queryable,
  { from_day, to_day, span }: SliceOfDays,
  sources: Pick<AggregateSources, 'providerGames'>,
): Promise<Discrepancy[]> {
  return differencesOf(
    await db<Difference[]>`
      with moved as materialized (
        select report.day_of(t.created_at) as day, g.account_id, t.kind, t.debit_account_id <> g.account_id as is_in,
               t.cause_id, coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id), 0) as agent_id, t.amount
        from ledger.transfer t
        join ${gamesOf(db)} on g.account_id in (t.debit_account_id, t.credit_account_id) or t.kind = g.recovery_kind
        left join ${membership(db)}
        where t.created_at >= ${span.from} and t.created_at < ${span.to}
      ), played as materialized (${sources.providerGames(db, span)}), ledger as (
        select day, account_id, kind, is_in, coalesce(product_code, 0) as product_code, coalesce(game_code, '') as game_code,
               agent_id, count(*) as transfers, sum(amount) as amount, sum(amount::numeric * amount) as squares
        from moved left join played on account_id = ${PROVIDERS} and played.cause_id = moved.cause_id
        group by 1, 2, 3, 4, 5, 6, 7
      ), aggregated as (
        select * from report.daily_game_aggregate where day >= ${from_day}::text::date and day < ${to_day}::text::date
      )
      select coalesce(s.day, l.day)::text as since,
             coalesce(s.kind, l.kind) || ' of ' || coalesce(s.product_code, l.product_code) || ' '
             || coalesce(s.game_code, l.game_code) || ' with agent ' || coalesce(s.agent_id, l.agent_id) as what,
             s.transfers || ' / ' || s.amount || ' / ' || s.squares as ours,
             l.transfers || ' / ' || l.amount || ' / ' || l.squares as theirs,
             nullif(coalesce(s.amount, 0) - coalesce(l.amount, 0), 0)::text as amount
      from aggregated s full join ledger l using (day, account_id, kind, is_in, product_code, game_code, agent_id)
      where (s.transfers, s.amount, s.squares) is distinct from (l.transfers, l.amount, l.squares)
      order by 1, 2 limit ${DISCREPANCIES_SHOWN}`,
  )
}

async function monthsThatDiffer(db: Queryable, { from_month, to_month }: SliceOfDays): Promise<Discrepancy[]> {
  return differencesOf(
    await db<Difference[]>`
      select coalesce(s.month, d.month)::text as since,
             'the month of ' || coalesce(s.kind, d.kind) || ' of ' || coalesce(s.product_code, d.product_code) || ' '
             || coalesce(s.game_code, d.game_code) as what,
             s.transfers || ' / ' || s.amount || ' / ' || s.squares as ours,
             d.transfers || ' / ' || d.amount || ' / ' || d.squares as theirs,
             nullif(coalesce(s.amount, 0) - coalesce(d.amount, 0), 0)::text as amount
      from (
        select * from report.monthly_game_aggregate
        where month >= ${from_month}::text::date and month < ${to_month}::text::date
      ) s full join (
        select ${MONTH_OF(db, db`day`)} as month, account_id, kind, is_in, product_code, game_code,
               sum(transfers) as transfers, sum(amount) as amount, sum(squares) as squares
        from report.daily_game_aggregate where day >= ${from_month}::text::date and day < ${to_month}::text::date
        group by 1, 2, 3, 4, 5, 6
      ) d using (month, account_id, kind, is_in, product_code, game_code)
      where (s.transfers, s.amount, s.squares) is distinct from (d.transfers, d.amount, d.squares)
      order by 1, 2 limit ${DISCREPANCIES_SHOWN}`,
  )
}
