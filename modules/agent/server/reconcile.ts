import {
  agentAccountId,
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  expectedAccount,
  inTime,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
  type WrongTransfer,
  wrongAmount,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { agentFiguresOfDay } from './commissions/agent-figures.ts'

/** I15: agents earned what their players' games and their plans say, and were paid what the company decided. */
export const agentChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: daysFollowFromGames },
  { cut: 'once', because: 'an agent has one row a day', check: daysFollowEachOther },
  { cut: 'time', check: moneyFollowsFromDays },
]

/** A settled day is in the slice in which it was settled. */
async function daysFollowFromGames(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ days: bigint }[]>`
    select count(*) as days from agent.commission_day where ${inTime(db, db`settled_at`, slice)}`
  return {
    invariant: 'I15',
    topic: 'agents',
    promise: 'each settled day of an agent is what the games of the players and the plan say',
    checked: Number(count?.days),
    discrepancies: [...(await linesThatDiffer(db, slice)), ...(await figuresThatDiffer(db, slice))],
  }
}

async function daysFollowEachOther(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ days: bigint }[]>`select count(*) as days from agent.commission_day`
  return [
    {
      invariant: 'I15',
      topic: 'agents',
      promise: 'each day of an agent begins with what the one before left, and none is missing',
      checked: Number(count?.days),
      discrepancies: await carriesThatDiffer(db),
    },
  ]
}

async function moneyFollowsFromDays(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ days: bigint; transactions: bigint }[]>`
    select (select count(*) from agent.commission_day where ${inTime(db, db`settled_at`, slice)}) as days,
           (select count(*) from approval.request
            where kind = 'agent_transaction' and ${inTime(db, db`requested_at`, slice)}) as transactions`
  return {
    invariant: 'I15',
    topic: 'agents',
    promise: 'agents’ money moved as their commission days and transactions say, and not otherwise',
    checked: Number(count?.days) + Number(count?.transactions),
    discrepancies: await moneyThatDiffers(db, slice),
  }
}

/** A line is its rate times its turnover or GGR, and a day the sum of its lines. */
async function linesThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<{ agent_id: bigint; day: string; account_id: bigint; amount: string | null }[]>`
    with found as materialized (
      select d.agent_id, d.day::text, 1000000000000000 + d.agent_id * 10 + 1 as account_id,
             nullif(coalesce(lines.commission, 0) - d.earned, 0)::text as amount
      from agent.commission_day d
      left join lateral (
        select sum(l.commission) as commission,
               bool_or(l.commission <> floor(case d.basis when 'ggr' then l.ggr else l.turnover end
                                             * l.rate_times_10000::numeric / 10000)) as is_wrong,
               bool_or(l.rate_times_10000 <> coalesce((
                 select r.rate_times_10000 from agent.rate r
                 where r.agent_id = d.agent_id and r.game_kind = l.game_kind and r.valid_from = (
                   select max(p.valid_from) from agent.plan p where p.agent_id = d.agent_id and p.valid_from <= d.day
                 )
               ), 0)) as is_other_rate
        from agent.commission_day_line l where l.day_id = d.id
      ) lines on true
      where ${inTime(db, db`d.settled_at`, slice)}
        and (coalesce(lines.commission, 0) <> d.earned or lines.is_wrong or lines.is_other_rate)
      order by d.day
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    ({ agent_id, day }) => `agent ${agent_id} on ${day}: the lines do not give what was earned`,
  )
}

/** Read anew from the ledger, day by day. */
async function figuresThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const days = await db<{ day: string }[]>`
    select distinct day::text from agent.commission_day where ${inTime(db, db`settled_at`, slice)} order by day`
  const discrepancies: Discrepancy[] = []
  for (const { day } of days) {
    const figures = await agentFiguresOfDay(db, day)
    const lines = await db<{ agent_id: bigint; settled: string }[]>`
      select d.agent_id, coalesce(
               string_agg(concat_ws(':', l.game_kind, l.turnover, l.ggr), ' ' order by l.game_kind collate "C"), ''
             ) as settled
      from agent.commission_day d left join agent.commission_day_line l on l.day_id = d.id 
      where d.day = ${day} and ${inTime(db, db`d.settled_at`, slice)} group by d.agent_id`
    for (const { agent_id, settled } of lines) {
      const played = (figures.get(agent_id) ?? []).map((entry) => `${entry.game_kind}:${entry.turnover}:${entry.ggr}`)
      if (played.sort().join(' ') !== settled) {
        discrepancies.push({
          sentence: `agent ${agent_id} on ${day}: settled by "${settled}", the ledger says "${played.join(' ')}"`,
          account_id: agentAccountId(agent_id, 'commission'),
          day,
        })
      }
    }
  }
  return discrepancies.slice(0, DISCREPANCIES_SHOWN)
}

async function carriesThatDiffer(db: Queryable): Promise<Discrepancy[]> {
  const rows = await db<{ agent_id: bigint; day: string; account_id: bigint; amount: bigint | null }[]>`
    with found as materialized (
      select agent_id, day::text, 1000000000000000 + agent_id * 10 + 1 as account_id,
             nullif(carried_before - coalesce(left_over, 0), 0) as amount
      from (
        select agent_id, day, carried_before, lag(carried_after) over chain as left_over, lag(day) over chain as last_day
        from agent.commission_day window chain as (partition by agent_id order by day)
      ) d
      where carried_before <> coalesce(left_over, 0) or day <> coalesce(last_day + 1, day)
      order by day
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(rows, ({ agent_id, day }) => `agent ${agent_id}: ${day} does not follow from the day before`)
}

async function moneyThatDiffers(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched as materialized (
        select id from agent.commission_day where ${inTime(db, db`settled_at`, slice)}
        union
        select id from approval.request 
        where kind = 'agent_transaction' and (${inTime(db, db`requested_at`, slice)} or ${inTime(db, db`decided_at`, slice)})
        union
        select cause_id from ledger.transfer
        where (debit_account_id between 1000000000000000 and 1999999999999999
               or credit_account_id between 1000000000000000 and 1999999999999999)
          and kind <> 'deposit_from_float' and ${inTime(db, db`created_at`, slice)}
      ), expected as (
        select id, 'agent_commission' as kind, paid as amount, 520 as debit,
               1000000000000000 + agent_id * 10 + 1 as credit
        from touched join agent.commission_day using (id) where paid > 0
        union all
        -- Before migration 0091 a payout named no payment account.
        select id, 'agent_payout', t.amount, 1000000000000000 + t.agent_id * 10 + 1,
               coalesce(2000000000000000 + p.account_id, 500)
        from touched join agent.agent_transaction t using (id) left join cashier.agent_payout p using (id)
        where t.status = 'approved' and t.kind = 'payout'
        union all
        select id, 'agent_float_in', amount, 500, 1000000000000000 + agent_id * 10 + 2
        from touched join agent.agent_transaction using (id) where status = 'approved' and kind = 'float_in'
        union all
        select id, 'agent_float_out', amount, 1000000000000000 + agent_id * 10 + 2, 500
        from touched join agent.agent_transaction using (id) where status = 'approved' and kind = 'float_out'
      ), moved as (
        select t.* from touched join ledger.transfer t on t.cause_id = touched.id
        where (t.debit_account_id between 1000000000000000 and 1999999999999999
               or t.credit_account_id between 1000000000000000 and 1999999999999999)
          and t.kind <> 'deposit_from_float'
      )
      select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected,
             ${expectedAccount(db)} as account_id, ${wrongAmount(db)} as amount
      from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
      where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
         or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    (row) => `cause ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}
