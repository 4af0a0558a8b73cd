import { type Clock, wallClock } from '../shared/clock.ts'

export interface LeapClock extends Clock {
  /** Puts the clock forward: what has become due is done at once. */
  leap(ms: number): void
}

/** The time of the wall, for whoever looks at a screen meanwhile, with leaps over what nobody has to wait for. */
export function leapClock(): LeapClock {
  let ahead = 0
  const waiting = new Set<() => void>()
  return {
    now: () => wallClock.now() + ahead,
    at(ms, work) {
      let is_done = false
      const arm = () =>
        wallClock.at(ms - ahead, async () => {
          if (is_done || wallClock.now() + ahead < ms) return
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
