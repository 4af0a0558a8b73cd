/** The error of a call that is not tried, because the other side is taken to be down. */
export class CircuitOpen extends Error {}

/**
 * Keeps a partner who is down from holding up every call to the partner: after `failures_max` failures in a row, calls
 * fail at once for `rest_ms`; then one call at a time tries, until one succeeds.
 *
 * `is_failure` says which errors mean that the partner is down; any other error is an answer.
 */
export function createCircuitBreaker(options: {
  failures_max: number
  rest_ms: number
  is_failure: (error: unknown) => boolean
  now?: () => number
}): <T>(call: () => Promise<T>) => Promise<T> {
  const now = options.now ?? (() => performance.now())
  let failures = 0
  let rests_until = 0
  let is_trying = false

  function admit(): void {
    if (failures < options.failures_max) return
    if (is_trying || now() < rests_until) throw new CircuitOpen('the partner is taken to be down')
    is_trying = true
  }

  return async (call) => {
    admit()
    try {
      const answer = await call()
      failures = 0
      return answer
    } catch (error) {
      if (options.is_failure(error)) {
        failures++
        rests_until = now() + options.rest_ms
      } else failures = 0
      throw error
    } finally {
      is_trying = false
    }
  }
}
