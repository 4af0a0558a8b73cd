import type { Offer } from '#contract/promotion/player.ts'
import type { OfferAudience, OfferEvent, OfferFrequency } from '#contract/promotion/rules.ts'
import { type Money, writeMoney } from '#contract/shared/money.ts'

/** The terms of a bonus as the table keeps them; all of them null where there is nothing to claim. */
export interface OfferRow {
  event: OfferEvent | null
  audience: OfferAudience | null
  new_days: number | null
  percent: number | null
  amount: Money | null
  deposit_min: Money | null
  wagering_times_100: number | null
  wagering_days: number | null
  frequency: OfferFrequency | null
}

/** The same of a promotion that gives a bonus. */
export interface Terms {
  event: OfferEvent
  audience: OfferAudience
  new_days: number | null
  percent: number | null
  amount: Money
  deposit_min: Money | null
  wagering_times_100: number
  wagering_days: number
  frequency: OfferFrequency
}

/** Null where there is nothing to claim; the table refuses what is half an offer. */
export function termsOf(row: OfferRow): Terms | null {
  return row.event === null ? null : (row as Terms)
}

export function writeOffer(row: OfferRow): Offer | null {
  const terms = termsOf(row)
  if (!terms) return null
  return {
    event: terms.event,
    audience: terms.audience,
    new_days: terms.new_days,
    percent: terms.percent,
    amount: writeMoney(terms.amount),
    deposit_min: terms.deposit_min === null ? null : writeMoney(terms.deposit_min),
    wagering_times: terms.wagering_times_100 / 100,
    wagering_days: terms.wagering_days,
    frequency: terms.frequency,
  }
}
