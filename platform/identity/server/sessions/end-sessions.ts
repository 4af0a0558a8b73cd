import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { requireLiveSession } from '../sign-in/authenticate.ts'
import { revokeSessions, waitForMoneyVerbs } from './session.ts'

interface SessionEnd {
  player_id: bigint
  token_hash: Buffer
}

/**
 * Ends one session of the caller, which may be the one that asks. Once this has answered, nothing succeeds with its
 * token. One that has ended already is no fault: two tabs show the same list.
 * @throws Problem not_found, unauthenticated
 */
export async function endSession(db: Database, { player_id, token_hash }: SessionEnd, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, player_id)
    await requireLiveSession(tx, token_hash)
    const found = await tx`
      update identity.session set revoked_at = coalesce(revoked_at, now())
      where player_id = ${player_id} and id::text = ${id} returning id`
    if (found.length === 0) throw new Problem('not_found')
  })
}

/** Ends every session of the caller but the one that asks. @throws Problem unauthenticated */
export async function endOtherSessions(db: Database, { player_id, token_hash }: SessionEnd): Promise<void> {
  await transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, player_id)
    await requireLiveSession(tx, token_hash)
    await revokeSessions(tx, player_id, token_hash)
  })
}
