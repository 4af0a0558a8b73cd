import type { ReconciliationCheck } from '../ledger/index.ts'
import type { Queryable } from '../platform/database/database.ts'
import { overLimits } from './deposit-limits/deposit-limit.ts'
import { accountChecks } from './payment-accounts/movements/reconcile.ts'

const DISCREPANCIES_SHOWN = 20

/**
 * I8: each request ended once, as its events say and the ledger says; what is held is what waits. I13: no player
 * deposited more than their own limit.
 */
export async function cashierChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ requests: bigint }[]>`select count(*) as requests from cashier.request`
  const checked = Number(count?.requests)
  return [
    {
      invariant: 'I8',
      promise: 'each request for money has one end at most, and its timeline says which',
      checked,
      discrepancies: await endsThatDiffer(db),
    },
    {
      invariant: 'I8',
      promise: 'a request moved what its state says, and nothing moved without one',
      checked,
      discrepancies: await moneyThatDiffers(db),
    },
    {
      invariant: 'I8',
      promise: 'the hold of each player is the sum of what is pending',
      checked,
      discrepancies: await holdsThatDiffer(db),
    },
    {
      invariant: 'I13',
      promise: 'no deposit was asked for past a limit that its player had set',
      checked,
      discrepancies: await depositsOverLimits(db),
    },
    ...(await accountChecks(db)),
  ]
}

async function endsThatDiffer(db: Queryable): Promise<string[]> {
  const rows = await db<{ number: bigint; status: string; ends: string | null }[]>`
    select r.number, r.status, string_agg(e.kind, ', ') filter (where e.kind in ('approved', 'rejected')) as ends
    from cashier.request r left join cashier.event e on e.request_id = r.id
    group by r.id
    having count(*) filter (where e.kind = 'requested') <> 1
        or coalesce(string_agg(e.kind, ', ') filter (where e.kind in ('approved', 'rejected')), 'pending') <> r.status
    limit ${DISCREPANCIES_SHOWN}`
  return rows.map((row) => `request ${row.number} is ${row.status}, its timeline says ${row.ends ?? 'nothing'}`)
}

async function moneyThatDiffers(db: Queryable): Promise<string[]> {
  const rows = await db<{ cause: string; moved: string | null; expected: string | null }[]>`
    with expected as (
      select id, player_id, effective_amount as amount,
             case when float_agent_id is null then 'deposit' else 'deposit_from_float' end as kind,
             coalesce(1000000000000000 + float_agent_id * 10 + 2, 2000000000000000 + posted_account_id, 500) as debit,
             player_id * 10 + 1 as credit
      from cashier.request where direction = 'deposit' and status = 'approved'
      union all
      select id, player_id, amount, 'withdrawal_hold', player_id * 10 + 1, player_id * 10 + 3
      from cashier.request where direction = 'withdrawal'
      union all
      select id, player_id, amount, 'withdrawal_paid', player_id * 10 + 3,
             coalesce(2000000000000000 + posted_account_id, 500)
      from cashier.request where direction = 'withdrawal' and status = 'approved'
      union all
      select id, player_id, amount, 'withdrawal_returned', player_id * 10 + 3, player_id * 10 + 1
      from cashier.request where direction = 'withdrawal' and status = 'rejected'
    ), moved as (
      select * from ledger.transfer
      where kind in ('deposit', 'deposit_from_float', 'withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
    )
    select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected
    from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
    where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
       or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
    limit ${DISCREPANCIES_SHOWN}`
  return rows.map(
    (row) => `request ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}

async function holdsThatDiffer(db: Queryable): Promise<string[]> {
  // Credits of game partners wait there as well.
  const rows = await db<{ player_id: bigint | null }[]>`
    select a.player_id from ledger.account a
    left join (
      select player_id, sum(amount) as amount from (
        select player_id, amount from cashier.request where direction = 'withdrawal' and status = 'pending'
        union all
        select player_id, amount - taken_back from held_credit.credit where status = 'pending'
      ) one group by player_id
    ) waiting on waiting.player_id = a.player_id
    where a.name = 'hold' and a.balance <> coalesce(waiting.amount, 0)
    limit ${DISCREPANCIES_SHOWN}`
  return rows.map((row) => `player ${row.player_id} has another amount on hold than is pending`)
}

/** Each deposit beside those before it that count, under the limit that held when it came. */
async function depositsOverLimits(db: Queryable): Promise<string[]> {
  const rows = await db<{ number: bigint; period: string }[]>`${overLimits(db)} limit ${DISCREPANCIES_SHOWN}`
  return rows.map((row) => `deposit ${row.number} passed the limit of a ${row.period}`)
}
