import type { Clock } from '../shared/clock.ts'

export interface HandClock extends Clock {
  /** Turns the clock on and does what is due, in order. */
  turnTo(ms: number): Promise<void>
}

export function handClock(start: number): HandClock {
  let now = start
  let due: { ms: number; work: () => Promise<void> }[] = []
  return {
    now: () => now,
    at(ms, work) {
      due.push({ ms, work })
    },
    async turnTo(ms) {
      for (;;) {
        const [next] = due.filter((each) => each.ms <= ms).sort((a, b) => a.ms - b.ms)
        if (!next) break
        due = due.filter((each) => each !== next)
        now = Math.max(now, next.ms)
        await next.work()
      }
      now = Math.max(now, ms)
    },
  }
}
