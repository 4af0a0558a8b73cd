import { rules as known_rules } from '../shared/known.ts'

interface TableRules {
  variant: 'dragon-tiger' | 'baccarat'
  sides: [string, string]
  /** In hundredths of the stake, stake included, by spot and winner. */
  pays: Record<string, Record<string, number>>
  returns: Record<string, number>
  chips: number[]
  spot_max: number
}

export type Bets = Record<string, number>

export interface Deal {
  hands: [number[], number[]]
  values: [number, number]
  winner: string
}

export interface TableState {
  round: number
  closes_in_ms: number
  ends_in_ms: number
  deal: Deal | null
  road: { round: number; winner: string }[]
  bets: { bets: Bets; staked: number; prize: number | null }[]
  balance: number | null
}

export type BetAnswer = { is_placed: false } | ({ is_placed: true } & TableState)

export const rules = known_rules as TableRules
export const TIE = 'tie'
/** From the left, as they lie on the table. */
export const SPOTS = [rules.sides[0], TIE, rules.sides[1]]

export const sumOf = (bets: Bets): number => Object.values(bets).reduce((sum, amount) => sum + amount, 0)

export function addBets(one: Bets, other: Bets): Bets {
  const sums = { ...one }
  for (const [spot, amount] of Object.entries(other)) sums[spot] = (sums[spot] ?? 0) + amount
  return sums
}
