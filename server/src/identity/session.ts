import { createHash, randomBytes } from 'node:crypto'
import { lockAccounts, playerAccountId } from '../ledger/index.ts'
import { bytesArray, type Fragment, type Queryable, type Transaction } from '../platform/database/database.ts'

const TOKEN_BYTES = 32
/** A game session ends after half a day, however busy, and after half an hour without a sign of life. */
const SESSION_HOURS_MAX = 12
const SESSION_IDLE_MINUTES = 30
/** A sign of life is written at most this often. */
const SEEN_EVERY_SECONDS = 60

/** What the staff says of a player. */
export type PlayerStatus = 'active' | 'frozen' | 'banned'
/** How he stands at this moment: the staff's word, and then his own. */
export type Standing = PlayerStatus | 'on_break'

export interface LiveSession {
  token_hash: Buffer
  player_id: bigint
  status: Standing
  /** Its last sign of life is old enough to be written again. */
  is_stale: boolean
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Opens a session and answers its token, the only time that it is known. */
export async function openSession(tx: Transaction, session: { player_id: bigint; address: string }): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx`
    insert into identity.session (token_hash, player_id, address, expires_at)
    values (${hashToken(token)}, ${session.player_id}, ${session.address}, now() + ${SESSION_HOURS_MAX} * interval '1 hour')`
  return token
}

/** Whether the session `s` of the player `p` is alive; for lists, not for doors. */
export const isAlive = (db: Queryable): Fragment => db`(
  s.revoked_at is null and s.expires_at > now() and p.status <> 'banned'
  and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute')`

/** The session of each token, in the order asked; null for one that is not alive now. */
export async function liveSessions(db: Queryable, token_hashes: Buffer[]): Promise<(LiveSession | null)[]> {
  const rows = await db<(Omit<LiveSession, 'token_hash'> & { place: number })[]>`
    select asked.place::integer, s.player_id, identity.standing(p.status, p.break_until) as status,
           s.seen_at < now() - ${SEEN_EVERY_SECONDS} * interval '1 second' as is_stale
    from unnest(${bytesArray(token_hashes)}::text::bytea[]) with ordinality as asked (token_hash, place)
    join identity.session s on s.token_hash = asked.token_hash
    join identity.player p on p.id = s.player_id
    where s.revoked_at is null and s.expires_at > now()
      and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'
      and p.status <> 'banned'`
  const sessions: (LiveSession | null)[] = token_hashes.map(() => null)
  for (const { place, ...session } of rows) {
    sessions[place - 1] = { ...session, token_hash: token_hashes[place - 1] as Buffer }
  }
  return sessions
}

/**
 * The same for hot verbs, which know whose the tokens are: of a hundred sessions mostly none is out of order, so only
 * those travel that are.
 */
export async function stillLiveSessions(
  db: Queryable,
  asked: { token_hash: Buffer; player_id: bigint }[],
): Promise<(LiveSession | null)[]> {
  const rows = await db<{ place: number; is_live: boolean; status: Standing; is_stale: boolean }[]>`
    select place::integer, identity.standing(p.status, p.break_until) as status,
           s.seen_at < now() - ${SEEN_EVERY_SECONDS} * interval '1 second' as is_stale,
           s.revoked_at is null and s.expires_at > now() and p.status <> 'banned'
             and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute' as is_live
    from unnest(${bytesArray(asked.map((one) => one.token_hash))}::text::bytea[]) with ordinality as asked (token_hash, place)
    left join identity.session s on s.token_hash = asked.token_hash
    left join identity.player p on p.id = s.player_id
    where (s.revoked_at is null and s.expires_at > now() and identity.standing(p.status, p.break_until) = 'active'
           and s.seen_at >= now() - ${SEEN_EVERY_SECONDS} * interval '1 second') is not true`
  const sessions: (LiveSession | null)[] = asked.map((one) => ({ ...one, status: 'active', is_stale: false }))
  for (const { place, is_live, status, is_stale } of rows) {
    sessions[place - 1] = is_live ? { ...(asked[place - 1] as (typeof asked)[number]), status, is_stale } : null
  }
  return sessions
}

/** Writes a sign of life for the sessions that need one. */
export async function touchSessions(db: Queryable, sessions: (LiveSession | null)[]): Promise<void> {
  const stale = sessions.flatMap((session) => (session?.is_stale ? [session.token_hash] : []))
  if (stale.length > 0) {
    await db`
      update identity.session set seen_at = now()
      where token_hash = any (${bytesArray(stale)}::text::bytea[])`
  }
}

/**
 * Waits until no money verb of the player is under way. Those verbs hold the game account's lock
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
