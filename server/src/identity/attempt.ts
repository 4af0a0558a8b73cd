import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'

/** Where and on whose account a password or a registration is tried. */
export interface Try {
  address: string
  /** The account, or null when nobody of that name exists. */
  player_id: bigint | null
  /** The name as typed: an unknown one is slowed down just like a known one. */
  name: string
}

interface Limit {
  subject: string
  /** Failures that are free; from then on each costs twice the wait of the one before. */
  free: number
}

const WAIT_SECONDS_FIRST = 2
const WAIT_SECONDS_MAX = 900
/** After this long without a failure the count starts anew. */
const FORGOTTEN_AFTER = '15 minutes'
/** An address from which the account logged in lately keeps its own, separate count. */
const KNOWN_FOR = '30 days'

/**
 * Counts per account, address and network. An attacker who locks an account for the world does
 * not lock its owner out: from an address that he used before he has a count of his own.
 */
async function limitsOf(db: Database, attempt: Try): Promise<Limit[]> {
  const { address, player_id } = attempt
  const is_known = player_id !== null && (await isKnownAddress(db, player_id, address))
  const account = player_id === null ? `name:${attempt.name.toLowerCase().slice(0, 100)}` : `player:${player_id}`
  return [
    { subject: is_known ? `${account}@${address}` : account, free: 5 },
    { subject: `address:${address}`, free: 30 },
    { subject: `network:${networkOf(address)}`, free: 100 },
  ]
}

async function isKnownAddress(db: Database, player_id: bigint, address: string): Promise<boolean> {
  const rows = await db`
    select from identity.session
    where player_id = ${player_id} and address = ${address} and created_at > now() - ${KNOWN_FOR}::interval limit 1`
  return rows.length > 0
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.split('.').slice(0, 3).join('.')
}

/** @throws Problem too_many_requests while any of the counts asks for patience. */
export async function refuseHastyTry(db: Database, attempt: Try): Promise<void> {
  const limits = await limitsOf(db, attempt)
  const rows = await db<{ subject: string; failures: number; quiet_seconds: number }[]>`
    select subject, failures, extract(epoch from now() - last_at)::float8 as quiet_seconds
    from identity.attempt
    where subject = any (${limits.map((limit) => limit.subject)}) and last_at > now() - ${FORGOTTEN_AFTER}::interval`
  const waits = rows.map((row) => {
    const free = limits.find((limit) => limit.subject === row.subject)?.free ?? 0
    return waitAfter(row.failures - free) - row.quiet_seconds
  })
  const seconds = Math.ceil(Math.max(0, ...waits))
  if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
}

/** Doubling from two seconds to a quarter of an hour. */
function waitAfter(failures_over_free: number): number {
  if (failures_over_free < 0) return 0
  return Math.min(WAIT_SECONDS_FIRST * 2 ** failures_over_free, WAIT_SECONDS_MAX)
}

export async function countFailure(db: Database, attempt: Try): Promise<void> {
  const limits = await limitsOf(db, attempt)
  await db`
    insert into identity.attempt as known (subject, failures)
    select subject, 1 from unnest(${limits.map((limit) => limit.subject)}::text[]) as subject order by subject
    on conflict (subject) do update set
      failures = case when known.last_at < now() - ${FORGOTTEN_AFTER}::interval then 1 else known.failures + 1 end,
      last_at = now()`
}

/** A success clears the account's count, never the address's: one good login must not pay for a thousand bad ones. */
export async function forgetFailures(db: Database, attempt: Try): Promise<void> {
  const [account] = await limitsOf(db, attempt)
  if (account) await db`delete from identity.attempt where subject = ${account.subject}`
}
