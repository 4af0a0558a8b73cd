import { type Database, transaction } from '#platform/server/database/database.ts'
import { revokeSession, waitForMoneyVerbs } from '../sessions/session.ts'

/** Ends the session. Once this has answered, nothing succeeds with its token. */
export async function logout(db: Database, caller: { player_id: bigint; token_hash: Buffer }): Promise<void> {
  await transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, caller.player_id)
    await revokeSession(tx, caller.token_hash)
  })
}
