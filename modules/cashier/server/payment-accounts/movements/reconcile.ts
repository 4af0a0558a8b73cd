import {
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

/** I18: what is booked on payment accounts moved once, as two people or one said, and their balances follow from it. */
export const accountChecks: readonly SlicedCheck[] = [
  { cut: 'time', check: movementsMovedOnce },
  {
    cut: 'once',
    because: 'it sums requests for money, of which a player has a few a month, and not transfers',
    check: accountsHoldWhatCameIn,
  },
]

async function movementsMovedOnce(db: Queryable, slice: Slice): Promise<ReconciliationCheck> {
  const [count] = await db<{ movements: bigint }[]>`
    select count(*) as movements from approval.request
    where kind = 'account_movement' and ${inTime(db, db`requested_at`, slice)}`
  return {
    invariant: 'I18',
    topic: 'payment_accounts',
    promise: 'each movement of a payment account moved its money once, and nothing moved without one',
    checked: Number(count?.movements),
    discrepancies: await movementsThatDiffer(db, slice),
  }
}

async function accountsHoldWhatCameIn(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ accounts: bigint }[]>`select count(*) as accounts from cashier.payment_account`
  return [
    {
      invariant: 'I18',
      topic: 'payment_accounts',
      promise: 'what a payment account holds is what its requests and movements brought and took',
      checked: Number(count?.accounts),
      discrepancies: await balancesThatDiffer(db),
    },
  ]
}

async function movementsThatDiffer(db: Queryable, slice: Slice): Promise<Discrepancy[]> {
  const rows = await db<WrongTransfer[]>`
    with found as materialized (
      with touched as materialized (
        select id from approval.request 
        where kind = 'account_movement' and (${inTime(db, db`requested_at`, slice)} or ${inTime(db, db`decided_at`, slice)})
        union
        select cause_id from ledger.transfer
        where kind in ('account_opening', 'account_paid_in', 'account_taken_out', 'account_transfer', 'account_hand_over', 'bank_charge')
          and ${inTime(db, db`created_at`, slice)}
      ), expected as (
        select id, amount, case kind when 'charge' then 'bank_charge' else 'account_' || kind end as kind,
               case kind when 'taken_out' then 500 when 'charge' then 540
                         else 2000000000000000 + coalesce(to_account_id, account_id) end as debit,
               case kind when 'opening' then 550 when 'paid_in' then 500 else 2000000000000000 + account_id end as credit
        from touched join cashier.account_movement using (id) where status = 'approved'
      ), moved as (
        select t.* from touched join ledger.transfer t on t.cause_id = touched.id
        where t.kind in ('account_opening', 'account_paid_in', 'account_taken_out', 'account_transfer', 'account_hand_over', 'bank_charge')
      )
      select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected,
             ${expectedAccount(db)} as account_id, ${wrongAmount(db)} as amount
      from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
      where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
         or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
            -- Before migration 0090 an opening came from 500.
            and (moved.kind <> 'account_opening' or moved.credit_account_id <> 500)
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    (row) => `movement ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}

/** From the causes alone; the ledger's own chain is checked elsewhere. */
async function balancesThatDiffer(db: Queryable): Promise<Discrepancy[]> {
  const rows = await db<{ id: number; held: bigint | null; expected: bigint; account_id: bigint; amount: bigint }[]>`
    with found as materialized (
      with caused (account_id, amount) as (
        select posted_account_id, case direction when 'deposit' then effective_amount else -amount end
        from cashier.request where posted_account_id is not null
        union all
        select account_id, case when kind in ('opening', 'paid_in') then amount else -amount end
        from cashier.account_movement where status = 'approved'
        union all
        select p.account_id, -t.amount from cashier.agent_payout p join approval.request t on t.id = p.id
        where t.kind = 'agent_transaction' and t.status = 'approved'
        union all
        select to_account_id, amount from cashier.account_movement where status = 'approved' and kind in ('transfer', 'hand_over')
      ), summed as (select account_id, sum(amount)::bigint as amount from caused group by account_id)
      select a.id, -l.balance as held, coalesce(s.amount, 0) as expected, 2000000000000000 + a.id as account_id,
             coalesce(-l.balance, 0) - coalesce(s.amount, 0) as amount
      from cashier.payment_account a
      left join ledger.account l on l.payment_account_id = a.id
      left join summed s on s.account_id = a.id
      where l.id is null or -l.balance <> coalesce(s.amount, 0)
      order by a.id
    )
    select * from found limit ${DISCREPANCIES_SHOWN}`
  return discrepanciesOf(
    rows,
    ({ id, held, expected }) => `account ${id} holds ${held ?? 'nothing'}, its causes sum to ${expected}`,
  )
}
