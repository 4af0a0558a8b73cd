import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Offer } from '#promotion/contract/player.ts'
import type { OfferAudience, OfferEvent, OfferFrequency } from '#promotion/contract/rules.ts'

/** The effect of a rule on a claim that meets it: refuse it, let a person decide, or allow it. */
export type RuleAction = 'refuse' | 'review' | 'allow'

/** Rules against one person who claims as several players, and what counts for the goal. */
export interface OfferRules {
  device_rule: RuleAction
  address_rule: RuleAction
  address_claims_max: number
  account_rule: RuleAction
  deposit_first: 'yes' | 'no'
  digit_bet_weight: number
  two_d_weight: number
  provider_weight: number
  excluded_game_types: string | null
}

/**
 * Where the operator says nothing. A mobile network shows hundreds of customers under one address, and a family shares an account:
 * a person looks there before anybody is refused.
 */
const DEFAULT_RULES: OfferRules = {
  device_rule: 'refuse',
  address_rule: 'review',
  address_claims_max: 20,
  account_rule: 'review',
  deposit_first: 'no',
  digit_bet_weight: 100,
  two_d_weight: 100,
  provider_weight: 100,
  excluded_game_types: null,
}

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
  rules: { [Rule in keyof OfferRules]: OfferRules[Rule] | null }
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
  rules: OfferRules
}

/** The columns of an OfferRow of the promotion `p`. */
export const offerColumns = (db: Queryable): Fragment => db`
  p.event, p.audience, p.new_days, p.percent, p.amount, p.deposit_min, p.wagering_times_100, p.wagering_days, p.frequency,
  jsonb_build_object(
    'device_rule', p.device_rule, 'address_rule', p.address_rule, 'address_claims_max', p.address_claims_max,
    'account_rule', p.account_rule, 'deposit_first', p.deposit_first, 'digit_bet_weight', p.digit_bet_weight,
    'two_d_weight', p.two_d_weight, 'provider_weight', p.provider_weight,
    'excluded_game_types', p.excluded_game_types) as rules`

/** Null where there is nothing to claim; the table refuses what is half an offer. */
export function termsOf(row: OfferRow): Terms | null {
  if (row.event === null) return null
  const set = Object.entries(row.rules).filter(([, value]) => value !== null)
  return { ...(row as Terms), rules: { ...DEFAULT_RULES, ...Object.fromEntries(set) } }
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
    counts: countsOf(terms.rules),
  }
}

/** How much of a stake counts for the goal, in percent. */
const countsOf = ({
  digit_bet_weight,
  two_d_weight,
  provider_weight,
  excluded_game_types,
}: OfferRules): Offer['counts'] => ({
  digit_bet: digit_bet_weight,
  two_d: two_d_weight,
  providers: provider_weight,
  excluded_game_types: listGameTypes(excluded_game_types),
})

export const listGameTypes = (text: string | null): string[] => (text === null ? [] : text.split(/, ?/))
