import { readMoney } from '#contract/money.ts'

export type Direction = 'mainToGame' | 'gameToMain'

/** Spec §9: the smallest exchange, in kyat. */
export const EXCHANGE_MIN = 1

export const QUICK_AMOUNTS = [1_000, 5_000, 10_000] as const

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
