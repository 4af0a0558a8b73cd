import { DISCREPANCIES_SHOWN, discrepanciesOf, type ReconciliationCheck } from '#ledger/server/index.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { ENDS } from '../rules.ts'
import { snapshotOf } from '../snapshot.ts'
import { balancesOfEnds } from './balances.ts'

/**
 * I15: the Money table takes players' and agents' balances from closed days and aggregates, and those of payment accounts from
 * the ledger's own accounts. Where both know an account, they say the same.
 */
export async function moneyIsThatOfTheLedger(db: Queryable): Promise<ReconciliationCheck[]> {
  const snapshot = await snapshotOf(db as Transaction)
  const ends = await balancesOfEnds(snapshot)
  const rows = await db<{ account_end: bigint; balance: bigint }[]>`
    select report.end_of(id) as account_end, sum(balance)::bigint as balance
    from ledger.account where balance is not null and id < 2000000000000000 group by 1`
  const balances = new Map(rows.map(({ account_end, balance }) => [account_end, balance]))
  const differing = CARRIED.flatMap(([name, end]) => {
    const amount = (ends.get(end) ?? 0n) - (balances.get(end) ?? 0n)
    return amount === 0n ? [] : [{ name, amount }]
  })
  return [
    {
      invariant: 'I15',
      topic: 'ledger_total',
      promise: 'the Money table is what the accounts of the ledger hold',
      checked: CARRIED.length,
      discrepancies: discrepanciesOf(
        differing.slice(0, DISCREPANCIES_SHOWN),
        ({ name, amount }) => `the Money table differs from the accounts ${name} by ${amount} units`,
      ),
    },
  ]
}

/** Those that carry a balance. */
const CARRIED = Object.entries(ENDS).filter(([name]) => !name.endsWith('_stakes'))
