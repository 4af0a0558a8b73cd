import { setPlayerStatus } from '#identity/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { PlayerProfile, PlayerStatus } from '#player-admin/contract/staff.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { getPlayer } from './get-player.ts'
import { lockPlayer, playerObject } from './player.ts'

export type Hold = 'freeze' | 'unfreeze' | 'ban' | 'unban'

/** A ban stands above a freeze: the permission to freeze does not lift it. */
const HOLDS: Record<Hold, { from: PlayerStatus[]; to: PlayerStatus }> = {
  freeze: { from: ['active'], to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'active' },
  ban: { from: ['active', 'frozen'], to: 'banned' },
  unban: { from: ['banned'], to: 'active' },
}

/**
 * A frozen player sees their money and cannot move it; a banned player is out at once. A repeated call changes nothing.
 * @throws Problem invalid_fields, not_found, approver_required, player_in_other_state
 */
export async function holdPlayer(
  db: Database,
  staff: StaffCaller,
  { hold, player_id, reason }: { hold: Hold; player_id: bigint; reason: string },
): Promise<PlayerProfile> {
  refuseFields({ reason: reasonFault(reason) })
  const { from, to } = HOLDS[hold]
  return transaction(db, async (tx) => {
    const { status } = await lockPlayer(tx, staff, player_id)
    if (status !== to) {
      if (!from.includes(status)) throw new Problem('player_in_other_state', { values: { status } })
      await setPlayerStatus(tx, player_id, to)
      await recordAudit(tx, {
        staff,
        action: `players.${hold}`,
        object: playerObject(player_id),
        before: { status },
        after: { status: to },
        reason: reason.trim(),
      })
    }
    return getPlayer(tx, staff, player_id)
  })
}
