import type { User } from '#identity/contract/player.ts'
import { parseMoney, writeMoney } from '#platform/contract/money.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import type { Shortfall } from '#platform/site/shortfall.ts'
import { formatMoney } from '#ui/components/display/money.tsx'

export type Direction = 'mainToGame' | 'gameToMain'

/** Spec §9: the smallest exchange, in kyat. */
export const EXCHANGE_MIN = 1

export const QUICK_AMOUNTS = [1_000, 5_000, 10_000] as const

/** A hundredth of a kyat, the finest that is moved. */
const FINEST = 100n

/** All of a balance that can be moved: games pay finer than that, and the rest stays where it is. */
export function allOf(balance: number): number {
  const units = parseMoney(balance, 4) ?? 0n
  return writeMoney(units - (units % FINEST))
}

/** The amount as the field shows it: Latin digits for Burmese ones, and no spaces. A comma stays: it may be a decimal's. */
export const typedAmount = (text: string): string => latinDigits(text).replace(/\s/g, '')

/**
 * The amount as a number, or null when it may not be sent. "1e3" is no thousand: a player never means that. "10." is on its
 * way to be "10.5", and "1,50" may be on its way to be "1,500".
 */
export function parseAmount(text: string): number | null {
  const plain = latinDigits(text).trim()
  if (!/^(\d{1,13}|\d{1,3}(,\d{3}){1,3})(\.\d{0,2})?$/.test(plain)) return null
  const amount = Number(plain.replaceAll(',', ''))
  return parseMoney(amount, 2) !== null && amount >= EXCHANGE_MIN ? amount : null
}

/** The direction and the amount with which an exchange opens. */
export interface Proposal {
  direction: Direction
  /** As the field writes it; empty where nothing is known. */
  amount: string
}

interface Need {
  shortfall: Shortfall | null
  /** A game waits for the money, and says nothing of what it needs. */
  is_for_game: boolean
}

const NOTHING_KNOWN: Proposal = { direction: 'mainToGame', amount: '' }

/** The missing amount, rounded up to 1/100 kyat; at most the other balance, and nothing where that is empty. */
export function proposalFor(user: User | null, { shortfall, is_for_game }: Need): Proposal {
  const is_to_game = shortfall?.to !== 'main'
  const missing = shortfall?.missing ?? (is_for_game ? QUICK_AMOUNTS[0] : 0)
  const source = allOf((is_to_game ? user?.main_balance : user?.balance) ?? 0)
  if (missing <= 0 || source < EXCHANGE_MIN) return NOTHING_KNOWN
  const amount = Math.min(Math.max(roundedUp(missing), EXCHANGE_MIN), source)
  return { direction: is_to_game ? 'mainToGame' : 'gameToMain', amount: String(amount) }
}

/** Differences of balances end in noise: it must not make a hundredth more of them. */
export const roundedUp = (kyat: number): number => Math.ceil(Math.round(kyat * 10_000) / 100) / 100

/** "1,500" or "1,500.25", as the button writes it. */
export const amountText = (kyat: number): string => formatMoney(kyat, Number.isInteger(kyat) ? 0 : 2)

/** The transfer page tells "nothing, zero or less" apart from an amount that makes no sense. */
export const isNothing = (text: string): boolean => text.trim() === '' || Number(text) <= 0
