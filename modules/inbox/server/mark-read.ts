import type { InboxMarks } from '#inbox/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import { getMarks } from './marks.ts'

/** The player has read everything up to a number. Of two devices the one that has read further counts. */
export async function markRead(
  db: Database,
  { player_id, up_to }: { player_id: bigint; up_to: number },
): Promise<InboxMarks> {
  await db`
    update outbox.inbox set read_up_to = least(newest, ${BigInt(up_to)})
    where player_id = ${player_id} and read_up_to < least(newest, ${BigInt(up_to)})`
  return getMarks(db, player_id)
}
