import { useCallback, useEffect, useRef, useState } from 'react'

/** Time to think better of it. */
export const UNDO_MS = 3000

/** Why an approval is sent: it was asked for once more, its time is over, or its request or its page was left. */
export type Cause = 'pressed' | 'time' | 'left'

interface Steps<T> {
  onStart: (request: T) => void
  onUndo: (request: T) => void
  send: (request: T, cause: Cause) => void
}

/**
 * An approval waits a moment, in which it can be undone. It is sent before that when the row is left, when it is asked
 * for once more, and when the page goes.
 */
export function useApproval<T extends { id: string }>(chosen_id: string | null, steps: Steps<T>) {
  const [waiting, setWaiting] = useState<T | null>(null)
  const held = useRef<T | null>(null)
  const newest = useRef(steps)
  useEffect(() => {
    newest.current = steps
  })

  const take = useCallback(() => {
    const request = held.current
    held.current = null
    setWaiting(null)
    return request
  }, [])
  const flush = useCallback(
    (cause: Cause) => {
      const request = take()
      if (request) newest.current.send(request, cause)
    },
    [take],
  )
  const undo = useCallback(() => {
    const request = take()
    if (request) newest.current.onUndo(request)
  }, [take])
  const start = useCallback(
    (request: T) => {
      if (held.current) return flush('pressed')
      held.current = request
      setWaiting(request)
      newest.current.onStart(request)
    },
    [flush],
  )

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => flush('time'), UNDO_MS)
    return () => clearTimeout(timer)
  }, [waiting, flush])
  useEffect(() => {
    if (held.current && held.current.id !== chosen_id) flush('left')
  }, [chosen_id, flush])
  useEffect(() => {
    const leave = () => flush('left')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  return { waiting, start, undo }
}
