import type { Sample } from './samples.ts'

/** An event beside the bets, with its begin and its end in seconds since the soak began. */
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
