import { useEffect, useState } from 'react'

/** Long enough to read three lines. */
const TURN_MS = 6_000

/**
 * Which of the turns is shown: one after the other, round and round. It stands still where the device asks for it, while
 * somebody points at it or has the focus in it, and on demand.
 */
export function useTurns(count: number) {
  const [turned, setTurned] = useState(0)
  const [is_paused, setPaused] = useState(false)
  const [is_held, setHeld] = useState(false)
  const runs = count > 1 && !is_paused && !is_held
  useEffect(() => {
    if (!runs || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurned((before) => before + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [runs])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    turn: count === 0 ? 0 : turned % count,
    is_paused,
    pauseOrRun: () => setPaused(!is_paused),
    holding: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  }
}
