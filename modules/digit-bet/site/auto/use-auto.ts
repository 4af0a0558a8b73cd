import { useEffect, useEffectEvent, useState } from 'react'
import type { RollResult } from '../play/roll/roll.ts'
import { type AutoPlan, type AutoRun, afterRoll, delayOf, endRun, startRun } from './auto-run.ts'

interface AutoRolls {
  /** Sends one roll of the plan; null where none could be sent. */
  send: (plan: AutoPlan) => Promise<RollResult | null>
  is_off: boolean
  /** The least time between two rolls that the operator has set, in seconds. */
  interval_seconds: number
}

/**
 * Rolls a plan, each roll after the answer to the one before: no two are ever on their way. It ends with its page, and when
 * the player looks elsewhere: nobody's money is rolled out of their sight.
 */
export function useAuto({ send, is_off, interval_seconds }: AutoRolls) {
  const [run, setRun] = useState<AutoRun | null>(null)
  const is_running = run !== null && run.end === null

  const waitOf = useEffectEvent((now: AutoRun) => delayOf(now, interval_seconds))
  const rollNext = useEffectEvent(async ({ plan }: AutoRun) => {
    let result: RollResult | null = null
    try {
      result = await send(plan)
    } finally {
      // A fault of the page is one more answer that did not come.
      setRun((now) => now && afterRoll(now, result))
    }
  })
  useEffect(() => {
    if (run === null || run.end !== null) return
    const timer = setTimeout(() => void rollNext(run), waitOf(run))
    return () => clearTimeout(timer)
  }, [run])

  useEffect(() => {
    if (!is_running) return
    const look = () => {
      if (document.hidden) setRun((now) => now && endRun(now, 'left'))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [is_running])

  useEffect(() => {
    if (is_off) setRun((now) => now && endRun(now, 'off'))
  }, [is_off])

  return {
    run,
    is_running,
    start: (plan: AutoPlan) => setRun(startRun(plan)),
    stop: () => setRun((now) => now && endRun(now, 'stopped')),
    /** Forgets a run that has ended. */
    clear: () => setRun((now) => (now?.end === null ? now : null)),
  }
}
