import type { Kind, Outcome } from './rules.ts'

interface SheetTexts {
  aim: string
  values: string
  course_title: string
  course: (banker_draws_up_to: number) => string[]
  order_title: string
  do: string
  triple: string
  pictures: string
  points: string
  equal: string
  times_title: string
  pair: string
  suit2: string
  suit3: string
  times: (times_max: number) => string
  commission: (percent: number) => string
  returns: string
}

export interface ShanTexts {
  banker: string
  you: string
  bet: string
  deal: string
  draw: string
  stand: string
  question: string
  place_your_bet: string
  bet_back: string
  recent: string
  face_down: string
  untold: string
  at_most: (amount: string) => string
  needs: (amount: string) => string
  outcomes: Record<Outcome, string>
  /** One letter each, for the row of past rounds. */
  marks: Record<Outcome, string>
  kinds: Record<Kind, (points: number) => string>
  /** Clubs, diamonds, hearts, spades. */
  suits: [string, string, string, string]
  sheet: SheetTexts
}
