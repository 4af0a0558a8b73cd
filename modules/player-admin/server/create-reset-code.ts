import { newResetCode, saveResetCode } from '#identity/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { ResetCodeOffer } from '#player-admin/contract/staff.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { lockPlayer, playerObject } from './player.ts'

/**
 * Makes the code with which a player chooses a new password. It is shown this once, to the one of the staff who
 * identified the player. The audit entry has the author and the reason, never the code.
 * @throws Problem invalid_fields, not_found, approver_required, player_in_other_state, busy
 */
export async function createResetCode(
  db: Database,
  staff: StaffCaller,
  { player_id, reason }: { player_id: bigint; reason: string },
): Promise<ResetCodeOffer> {
  refuseFields({ reason: reasonFault(reason) })
  const made = await newResetCode()
  return transaction(db, async (tx) => {
    const { status } = await lockPlayer(tx, staff, player_id)
    if (status === 'banned') throw new Problem('player_in_other_state', { values: { status } })
    const expires_at = (await saveResetCode(tx, player_id, made)).toISOString()
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
