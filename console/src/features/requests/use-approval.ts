import { useCallback, useEffect, useRef, useState } from 'react'

/** Time to think better of it. */
export const UNDO_MS = 3000

/**
 * An approval waits a moment, in which it can be undone. It is sent before that when the row is left, when it is asked
 * for once more, and when the page goes.
 */
export function useApproval<T extends { id: string }>(chosen_id: string | null, send: (row: T) => void) {
  const [waiting, setWaiting] = useState<T | null>(null)
  const held = useRef<T | null>(null)
  const sender = useRef(send)
  useEffect(() => {
    sender.current = send
  })

  const flush = useCallback(() => {
    const row = held.current
    held.current = null
    setWaiting(null)
    if (row) sender.current(row)
  }, [])
  const undo = useCallback(() => {
    held.current = null
    setWaiting(null)
  }, [])
  const start = useCallback(
    (row: T) => {
      if (held.current) return flush()
      held.current = row
      setWaiting(row)
    },
    [flush],
  )

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(flush, UNDO_MS)
    return () => clearTimeout(timer)
  }, [waiting, flush])
  useEffect(() => {
    if (held.current && held.current.id !== chosen_id) flush()
  }, [chosen_id, flush])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { waiting, start, undo }
}
