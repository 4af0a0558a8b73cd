import type { Asking } from './worker-queue.ts'

interface Appointment {
  at: number
  run: (at: number) => Promise<void> | void
  /** Whom it is about; null where it may concern everybody. */
  about: Asking | null
}

/** What is going to happen, by its moment; of two at one moment the one that was noted first. */
export class Agenda {
  #appointments: Appointment[] = []

  add(at: number, run: Appointment['run'], about: Asking | null = null): void {
    let [from, to] = [0, this.#appointments.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#appointments[middle]?.at ?? at) > at) to = middle
      else from = middle + 1
    }
    this.#appointments.splice(from, 0, { at, run, about })
  }

  /** Takes out the first one before `end`, or null. */
  next(end: number): Appointment | null {
    const first = this.#appointments[0]
    return first && first.at < end ? (this.#appointments.shift() ?? null) : null
  }
}
