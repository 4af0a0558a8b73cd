import type { Money } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'

/** The amount that a player owes since a prize of a wrong result was taken back, and the player no longer had all of it. */
export interface Receivable {
  prize_id: string
  player_id: bigint
  owed: Money
}

/** Read under the lock of the players' accounts, since all that makes or ends a debt takes it; that of the oldest slip first. */
export async function findReceivables(tx: Transaction, player_ids: bigint[]): Promise<Receivable[]> {
  return tx<Receivable[]>`
    select id as prize_id, player_id, amount - taken_back - repaid as owed from two_d.prize
    where player_id = any (${arrayOf(tx, 'bigint', player_ids)}) and repaid < amount - taken_back
    order by slip_id, id`
}

/** All that a player owes so, at this moment. */
export async function receivableFromPrizes(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<{ owed: Money }[]>`
    select coalesce(sum(amount - taken_back - repaid), 0)::bigint as owed from two_d.prize
    where player_id = ${player_id} and repaid < amount - taken_back`
  return row?.owed ?? 0n
}

interface Recovered {
  /** Of each won prize, in order: how much of it goes to debts. */
  kept: Money[]
  /** By the prize that is owed for. */
  repaid: Map<string, Money>
}

/** Keeps what players owe from what they win, as far as it goes. */
export function recoverReceivables(won: { player_id: bigint; amount: Money }[], receivables: Receivable[]): Recovered {
  const repaid = new Map<string, Money>()
  const kept = won.map(({ player_id, amount }) => {
    let left = amount
    for (const receivable of receivables) {
      if (receivable.player_id !== player_id) continue
      const before = repaid.get(receivable.prize_id) ?? 0n
      const part = least(left, receivable.owed - before)
      if (part > 0n) repaid.set(receivable.prize_id, before + part)
      left -= part
    }
    return amount - left
  })
  return { kept, repaid }
}

const least = (one: Money, other: Money) => (one < other ? one : other)

export async function recordRecovered(tx: Transaction, repaid: Map<string, Money>): Promise<void> {
  if (repaid.size === 0) return
  const noted = [...repaid].map(([id, amount]) => ({ id, amount }))
  await tx`
    update two_d.prize p set repaid = p.repaid + n.amount
    from ${rowsOf(tx, 'n', noted, { id: 'uuid', amount: 'bigint' })}
    where p.id = n.id`
}
