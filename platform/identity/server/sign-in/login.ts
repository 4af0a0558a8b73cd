import type { LoginBody } from '#identity/contract/player.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { type HashCost, hashPassword, isOutdated, passwordMatches } from '../passwords/password.ts'
import { takeTurn } from '../passwords/password-work/take-turn.ts'
import { type PlayerWithPassword, playerByLogin } from '../player.ts'
import { parsePhone } from '../rules.ts'
import { openSession, type Visit } from '../sessions/session.ts'
import { countFailure, forgetFailures, limitsOf, refuseHastyTry } from './attempt.ts'
import type { IsKnownLogin } from './known-logins.ts'

interface LoginVisit extends Visit {
  hash_cost?: HashCost | undefined
  isKnown: IsKnownLogin
}

interface Login {
  user_name: string
  phone: string | null
  password: string
}

interface OpenedSession {
  token: string
  player_id: bigint
}

/**
 * Takes the phone, in any spelling, or the user name. Says the same, after the same time,
 * whether the name or the password was wrong.
 * @throws Problem invalid_fields, wrong_login, player_banned, too_many_requests, busy
 */
export async function login(db: Database, body: LoginBody, visit: LoginVisit): Promise<OpenedSession> {
  const name = (body.user_name ?? '').trim()
  const password = body.password ?? ''
  refuseFields({ user_name: name === '' ? 'required' : null, password: password === '' ? 'required' : null })

  const { address, isKnown } = visit
  const phone = parsePhone(name)
  const user_name = name.toUpperCase()
  return takeTurn({ lane: 'players', address, isKnown: () => isKnown({ user_name, phone, address }) }, () =>
    enter(db, { user_name, phone, password }, visit),
  )
}

async function enter(db: Database, { user_name, phone, password }: Login, visit: LoginVisit): Promise<OpenedSession> {
  const player = await playerByLogin(db, { user_name, phone })
  const { address, user_agent, device_mark, hash_cost } = visit
  await checkPassword(db, { player, password, address, name: phone ?? user_name, refusal: new Problem('wrong_login') })
  if (!player || player.status === 'banned') throw new Problem('player_banned')

  const token = await transaction(db, async (tx) => {
    await refuseOldPassword(tx, player, password)
    return openSession(tx, player.id, { address, user_agent, device_mark })
  })
  if (isOutdated(player.password_hash, hash_cost)) await rehash(db, player, password)
  return { token, player_id: player.id }
}

/**
 * A password that was changed during this login ended every session: the old one may not open another. The lock lets one
 * sign-in of a player through at a time.
 */
async function refuseOldPassword(tx: Transaction, player: PlayerWithPassword, password: string): Promise<void> {
  const [now] = await tx<{ password_hash: string }[]>`
    select password_hash from identity.player where id = ${player.id} for no key update`
  if (now?.password_hash === player.password_hash) return
  if (!now || !(await passwordMatches(now.password_hash, password))) throw new Problem('wrong_login')
}

interface PasswordCheck {
  player: PlayerWithPassword | null
  password: string
  address: string
  name: string
  refusal: Problem
}

/** The one place where a password is tried, so that every way to try one shares the same counts. */
export async function checkPassword(db: Database, check: PasswordCheck): Promise<void> {
  const attempt = { address: check.address, player_id: check.player?.id ?? null, name: check.name }
  const limits = await limitsOf(db, attempt)
  await refuseHastyTry(db, limits)
  if (!(await passwordMatches(check.player?.password_hash ?? null, check.password))) {
    await countFailure(db, limits)
    throw check.refusal
  }
  // Other tries failed while this one ran: a crowd of guesses may learn no more than a row of them.
  await refuseHastyTry(db, limits)
  await forgetFailures(db, limits)
}

async function rehash(db: Database, player: PlayerWithPassword, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await db`
    update identity.player set password_hash = ${password_hash}
    where id = ${player.id} and password_hash = ${player.password_hash}`
}
