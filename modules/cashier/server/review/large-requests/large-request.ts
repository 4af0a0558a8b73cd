import type { Direction } from '../../rules.ts'

/** Of what the first of two has approved. */
export interface LargeRequestContent {
  request_id: string
  direction: Direction
  number: number
  /** As text: an id is no number of JSON. */
  player_id: string
  /** The requested amount, in kyat; the amount of the approval is the one that is credited. */
  asked: number
}

/** By which the console opens it. One at a time waits for a second person. */
export const subjectOf = ({ direction, id }: { direction: Direction; id: string }): string => `${direction}:${id}`
