import { type Money, writeMoney } from '#platform/contract/money.ts'

/** An amount of money in a change: `121,500`. */
export const sayAmount = (amount: Money): string =>
  writeMoney(amount).toLocaleString('en-US', { maximumFractionDigits: 4 })
