import { figuresTable, type ReconciliationCheck } from '../../ledger/index.ts'
import type { Fragment, Queryable } from '../../platform/database/database.ts'
import { membership } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, ENDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { gamesOf } from './from-ledger.ts'

const DISCREPANCIES_SHOWN = 20

/** I15: the aggregates of days and months are what the ledger says, down to each player, agent, kind and direction. */
export async function monthsEqualTheLedger(db: Queryable): Promise<ReconciliationCheck> {
  const [count] = await db<{ months: bigint; end: Date | null }[]>`
    select (select count(distinct month) from report.monthly_player_aggregate) as months,
           (select report.beginning_of(max(day) + 1) from report.aggregated_day) as end`
  const end = count?.end ?? new Date(0)
  return {
    invariant: 'I15',
    promise: 'the monthly aggregates are what the ledger says, player by player and agent by agent',
    checked: Number(count?.months),
    discrepancies: [
      ...(await playersThatDiffer(db, end)),
      ...(await kindsThatDiffer(db, end)),
      ...(await gamesThatDiffer(db, end)),
    ].slice(0, DISCREPANCIES_SHOWN),
  }
}

const MONTH_OF = (db: Queryable, day: Fragment): Fragment => db`date_trunc('month', ${day}::timestamp)::date`

interface Difference {
  month: string
  what: string
  ours: string | null
  theirs: string | null
}

const sentencesOf = (rows: Difference[]): string[] =>
  rows.map(
    ({ month, what, ours, theirs }) =>
      `${month}, ${what}: ${ours ?? 'nothing'} aggregated, ${theirs ?? 'nothing'} in the ledger`,
  )

/** Each player's months, and the player's days of each month, for each of the player's agents. */
async function playersThatDiffer(db: Queryable, end: Date): Promise<string[]> {
  const of = (kinds: string[]) => db`filter (where t.kind ${oneOf(db, kinds)})`
  const figures = (columns: Fragment) => db`concat_ws(' ', ${columns})`
  const aggregated = db`
    sum(transfers), sum(amount), sum(bets), sum(turnover), sum(payout), sum(bonus_cost), sum(adjustments),
    sum(two_d_stakes), sum(provider_stakes), sum(deposits), sum(withdrawals)`
  const counted = (factor: Fragment) => db`coalesce(sum(${factor} * t.amount), 0)`
  const stakes = (end: bigint) => db`
    coalesce(sum(t.amount) filter (where report.end_of(t.credit_account_id) = ${end}), 0)
    - coalesce(sum(t.amount) filter (where report.end_of(t.debit_account_id) = ${end}), 0)`
  return sentencesOf(
    await db<Difference[]>`
      with ledger as materialized (
        select ${MONTH_OF(db, db`report.day_of(t.created_at)`)} as month, m.player_id, coalesce(m.agent_id, 0) as agent_id,
               ${figures(db`count(*), sum(t.amount), coalesce(sum(f.bet), 0), ${counted(db`f.turnover`)},
                 ${counted(db`f.payout`)}, ${counted(db`f.bonus_cost`)}, ${counted(db`f.adjustments`)},
                 ${stakes(ENDS.two_d_stakes)}, ${stakes(ENDS.provider_stakes)},
                 coalesce(sum(t.amount) ${of(DEPOSIT_KINDS)}, 0), coalesce(sum(t.amount) ${of(WITHDRAWAL_KINDS)}, 0)`)} as figures
        from ledger.transfer t join ${membership(db)}
        left join ${figuresTable(db)} on f.kind = t.kind and f.at in (t.debit_account_id, t.credit_account_id)
        where t.created_at < ${end} group by 1, 2, 3
      ), aggregated (what, month, player_id, agent_id, figures) as (
        select 'days', ${MONTH_OF(db, db`day`)}, player_id, agent_id, ${figures(aggregated)}
        from report.daily_player_aggregate group by 2, 3, 4
        union all
        select 'month', month, player_id, agent_id, ${figures(aggregated)} from report.monthly_player_aggregate group by 2, 3, 4
      ), expected (what, month, player_id, agent_id, figures) as (
        select what, month, player_id, agent_id, figures
        from ledger join (values ('days'), ('month')) w (what)
          on what = 'days' or report.beginning_of((month + interval '1 month')::date) <= ${end}
      )
      select coalesce(k.month, e.month)::text as month, k.figures as ours, e.figures as theirs,
             'the ' || coalesce(k.what, e.what) || ' of player ' || coalesce(k.player_id, e.player_id)
             || ' with agent ' || coalesce(k.agent_id, e.agent_id) as what
      from aggregated k full join expected e using (what, month, player_id, agent_id)
      where k.figures is distinct from e.figures order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}

/** Each day of each agent, by what moved from where to where. */
async function kindsThatDiffer(db: Queryable, end: Date): Promise<string[]> {
  return sentencesOf(
    await db<Difference[]>`
      with ledger as (
        select report.day_of(t.created_at) as day, t.kind, report.end_of(t.debit_account_id) as debit_end,
               report.end_of(t.credit_account_id) as credit_end,
               coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id), 0) as agent_id,
               count(*) as transfers, sum(t.amount) as amount
        from ledger.transfer t left join ${membership(db)} where t.created_at < ${end} group by 1, 2, 3, 4, 5
      )
      select coalesce(s.day, l.day)::text as month, s.transfers || ' / ' || s.amount as ours,
             l.transfers || ' / ' || l.amount as theirs,
             coalesce(s.kind, l.kind) || ' with agent ' || coalesce(s.agent_id, l.agent_id) as what
      from report.daily_aggregate s full join ledger l using (day, kind, debit_end, credit_end, agent_id)
      where (s.transfers, s.amount) is distinct from (l.transfers, l.amount) order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}

/** What a month's games took and gave, all together, and each game's month beside its days. */
async function gamesThatDiffer(db: Queryable, end: Date): Promise<string[]> {
  const in_month = db`report.beginning_of((${MONTH_OF(db, db`day`)} + interval '1 month')::date) <= ${end}`
  return sentencesOf(
    await db<Difference[]>`
      with moved as (
        select report.day_of(t.created_at) as day, g.account_id, t.kind, t.debit_account_id <> g.account_id as is_in, t.amount
        from ledger.transfer t
        join ${gamesOf(db)} on g.account_id in (t.debit_account_id, t.credit_account_id) or t.kind = g.recovery_kind
        where t.created_at < ${end}
      ), compared (month, what, ours, theirs) as (
        select coalesce(s.month, l.month), coalesce(s.kind, l.kind), s.transfers || ' / ' || s.amount,
               l.transfers || ' / ' || l.amount
        from (
          select month, account_id, kind, is_in, sum(transfers) as transfers, sum(amount) as amount
          from report.monthly_game_aggregate group by 1, 2, 3, 4
        ) s full join (
          select ${MONTH_OF(db, db`day`)} as month, account_id, kind, is_in, count(*) as transfers, sum(amount) as amount
          from moved where ${in_month} group by 1, 2, 3, 4
        ) l using (month, account_id, kind, is_in)
        union all
        select coalesce(s.month, d.month),
               coalesce(s.kind, d.kind) || ' of ' || coalesce(s.product_code, d.product_code) || ' ' || coalesce(s.game_code, d.game_code),
               s.transfers || ' / ' || s.amount || ' / ' || s.squares, d.transfers || ' / ' || d.amount || ' / ' || d.squares
        from report.monthly_game_aggregate s full join (
          select ${MONTH_OF(db, db`day`)} as month, account_id, kind, is_in, product_code, game_code,
                 sum(transfers) as transfers, sum(amount) as amount, sum(squares) as squares
          from report.daily_game_aggregate where ${in_month} group by 1, 2, 3, 4, 5, 6
        ) d using (month, account_id, kind, is_in, product_code, game_code)
      )
      select month::text, what, ours, theirs from compared where ours is distinct from theirs
      order by 1, 2 limit ${DISCREPANCIES_SHOWN}`,
  )
}
