import { LockedAccounts, postAtomic, twoDSettled } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** These transfers lock no account, so that a batch may be large; it only keeps the lock of its draw. */
const BATCH_MAX = 4_000
/** Before every slip. */
const NO_SLIP = '00000000-0000-0000-0000-000000000000'

/**
 * Moves the stakes of a batch of slips from the players' open stakes into the game's account: from then on they are
 * income. Each moves once; a corrected result finds them moved. Answers whether any may be left.
 */
export async function settleStakes(tx: Transaction, draw_id: number): Promise<boolean> {
  const slips = await tx<{ id: string; player_id: bigint; amount: Money }[]>`
    select slip.id, slip.player_id, slip.total as amount
    from two_d.settlement x
    join two_d.slip on slip.draw_id = x.draw_id and slip.id > coalesce(x.staked_up_to, ${NO_SLIP}::uuid)
    where x.draw_id = ${draw_id} and x.stakes_at is null
    order by slip.id limit ${BATCH_MAX}`
  if (slips.length === 0) {
    await noteStakesMoved(tx, draw_id)
    return false
  }
  const transfers = slips.map(({ id, player_id, amount }) => twoDSettled({ cause_id: id, player_id, amount }))
  await postAtomic(tx, transfers, new LockedAccounts())
  await tx`
    update two_d.settlement set staked_up_to = ${slips.at(-1)?.id ?? NO_SLIP}::uuid
    where draw_id = ${draw_id}`
  return true
}

/** From now on the draw has no open stakes: they moved on, or were given back. */
export async function noteStakesMoved(tx: Transaction, draw_id: number): Promise<void> {
  await tx`
    update two_d.settlement set stakes_at = clock_timestamp() where draw_id = ${draw_id} and stakes_at is null`
}
