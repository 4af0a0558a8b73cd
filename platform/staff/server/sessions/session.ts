import { createHash, randomBytes } from 'node:crypto'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { Permission, Role } from '#staff/contract/rules.ts'

const TOKEN_BYTES = 32
/** The counter of a whole day; then everybody signs in again. */
const SESSION_HOURS_MAX = 12
/** An open console that nobody uses is signed out after this. */
const SESSION_IDLE_MINUTES = 30
/** From the password to the code: the time to fetch a phone. */
const SIGN_IN_MINUTES_MAX = 10
/** A sign of life is written at most this often. */
const SEEN_EVERY_SECONDS = 30
/** Browsers name themselves at length; this much tells one from another. */
const USER_AGENT_LENGTH_MAX = 200

/** The next step until somebody is signed in. */
export type SignInStep = 'code' | 'new_password' | 'enrolment' | 'nothing'

export interface LiveSession {
  token_hash: Buffer
  next: SignInStep
  staff_id: bigint
  user_name: string
  role: Role
  permissions: Permission[]
  parent_id: bigint | null
  player_id: bigint | null
  has_totp: boolean
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface NewSession {
  staff_id: bigint
  next: SignInStep
  address: string
  user_agent: string
}

/** Opens a session and answers its token, the only time that it is known. */
export async function openSession(tx: Transaction, session: NewSession): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const minutes = session.next === 'nothing' ? SESSION_HOURS_MAX * 60 : SIGN_IN_MINUTES_MAX
  await tx`
    insert into staff.session (token_hash, staff_id, next, address, user_agent, expires_at)
    values (${hashToken(token)}, ${session.staff_id}, ${session.next}, ${session.address},
            ${session.user_agent.slice(0, USER_AGENT_LENGTH_MAX)}, now() + ${minutes} * interval '1 minute')`
  return token
}

/** Null for a session that is not alive now, or whose owner, or the owner's agent, was switched off. */
export async function liveSession(db: Queryable, token_hash: Buffer): Promise<LiveSession | null> {
  const [session] = await db<LiveSession[]>`
    select s.token_hash, s.next, p.id as staff_id, p.user_name, p.role, p.permissions, p.parent_id, p.player_id,
           p.totp_secret is not null as has_totp
    from staff.session s
    join staff.staff p on p.id = s.staff_id
    where s.token_hash = ${token_hash} and staff.is_live_session(s.token_hash, now(), ${SESSION_IDLE_MINUTES})`
  return session ?? null
}

/** Whether a token on the players' port is one of the staff's. The site may read nothing of their sessions. */
export async function isStaffToken(db: Queryable, token: string): Promise<boolean> {
  const [answer] = await db<{ is_live: boolean }[]>`
    select staff.is_live_session(${hashToken(token)}, now(), ${SESSION_IDLE_MINUTES}) as is_live`
  return answer?.is_live === true
}

export async function touchSession(db: Queryable, token_hash: Buffer): Promise<void> {
  await db`
    update staff.session set seen_at = now()
    where token_hash = ${token_hash} and seen_at < now() - ${SEEN_EVERY_SECONDS} * interval '1 second'`
}

/** Answers whether it was alive until now. */
export async function revokeSession(tx: Queryable, token_hash: Buffer): Promise<boolean> {
  const revoked = await tx`
    update staff.session set revoked_at = now()
    where token_hash = ${token_hash} and revoked_at is null returning token_hash`
  return revoked.length > 0
}

/** Those that ended so long ago that no question about them remains; the audit log knows who was there. */
export async function forgetStaleSessions(db: Queryable): Promise<void> {
  await db`delete from staff.session where least(expires_at, revoked_at) < now() - interval '1 year'`
}

/** Ends the sessions of those who work for an agent: when the agent is back, they sign in anew. */
export async function revokeSubAgents(tx: Transaction, agent_id: bigint): Promise<void> {
  await tx`
    update staff.session set revoked_at = now()
    where revoked_at is null and staff_id in (select id from staff.staff where parent_id = ${agent_id})`
}

/** Ends every session of one of the staff, save the one kept. */
export async function revokeSessions(tx: Transaction, staff_id: bigint, kept_token_hash: Buffer | null): Promise<void> {
  await tx`
    update staff.session set revoked_at = now()
    where staff_id = ${staff_id} and revoked_at is null and token_hash is distinct from ${kept_token_hash}`
}
