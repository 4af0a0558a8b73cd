import { useEffect, useState } from 'react'
import { HEARTBEAT_SECONDS } from '#cashier/contract/rules.ts'
import { Refusal } from '#platform/console/call/api.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { forgetLease, quietly, renewRequest, setOpen } from './lease.ts'

/** Who runs through the list with J takes nothing from the others. */
const DWELL_MS = 600

/**
 * Holds the open request as long as it is looked at; null for none. A hidden page renews nothing, so that what was left
 * open is free again after a minute. Answers whether the request was held at any time.
 */
export function useLease(kind: QueueKind, id: string | null): boolean {
  const [was_held, setHeld] = useState(false)
  useEffect(() => {
    if (id === null) return
    setOpen(kind, id, true)
    const hold = async () => {
      try {
        await renewRequest(kind, id)
        setHeld(true)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        forgetLease(kind, id)
        void queryClient.invalidateQueries({ queryKey: ['requests', kind] })
      }
    }
    const beat = () => {
      if (document.visibilityState !== 'hidden') void quietly(hold())
    }
    const first = setTimeout(beat, DWELL_MS)
    const renewal = setInterval(beat, HEARTBEAT_SECONDS * 1000)
    return () => {
      clearTimeout(first)
      clearInterval(renewal)
      setOpen(kind, id, false)
    }
  }, [kind, id])
  return was_held
}
