import { createBatcher } from '#platform/server/batching/batcher.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { apart } from '#platform/server/database/deadline.ts'
import { isUnavailable } from '#platform/server/database/unavailable.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Call, Route } from '#platform/server/http/http.ts'
import { hashToken, type LiveSession, liveSessions, type Standing, touchSessions } from '../sessions/session.ts'
import { whyEnded } from '../sessions/why-ended.ts'

/** A player with a live session. */
export interface Caller {
  player_id: bigint
  token_hash: Buffer
  status: LiveSession['status']
}

const BATCH_MAX = 200
const IN_FLIGHT_MAX = 2
const QUEUE_MAX = 5_000

/** Checks tokens in batches: one query for all that arrive together. */
export function createAuthentication(db: Database): (token: string | null) => Promise<Caller> {
  const find = createBatcher(
    async (hashes: Buffer[]) => {
      const sessions = await liveSessions(db, hashes)
      await touchIfPossible(db, sessions)
      return sessions
    },
    { batch_max: BATCH_MAX, in_flight_max: IN_FLIGHT_MAX, queue_max: QUEUE_MAX },
  )

  /** @throws Problem unauthenticated, ended_by_ban, ended_by_break */
  return async (token) => {
    if (token === null) throw new Problem('unauthenticated')
    const session = await find(hashToken(token))
    if (!session) throw new Problem(await whyEnded(db, token))
    return session
  }
}

/** The time of the last use is no reason to refuse a player, nor a part of the request. */
async function touchIfPossible(db: Database, sessions: (LiveSession | null)[]): Promise<void> {
  try {
    await apart(() => touchSessions(db, sessions))
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

/** Whose token this is never changes, so it is remembered; whether it is alive is asked each time. */
const OWNERS_MAX = 50_000

/**
 * Finds the owner of a token for batched use cases, which check under their own lock that it is alive.
 * The function it answers throws Problem unauthenticated for a token that was not alive when first seen.
 */
export function createTokenCheck(
  db: Database,
): (token: string | null) => Promise<Pick<Caller, 'player_id' | 'token_hash'>> {
  const authenticate = createAuthentication(db)
  const owners = new Map<string, Pick<Caller, 'player_id' | 'token_hash'>>()
  return async (token) => {
    const known = token === null ? undefined : owners.get(token)
    if (known) return known
    const { player_id, token_hash } = await authenticate(token)
    if (owners.size >= OWNERS_MAX) owners.delete(owners.keys().next().value as string)
    owners.set(token as string, { player_id, token_hash })
    return { player_id, token_hash }
  }
}

/**
 * For use cases that hold the lock a logout waits for: the session was alive when the request came,
 * but may have ended, or its player been frozen, while it waited.
 * @throws Problem unauthenticated
 */
export async function requireLiveSession(tx: Transaction, token_hash: Buffer): Promise<LiveSession> {
  const [session] = await liveSessions(tx, [token_hash])
  if (!session) throw new Problem('unauthenticated')
  return session
}

/** @throws Problem player_frozen: a frozen player may look, but not move money. An excluded player may still withdraw. */
export function refuseFrozen(caller: { status: Standing }): void {
  if (caller.status === 'frozen') throw new Problem('player_frozen')
}

/** Why a player may not play, nor pay in for it; null for a player who may. */
export function whyStopped({
  status,
}: {
  status: Standing
}): 'player_frozen' | 'player_on_break' | 'player_banned' | null {
  if (status === 'active') return null
  return status === 'excluded' ? 'player_on_break' : `player_${status}`
}

/** For what leads to a bet. @throws Problem player_frozen, player_on_break, player_banned */
export function refuseStopped(caller: { status: Standing }): void {
  const why = whyStopped(caller)
  if (why !== null) throw new Problem(why)
}

/** Binds a use case to a path that only a player with a live session may call; it receives the caller. */
export function forPlayer<Body = unknown, Query = unknown>(
  method: Route['method'],
  path: string,
  shape: Pick<Route, 'body' | 'query' | 'params' | 'answer' | 'body_bytes_max' | 'writeProblem' | 'load'>,
  handle: (call: Call<Body, Query>, caller: Caller) => Promise<unknown>,
): Route {
  return { method, path, caller: 'player', ...shape, handle: handle as Route['handle'] }
}
