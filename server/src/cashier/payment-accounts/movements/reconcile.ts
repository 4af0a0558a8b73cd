import type { ReconciliationCheck } from '../../../ledger/index.ts'
import type { Queryable } from '../../../platform/database/database.ts'

const DISCREPANCIES_SHOWN = 20

/** I18: what is booked on payment accounts moved once, as two people or one said, and their balances follow from it. */
export async function accountChecks(db: Queryable): Promise<ReconciliationCheck[]> {
  const [count] = await db<{ movements: bigint; accounts: bigint }[]>`
    select (select count(*) from cashier.account_movement) as movements,
           (select count(*) from cashier.payment_account) as accounts`
  return [
    {
      invariant: 'I18',
      promise: 'each movement of a payment account moved its money once, and nothing moved without one',
      checked: Number(count?.movements),
      discrepancies: await movementsThatDiffer(db),
    },
    {
      invariant: 'I18',
      promise: 'what a payment account holds is what its requests and movements brought and took',
      checked: Number(count?.accounts),
      discrepancies: await balancesThatDiffer(db),
    },
  ]
}

async function movementsThatDiffer(db: Queryable): Promise<string[]> {
  const rows = await db<{ cause: string; moved: string | null; expected: string | null }[]>`
    with expected as (
      select id, amount, case kind when 'charge' then 'bank_charge' else 'account_' || kind end as kind,
             case kind when 'taken_out' then 500 when 'charge' then 540
                       else 2000000000000000 + coalesce(to_account_id, account_id) end as debit,
             case when kind in ('opening', 'paid_in') then 500 else 2000000000000000 + account_id end as credit
      from cashier.account_movement where status = 'approved'
    ), moved as (
      select * from ledger.transfer
      where kind in ('account_opening', 'account_paid_in', 'account_taken_out', 'account_transfer', 'bank_charge')
    )
    select coalesce(expected.id, moved.cause_id)::text as cause, moved.kind as moved, expected.kind as expected
    from expected full join moved on moved.cause_id = expected.id and moved.kind = expected.kind
    where expected.id is null or moved.cause_id is null or moved.amount <> expected.amount
       or moved.debit_account_id <> expected.debit or moved.credit_account_id <> expected.credit
    limit ${DISCREPANCIES_SHOWN}`
  return rows.map(
    (row) => `movement ${row.cause}: ${row.expected ?? 'nothing'} expected, ${row.moved ?? 'nothing'} moved`,
  )
}

/** From the causes alone; the ledger's own chain is checked elsewhere. */
async function balancesThatDiffer(db: Queryable): Promise<string[]> {
  const rows = await db<{ id: number; held: bigint | null; expected: bigint }[]>`
    with caused (account_id, amount) as (
      select posted_account_id, case direction when 'deposit' then effective_amount else -amount end
      from cashier.request where posted_account_id is not null
      union all
      select account_id, case when kind in ('opening', 'paid_in') then amount else -amount end
      from cashier.account_movement where status = 'approved'
      union all
      select to_account_id, amount from cashier.account_movement where status = 'approved' and kind = 'transfer'
    ), summed as (select account_id, sum(amount)::bigint as amount from caused group by account_id)
    select a.id, -l.balance as held, coalesce(s.amount, 0) as expected
    from cashier.payment_account a
    left join ledger.account l on l.payment_account_id = a.id
    left join summed s on s.account_id = a.id
    where l.id is null or -l.balance <> coalesce(s.amount, 0)
    order by a.id limit ${DISCREPANCIES_SHOWN}`
  return rows.map(({ id, held, expected }) => `account ${id} holds ${held ?? 'nothing'}, its causes sum to ${expected}`)
}
