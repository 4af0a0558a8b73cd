import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'
import { arraysOf } from '#platform/server/database/row-set.ts'
import { networkOf } from '#platform/server/http/addresses/networks.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'

/** Where and on whose account a password is tried. */
export interface Try {
  address: string
  /** The account, or null when nobody of that name exists. */
  player_id: bigint | null
  name: string
}

export interface Limit {
  subject: string
  /** Failures that are free; from then on each costs twice the wait of the one before. */
  free: number
  /**
   * Many people stand behind one address, and someone always mistypes: their count begins anew a
   * while after its first failure. An account's does so only when it was left alone for that while.
   */
  is_shared: boolean
}

const WAIT_SECONDS_FIRST = 2
const WAIT_SECONDS_MAX = 900
const FORGOTTEN_AFTER = '15 minutes'
/** An address from which the account logged in lately keeps its own, separate count. */
export const KNOWN_FOR = '30 days'

/** The counts of a player's password. */
export async function limitsOf(db: Database, { address, player_id, name }: Try): Promise<Limit[]> {
  // Asked for nobody too, so that a name that exists takes no longer than one that does not.
  const is_known = await isKnownAddress(db, player_id, address)
  return limitsOfAccount({ kind: 'player', id: player_id, name, address, is_known })
}

interface TriedAccount {
  /** Tries of different kinds are counted apart: players' passwords, the staff's, the staff's codes. */
  kind: string
  /** Null when nobody of that name exists. */
  id: bigint | null
  /** In one spelling: an unknown one is slowed down just like a known one. */
  name: string
  address: string
  /** Whether the account was used from that address lately. */
  is_known: boolean
}

/**
 * Counts per account, address and network. An attacker who locks an account for the world does
 * not lock its owner out: an address that the owner used before has a count of its own.
 */
export function limitsOfAccount({ kind, id, name, address, is_known }: TriedAccount): Limit[] {
  const account = id === null ? `${kind}-name:${digest(name)}` : `${kind}:${id}`
  // Thousands may stand behind one address of a carrier: what strangers do there keeps nobody out who is known there.
  const shared = is_known ? 'known-' : ''
  return [
    { subject: is_known ? `${account}@${address}` : account, free: 5, is_shared: false },
    { subject: `${shared}address:${address}`, free: 30, is_shared: true },
    { subject: `${shared}network:${networkOf(address)}`, free: 100, is_shared: true },
  ]
}

/** New accounts are counted apart from failed logins: a crowd that joins must not keep members out. */
export function registrationLimits(address: string): Limit[] {
  return [
    { subject: `register:${address}`, free: 10, is_shared: true },
    { subject: `register-network:${networkOf(address)}`, free: 50, is_shared: true },
  ]
}

/** Hashed, since people now and then type a password as the name. */
function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

async function isKnownAddress(db: Database, player_id: bigint | null, address: string): Promise<boolean> {
  const rows = await db`
    select from identity.session
    where player_id = ${player_id} and address = ${address} and created_at > now() - ${KNOWN_FOR}::interval limit 1`
  return rows.length > 0
}

interface Count {
  subject: string
  failures: number
  quiet_seconds: number
}

/**
 * A form that shows what is wrong with its fields and nothing else would stay silent: the sentence is under one of them
 * too.
 */
export async function hastyUnder<T>(field: string, entering: Promise<T>): Promise<T> {
  try {
    return await entering
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error
    throw new Problem(error.code, { values: error.values, fields: { [field]: 'too_many_tries' } })
  }
}

/** @throws Problem too_many_requests while any of the counts asks for patience. */
export async function refuseHastyTry(db: Database, limits: Limit[]): Promise<void> {
  const counts = await db<Count[]>`
    select subject, failures, extract(epoch from now() - last_at)::float8 as quiet_seconds
    from identity.attempt as known
    where subject = any (${subjectsOf(db, limits)}) and not ${isForgotten(db, limits)}`
  refuseWithin(limits, counts)
}

/**
 * Counts a failure. The count decides again: of a crowd of tries that all passed the first
 * question, those beyond the free ones learn nothing.
 * @throws Problem too_many_requests
 */
export async function countFailure(db: Database, limits: Limit[]): Promise<void> {
  const counts = await db<Count[]>`
    insert into identity.attempt as known (subject, failures)
    select subject, 1 from unnest(${subjectsOf(db, limits)}) as subject order by subject
    on conflict (subject) do update set
      failures = case when ${isForgotten(db, limits)} then 1 else known.failures + 1 end,
      first_at = case when ${isForgotten(db, limits)} then now() else known.first_at end,
      last_at = now()
    returning subject, failures - 1 as failures, coalesce(extract(epoch from now() - old.last_at), 0)::float8 as quiet_seconds`
  refuseWithin(limits, counts)
}

/** A success clears the account's count, never the address's: one good login must not pay for a thousand bad ones. */
export async function forgetFailures(db: Database, limits: Limit[]): Promise<void> {
  const own = limits.filter((limit) => !limit.is_shared)
  await db`delete from identity.attempt where subject = any (${subjectsOf(db, own)})`
}

const subjectsOf = (db: Database, limits: Limit[]) => arraysOf(db, limits, { subject: 'text' })

function isForgotten(db: Database, limits: Limit[]) {
  const shared = limits.filter((limit) => limit.is_shared)
  return db`case when known.subject = any (${subjectsOf(db, shared)}) then known.first_at else known.last_at end
            <= now() - ${FORGOTTEN_AFTER}::interval`
}

function refuseWithin(limits: Limit[], counts: Count[]): void {
  const waits = counts.map(({ subject, failures, quiet_seconds }) => {
    const free = limits.find((limit) => limit.subject === subject)?.free ?? 0
    // Beside other tries the quiet may come out below zero, which is no reason to wait.
    return failures < free ? 0 : waitAfter(failures - free) - quiet_seconds
  })
  const seconds = Math.ceil(Math.max(0, ...waits))
  if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
}

/** Doubling from two seconds to a quarter of an hour. */
function waitAfter(failures_over_free: number): number {
  return Math.min(WAIT_SECONDS_FIRST * 2 ** failures_over_free, WAIT_SECONDS_MAX)
}
