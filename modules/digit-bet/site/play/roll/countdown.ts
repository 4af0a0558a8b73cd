import { useEffect, useEffectEvent, useState } from 'react'
import { COUNTDOWN_SECONDS } from '#digit-bet/contract/rules.ts'

/**
 * A countdown that ended this long ago ended while the device slept. Rolling now would spend
 * the money of a player who is not looking, so it is let go.
 */
export const SLEPT_MS = 90_000

/** Whole seconds until the deadline, as they are shown: 90 at the start, 0 from the deadline on. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.min(COUNTDOWN_SECONDS, Math.max(0, Math.ceil((deadline - now) / 1000)))
}

/** How long until the shown second changes. Counted from the deadline, so that late timers never add up. */
export function untilNextSecond(deadline: number, now: number): number {
  return Math.max(0, deadline - now - (secondsLeft(deadline, now) - 1) * 1000)
}

/** The seconds at which a screen reader hears the countdown, soonest first; every second would drown the page. */
const ANNOUNCED_SECONDS = [10, 30, 90]

/** The announcement that holds now: it changes at 90, 30 and 10, and is silent between. */
export function announcedSecond(seconds: number | null): number | null {
  if (seconds === null) return null
  return ANNOUNCED_SECONDS.find((moment) => seconds <= moment) ?? null
}

/**
 * Seconds left until `deadline`, or null without one. Calls `onEnd` once per deadline, with
 * `slept` when the device was asleep over the end.
 */
export function useCountdown(deadline: number | null, onEnd: (end: { slept: boolean }) => void): number | null {
  const [now, setNow] = useState(() => Date.now())
  const seconds = deadline === null ? null : secondsLeft(deadline, now)
  const end = useEffectEvent(onEnd)
  // A choice has rendered the whole game with the first second. To render that second again would hold up its paint.
  const show = useEffectEvent((moment: number) => {
    if (deadline !== null && secondsLeft(deadline, moment) !== seconds) setNow(moment)
  })

  useEffect(() => {
    if (deadline === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const moment = Date.now()
      show(moment)
      if (moment >= deadline) {
        document.removeEventListener('visibilitychange', tick)
        end({ slept: moment - deadline > SLEPT_MS })
      } else {
        timer = setTimeout(tick, untilNextSecond(deadline, moment))
      }
    }
    tick()
    // Timers of a hidden page are slowed down: on return, look at the clock at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadline])

  return seconds
}
