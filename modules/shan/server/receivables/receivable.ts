import { post, shanRepaid } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'

/** A player's receivable from rounds that cost more than the player had. */
export async function receivableOf(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<{ receivable: Money }[]>`
    select (coalesce((select sum(receivable) from shan.settlement where player_id = ${player_id}), 0)
          - coalesce((select sum(amount) from shan.recovery where player_id = ${player_id}), 0))::bigint as receivable`
  return row?.receivable ?? 0n
}

/** A receivable is recovered before the player plays on. Answers what was taken. @throws Problem shan_owing */
export async function recoverReceivable(tx: Transaction, player_id: bigint, balance: Money): Promise<Money> {
  const receivable = await receivableOf(tx, player_id)
  if (receivable === 0n) return 0n
  if (balance <= receivable) throw new Problem('shan_owing', { values: { amount: writeMoney(receivable) } })
  await recover(tx, player_id, receivable)
  return receivable
}

/** A win goes to the receivable first, so that no player is paid for won rounds and owes for lost ones. */
export async function recoverFromWin(
  tx: Transaction,
  { player_id, won }: { player_id: bigint; won: Money },
): Promise<void> {
  const receivable = await receivableOf(tx, player_id)
  const amount = won < receivable ? won : receivable
  if (amount > 0n) await recover(tx, player_id, amount)
}

async function recover(tx: Transaction, player_id: bigint, amount: Money): Promise<void> {
  const id = uuidV7()
  await post(tx, [shanRepaid({ cause_id: id, player_id, amount })])
  await tx`insert into shan.recovery (id, player_id, amount) values (${id}, ${player_id}, ${amount})`
}

/** The money that a withdrawal leaves in both balances together, under the lock of both accounts. */
interface RemainingBalance {
  player_id: bigint
  left: Money
}

/** A withdrawal leaves what covers the receivable. @throws Problem withdrawal_owing */
export async function requireReceivableCovered(tx: Transaction, { player_id, left }: RemainingBalance): Promise<void> {
  const receivable = await receivableOf(tx, player_id)
  if (left < receivable) throw new Problem('withdrawal_owing', { values: { amount: writeMoney(receivable) } })
}

/**
 * A receivable that came while the withdrawal waited keeps it from being paid. Where the player may still lose more
 * than is left, the session is closed: no player goes on with a wallet whose money was paid out.
 * @throws Problem player_owes
 */
export async function leaveTable(tx: Transaction, { player_id, left }: RemainingBalance): Promise<void> {
  const receivable = await receivableOf(tx, player_id)
  if (left < receivable) throw new Problem('player_owes', { values: { amount: writeMoney(receivable) } })
  await tx`
    update shan.session set state = 'closed', closed_because = 'withdrawn', closed_at = now()
    where player_id = ${player_id} and state <> 'closed' and known_balance > ${left - receivable}`
}
