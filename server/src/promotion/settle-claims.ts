import type { Money } from '#contract/shared/money.ts'
import { bonusLapsed, bonusReleased, lockAccounts, playerAccountId, post } from '../ledger/index.ts'
import { type Database, transaction } from '../platform/database/database.ts'
import { stakedSince } from './staked.ts'

/** A minute's work; what is left waits for the next one. */
const AT_ONCE_MAX = 500

interface DueClaim {
  id: string
  player_id: bigint
  amount: Money
  is_reached: boolean
}

/**
 * Hands over the bonuses whose players have staked enough, and takes back those whose time is over. Each in a
 * transaction of its own: one that cannot be settled holds up no other.
 */
export async function settleClaims(db: Database): Promise<{ released: number; lapsed: number }> {
  const due = await db<DueClaim[]>`
    select c.id, c.player_id, c.amount, staked >= c.goal as is_reached
    from promotion.claim c cross join lateral (select ${stakedSince(db)} as staked) s
    where c.status = 'open' and (staked >= c.goal or c.ends_at <= now())
    order by c.created_at limit ${AT_ONCE_MAX}`
  let released = 0
  for (const claim of due) if ((await settle(db, claim)) && claim.is_reached) released += 1
  return { released, lapsed: due.length - released }
}

async function settle(db: Database, { id, player_id, amount, is_reached }: DueClaim): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'bonus')])
    const settled = await tx`
      update promotion.claim set status = ${is_reached ? 'released' : 'lapsed'}, settled_at = now()
      where id = ${id} and status = 'open' returning id`
    if (settled.length === 0) return false
    const move = is_reached ? bonusReleased : bonusLapsed
    await post(tx, [move({ cause_id: id, player_id, amount })])
    return true
  })
}
