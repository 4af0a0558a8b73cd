import { type CommissionBasis, GAME_KINDS, type GameKind, RATE_PERCENT_MAX } from '#agent/contract/rules.ts'
import type { Money } from '#platform/contract/money.ts'

/** Of the figures of the ledger, by account: the game that they are of. All others are games of providers. */
const GAMES: ReadonlyMap<bigint, GameKind> = new Map([
  [200n, 'digit_bet'],
  [220n, 'two_d'],
  [400n, 'shan'],
])

/** Null where the provider's game type says it. */
export const gameOfProduct = (product: bigint): GameKind | null => GAMES.get(product) ?? null

/** A game type that no list has counts among the others. */
export function parseGameKind(text: string): GameKind {
  return GAME_KINDS.find((kind) => kind === text) ?? 'OTHERS'
}

/** Turnover and GGR of an agent's players in one kind of game on one day. */
export interface AgentFigures {
  game_kind: GameKind
  turnover: Money
  /** GGR: turnover less payout. */
  ggr: Money
}

export interface CommissionLine extends AgentFigures {
  rate_times_10000: number
  commission: Money
}

export function commissionLinesOf(
  figures: AgentFigures[],
  basis: CommissionBasis,
  rates: Map<string, number>,
): CommissionLine[] {
  return figures.map((entry) => {
    const rate_times_10000 = rates.get(entry.game_kind) ?? 0
    return { ...entry, rate_times_10000, commission: shareOf(entry[basis], rate_times_10000) }
  })
}

const WHOLE = 10_000n

/** Rounded down, below zero as well: what is finer than 1/10000 kyat stays with the company. */
function shareOf(amount: Money, rate_times_10000: number): Money {
  const product = amount * BigInt(rate_times_10000)
  const share = product / WHOLE
  return product < 0n && product % WHOLE !== 0n ? share - 1n : share
}

export interface CommissionSettlement {
  earned: Money
  carried_before: Money
  paid: Money
  carried_after: Money
}

/** A day below zero is not taken from the agent: the next ones earn it back before anything is paid. */
export function settle(lines: CommissionLine[], carried_before: Money): CommissionSettlement {
  const earned = lines.reduce((sum, line) => sum + line.commission, 0n)
  const total = carried_before + earned
  return { earned, carried_before, paid: total > 0n ? total : 0n, carried_after: total < 0n ? total : 0n }
}

/** A share in percent with at most two decimals, in hundredths of a percent; null for what is none. */
export function parseRate(percent: unknown, basis: CommissionBasis): number | null {
  if (typeof percent !== 'number' || !(percent > 0) || percent > RATE_PERCENT_MAX[basis]) return null
  const rate = Math.round(percent * 100)
  return rate > 0 && Math.abs(percent * 100 - rate) < 1e-6 ? rate : null
}

export const percentOf = (rate_times_10000: number): number => rate_times_10000 / 100

/** The thirtieth of February is none. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function isCode(text: string): boolean {
  return /^[A-Z0-9]{4,16}$/.test(text)
}
