import type { DigitBetRules } from '#digit-bet/contract/player.ts'
import { parseMoney, writeMoney } from '#platform/contract/money.ts'
import type { Choice } from './selection.ts'

/** The prize of a winning stake in kyat, the stake itself included. Cut to 1/10000 kyat, as the ledger has it. */
export function payoutOf(rules: DigitBetRules, bet_type: Choice['bet_type'], stake: number): number {
  const times_100 = BigInt(Math.round(rules.payouts[bet_type] * 100))
  return writeMoney(((parseMoney(stake, 4) ?? 0n) * times_100) / 100n)
}

/** The most that one roll can pay: the largest stake on the best payout. */
export function payoutMax(rules: DigitBetRules): number {
  const best = (['digit', 'big', 'small'] as const).reduce((one, other) =>
    rules.payouts[other] > rules.payouts[one] ? other : one,
  )
  return payoutOf(rules, best, rules.stake_max)
}

/** "95%", or "95–98%" when the kinds of bet differ. */
export function returnRange(rules: DigitBetRules): string {
  const rates = Object.values(rules.returns)
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  return least === most ? `${least}%` : `${least}–${most}%`
}
