import type { Fragment, Transaction } from '#platform/server/database/database.ts'
import { ENDS } from '../rules.ts'
import { beginningOf, monthOf } from '../span.ts'

/**
 * The first day, of the running one and the one before it, whose hours are not what the ledger says: while the database's
 * clock was behind, rows came into hours that were aggregated already. Null where both are right, or a later day is closed:
 * what was closed is never written anew, and the reconciliation says what differs.
 */
export async function findLateDay(tx: Transaction): Promise<string | null> {
  const [found] = await tx<{ day: string | null }[]>`
    with aggregated as (
      select until, report.day_of(until) - 1 as first_day from report.aggregation_progress
    ), differing as (
      select coalesce(l.day, h.day) as day from (
        select report.day_of(t.created_at) as day, count(*) as transfers, sum(t.amount) as amount
        from ledger.transfer t, aggregated a
        where t.created_at >= report.beginning_of(a.first_day) and t.created_at < a.until group by 1
      ) l full join (
        select report.day_of(s.hour) as day, sum(s.transfers) as transfers, sum(s.amount) as amount
        from report.hourly_aggregate s, aggregated a where s.hour >= report.beginning_of(a.first_day) group by 1
      ) h on h.day = l.day
      where (l.transfers, l.amount) is distinct from (h.transfers, h.amount)
    )
    select min(day)::text as day from differing
    where not exists (select from report.closing_statement c where c.day >= differing.day)`
  return found?.day ?? null
}

/**
 * Takes back what was aggregated from a day on, so that the next steps aggregate it anew. The months are added up again from
 * the days before it, which stand for every recent month; players' totals from the ledger, of those who moved since.
 */
export async function takeBackFrom(tx: Transaction, day: string): Promise<void> {
  const [from, month] = [beginningOf(day), monthOf(day)]
  await tx`delete from report.hourly_aggregate where hour >= ${from}`
  await tx`delete from report.daily_aggregate where day >= ${day}::text::date`
  await tx`delete from report.daily_digit_bet_aggregate where day >= ${day}::text::date`
  await tx`delete from report.aggregated_day where day >= ${day}::text::date`
  await tx`delete from report.daily_game_aggregate where day >= ${day}::text::date`
  await tx`delete from report.monthly_game_aggregate where month >= ${month}::text::date`
  await tx`
    insert into report.monthly_game_aggregate (month, account_id, kind, is_in, product_code, game_code, transfers, amount, squares)
    select ${month}::text::date, account_id, kind, is_in, product_code, game_code, sum(transfers), sum(amount), sum(squares)
    from report.daily_game_aggregate where day >= ${month}::text::date group by 2, 3, 4, 5, 6`
  await tx`delete from report.daily_player_aggregate where day >= ${day}::text::date`
  await tx`delete from report.monthly_player_aggregate where month >= ${month}::text::date`
  await tx`
    insert into report.monthly_player_aggregate (month, player_id, agent_id, bets, turnover, payout, bonus_cost, adjustments,
                                                 deposits, withdrawals)
    select ${month}::text::date, player_id, agent_id, sum(bets), sum(turnover), sum(payout), sum(bonus_cost),
           sum(adjustments), sum(deposits), sum(withdrawals)
    from report.daily_player_aggregate where day >= ${month}::text::date group by 2, 3`
  await takeBackTotals(tx, from)
  await tx`update report.aggregation_progress set until = ${from}`
}

/** Of each player who moved since: what all transfers before that moment add up to, found by the chains of their accounts. */
async function takeBackTotals(tx: Transaction, from: Date): Promise<void> {
  const sum = (of: Fragment) => tx`coalesce(sum(leg.moved) filter (where leg.account_id % 10 ${of}), 0)::bigint`
  await tx`
    with moved as (
      select distinct leg.account_id / 10 as player_id
      from ledger.transfer t cross join lateral (values (t.debit_account_id), (t.credit_account_id)) leg (account_id)
      where t.created_at >= ${from} and t.created_at < (select until from report.aggregation_progress)
        and leg.account_id between 10000 and 999999999999999
    )
    insert into report.player_total (player_id, balance, two_d_stakes, provider_stakes)
    select m.player_id, ${sum(tx`between ${ENDS.main} and ${ENDS.bonus}`)}, ${sum(tx`= ${ENDS.two_d_stakes}`)},
           ${sum(tx`= ${ENDS.provider_stakes}`)}
    from moved m
    cross join lateral (values (m.player_id * 10, m.player_id * 10 + 9)) own (first, last)
    left join lateral (
      select leg.account_id, leg.moved from (
        select debit_account_id, credit_account_id, amount, created_at from ledger.transfer
        where debit_version is not null and debit_account_id between own.first and own.last
        union all
        select debit_account_id, credit_account_id, amount, created_at from ledger.transfer
        where credit_version is not null and credit_account_id between own.first and own.last
          and (debit_version is null or debit_account_id not between own.first and own.last)
        union all
        select debit_account_id, credit_account_id, amount, created_at from ledger.transfer
        where debit_version is null and credit_version is null
          and greatest(debit_account_id, credit_account_id) between own.first and own.last
      ) t
      cross join lateral (values (t.debit_account_id, -t.amount), (t.credit_account_id, t.amount)) leg (account_id, moved)
      where t.created_at < ${from} and leg.account_id between own.first and own.last
    ) leg on true
    group by m.player_id
    -- Whose first transfer is taken back has nothing, which is what no row says.
    on conflict (player_id) do update
    set balance = excluded.balance, two_d_stakes = excluded.two_d_stakes, provider_stakes = excluded.provider_stakes`
}
