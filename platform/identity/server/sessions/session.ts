import { createHash, randomBytes } from 'node:crypto'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf, arraysOf } from '#platform/server/database/row-set.ts'
import { USER_AGENT_LENGTH_MAX } from '#platform/server/http/requests/parse-user-agent.ts'

const TOKEN_BYTES = 32
/** From its sign-in, used or not: a phone that was put away is still signed in (decision 0054). */
const SESSION_DAYS_MAX = 30
/** Of one player at a time; more than anybody has devices, and a script that signs in for each call fills no table. */
export const SESSIONS_MAX = 20
/** The last use is written at most this often, so that calls stay reads. */
const SEEN_EVERY_SECONDS = 300

/** The status that staff gives a player. */
export type PlayerStatus = 'active' | 'frozen' | 'banned'
/** The status that staff set, or `excluded`: the player has a time-out or a self-exclusion. */
export type Standing = PlayerStatus | 'excluded'

export interface LiveSession {
  token_hash: Buffer
  player_id: bigint
  status: Standing
  /** Its last use is old enough to be written again. */
  is_stale: boolean
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** From where somebody signs in, and with what. */
export interface Visit {
  address: string
  user_agent: string
  device_mark: string
}

/**
 * Opens a session and answers its token, the only time that it is known. Where the player has too many, those unused for
 * longest end. Sign-ins of one player come here one after the other.
 */
export async function openSession(tx: Transaction, player_id: bigint, visit: Visit): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx`
    insert into identity.session (token_hash, player_id, address, user_agent, device_mark, expires_at)
    values (${hashToken(token)}, ${player_id}, ${visit.address}, ${visit.user_agent.slice(0, USER_AGENT_LENGTH_MAX)},
            ${visit.device_mark}, now() + ${SESSION_DAYS_MAX} * interval '1 day')`
  await tx`
    update identity.session set revoked_at = now()
    where token_hash in (
      select token_hash from identity.session
      where player_id = ${player_id} and revoked_at is null and expires_at > now()
      order by seen_at desc, created_at desc offset ${SESSIONS_MAX})`
  return token
}

/** Whether the session `s` of the player `p` is alive; for lists, not for calls. */
export const isAlive = (db: Queryable): Fragment =>
  db`(s.revoked_at is null and s.expires_at > now() and p.status <> 'banned')`

/** The session of each token, in the order asked; null for one that is not alive now. */
export async function liveSessions(db: Queryable, token_hashes: Buffer[]): Promise<(LiveSession | null)[]> {
  const rows = await db<(Omit<LiveSession, 'token_hash'> & { place: number })[]>`
    select requested.place::integer, s.player_id, identity.standing(p.status, p.excluded_until) as status,
           s.seen_at < now() - ${SEEN_EVERY_SECONDS} * interval '1 second' as is_stale
    from unnest(${arrayOf(db, 'bytea', token_hashes)}) with ordinality as requested (token_hash, place)
    join identity.session s on s.token_hash = requested.token_hash
    join identity.player p on p.id = s.player_id
    where s.revoked_at is null and s.expires_at > now() and p.status <> 'banned'`
  const sessions: (LiveSession | null)[] = token_hashes.map(() => null)
  for (const { place, ...session } of rows) {
    sessions[place - 1] = { ...session, token_hash: token_hashes[place - 1] as Buffer }
  }
  return sessions
}

/**
 * The same for batched use cases, which know whose the tokens are: of a hundred sessions mostly none is out of order, so only
 * those travel that are.
 */
export async function stillLiveSessions(
  db: Queryable,
  requested: { token_hash: Buffer; player_id: bigint }[],
): Promise<(LiveSession | null)[]> {
  const rows = await db<{ place: number; is_live: boolean; status: Standing; is_stale: boolean }[]>`
    select place::integer, identity.standing(p.status, p.excluded_until) as status,
           coalesce(s.seen_at < now() - ${SEEN_EVERY_SECONDS} * interval '1 second', false) as is_stale,
           s.revoked_at is null and s.expires_at > now() and p.status <> 'banned' as is_live
    from unnest(${arraysOf(db, requested, { token_hash: 'bytea' })}) with ordinality as requested (token_hash, place)
    left join identity.session s on s.token_hash = requested.token_hash
    left join identity.player p on p.id = s.player_id
    where (s.revoked_at is null and s.expires_at > now() and identity.standing(p.status, p.excluded_until) = 'active'
           and s.seen_at >= now() - ${SEEN_EVERY_SECONDS} * interval '1 second') is not true`
  const sessions: (LiveSession | null)[] = requested.map((one) => ({ ...one, status: 'active', is_stale: false }))
  for (const { place, is_live, status, is_stale } of rows) {
    sessions[place - 1] = is_live ? { ...(requested[place - 1] as (typeof requested)[number]), status, is_stale } : null
  }
  return sessions
}

/** Writes the last use of the sessions that need it. */
export async function touchSessions(db: Queryable, sessions: (LiveSession | null)[]): Promise<void> {
  const stale = sessions.flatMap((session) => (session?.is_stale ? [session.token_hash] : []))
  if (stale.length > 0) {
    await db`
      update identity.session set seen_at = now()
      where token_hash = any (${arrayOf(db, 'bytea', stale)})`
  }
}

/**
 * Waits until no call that moves the player's money is under way. Those calls hold the game account's lock
 * while they check the session, so nothing succeeds with a token after its end was acknowledged.
 */
export async function waitForMoneyVerbs(tx: Transaction, player_id: bigint): Promise<void> {
  await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
}

export async function revokeSession(tx: Transaction, token_hash: Buffer): Promise<void> {
  await tx`update identity.session set revoked_at = now() where token_hash = ${token_hash} and revoked_at is null`
}

/** Ends every session of the player, save the one kept (a password change keeps the screen that asked for it). */
export async function revokeSessions(
  tx: Transaction,
  player_id: bigint,
  kept_token_hash: Buffer | null,
): Promise<void> {
  await tx`
    update identity.session set revoked_at = now()
    where player_id = ${player_id} and revoked_at is null and token_hash is distinct from ${kept_token_hash}`
}
