import { callOwn, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import type { TwoDResult } from '#two-d/contract/draws.ts'
import type { TwoDSlipResult } from '#two-d/contract/player.ts'

import type { Slip } from './parse-slips.ts'

/** `unknown`: what was read could not be fetched, or this browser cannot count. */
export type CheckResult = 'same' | 'differs' | 'unknown'

/** Fetches what was read from the market, byte by byte, and works out its hash anew. */
export async function checkReading(slip: Slip, result: TwoDSlipResult): Promise<CheckResult> {
  try {
    const query = { date: slip.game_date }
    const results = await callOwn<TwoDResult[]>('GET', '/twod-results', { query, isPublic: true })
    const read = results.find(({ session, version }) => session === slip.session && version === result.version)
    if (!read || !('subtle' in crypto)) return 'unknown'
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(read.reading))
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hash === result.reading_hash && read.number === result.number ? 'same' : 'differs'
  } catch (error) {
    if (error instanceof NetworkFailure || error instanceof Refusal) return 'unknown'
    throw error
  }
}
