import type { ChangePasswordBody } from '#identity/contract/player.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { playerWithPassword } from '../player.ts'
import { passwordFault } from '../rules.ts'
import { revokeSessions, waitForMoneyVerbs } from '../sessions/session.ts'
import { requireLiveSession } from '../sign-in/authenticate.ts'
import { checkPassword } from '../sign-in/login.ts'
import { hashPassword } from './password.ts'
import { takeTurn } from './password-work/take-turn.ts'

interface PasswordChange {
  player_id: bigint
  token_hash: Buffer
  address: string
  brand_name: string
  body: ChangePasswordBody
}

/**
 * Changes the password and ends every other session of the player.
 * @throws Problem invalid_fields, wrong_current_password, unauthenticated, too_many_requests, busy
 */
export function changePassword(db: Database, change: PasswordChange): Promise<void> {
  return takeTurn({ lane: 'players', address: change.address, isKnown: async () => true }, () => replace(db, change))
}

async function replace(db: Database, change: PasswordChange): Promise<void> {
  const { body, player_id } = change
  const player = await playerWithPassword(db, player_id)
  if (!player) throw new Error(`player ${player_id} is gone`)

  const current = body.current_password ?? ''
  const password = body.password ?? ''
  const fault = await passwordFault(password, { ...player, brand_name: change.brand_name })
  refuseFields({
    current_password: current === '' ? 'required' : null,
    password: fault ?? (password === current ? 'password_unchanged' : null),
    password_confirmation: password === (body.password_confirmation ?? '') ? null : 'password_mismatch',
  })

  await checkPassword(db, {
    player,
    password: current,
    address: change.address,
    name: player.user_name,
    refusal: new Problem('wrong_current_password'),
  })
  const password_hash = await hashPassword(password)
  await transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, player_id)
    await requireLiveSession(tx, change.token_hash)
    // Another change may have been done since the password was checked.
    const changed = await tx`
      update identity.player set password_hash = ${password_hash}
      where id = ${player_id} and password_hash = ${player.password_hash} returning id`
    if (changed.length === 0) throw new Problem('wrong_current_password')
    await revokeSessions(tx, player_id, change.token_hash)
    await recordEvents(tx, [{ player_id, cause_id: uuidV7(), kind: 'password.changed', content: {} }])
  })
}
