import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApproveBody, QueueRow, RejectBody, RequestDetail } from '#cashier/contract/staff.ts'
import { failureText, NetworkFailure, Refusal } from '#platform/console/call/api.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import { sayDone } from '#platform/console/say.ts'
import { soundRefusal } from '#platform/console/sound.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { approve, cacheRow, reject } from '../queries.ts'
import type { QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'
import { endLease, forgetLease, heldRequest, setDeciding } from './lease.ts'

/** A refusal has to be read: it says that money did not move. */
const FAILURE_MS = 10_000

/** A decision, and the request as it was on the screen. */
type SentDecision = { request: RequestDetail } & ({ approval: ApproveBody } | { rejection: RejectBody })

/** Another page of the same person may have let go of it: the next press takes it again. */
const LEASE_IS_GONE: readonly unknown[] = ['request_claimed', 'request_not_claimed']

/**
 * Sends decisions, each about the version that was on the screen, by who holds the request. `sending` are the requests
 * whose decision is on its way; `onRejected` hears which one is through.
 */
export function useDecisions(kind: QueueKind, onRejected: (id: string) => void) {
  const [sending, setSending] = useState<ReadonlyMap<string, 'approve' | 'reject'>>(new Map())
  const rejected = useRef(onRejected)
  useEffect(() => {
    rejected.current = onRejected
  })
  const forget = (id: string) => setSending((known) => new Map([...known].filter(([each]) => each !== id)))

  const { mutate } = useMutation({
    mutationFn: async (sent: SentDecision) => {
      const { id } = sent.request
      const held = heldRequest(kind, id)
      if (held) await held
      return 'rejection' in sent ? reject(kind, id, sent.rejection) : approve(kind, id, sent.approval)
    },
    onSuccess: (row, { request, ...decision }) => {
      endLease(kind, request.id)
      cacheRow(kind, row)
      if ('rejection' in decision) rejected.current(request.id)
      sayDone(outcomeText(kind, request, row))
    },
    onError: (error, { request }) => {
      if (error instanceof Refusal && LEASE_IS_GONE.includes(error.code)) forgetLease(kind, request.id)
      soundRefusal()
      const what = texts[kind].one(request.number)
      const text = error instanceof NetworkFailure ? texts.unanswered(what) : texts.failed(what, whyNot(error))
      showToast({ kind: 'error', text, ms: FAILURE_MS })
      void queryClient.invalidateQueries({ queryKey: ['requests', kind] })
    },
    onSettled: (_row, _error, { request: { id } }) => {
      forget(id)
      setDeciding(kind, id, false)
    },
  })

  const send = useCallback(
    (sent: SentDecision) => {
      const { id } = sent.request
      setDeciding(kind, id, true)
      setSending((known) => new Map(known).set(id, 'rejection' in sent ? 'reject' : 'approve'))
      mutate(sent)
    },
    [kind, mutate],
  )
  return { sending, send }
}

/** The message of a wrong field says more than the message of the whole refusal. */
const whyNot = (error: Error): string =>
  (error instanceof Refusal ? Object.values(error.errors)[0]?.[0] : undefined) ?? failureText(error)

function outcomeText(kind: QueueKind, request: RequestDetail, row: QueueRow): string {
  const { one, approved } = texts[kind]
  if (row.status === 'waiting') return texts.firstDone(one(request.number))
  return row.status === 'rejected'
    ? texts.rejected(one(request.number))
    : approved(request.number, formatMoney(row.received?.amount ?? row.amount))
}
