import type { ReconciliationCheck } from '../../ledger/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { membership } from '../membership.ts'
import { gamesOf } from './from-ledger.ts'
import { playersThatDiffer } from './reconcile-players.ts'
import { DISCREPANCIES_SHOWN, type Difference, MONTH_OF, sentencesOf } from './reconcile-sentences.ts'

/** I15: aggregates are what the ledger says, down to each player, agent, hour, kind and direction. */
export async function monthsEqualTheLedger(db: Queryable, until: Date): Promise<ReconciliationCheck> {
  const [count] = await db<{ months: bigint }[]>`
    select count(distinct month) as months from report.monthly_player_aggregate`
  return {
    invariant: 'I15',
    promise: 'the monthly aggregates are what the ledger says, player by player and agent by agent',
    checked: Number(count?.months),
    discrepancies: [
      ...(await playersThatDiffer(db, until)),
      ...(await kindsThatDiffer(db, until)),
      ...(await daysThatDiffer(db)),
      ...(await gamesThatDiffer(db, until)),
    ].slice(0, DISCREPANCIES_SHOWN),
  }
}

/** Each hour of each agent, by what moved from where to where. */
async function kindsThatDiffer(db: Queryable, until: Date): Promise<string[]> {
  return sentencesOf(
    await db<Difference[]>`
      with ledger as (
        select date_trunc('hour', t.created_at, 'Asia/Yangon') as hour, t.kind, report.end_of(t.debit_account_id) as debit_end,
               report.end_of(t.credit_account_id) as credit_end,
               coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id), 0) as agent_id,
               count(*) as transfers, sum(t.amount) as amount
        from ledger.transfer t left join ${membership(db)} where t.created_at < ${until} group by 1, 2, 3, 4, 5
      )
      select to_char(coalesce(s.hour, l.hour) at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:00') as since,
             s.transfers || ' / ' || s.amount as ours, l.transfers || ' / ' || l.amount as theirs,
             coalesce(s.kind, l.kind) || ' with agent ' || coalesce(s.agent_id, l.agent_id) as what
      from report.hourly_aggregate s full join ledger l using (hour, kind, debit_end, credit_end, agent_id)
      where (s.transfers, s.amount) is distinct from (l.transfers, l.amount) order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}

/** Each day beside its hours, which the ledger proves. */
async function daysThatDiffer(db: Queryable): Promise<string[]> {
  return sentencesOf(
    await db<Difference[]>`
      select coalesce(s.day, h.day)::text as since, s.transfers || ' / ' || s.amount as ours,
             h.transfers || ' / ' || h.amount as theirs,
             'the day of ' || coalesce(s.kind, h.kind) || ' with agent ' || coalesce(s.agent_id, h.agent_id) as what
      from report.daily_aggregate s full join (
        select report.day_of(hour) as day, kind, debit_end, credit_end, agent_id, sum(transfers) as transfers, sum(amount) as amount
        from report.hourly_aggregate group by 1, 2, 3, 4, 5
      ) h using (day, kind, debit_end, credit_end, agent_id)
      where (s.transfers, s.amount) is distinct from (h.transfers, h.amount) order by 1, 4 limit ${DISCREPANCIES_SHOWN}`,
  )
}

/** What a month's games took and gave, all together, and each game's month beside its days. */
async function gamesThatDiffer(db: Queryable, until: Date): Promise<string[]> {
  return sentencesOf(
    await db<Difference[]>`
      with moved as (
        select report.day_of(t.created_at) as day, g.account_id, t.kind, t.debit_account_id <> g.account_id as is_in, t.amount
        from ledger.transfer t
        join ${gamesOf(db)} on g.account_id in (t.debit_account_id, t.credit_account_id) or t.kind = g.recovery_kind
        where t.created_at < ${until}
      ), compared (month, what, ours, theirs) as (
        select coalesce(s.month, l.month), coalesce(s.kind, l.kind), s.transfers || ' / ' || s.amount,
               l.transfers || ' / ' || l.amount
        from (
          select month, account_id, kind, is_in, sum(transfers) as transfers, sum(amount) as amount
          from report.monthly_game_aggregate group by 1, 2, 3, 4
        ) s full join (
          select ${MONTH_OF(db, db`day`)} as month, account_id, kind, is_in, count(*) as transfers, sum(amount) as amount
          from moved group by 1, 2, 3, 4
        ) l using (month, account_id, kind, is_in)
        union all
        select coalesce(s.month, d.month),
               coalesce(s.kind, d.kind) || ' of ' || coalesce(s.product_code, d.product_code) || ' ' || coalesce(s.game_code, d.game_code),
               s.transfers || ' / ' || s.amount || ' / ' || s.squares, d.transfers || ' / ' || d.amount || ' / ' || d.squares
        from report.monthly_game_aggregate s full join (
          select ${MONTH_OF(db, db`day`)} as month, account_id, kind, is_in, product_code, game_code,
                 sum(transfers) as transfers, sum(amount) as amount, sum(squares) as squares
          from report.daily_game_aggregate group by 1, 2, 3, 4, 5, 6
        ) d using (month, account_id, kind, is_in, product_code, game_code)
      )
      select month::text as since, what, ours, theirs from compared where ours is distinct from theirs
      order by 1, 2 limit ${DISCREPANCIES_SHOWN}`,
  )
}
