import { rules as known_rules } from '../shared/known.ts'

/** As tools/sandbox/src/shan/play.ts writes a round for the browser. */
export type Kind = 'do' | 'triple' | 'pictures' | 'points'
export type Outcome = 'win' | 'draw' | 'lose'

export interface Hand {
  kind: Kind
  points: number
  times: number
}

export interface Round {
  round_id: string
  bet: number
  mine: number[]
  hand: Hand
  /** Null while the round goes on. */
  banker: number[] | null
  banker_hand?: Hand
  result: { outcome: Outcome; net: number } | null
}

export interface State {
  balance: number
  round: Round | null
  /** The newest first. */
  recent: Round[]
}

export interface RoundAnswer {
  balance: number
  round: Round
  /** Whether the operator has taken the round. */
  is_told: boolean
}

export const rules = known_rules as {
  bets: number[]
  times_max: number
  banker_draws_up_to: number
  commission_percent: number
  return_percent: number
}
