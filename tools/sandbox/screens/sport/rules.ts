import { rules as known_rules } from '../shared/known.ts'

interface SportRules {
  discipline: 'football' | 'chinlone' | 'ponies' | 'boats'
  /** Of the goals, in tenths; null for races. */
  line_tenths: number | null
  stake_min: number
  stake_max: number
  win_max: number
  legs_max: number
  chips: number[]
  return_percent: number
}

export interface Match {
  match: number
  phase: 'open' | 'live' | 'over'
  starts_in_ms: number
  ends_in_ms: number
  minute: number
  sides: number[]
  /** Odds in hundredths, by market and pick. */
  markets: Record<string, Record<string, number>>
  line_tenths: number | null
  score: [number, number] | null
  ways: number[] | null
  order: number[] | null
}

export interface Leg {
  match: number
  market: string
  pick: string
  odds: number
}

export interface PlacedSlip {
  slip_id: string
  legs: Leg[]
  stake: number
  prize: number | null
  sides: number[][]
}

export interface SportState {
  matches: Match[]
  slips: PlacedSlip[]
  balance: number | null
}

export interface BetAnswer extends SportState {
  placing: 'placed' | 'started' | 'odds_changed'
}

export const rules = known_rules as SportRules
export const is_race = rules.discipline === 'ponies' || rules.discipline === 'boats'

/** 1.85 */
export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** The payout of a slip that wins, rounded down as by the server. */
export function winOf(stake: number, legs: readonly Leg[]): number {
  const odds = legs.reduce((product, leg) => product * BigInt(leg.odds), BigInt(stake))
  return Number(odds / BigInt(100 ** legs.length))
}
