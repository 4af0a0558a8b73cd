import { bonusLapsed, bonusReleased, lockAccounts, playerAccountId, post } from '#ledger/server/index.ts'
import type { EventOf } from '#outbox/contract/events.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { countStakes } from './count-stakes.ts'
import { stakedOf } from './staked.ts'

/** A minute's work; what is left waits for the next one. */
const AT_ONCE_MAX = 500

type SettledStatus = 'released' | 'lapsed' | 'given_up' | 'cancelled'

interface DueClaim {
  id: string
  player_id: bigint
}

/**
 * Hands over the bonuses whose players have staked enough, and takes back those whose time is over. Each in a
 * transaction of its own: one that cannot be settled holds up no other.
 */
export async function settleClaims(
  db: Database,
  of?: Parameters<typeof countStakes>[1],
): Promise<{ released: number; lapsed: number }> {
  await countStakes(db, of)
  const due = await db<DueClaim[]>`
    select id, player_id from promotion.claim where status = 'open' and greatest(staked, 0) >= goal
    union
    select id, player_id from promotion.claim where status = 'open' and ends_at <= now()
    limit ${AT_ONCE_MAX}`
  const settled = { released: 0, lapsed: 0 }
  for (const claim of due) {
    const status = await settle(db, claim)
    if (status !== null) settled[status === 'released' ? 'released' : 'lapsed'] += 1
  }
  return settled
}

/** Null where it was settled meanwhile. What was staked up to the lock counts, also by a player whose time is over. */
async function settle(db: Database, { id, player_id }: DueClaim): Promise<SettledStatus | null> {
  return transaction(db, async (tx) => {
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'bonus')])
    const [settled] = await tx<{ status: SettledStatus; amount: Money }[]>`
      update promotion.claim c
      set status = case when ${stakedOf(tx)} >= c.goal then 'released' when c.is_given_up then 'given_up'
            when c.is_cancelled then 'cancelled' else 'lapsed' end,
          settled_at = now()
      where c.id = ${id} and c.status = 'open' and (c.ends_at <= now() or ${stakedOf(tx)} >= c.goal)
      returning c.status, c.amount`
    if (!settled) return null
    const move = settled.status === 'released' ? bonusReleased : bonusLapsed
    await post(tx, [move({ cause_id: id, player_id, amount: settled.amount })])
    await recordEvents(tx, [{ player_id, cause_id: id, ...eventOf(settled) }])
    return settled.status
  })
}

function eventOf({ status, amount }: { status: SettledStatus; amount: Money }): EventOf {
  const written = writeMoney(amount)
  return status === 'released'
    ? { kind: 'bonus.finished', content: { amount: written } }
    : { kind: 'bonus.lost', content: { amount: written, why: status } }
}
