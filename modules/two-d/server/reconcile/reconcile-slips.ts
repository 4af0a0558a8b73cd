import { inTime, type Slice, type SlicedCheck } from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { numberLimitsKept, playersCounted, winnersPaid } from './reconcile-draw-sums.ts'
import { openUntilSettled } from './reconcile-stakes.ts'
import { type Counted, checkOf, sentences } from './sentences.ts'

const SLIPS: Counted = async (db, slice) => {
  const [count] = await db<{ rows: bigint }[]>`
    select count(*) as rows from two_d.slip where ${inTime(db, db`accepted_at`, slice)}`
  return Number(count?.rows)
}
const PRIZES: Counted = async (db, slice) => {
  const [count] = await db<{ rows: bigint }[]>`
    select count(*) as rows from two_d.prize where ${inTime(db, db`paid_at`, slice)}`
  return Number(count?.rows)
}
const DRAWS: Counted = async (db, slice) => {
  const [count] = await db<{ rows: bigint }[]>`
    select count(*) as rows from two_d.draw where ${inTime(db, db`cutoff_at`, slice)}`
  return Number(count?.rows)
}

/**
 * The reconciliation checks of the 2D lottery: I4, I6, I7 and I9. A slip is in the slice of its acceptance. The counts of a draw
 * are in the slice of its cut-off, when no more slips come.
 */
export const twoDChecks: readonly SlicedCheck[] = [
  checkOf('I4', 'each slip of the 2D lottery was paid once, for exactly its lines', SLIPS, slipsPaid),
  checkOf('I7', 'no number took more than its number limit, and every stake on it counts', DRAWS, numberLimitsKept),
  checkOf('I7', 'what a player has on each number is what their slips say', DRAWS, playersCounted),
  checkOf('I9', 'no bet was accepted after its draw had closed', SLIPS, noneLate),
  checkOf('I6', 'each winning line was paid once, its stake times its odds', DRAWS, winnersPaid),
  checkOf('I6', 'each prize moved its money once, and came back where it was wrong', PRIZES, prizesBooked),
  {
    cut: 'once',
    because: 'prizes of a wrong result are rare, and only those are read',
    check: async (db) => [
      {
        invariant: 'I6',
        topic: 'two_d_slips',
        promise: 'what was kept of prizes is what players owed, and no more',
        ...(await receivablesRecovered(db)),
      },
    ],
  },
  checkOf('I6', 'a stake is open until its draw is settled or called off, and moves on once', SLIPS, openUntilSettled),
  checkOf('I6', 'each stake on a draw that was called off came back once', SLIPS, refundsBooked),
]

function slipsPaid(db: Queryable, slice: Slice) {
  return sentences(
    db,
    db`
    with touched as materialized (
      select id from two_d.slip where ${inTime(db, db`accepted_at`, slice)}
      union
      select cause_id from ledger.transfer where kind = 'two_d_stake' and ${inTime(db, db`created_at`, slice)}
    )
    select case
        when slip.id is null then 'a stake of ' || t.amount || ' has no slip: ' || t.cause_id
        when t.cause_id is null then 'slip ' || slip.number || ' was not paid for'
        when t.amount <> slip.total or t.debit_account_id <> slip.player_id * 10 + 1 or t.credit_account_id not in (220, slip.player_id * 10 + 5)
          or t.debit_balance_after <> slip.after_balance then 'slip ' || slip.number || ' says other than the ledger'
        when lines.total is distinct from slip.total then 'slip ' || slip.number || ' is not the sum of its lines'
      end as sentence,
      coalesce(slip.player_id * 10 + 1, t.debit_account_id) as account_id,
      coalesce(nullif(coalesce(slip.total, 0) - coalesce(t.amount, 0), 0), slip.total - lines.total) as amount
    from (select slip.* from touched join two_d.slip using (id)) slip
    full join (
      select t.* from touched join ledger.transfer t on t.cause_id = touched.id
      where t.kind = 'two_d_stake'
    ) t on t.cause_id = slip.id
    left join lateral (select sum(stake) as total from two_d.line where slip_id = slip.id) lines on true`,
  )
}

function noneLate(db: Queryable, slice: Slice) {
  return sentences(
    db,
    db`
    select case
        when slip.accepted_at >= slip.cutoff_at or slip.accepted_at > d.closed_at
          then 'slip ' || slip.number || ' was accepted after its draw had closed'
      end as sentence,
      slip.player_id * 10 + 1 as account_id, slip.total as amount
    from two_d.slip join two_d.draw d on d.id = slip.draw_id where ${inTime(db, db`slip.accepted_at`, slice)}`,
  )
}

function prizesBooked(db: Queryable, slice: Slice) {
  return sentences(
    db,
    db`
    with touched as materialized (
      select id from two_d.prize where ${inTime(db, db`paid_at`, slice)}
      union
      select cause_id from ledger.transfer where kind in ('two_d_prize', 'two_d_prize_reversed', 'two_d_owed', 'two_d_repaid') and ${inTime(db, db`created_at`, slice)}
    )
    select case
        when p.id is null then 'a transfer of a prize has no prize: ' || t.cause_id
        when t.paid is distinct from p.amount then 'prize ' || p.id || ' is ' || p.amount || ', its transfer ' || coalesce(t.paid, 0)
        when t.account_id <> p.player_id * 10 + 1 then 'prize ' || p.id || ' went to another account'
        when coalesce(t.reversed, 0) <> coalesce(p.taken_back, 0)
          or coalesce(t.owed, 0) <> coalesce(p.amount - p.taken_back, 0) then 'prize ' || p.id || ' came back otherwise than it is stored'
        when coalesce(t.kept, 0) <> p.kept then 'of prize ' || p.id || ' ' || p.kept || ' went to debts, in the ledger ' || coalesce(t.kept, 0)
      end as sentence,
      coalesce(p.player_id * 10 + 1, t.account_id) as account_id,
      coalesce(nullif(coalesce(p.amount, 0) - coalesce(t.paid, 0), 0), nullif(p.kept - coalesce(t.kept, 0), 0), p.amount) as amount
    from (select p.* from touched join two_d.prize p using (id)) p
    full join (
      select cause_id, max(amount) filter (where kind = 'two_d_prize') as paid,
             max(amount) filter (where kind = 'two_d_prize_reversed') as reversed,
             max(amount) filter (where kind = 'two_d_owed') as owed,
             max(amount) filter (where kind = 'two_d_repaid') as kept,
             max(credit_account_id) filter (where kind = 'two_d_prize') as account_id
      from touched join ledger.transfer on cause_id = id
      where kind in ('two_d_prize', 'two_d_prize_reversed', 'two_d_owed', 'two_d_repaid')
      group by cause_id
    ) t on t.cause_id = p.id`,
  )
}

/** No prize says more repaid than was owed for it: the table refuses that. */
async function receivablesRecovered(db: Queryable) {
  const [count] = await db<{ rows: bigint }[]>`select count(*) as rows from two_d.prize where kept > 0 or repaid > 0`
  const discrepancies = await sentences(
    db,
    db`
    select 'of prizes of player ' || player_id || ' ' || sum(kept) || ' was kept, and ' || sum(repaid) || ' of their receivables repaid' as sentence,
      player_id * 10 as account_id, sum(kept) - sum(repaid) as amount
    from two_d.prize where kept > 0 or repaid > 0 group by player_id having sum(kept) <> sum(repaid)`,
  )
  return { checked: Number(count?.rows), discrepancies }
}

function refundsBooked(db: Queryable, slice: Slice) {
  return sentences(
    db,
    db`
    with touched as materialized (
      select id from two_d.slip where ${inTime(db, db`accepted_at`, slice)}
      union
      select cause_id from ledger.transfer where kind = 'two_d_refund' and ${inTime(db, db`created_at`, slice)}
    )
    select case
        when s.id is null then 'a stake was given back of a draw that was not called off: ' || t.cause_id
        when t.cause_id is null and s.is_done then 'slip ' || s.number || ' was not given its stake back'
        when t.amount <> s.total or t.credit_account_id <> s.player_id * 10 + 1
          then 'slip ' || s.number || ' was given back otherwise than it was paid'
      end as sentence,
      coalesce(s.player_id * 10 + 1, t.credit_account_id) as account_id,
      coalesce(nullif(coalesce(s.total, 0) - coalesce(t.amount, 0), 0), s.total) as amount
    from (
      select slip.*, x.finished_at is not null as is_done from touched join two_d.slip using (id)
      join two_d.draw d on d.id = slip.draw_id and d.status = 'void'
      left join two_d.settlement x on x.draw_id = d.id
    ) s
    full join (
      select t.* from touched join ledger.transfer t on t.cause_id = touched.id where t.kind = 'two_d_refund'
    ) t on t.cause_id = s.id`,
  )
}
