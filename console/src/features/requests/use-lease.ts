import { useEffect } from 'react'
import { HEARTBEAT_SECONDS } from '#contract/cashier-rules.ts'
import { isFailure } from '../../platform/call/api.ts'
import { claim, release } from './queries.ts'
import type { QueueKind } from './queue-kind.ts'

/** Whoever runs through the list with J takes nothing from the others. */
const DWELL_MS = 600
const RENEW_MS = HEARTBEAT_SECONDS * 1000

/** The lock helps people not to work twice; the house alone decides that nothing is done twice. So a failure is no matter. */
function quietly(sent: Promise<unknown>): void {
  sent.catch((error: unknown) => {
    if (!isFailure(error)) throw error
  })
}

/** Shows the others that somebody works on this request, as long as he looks at it; null for none. */
export function useClaim(kind: QueueKind, id: string | null): void {
  useEffect(() => {
    if (id === null) return
    let is_held = false
    const hold = () => {
      if (document.visibilityState === 'hidden') return
      is_held = true
      quietly(claim(kind, id))
    }
    const first = setTimeout(hold, DWELL_MS)
    const renewal = setInterval(hold, RENEW_MS)
    return () => {
      clearTimeout(first)
      clearInterval(renewal)
      if (is_held) quietly(release(kind, id))
    }
  }, [kind, id])
}
