import {
  DISCREPANCIES_SHOWN,
  type Discrepancy,
  discrepanciesOf,
  expectedAccount,
  inTime,
  ofAccounts,
  ofPlayers,
  type Slice,
  type SlicedCheck,
  type WrongTransfer,
  wrongAmount,
} from '#ledger/server/index.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { overLimits } from './deposit-limits/deposit-limit.ts'
import { accountChecks } from './payment-accounts/movements/reconcile.ts'

/**
 * I8: each request ended once, as its events say and the ledger says; what is held is what waits. I13: no player
 * deposited more than their own limit.
 */
export const cashierChecks: readonly SlicedCheck[] = [
  {
    cut: 'accounts',
    check: async (db, slice) => ({
      invariant: 'I8',
      topic: 'requests',
      promise: 'each request for money has one end at most, and its timeline says which',
      checked: await requestsOf(db, slice),
      discrepancies: await endsThatDiffer(db, slice),
    }),
  },
  {
    cut: 'time',
    check: async (db, slice) => ({
      invariant: 'I8',
      topic: 'requests',
      promise: 'a request moved what its state says, and nothing moved without one',
      checked: await requestsIn(db, slice),
      discrepancies: await moneyThatDiffers(db, slice),
    }),
  },
  {
    cut: 'accounts',
    check: async (db, slice) => ({
      invariant: 'I8',
      topic: 'requests',
      promise: 'the hold of each player is the sum of what is pending',
      checked: await requestsOf(db, slice),
      discrepancies: await holdsThatDiffer(db, slice),
    }),
  },
  {
    cut: 'accounts',
    check: async (db, slice) => ({
      invariant: 'I13',
      topic: 'deposit_limits',
      promise: 'no deposit was asked for past a limit that its player had set',
      checked: await requestsOf(db, slice),
      discrepancies: await depositsOverLimits(db, slice),
    }),
  },
  ...accountChecks,
]

async function requestsOf(db: Queryable, slice: Slice): Promise<number> {
  const [count] = await db<{ requests: bigint }[]>`
    select count(*) as requests from cashier.request where ${ofPlayers(db, db`player_id`, slice)}`
  return Number(count?.requests)
}

async function requestsIn(db: Queryable, slice: Slice): Promise<number> {
  const [count] = await db<{ requests: bigint }[]>`
    select count(*) as requests from cashier.request where ${inTime(db, db`created_at`, slice)}`
  return Number(count?.requests)
}

async function endsThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<{ number: bigint; status: string; ends: string | null; account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      select r.number, r.status, r.player_id * 10 as account_id, r.amount, string_agg(e.kind, ', ') filter (where e.kind in ('approved', 'rejected')) as ends
      from cashier.request r left join cashier.event e on e.request_id = r.id
      where ${ofPlayers(db, db`r.player_id`, slice)}
      group by r.id
      having count(*) filter (where e.kind = 'requested') <> 1
          or coalesce(string_agg(e.kind, ', ') filter (where e.kind in ('approved', 'rejected')), 'pending') <> r.status
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    (row) => `request ${row.number} is ${row.status}, its timeline says ${row.ends ?? 'nothing'}`,
  )
}

async function moneyThatDiffers(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched as materialized (
        select id from cashier.request where ${inTime(db, db`created_at`, slice)}
        union
        select id from cashier.request
        where direction in ('deposit', 'withdrawal') and ${inTime(db, db`decided_at`, slice)}
        union
        select cause_id from ledger.transfer
        where kind in ('deposit', 'deposit_from_float', 'withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
          and ${inTime(db, db`created_at`, slice)}
      ), request as materialized (
        select r.* from touched join cashier.request r using (id)
      ), expected as (
        select id, player_id, effective_amount as amount,
               case when float_agent_id is null then 'deposit' else 'deposit_from_float' end as kind,
               coalesce(1000000000000000 + float_agent_id * 10 + 2, 2000000000000000 + posted_account_id, 500) as debit,
               player_id * 10 + 1 as credit
        from request where direction = 'deposit' and status = 'approved'
        union all
        select id, player_id, amount, 'withdrawal_hold', player_id * 10 + 1, player_id * 10 + 3
        from request where direction = 'withdrawal'
        union all
        select id, player_id, amount, 'withdrawal_paid', player_id * 10 + 3,
               coalesce(2000000000000000 + posted_account_id, 500)
        from request where direction = 'withdrawal' and status = 'approved'
        union all
        select id, player_id, amount, 'withdrawal_returned', player_id * 10 + 3, player_id * 10 + 1
        from request where direction = 'withdrawal' and status = 'rejected'
      ), moved as (
        select t.* from touched join ledger.transfer t on t.cause_id = touched.id
        where t.kind in ('deposit', 'deposit_from_float', 'withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
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
    (row) => `request ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}

async function holdsThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  // Credits of game partners wait there as well.
  const rows = await db<{ player_id: bigint | null; account_id: bigint; amount: string }[]>`
    with found as materialized (
      select a.player_id, a.id as account_id, (a.balance - coalesce(waiting.amount, 0))::text as amount
      from ledger.account a
      left join (
        select player_id, sum(amount) as amount from (
          select player_id, amount from cashier.request 
          where direction = 'withdrawal' and status = 'pending' and ${ofPlayers(db, db`player_id`, slice)}
          union all
          select player_id, amount - taken_back from held_credit.credit
          where status = 'pending' and ${ofPlayers(db, db`player_id`, slice)}
        ) one group by player_id
      ) waiting on waiting.player_id = a.player_id
      where a.name = 'hold' and ${ofAccounts(db, db`a.id`, slice)} and a.balance <> coalesce(waiting.amount, 0)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(rows, (row) => `player ${row.player_id} has another amount on hold than is pending`)
}

/** Each deposit beside those before it that count, under the limit that held when it came. */
async function depositsOverLimits(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<{ number: bigint; period: string; account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      ${overLimits(db, db`and ${ofPlayers(db, db`r.player_id`, slice)}`)}
    )
    select found.number, found.period, r.player_id * 10 as account_id, r.amount
    from found join cashier.request r using (number) limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(rows, (row) => `deposit ${row.number} passed the limit of a ${row.period}`)
}
