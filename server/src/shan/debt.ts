import { type Money, writeMoney } from '#contract/money.ts'
import { post, shanRepaid } from '../ledger/index.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { uuidV7 } from '../platform/random.ts'

/** What a player owes from rounds that cost more than he had. */
export async function debtOf(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<{ debt: Money }[]>`
    select (coalesce((select sum(owed) from shan.settlement where player_id = ${player_id}), 0)
          - coalesce((select sum(amount) from shan.repayment where player_id = ${player_id}), 0))::bigint as debt`
  return row?.debt ?? 0n
}

/** Nobody plays on with money that he owes to this table. Answers what was taken. @throws Problem shan_owing */
export async function collectDebt(tx: Transaction, player_id: bigint, balance: Money): Promise<Money> {
  const debt = await debtOf(tx, player_id)
  if (debt === 0n) return 0n
  if (balance <= debt) throw new Problem('shan_owing', { values: { amount: writeMoney(debt) } })
  await repay(tx, player_id, debt)
  return debt
}

/** What was won goes to what is owed first: nobody is paid the rounds that he wins, and owes those that he loses. */
export async function repayFromWin(
  tx: Transaction,
  { player_id, won }: { player_id: bigint; won: Money },
): Promise<void> {
  const debt = await debtOf(tx, player_id)
  const amount = won < debt ? won : debt
  if (amount > 0n) await repay(tx, player_id, amount)
}

async function repay(tx: Transaction, player_id: bigint, amount: Money): Promise<void> {
  const id = uuidV7()
  await post(tx, [shanRepaid({ cause_id: id, player_id, amount })])
  await tx`insert into shan.repayment (id, player_id, amount) values (${id}, ${player_id}, ${amount})`
}

/** What a withdrawal leaves in both balances together, under the lock of both accounts. */
interface Left {
  player_id: bigint
  left: Money
}

/** What he owes stays when he asks for a withdrawal. @throws Problem withdrawal_owing */
export async function keepDebt(tx: Transaction, { player_id, left }: Left): Promise<void> {
  const debt = await debtOf(tx, player_id)
  if (left < debt) throw new Problem('withdrawal_owing', { values: { amount: writeMoney(debt) } })
}

/**
 * What he has come to owe while the withdrawal waited keeps it from being paid. Where he may still lose more than is
 * left, the table is closed: nobody plays on with a purse that has left the house.
 * @throws Problem player_owes
 */
export async function leaveTable(tx: Transaction, { player_id, left }: Left): Promise<void> {
  const debt = await debtOf(tx, player_id)
  if (left < debt) throw new Problem('player_owes', { values: { amount: writeMoney(debt) } })
  await tx`
    update shan.session set state = 'closed', closed_because = 'withdrawn', closed_at = now()
    where player_id = ${player_id} and state <> 'closed' and known_balance > ${left - debt}`
}
