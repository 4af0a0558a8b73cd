import type { Participant } from './worker-queue.ts'

interface ScheduledEvent {
  at: number
  run: (at: number) => Promise<void> | void
  /** Whom it is about; null where it may concern everybody. */
  about: Participant | null
}

/** Events to come, by their moment; of two at one moment the one that was added first. */
export class EventQueue {
  #events: ScheduledEvent[] = []

  add(at: number, run: ScheduledEvent['run'], about: Participant | null = null): void {
    let [from, to] = [0, this.#events.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#events[middle]?.at ?? at) > at) to = middle
      else from = middle + 1
    }
    this.#events.splice(from, 0, { at, run, about })
  }

  /** Takes out the first one before `end`, or null. */
  next(end: number): ScheduledEvent | null {
    const first = this.#events[0]
    return first && first.at < end ? (this.#events.shift() ?? null) : null
  }
}
