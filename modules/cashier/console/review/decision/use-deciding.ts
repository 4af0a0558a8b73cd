import { useRef } from 'react'
import type { ApproveBody, QueueRow, RejectBody, RequestDetail } from '#cashier/contract/staff.ts'
import { isOnline } from '#platform/console/call/connection.ts'
import { sayRefused } from '#platform/console/say.ts'
import { chooseRow } from '#platform/console/table/use-chosen.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { AHEAD, useAhead } from '../queue/use-ahead.ts'
import { texts } from '../texts.ts'
import { heldRequest, quietly, setDeciding } from './lease.ts'
import { type Cause, useApproval } from './use-approval.ts'
import { useDecisions } from './use-decisions.ts'

/** Milliseconds in which a request that came up by itself cannot be decided: a late key press means the one before it. */
const SETTLE_MS = 400

/** An approval in the time in which it can be undone, of the request as it was on the screen. */
interface PendingDecision {
  id: string
  request: RequestDetail
  approval: ApproveBody
}

interface Queue {
  rows: QueueRow[]
  chosen_id: string | null
}

/**
 * Decides about the request on the screen, and goes on to the next one, whose details are there already. An approval
 * that is sent is answered while the next request is looked at; nothing waits to be decided later.
 */
export function useDeciding(kind: QueueKind, { rows, chosen_id }: Queue) {
  const came_up_at = useRef(Number.NEGATIVE_INFINITY)
  const place = rows.findIndex(({ id }) => id === chosen_id)

  const leave = (id: string, is_by_key: boolean) => {
    const next = nextOf(id)
    if (id !== chosen_id || !next) return
    if (!is_by_key) came_up_at.current = performance.now()
    chooseRow(next.id)
  }
  const { sending, send } = useDecisions(kind, (id) => leave(id, false))
  const isFree = ({ id }: QueueRow) => !sending.has(id)
  const nextOf = (id: string) => {
    const free = rows.filter((row) => row.id !== id && isFree(row))
    return free.find((row) => rows.indexOf(row) > place) ?? free.at(-1)
  }
  const undoable = useApproval<PendingDecision>(chosen_id, {
    onStart: ({ id }) => {
      setDeciding(kind, id, true)
      const held = heldRequest(kind, id)
      if (held) void quietly(held)
    },
    onUndo: ({ id }) => setDeciding(kind, id, false),
    send: ({ request, approval }, cause: Cause) => {
      if (!isOnline()) {
        setDeciding(kind, request.id, false)
        return sayRefused(texts.notSent(texts[kind].one(request.number)))
      }
      send({ request, approval })
      if (cause !== 'left') leave(request.id, cause === 'pressed')
    },
  })
  const after = rows.slice(place + 1).filter((row) => isFree(row) && row.status === 'waiting')
  useAhead(kind, after.slice(0, AHEAD))

  return {
    waiting: undoable.waiting,
    undo: undoable.undo,
    /** Said once more it is sent at once, as it was said first. */
    approve: (request: RequestDetail, approval: ApproveBody) => undoable.start({ id: request.id, request, approval }),
    sending: chosen_id === null ? undefined : sending.get(chosen_id),
    hasJustComeUp: () => performance.now() - came_up_at.current < SETTLE_MS,
    reject: (request: RequestDetail, rejection: RejectBody) => send({ request, rejection }),
  }
}
