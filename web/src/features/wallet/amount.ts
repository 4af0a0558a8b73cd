import { readMoney, writeMoney } from '#contract/money.ts'

export type Direction = 'mainToGame' | 'gameToMain'

/** Spec §9: the smallest exchange, in kyat. */
export const EXCHANGE_MIN = 1

export const QUICK_AMOUNTS = [1_000, 5_000, 10_000] as const

/** A hundredth of a kyat, the finest that is moved. */
const FINEST = 100n

/** All of a balance that can be moved: games pay finer than that, and the rest stays where it is. */
export function allOf(balance: number): number {
  const units = readMoney(balance, 4) ?? 0n
  return writeMoney(units - (units % FINEST))
}

/**
 * The amount as a number, or null when it may not be sent. Reads the text and not the
 * browser's number: a numeric input takes "1e3" for a thousand, and a player never means that.
 */
export function readAmount(text: string): number | null {
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(text.trim())) return null
  const amount = Number(text)
  return readMoney(amount, 2) !== null && amount >= EXCHANGE_MIN ? amount : null
}

/** The transfer page tells "nothing, zero or less" apart from an amount that makes no sense. */
export const isNothing = (text: string): boolean => text.trim() === '' || Number(text) <= 0
