import { useEffect, useRef } from 'react'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { sayRefused } from '#platform/console/say.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'
import { forgetLease } from './lease.ts'

interface Held {
  id: string
  claim: QueueRow['claim']
  was_held: boolean
  onLost: () => void
}

/** Whether somebody has taken over the request that this page held; said and heard at once, and nothing of it is sent. */
export function useLoss(kind: QueueKind, { id, claim, was_held, onLost }: Held): boolean {
  const name = was_held && claim && !claim.is_mine ? claim.user_name : null
  const newest = useRef(onLost)
  useEffect(() => {
    newest.current = onLost
  })
  useEffect(() => {
    if (name === null) return
    forgetLease(kind, id)
    newest.current()
    sayRefused(texts.lost(name))
  }, [kind, id, name])
  return name !== null
}
