import { type Clock, systemClock } from '../shared/clock.ts'

export interface LeapClock extends Clock {
  /** Puts the clock forward: what has become due is done at once. */
  leap(ms: number): void
}

/** The real time, for a screen that is shown meanwhile, with leaps over what nobody has to wait for. */
export function leapClock(): LeapClock {
  let ahead = 0
  const waiting = new Set<() => void>()
  return {
    now: () => systemClock.now() + ahead,
    at(ms, work) {
      let is_done = false
      const arm = () =>
        systemClock.at(ms - ahead, async () => {
          if (is_done || systemClock.now() + ahead < ms) return
          is_done = true
          waiting.delete(arm)
          await work()
        })
      waiting.add(arm)
      arm()
    },
    leap(ms) {
      ahead += ms
      for (const arm of waiting) arm()
    },
  }
}
