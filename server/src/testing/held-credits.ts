import { kyat, type Money } from '#contract/money.ts'
import { playerAccountId } from '../ledger/index.ts'
import type { TestHouse, TestPlayer } from './open-house.ts'

/** Caps of credits, in kyat, as two people would have set them. */
export async function setCaps(house: TestHouse, { call, day }: { call: number; day: number }): Promise<void> {
  await house.owner_db`update held_credit.setting set call_max = ${kyat(call)}, day_max = ${kyat(day)}`
}

/** What lies in the player's hold. */
export async function balanceHeld(house: TestHouse, player: TestPlayer): Promise<Money> {
  const [row] = await house.db<{ balance: Money | null }[]>`
    select balance from ledger.account where id = ${playerAccountId(player.id, 'hold')}`
  return row?.balance ?? 0n
}
