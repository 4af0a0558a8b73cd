import { rules as known_rules } from '../shared/known.ts'

interface FishingRules {
  stakes: number[]
  shots_max: number
  fish: { kind: string; pays: number[]; chance_percent: number }[]
  return_percent: number
}

export interface ShootAnswer {
  /** A multiple of the stake for a catch, 0 for none, null for a shot that came too late and cost nothing. */
  hits: (number | null)[]
  prize: number
  balance: number | null
}

export const rules = known_rules as FishingRules
