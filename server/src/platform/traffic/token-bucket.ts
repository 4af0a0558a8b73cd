/** Callers remembered at once; whoever is forgotten starts with a full bucket. */
const CALLERS_MAX = 20_000

/**
 * Lets each caller do `burst` things at once and `per_second` in the long run. Answers the seconds
 * to wait, or zero. Kept in memory: it protects this process, not the books.
 */
export function openTokenBucket(limit: { burst: number; per_second: number }): (caller: string) => number {
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
