import type { HeldDecision, HeldPartner, HeldStatus } from '#held-credit/contract/staff.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'

/** A credit about which somebody decides. */
export interface LockedCredit {
  id: string
  number: bigint
  partner: HeldPartner
  player_id: bigint
  correction_key: string | null
  amount: Money
  taken_back: Money
  status: HeldStatus
  decided_by: bigint | null
}

export const DECIDED: Record<HeldDecision, HeldStatus> = { release: 'released', refuse: 'refused' }

/** The money in the hold for as long as the credit waits. */
export const leftOf = ({ amount, taken_back }: Pick<LockedCredit, 'amount' | 'taken_back'>): Money =>
  amount - taken_back

/**
 * Accounts first, as callbacks lock them: a correction by the partner comes before the decision, or after it.
 * @throws Problem not_found, approver_required about one's own account as a player
 */
export async function lockHeldCredit(tx: Transaction, staff: StaffCaller, id: string): Promise<LockedCredit> {
  const [known] = await tx<{ player_id: bigint }[]>`select player_id from held_credit.credit where id = ${id}`
  if (!known) throw new Problem('not_found')
  const { player_id } = known
  if (player_id === staff.player_id) throw new Problem('approver_required')
  await lockAccounts(tx, [playerAccountId(player_id, 'game'), playerAccountId(player_id, 'hold')])
  await tx`select from held_credit.credit where id = ${id} for update`
  return getLockedCredit(tx, id)
}

/** @throws Error when there is none: the caller has locked it */
export async function getLockedCredit(tx: Transaction, id: string): Promise<LockedCredit> {
  const [credit] = await tx<LockedCredit[]>`
    select id, number, partner, player_id, correction_key, amount, taken_back, status, decided_by
    from held_credit.credit where id = ${id}`
  if (!credit) throw new Error(`held credit ${id} is gone`)
  return credit
}
