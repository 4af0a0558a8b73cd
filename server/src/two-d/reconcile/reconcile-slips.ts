import type { ReconciliationCheck } from '../../ledger/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { openUntilSettled } from './reconcile-stakes.ts'
import { sentences } from './sentences.ts'

/** What the ledger can prove of the 2D lottery: I4, I6, I7 and I9. */
export async function twoDChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ slips: bigint; number_limits: bigint; prizes: bigint }[]>`
    select (select count(*) from two_d.slip) as slips, (select count(*) from two_d.number_limit) as number_limits,
           (select count(*) from two_d.prize) as prizes`
  const [slips, number_limits, prizes] = [Number(count?.slips), Number(count?.number_limits), Number(count?.prizes)]
  return [
    check('I4', 'each slip of the 2D lottery was paid once, for exactly its lines', slips, await slipsPaid(db)),
    check(
      'I7',
      'no number took more than its number limit, and every stake on it counts',
      number_limits,
      await numberLimitsKept(db),
    ),
    check('I7', 'what a player has on each number is what their slips say', slips, await playersCounted(db)),
    check('I9', 'no bet was accepted after its draw had closed', slips, await noneLate(db)),
    check('I6', 'each winning line was paid once, its stake times its odds', prizes, await winnersPaid(db)),
    check('I6', 'each prize moved its money once, and came back where it was wrong', prizes, await prizesBooked(db)),
    check('I6', 'what was kept of prizes is what players owed, and no more', prizes, await receivablesRecovered(db)),
    check(
      'I6',
      'a stake is open until its draw is settled or called off, and moves on once',
      slips,
      await openUntilSettled(db),
    ),
    check('I6', 'each stake on a draw that was called off came back once', slips, await refundsBooked(db)),
  ]
}

const check = (invariant: string, promise: string, checked: number, discrepancies: string[]): ReconciliationCheck => ({
  invariant,
  promise,
  checked,
  discrepancies,
})

const slipsPaid = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when slip.id is null then 'a stake of ' || t.amount || ' has no slip: ' || t.cause_id
        when t.cause_id is null then 'slip ' || slip.number || ' was not paid for'
        when t.amount <> slip.total or t.debit_account_id <> slip.player_id * 10 + 1 or t.credit_account_id not in (220, slip.player_id * 10 + 5)
          or t.debit_balance_after <> slip.after_balance then 'slip ' || slip.number || ' says other than the ledger'
        when lines.total is distinct from slip.total then 'slip ' || slip.number || ' is not the sum of its lines'
      end as sentence
    from two_d.slip
    full join (select * from ledger.transfer where kind = 'two_d_stake') t on t.cause_id = slip.id
    left join (select slip_id, sum(stake) as total from two_d.line group by slip_id) lines on lines.slip_id = slip.id`,
  )

const numberLimitsKept = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when c.draw_id is null then 'draw ' || l.draw_id || ' has stakes on ' || l.digits || ' without a number limit'
        when c.staked > c.number_limit then 'draw ' || c.draw_id || ' took more on ' || c.digits || ' than its number limit'
        when c.staked <> coalesce(l.staked, 0) or c.liability <> coalesce(l.liability, 0)
          then 'draw ' || c.draw_id || ' counts ' || c.staked || ' on ' || c.digits || ', its lines ' || coalesce(l.staked, 0)
      end as sentence
    from two_d.number_limit c
    full join (
      select draw_id, digits, sum(stake) as staked, sum(stake * odds) as liability from two_d.line group by draw_id, digits
    ) l on l.draw_id = c.draw_id and l.digits = c.digits`,
  )

const playersCounted = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when p.staked is distinct from l.staked then
          'player ' || coalesce(p.player_id, l.player_id) || ' is counted wrongly in draw ' || coalesce(p.draw_id, l.draw_id)
      end as sentence
    from two_d.player_stake p
    full join (
      select draw_id, player_id, array_agg(staked order by digits) as staked from (
        select every.draw_id, every.player_id, number.digits, coalesce(sum(line.stake), 0)::bigint as staked
        from (select distinct draw_id, player_id from two_d.slip) every
        cross join (select lpad(n::text, 2, '0') as digits from generate_series(0, 99) n) number
        left join (
          select slip.draw_id, slip.player_id, line.digits, line.stake
          from two_d.line join two_d.slip on slip.id = line.slip_id
        ) line on line.draw_id = every.draw_id and line.player_id = every.player_id and line.digits = number.digits
        group by every.draw_id, every.player_id, number.digits
      ) counted group by draw_id, player_id
    ) l on l.draw_id = p.draw_id and l.player_id = p.player_id`,
  )

const noneLate = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when slip.accepted_at >= slip.cutoff_at or slip.accepted_at > d.closed_at
          then 'slip ' || slip.number || ' was accepted after its draw had closed'
      end as sentence
    from two_d.slip join two_d.draw d on d.id = slip.draw_id`,
  )

/** While a draw is being paid some of its winners still wait; nobody else may have been paid. */
const winnersPaid = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when l.slip_id is null then 'prize ' || p.id || ' is for a line that did not win'
        when p.id is null and l.is_settled then 'slip ' || l.number || ' won on ' || l.digits || ' and was not paid'
        when p.amount <> l.prize then 'slip ' || l.number || ' won ' || l.prize || ' and was paid ' || p.amount
      end as sentence
    from (
      select line.slip_id, line.digits, slip.number, line.stake * line.odds as prize, d.status = 'settled' as is_settled
      from two_d.draw d
      join two_d.result r on r.draw_id = d.id and r.version = d.version
      join two_d.line on line.draw_id = d.id and line.digits = r.number
      join two_d.slip on slip.id = line.slip_id
    ) l
    full join (
      select p.* from two_d.prize p join two_d.draw d on d.id = p.draw_id
      where p.taken_back is null and (d.status = 'settled' or p.version = d.version)
    ) p on p.slip_id = l.slip_id and p.digits = l.digits`,
  )

const prizesBooked = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when p.id is null then 'a transfer of a prize has no prize: ' || t.cause_id
        when t.paid is distinct from p.amount then 'prize ' || p.id || ' is ' || p.amount || ', its transfer ' || coalesce(t.paid, 0)
        when t.account_id <> p.player_id * 10 + 1 then 'prize ' || p.id || ' went to another account'
        when coalesce(t.reversed, 0) <> coalesce(p.taken_back, 0)
          or coalesce(t.owed, 0) <> coalesce(p.amount - p.taken_back, 0) then 'prize ' || p.id || ' came back otherwise than it is stored'
        when coalesce(t.kept, 0) <> p.kept then 'of prize ' || p.id || ' ' || p.kept || ' went to debts, in the ledger ' || coalesce(t.kept, 0)
      end as sentence
    from two_d.prize p
    full join (
      select cause_id, max(amount) filter (where kind = 'two_d_prize') as paid,
             max(amount) filter (where kind = 'two_d_prize_reversed') as reversed,
             max(amount) filter (where kind = 'two_d_owed') as owed,
             max(amount) filter (where kind = 'two_d_repaid') as kept,
             max(credit_account_id) filter (where kind = 'two_d_prize') as account_id
      from ledger.transfer where kind in ('two_d_prize', 'two_d_prize_reversed', 'two_d_owed', 'two_d_repaid')
      group by cause_id
    ) t on t.cause_id = p.id`,
  )

/** No prize says more repaid than was owed for it: the table refuses that. */
const receivablesRecovered = (db: Queryable) =>
  sentences(
    db,
    db`
    select 'of prizes of player ' || player_id || ' ' || sum(kept) || ' was kept, and ' || sum(repaid) || ' of their receivables repaid' as sentence
    from two_d.prize where kept > 0 or repaid > 0 group by player_id having sum(kept) <> sum(repaid)`,
  )

const refundsBooked = (db: Queryable) =>
  sentences(
    db,
    db`
    select case
        when s.id is null then 'a stake was given back of a draw that was not called off: ' || t.cause_id
        when t.cause_id is null and s.is_done then 'slip ' || s.number || ' was not given its stake back'
        when t.amount <> s.total or t.credit_account_id <> s.player_id * 10 + 1
          then 'slip ' || s.number || ' was given back otherwise than it was paid'
      end as sentence
    from (
      select slip.*, x.finished_at is not null as is_done from two_d.slip
      join two_d.draw d on d.id = slip.draw_id and d.status = 'void'
      left join two_d.settlement x on x.draw_id = d.id
    ) s
    full join (select * from ledger.transfer where kind = 'two_d_refund') t on t.cause_id = s.id`,
  )
