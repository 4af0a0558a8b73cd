import type { BetType } from '#digit-bet/contract/rules.ts'
import { BET_MAX, COUNTDOWN_SECONDS, MODAL_MULTIPLIER } from '#digit-bet/contract/rules.ts'
import { parseMoney, writeMoney } from '#platform/contract/money.ts'

/** The choice of the bet: one digit, or one side. Never both. */
export type Choice = { bet_type: 'digit'; digit: number } | { bet_type: 'big' | 'small'; digit: null }

export interface Selection {
  choice: Choice | null
  bet_amount: number
  multiplier: number
  /** When the roll runs by itself, on the clock of `Date.now()`; null while nothing is armed. */
  rolls_at: number | null
}

export type SelectionEvent =
  | { kind: 'digit'; digit: number; now: number }
  | { kind: 'side'; side: 'big' | 'small'; now: number }
  | { kind: 'amount'; bet_amount: number }
  | { kind: 'multiplier'; multiplier: number }
  | { kind: 'disarmed' }
  | { kind: 'rolled' }

/** The first amount a player sees: five coins of one kyat, twenty times. */
export const BET_AMOUNT_FIRST = 100

export const NOTHING_SELECTED: Selection = { choice: null, bet_amount: BET_AMOUNT_FIRST, multiplier: 1, rolls_at: null }

/** The press that makes a choice. */
export const pickOf = (choice: Choice, now: number): SelectionEvent =>
  choice.bet_type === 'digit'
    ? { kind: 'digit', digit: choice.digit, now }
    : { kind: 'side', side: choice.bet_type, now }

function choose(selection: Selection, choice: Choice, now: number): Selection {
  const is_same = selection.choice?.bet_type === choice.bet_type && selection.choice.digit === choice.digit
  // The same choice again takes it back: the only way from a digit to Big or Small, and a way out of the countdown.
  if (is_same) return { ...selection, choice: null, rolls_at: null }
  return { ...selection, choice, rolls_at: now + COUNTDOWN_SECONDS * 1000 }
}

export function nextSelection(selection: Selection, event: SelectionEvent): Selection {
  switch (event.kind) {
    case 'digit':
      return choose(selection, { bet_type: 'digit', digit: event.digit }, event.now)
    case 'side':
      // Big and Small are disabled while a digit is chosen; a late tap changes nothing.
      if (selection.choice?.bet_type === 'digit') return selection
      return choose(selection, { bet_type: event.side, digit: null }, event.now)
    case 'amount':
      // The amount is the whole stake: what a chip or the sheet says is what the next roll takes.
      return { ...selection, bet_amount: event.bet_amount, multiplier: 1 }
    case 'multiplier':
      return { ...selection, multiplier: event.multiplier }
    case 'disarmed':
      return { ...selection, rolls_at: null }
    case 'rolled':
      return { ...selection, choice: null, rolls_at: null }
  }
}

/** The stake that the roll takes from the game balance, in kyat. */
export function stakeOf(bet: { bet_amount: number; multiplier: number }): number {
  return writeMoney((parseMoney(bet.bet_amount, 2) ?? 0n) * BigInt(bet.multiplier))
}

export const totalBet = (bet: number, coin_value: number): number => bet * coin_value * MODAL_MULTIPLIER

/** The steppers of the modal for an amount that is already set: the largest bet that divides it, up to BET_MAX. */
export function stepsFor(bet_amount: number): { bet: number; coin_value: number } {
  const coins = bet_amount / MODAL_MULTIPLIER
  for (let bet = BET_MAX; bet >= 1; bet--) {
    const coin_value = coins / bet
    if (Number.isInteger(coin_value) && coin_value >= 1 && coin_value <= BET_MAX) return { bet, coin_value }
  }
  return { bet: 1, coin_value: 1 }
}

export const sideOf = (digit: number): Exclude<BetType, 'digit'> => (digit >= 5 ? 'big' : 'small')
