import type { ResetPasswordBody } from '#identity/contract/player.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { playerByPhone } from '../player.ts'
import { parsePhone, passwordFault } from '../rules.ts'
import { revokeSessions, waitForMoneyVerbs } from '../sessions/session.ts'
import { countFailure, forgetFailures, limitsOf, refuseHastyTry } from '../sign-in/attempt.ts'
import { hashPassword } from './password.ts'
import { takeTurn } from './password-work/take-turn.ts'
import { takeResetCode, tryResetCode } from './reset-code.ts'

interface ResetOrigin {
  address: string
  brand_name: string
}

/**
 * Sets a new password with a code that staff made for the player, and ends every session of the player. Answers
 * the same for a phone that nobody has, a player without a code, and a wrong or late code.
 * @throws Problem invalid_fields, too_many_requests, busy
 */
export function resetPassword(db: Database, body: ResetPasswordBody, place: ResetOrigin): Promise<void> {
  return takeTurn({ lane: 'players', address: place.address, isKnown: async () => false }, () =>
    choosePassword(db, body, place),
  )
}

async function choosePassword(
  db: Database,
  body: ResetPasswordBody,
  { address, brand_name }: ResetOrigin,
): Promise<void> {
  const { code = '', password = '' } = body
  const typed_phone = body.phone ?? ''
  const phone = parsePhone(typed_phone)
  refuseFields({
    phone: typed_phone.trim() === '' ? 'required' : phone === null ? 'phone_invalid' : null,
    code: code.trim() === '' ? 'required' : null,
    // Whose name it may not hold is nobody's business before the code was right.
    password: await passwordFault(password, { name: '', phone, brand_name }),
    password_confirmation: password === (body.password_confirmation ?? '') ? null : 'password_mismatch',
  })

  const player = await playerByPhone(db, phone ?? '')
  const limits = await limitsOf(db, { address, player_id: player?.id ?? null, name: phone ?? '' })
  const shared = limits.filter((limit) => limit.is_shared)
  await refuseHastyTry(db, shared)
  const hash = await tryResetCode(db, player?.id ?? null, code)
  if (!player || hash === null) {
    await countFailure(db, shared)
    throw wrongCode()
  }
  refuseFields({ password: await passwordFault(password, { ...player, brand_name }) })

  const password_hash = await hashPassword(password)
  await transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, player.id)
    if (!(await takeResetCode(tx, player.id, hash))) throw wrongCode()
    await tx`update identity.player set password_hash = ${password_hash} where id = ${player.id}`
    await revokeSessions(tx, player.id, null)
    await recordEvents(tx, [{ player_id: player.id, cause_id: uuidV7(), kind: 'password.changed', content: {} }])
  })
  // A player who forgot the password has tried a few: they do not count against the new one.
  await forgetFailures(db, limits)
}

const wrongCode = () => new Problem('invalid_fields', { fields: { code: 'reset_code_wrong' } })
