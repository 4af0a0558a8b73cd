import type { ResetCodeOffer } from '#contract/counter.ts'
import { keepResetCode, newResetCode } from '../identity/index.ts'
import { type Database, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { lockPlayer, playerObject } from './player.ts'

/**
 * Makes the code with which a player chooses a new password: told to him by whoever made sure that it is he, shown
 * this once. The trail has who made it and why, never the code.
 * @throws Problem invalid_fields, not_found, somebody_else_needed, player_in_other_state, busy
 */
export async function offerResetCode(
  db: Database,
  staff: StaffCaller,
  { player_id, reason }: { player_id: bigint; reason: string },
): Promise<ResetCodeOffer> {
  refuseFields({ reason: reasonFault(reason) })
  const made = await newResetCode()
  return transaction(db, async (tx) => {
    const { status } = await lockPlayer(tx, staff, player_id)
    if (status === 'banned') throw new Problem('player_in_other_state', { values: { status } })
    const expires_at = (await keepResetCode(tx, player_id, made)).toISOString()
    await recordAudit(tx, {
      staff,
      action: 'players.reset_password',
      object: playerObject(player_id),
      after: { expires_at },
      reason: reason.trim(),
    })
    return { code: made.code, expires_at }
  })
}
