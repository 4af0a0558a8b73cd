import { BatcherOverflow } from '#platform/server/batching/batcher.ts'
import { untimed } from '#platform/server/database/deadline.ts'
import { networkOf } from '#platform/server/http/addresses/networks.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createRefusalHold } from './hold-refusals.ts'
import { Turns, type Visitor } from './turns.ts'
import { restedAt } from './work.ts'

const UNDER_WAY_MAX = 2
/** At fifty hashes a second the last of them waits a second; where bets need the cores, some three. */
const KNOWN_MAX = 64
const UNKNOWN_MAX = 32
const WAIT_MS_MAX = 4_000

const turns = new Turns({
  under_way_max: UNDER_WAY_MAX,
  known_max: KNOWN_MAX,
  unknown_max: UNKNOWN_MAX,
  wait_ms_max: WAIT_MS_MAX,
  restedAt,
})

/** A hundred refusals a second cost little; at once as many as people in a crowd mistype. */
const hold = createRefusalHold({ every_ms: 10, at_once: 200, held_ms_max: 900 })

/**
 * All that tries or chooses a password without being signed in goes through here, as do the players' own changes.
 * @throws Problem busy, and then nothing was done
 */
export async function takeTurn<T>(visitor: Omit<Visitor, 'network'>, work: () => Promise<T>): Promise<T> {
  try {
    return await turns.take({ ...visitor, network: networkOf(visitor.address) }, work)
  } catch (error) {
    const refusal = error instanceof BatcherOverflow ? new Problem('busy') : error
    if (refusal instanceof Problem) await untimed(hold)
    throw refusal
  }
}
