/** Callers remembered at once; anyone who is forgotten starts with a full bucket. */
const CALLERS_MAX = 20_000

let processes = 1

/** Called before any bucket is opened: so many server processes on one database let each caller have their share. */
export function shareLimits(among: number): void {
  processes = among
}

/**
 * Lets each caller do `burst` things at once and `per_second` in the long run. Answers the seconds
 * to wait, or zero. Kept in memory: it protects the servers, not the ledger. Among several processes the limit is shared
 * out, so that it holds for all of them together, however the calls are spread.
 */
export function createTokenBucket(
  of_all: { burst: number; per_second: number },
  sharing = processes,
): (caller: string) => number {
  // One thing at least: a part of a thing would be nothing for ever.
  const limit = { burst: Math.max(1, of_all.burst / sharing), per_second: of_all.per_second / sharing }
  const buckets = new Map<string, { tokens: number; filled_at: number }>()
  return (caller) => {
    const now = performance.now() / 1_000
    const bucket = buckets.get(caller) ?? { tokens: limit.burst, filled_at: now }
    const tokens = Math.min(limit.burst, bucket.tokens + (now - bucket.filled_at) * limit.per_second)
    const is_allowed = tokens >= 1
    if (buckets.size >= CALLERS_MAX && !buckets.has(caller)) buckets.delete(buckets.keys().next().value as string)
    buckets.set(caller, { tokens: is_allowed ? tokens - 1 : tokens, filled_at: now })
    return is_allowed ? 0 : Math.ceil((1 - tokens) / limit.per_second)
  }
}
