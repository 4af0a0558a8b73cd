import {
  areApart,
  DISCREPANCIES_SHOWN,
  discrepanciesOf,
  inTime,
  nearTime,
  ofAccounts,
  ofPlayers,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** I4, I5 and I10 for the Shan table. */
export const shanChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: checkRounds },
  { cut: 'accounts', check: roundsHadOneEffect },
  { cut: 'accounts', check: checkWallets },
  { cut: 'accounts', check: checkRecoveries },
]

/** Each round moved what it says once, and no money of this table moved without one. */
async function checkRounds(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { settlements: bigint }[]
  >`select count(*) as settlements from shan.settlement where ${inTime(db, db`created_at`, slice)}`
  const rows = await db<{ id: string; account_id: bigint | null; amount: string | null }[]>`
    with found as materialized (
      with round as (
        select cause_id, max(created_at) as created_at, min(created_at) as first_at,
               sum(case kind when 'shan_win' then amount else -amount end)::bigint as net,
               coalesce(sum(amount) filter (where kind = 'shan_owed'), 0)::bigint as receivable,
               max(case kind when 'shan_win' then credit_account_id when 'shan_loss' then debit_account_id end) as account_id,
               max(case kind when 'shan_win' then credit_balance_after when 'shan_loss' then debit_balance_after end)
                 as balance_after
        from ledger.transfer
        where kind in ('shan_win', 'shan_loss', 'shan_owed') and ${nearTime(db, db`created_at`, slice)} group by cause_id
      ), hold as (
        select cause_id, coalesce(sum(amount) filter (where kind = 'held_credit'), 0)::bigint as held,
               coalesce(sum(amount) filter (where kind = 'held_taken_back'), 0)::bigint as taken_back,
               max(created_at) as created_at, min(created_at) as first_at
        from ledger.transfer
        where kind in ('held_credit', 'held_taken_back') and ${nearTime(db, db`created_at`, slice)} group by cause_id
      )
      select coalesce(s.id, round.cause_id) as id, coalesce(s.player_id * 10 + 2, round.account_id) as account_id,
             nullif(coalesce(s.net + s.covered - s.taken_back, 0) - coalesce(round.net, 0), 0)::text as amount
      from (
        select s.*, coalesce(hold.held, 0) as went_into_hold, coalesce(hold.taken_back, 0) as taken_back,
               hold.created_at as held_at, hold.first_at as first_held_at
        from shan.settlement s left join hold on hold.cause_id = s.id
        where net <> 0 and ${nearTime(db, db`s.created_at`, slice)}
      ) s full join round on round.cause_id = s.id
      -- A loss after a refused win moved nothing: the operator had the money already.
      where (${inTime(db, db`s.created_at`, slice)} or ${inTime(db, db`round.created_at`, slice)})
        and ((s.net + s.covered - s.taken_back, s.receivable) is distinct from (coalesce(round.net, 0), coalesce(round.receivable, 0))
         or s.held <> s.went_into_hold or s.covered < s.taken_back
         or ${areApart(db, db`least(s.created_at, round.first_at, s.first_held_at)`, db`greatest(s.created_at, round.created_at, s.held_at)`)}
         or (round.account_id is not null
             and (s.player_id * 10 + 2, s.balance_after + s.held) is distinct from (round.account_id, round.balance_after)))
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'shan',
    promise: 'each round of Shan stands in the ledger once, as it was settled',
    checked: Number(count?.settlements),
    discrepancies: discrepanciesOf(rows, (row) => `Shan settlement ${row.id} and the ledger differ`),
  }
}

async function roundsHadOneEffect(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { wagers: bigint }[]
  >`select count(*) as wagers from shan.settlement where ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ wager_code: string; player_id: bigint; account_id: bigint; amount: string | null }[]>`
    with found as materialized (
      select wager_code, player_id, player_id * 10 + 2 as account_id,
             nullif(sum(abs(net)) - max(abs(net)), 0)::text as amount
      from shan.settlement
      where ${ofPlayers(db, db`player_id`, slice)} group by wager_code, player_id having count(*) > 1
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I5',
    topic: 'shan',
    promise: 'a repeated round of Shan had one effect',
    checked: Number(count?.wagers),
    discrepancies: discrepanciesOf(
      rows,
      (row) => `round ${row.wager_code} of player ${row.player_id} was settled twice`,
    ),
  }
}

/** The provider's wallet should hold the balance of the launch, changed by every round since. */
async function checkWallets(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { sessions: bigint }[]
  >`select count(*) as sessions from shan.session where ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ id: string; account_id: bigint; amount: string }[]>`
    with found as materialized (
      select session.id, session.player_id * 10 + 2 as account_id,
             (session.known_balance - session.launch_balance - coalesce(sum(settlement.net), 0))::text as amount
      from shan.session left join shan.settlement on settlement.session_id = session.id
      where ${ofPlayers(db, db`session.player_id`, slice)}
      group by session.id
      having session.known_balance <> session.launch_balance + coalesce(sum(settlement.net), 0)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I10',
    topic: 'shan',
    promise: "what a Shan provider's wallet should hold follows from the launch and the rounds since",
    checked: Number(count?.sessions),
    discrepancies: discrepanciesOf(rows, (row) => `Shan session ${row.id} does not follow from its rounds`),
  }
}

async function checkRecoveries(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<
    { repayments: bigint }[]
  >`select count(*) as repayments from shan.recovery where ${ofPlayers(db, db`player_id`, slice)}`
  const rows = await db<{ id: string; account_id: bigint | null; amount: bigint | null }[]>`
    with found as materialized (
      select coalesce(r.id, t.cause_id) as id, coalesce(r.player_id * 10 + 2, t.debit_account_id) as account_id,
             nullif(coalesce(r.amount, 0) - coalesce(t.amount, 0), 0) as amount
      from (select * from shan.recovery where ${ofPlayers(db, db`player_id`, slice)}) r
      full join (
        select * from ledger.transfer
        where kind = 'shan_repaid' and debit_version is not null and ${ofAccounts(db, db`debit_account_id`, slice)}
      ) t on t.cause_id = r.id
      where (r.amount, r.player_id * 10 + 2) is distinct from (t.amount, t.debit_account_id)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  const overpaid = await db<{ player_id: bigint; account_id: bigint; amount: string }[]>`
    with found as materialized (
      select player_id, player_id * 10 as account_id, sum(receivable)::text as amount from (
        select player_id, receivable from shan.settlement
        where receivable > 0 and ${ofPlayers(db, db`player_id`, slice)}
        union all select player_id, -amount from shan.recovery where ${ofPlayers(db, db`player_id`, slice)}
      ) debt group by player_id having sum(receivable) < 0
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return {
    invariant: 'I4',
    topic: 'player_receivables',
    promise: 'what players paid back for Shan stands in the ledger once, and no player paid more than they owed',
    checked: Number(count?.repayments),
    discrepancies: [
      ...discrepanciesOf(rows, (row) => `repayment ${row.id} and the ledger differ`),
      ...discrepanciesOf(overpaid, (row) => `player ${row.player_id} paid back more than they owed`),
    ],
  }
}
