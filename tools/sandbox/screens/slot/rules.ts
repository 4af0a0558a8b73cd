import { rules as known_rules } from '../shared/known.ts'

/** The rules that the slot's server gives to its screen; tools/sandbox/src/games/slot/table.ts explains them. */
interface SlotRules {
  stakes: number[]
  reels: string[]
  lines: number[][]
  pays: Record<string, Record<string, number>>
  scatter_pays: Record<string, number>
  spins_for_scatters: Record<string, number>
  free_factor: number
  return_percent: number
}

interface LineWin {
  line: number
  symbol: string
  count: number
  pays: number
}

export interface Spin {
  window: string[]
  wins: LineWin[]
  scatters: number
  pays: number
  free: number
}

export interface SpinAnswer {
  /** The paid spin, then the free ones. */
  outcome: { spins: Spin[]; pays: number }
  prize: number
  /** null while the operator has not confirmed the prize. */
  balance: number | null
}

export const rules = known_rules as SlotRules
export const SCATTER = 'S'
