import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Paces refusals: `at_once` of them go at once, then one in `every_ms`. What comes faster is held, for `held_ms_max` at
 * most, so that a client which asks again at once asks rarely.
 */
export function createRefusalHold(limits: {
  every_ms: number
  at_once: number
  held_ms_max: number
}): () => Promise<void> {
  const { every_ms, at_once, held_ms_max } = limits
  let last_at = 0
  return async () => {
    const now = performance.now()
    last_at = Math.min(Math.max(last_at, now - every_ms * at_once) + every_ms, now + held_ms_max)
    if (last_at > now) await sleep(last_at - now)
  }
}
