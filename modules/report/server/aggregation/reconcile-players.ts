import {
  discrepanciesOf,
  figuresTable,
  ofAccounts,
  ofPlayers,
  playersIn,
  type ReconciliationCheck,
  type Slice,
} from '#ledger/server/index.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { membership } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { DEPOSIT_KINDS, ENDS, WITHDRAWAL_KINDS } from '../rules.ts'
import { msOfDay } from './from-ledger.ts'
import { DISCREPANCIES_SHOWN, type Difference, differencesOf, MONTH_OF } from './reconcile-sentences.ts'

/** I15: each player's days and months, for each of the player's agents, and when the player first moved money on a day. */
export async function playersEqualTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const figures = db`concat_ws(' ', bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals)`
  const [count] = await db<{ months: bigint }[]>`
    select count(*) as months from report.monthly_player_aggregate where ${ofPlayers(db, db`player_id`, slice)}`
  const money = db`array[turnover, payout, bonus_cost, adjustments, deposits, withdrawals]::numeric[]`
  const rows = await db<Difference[]>`
    with ledger as materialized (${playerDaysOfLedger(db, slice)}),
    aggregated (what, since, player_id, agent_id, first_ms, figures, money) as (
      select 'day', day, player_id, agent_id, first_ms, ${figures}, ${money} from report.daily_player_aggregate
      where ${ofPlayers(db, db`player_id`, slice)}
      union all
      select 'month', month, player_id, agent_id, null, ${figures}, ${money} from report.monthly_player_aggregate
      where ${ofPlayers(db, db`player_id`, slice)}
    ), expected (what, since, player_id, agent_id, first_ms, figures, money) as (
      select 'day', day, player_id, agent_id, first_ms, ${figures}, ${money} from ledger
      where day >= (select player_days_from from report.aggregation_progress)
      union all
      select 'month', since, player_id, agent_id, null, ${figures}, ${money} from (
        select ${MONTH_OF(db, db`day`)} as since, player_id, agent_id, sum(bets) as bets, sum(turnover) as turnover,
               sum(payout) as payout, sum(bonus_cost) as bonus_cost, sum(adjustments) as adjustments,
               sum(deposits) as deposits, sum(withdrawals) as withdrawals
        from ledger group by 1, 2, 3
      ) m
    )
    select coalesce(a.since, e.since)::text as since, a.figures || coalesce(' from ' || a.first_ms, '') as ours,
           e.figures || coalesce(' from ' || e.first_ms, '') as theirs,
           'the ' || coalesce(a.what, e.what) || ' of player ' || coalesce(a.player_id, e.player_id)
           || ' with agent ' || coalesce(a.agent_id, e.agent_id) as what,
           coalesce(a.player_id, e.player_id) * 10 as account_id,
           (select nullif(max(abs(coalesce(each.ours, 0) - coalesce(each.theirs, 0))), 0)::text
            from unnest(a.money, e.money) each (ours, theirs)) as amount
    from aggregated a full join expected e using (what, since, player_id, agent_id)
    -- A day that was aggregated before migration 0066 does not say when a player came.
    where a.figures is distinct from e.figures or a.first_ms <> e.first_ms
    order by 1, 4 limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I15',
    topic: 'reports',
    promise: 'the aggregates of each player are what the ledger says, day by day and agent by agent',
    checked: Number(count?.months),
    discrepancies: differencesOf(rows),
  }
}

/** Until when the ledger is aggregated; of a ledger without progress each row of an aggregate is one too many. */
const aggregatedUntil = (db: Queryable): Fragment => db`
  coalesce((select until from report.aggregation_progress), 'epoch'::timestamptz)`

/**
 * The transfer `t` moved an account of one of the slice's players, as three indexes find it: accounts with a balance state a
 * version, and what became of open stakes, which state none, goes to an account of the company. A deposit comes from an
 * account of an agent or the company: the slice that has that one, and not the player's, does not count it. A transfer
 * between two players belongs to the slices of both, so it counts for neither, and is found by the aggregates.
 */
function isOfPlayers(db: Queryable, slice: Slice): Fragment {
  const of = (column: Fragment) => ofAccounts(db, column, playersIn(slice))
  return db`
    ((t.debit_version is not null and ${of(db`t.debit_account_id`)})
     or (t.credit_version is not null and ${of(db`t.credit_account_id`)})
     or (t.debit_version is null and t.credit_version is null
         and ${of(db`greatest(t.debit_account_id, t.credit_account_id)`)}))
    and report.player_of(t.debit_account_id, t.credit_account_id) = report.player_of(t.credit_account_id, t.debit_account_id)`
}

/** By statements of their own, which share nothing with those that write the aggregates. */
function playerDaysOfLedger(db: Queryable, slice: Slice): Fragment {
  const of = (kinds: string[]) => db`filter (where t.kind ${oneOf(db, kinds)})`
  const counted = (factor: Fragment) => db`coalesce(sum(${factor} * t.amount), 0)`
  return db`
    select report.day_of(t.created_at) as day, report.player_of(t.debit_account_id, t.credit_account_id) as player_id,
           coalesce(m.agent_id, 0) as agent_id,
           ${msOfDay(db, db`min(t.created_at)`)} as first_ms, coalesce(sum(f.bet), 0) as bets,
           ${counted(db`f.turnover`)} as turnover, ${counted(db`f.payout`)} as payout,
           ${counted(db`f.bonus_cost`)} as bonus_cost, ${counted(db`f.adjustments`)} as adjustments,
           coalesce(sum(t.amount) ${of(DEPOSIT_KINDS)}, 0) as deposits,
           coalesce(sum(t.amount) ${of(WITHDRAWAL_KINDS)}, 0) as withdrawals
    -- While the clock of the database was behind, a player may have moved money before they were anybody's.
    from ledger.transfer t left join ${membership(db)}
    left join ${figuresTable(db)} on f.kind = t.kind and f.at in (t.debit_account_id, t.credit_account_id)
    where t.created_at < ${aggregatedUntil(db)}
      and ${isOfPlayers(db, slice)}
    group by 1, 2, 3`
}

/** I15: what each player has and has staked, as it stood when the aggregates were last written. */
export async function totalsEqualTheLedger(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ players: bigint }[]>`
    select count(*) as players from report.player_total where ${ofPlayers(db, db`player_id`, slice)}`
  const sum = (of: Fragment) => db`sum(amount) filter (where account_id % 10 ${of})`
  const rows = await db<
    { player_id: bigint; ours: string | null; theirs: string; account_id: bigint; amount: string }[]
  >`
    with leg as (
      select leg.account_id, leg.amount
      from ledger.transfer t
      cross join lateral (values (t.debit_account_id, -t.amount), (t.credit_account_id, t.amount)) leg (account_id, amount)
      where t.created_at < ${aggregatedUntil(db)} and ${isOfPlayers(db, slice)}
        and leg.account_id between 10000 and 999999999999999 and ${ofAccounts(db, db`leg.account_id`, slice)}
    ), ledger as (
      select account_id / 10 as player_id, coalesce(${sum(db`not in (${ENDS.two_d_stakes}, ${ENDS.provider_stakes})`)}, 0) as balance,
             coalesce(${sum(db`= ${ENDS.two_d_stakes}`)}, 0) as two_d_stakes,
             coalesce(${sum(db`= ${ENDS.provider_stakes}`)}, 0) as provider_stakes
      from leg group by 1
    ), total as (
      select player_id, balance, two_d_stakes, provider_stakes from report.player_total where ${ofPlayers(db, db`player_id`, slice)}
    )
    select coalesce(t.player_id, l.player_id) as player_id, concat_ws(' / ', t.balance, t.two_d_stakes, t.provider_stakes) as ours,
           concat_ws(' / ', l.balance, l.two_d_stakes, l.provider_stakes) as theirs,
           coalesce(t.player_id, l.player_id) * 10 as account_id,
           greatest(abs(coalesce(t.balance, 0) - coalesce(l.balance, 0)),
                    abs(coalesce(t.two_d_stakes, 0) - coalesce(l.two_d_stakes, 0)),
                    abs(coalesce(t.provider_stakes, 0) - coalesce(l.provider_stakes, 0)))::text as amount
    from total t full join ledger l on l.player_id = t.player_id
    where (coalesce(t.balance, 0), coalesce(t.two_d_stakes, 0), coalesce(t.provider_stakes, 0))
       <> (coalesce(l.balance, 0), coalesce(l.two_d_stakes, 0), coalesce(l.provider_stakes, 0))
    order by 1 limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I15',
    topic: 'reports',
    promise: 'the total of each player is what the ledger says',
    checked: Number(count?.players),
    discrepancies: discrepanciesOf(
      rows,
      ({ player_id, ours, theirs }) =>
        `player ${player_id}: ${ours || 'nothing'} aggregated, ${theirs || 'nothing'} in the ledger`,
    ),
  }
}
