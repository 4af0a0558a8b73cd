import type { Sample } from './samples.ts'

/** What goes on beside the bets, and when it begins, as a share of the soak. */
export interface Event {
  name: string
  from_s: number
  to_s: number
}

export interface Soak {
  minutes: number
  highest_per_second: number
  rate: number
  samples: Sample[]
  events: Event[]
  /** Read during their event; refused are those that were not ready in their time. */
  reports: { answered: number; refused: number }
}
