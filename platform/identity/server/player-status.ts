import type { Transaction } from '#platform/server/database/database.ts'
import { type PlayerStatus, revokeSessions, waitForMoneyVerbs } from './sessions/session.ts'

/**
 * Freezes, bans or frees a player, once no call that moves the player’s money is under way: after the answer, no call succeeds
 * that the new status forbids. A ban ends every session.
 */
export async function setPlayerStatus(tx: Transaction, player_id: bigint, status: PlayerStatus): Promise<void> {
  await waitForMoneyVerbs(tx, player_id)
  await tx`update identity.player set status = ${status} where id = ${player_id}`
  if (status === 'banned') await revokeSessions(tx, player_id, null)
}
