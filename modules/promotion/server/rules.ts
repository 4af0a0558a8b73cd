import { kyat, type Money } from '#platform/contract/money.ts'
import { YANGON_AHEAD_MS } from '#platform/server/yangon.ts'
import type { ClaimRule, OfferFrequency } from '#promotion/contract/rules.ts'
import type { OfferRules, RuleAction, Terms } from './offer.ts'

/** The amount of a bonus, in whole kyat. Fractions of a kyat stay with the platform. */
export function bonusOf(terms: Pick<Terms, 'percent' | 'amount'>, deposit: Money | null): Money {
  if (terms.percent === null || deposit === null) return terms.amount
  const share = (deposit * BigInt(terms.percent)) / 100n
  const given = share < terms.amount ? share : terms.amount
  return given - (given % kyat(1))
}

/** The smallest deposit that brings something: of a smaller one the percentage is less than a kyat. */
export function leastDeposit({ percent, deposit_min }: Pick<Terms, 'percent' | 'deposit_min'>): Money {
  const requested = deposit_min ?? 0n
  const giving = percent === null ? 0n : (kyat(100) + BigInt(percent) - 1n) / BigInt(percent)
  return requested > giving ? requested : giving
}

/** How much has to be staked before the bonus is the player's own. */
export function goalOf(terms: Pick<Terms, 'wagering_times_100'>, bonus: Money): Money {
  return (bonus * BigInt(terms.wagering_times_100)) / 100n
}

/** The facts that decide a player's claim of an offer; the deposit is judged separately. */
export interface ClaimFacts {
  is_new: boolean
  /** Once, or in this day or week. */
  is_claimed: boolean
  /** Another bonus of the player is active. */
  has_open: boolean
  has_deposited: boolean
  /** Another player has claimed it for the same period on this device. */
  is_device_used: boolean
  /** How many other players have claimed it from this address today. */
  of_address: number
  /** Another player who claimed it for the same period had withdrawals to an account of this one. */
  is_account_used: boolean
}

/** Why a claim is refused; null where nothing but a deposit for it may be missing. */
export function refuseClaim(
  { audience, rules }: Pick<Terms, 'audience' | 'rules'>,
  facts: ClaimFacts,
): 'offer_for_new_players' | 'offer_claimed' | 'bonus_running' | 'offer_deposit_first' | ClaimRule | null {
  if (audience === 'new' && !facts.is_new) return 'offer_for_new_players'
  if (facts.is_claimed) return 'offer_claimed'
  if (facts.has_open) return 'bonus_running'
  if (rules.deposit_first === 'yes' && !facts.has_deposited) return 'offer_deposit_first'
  return rulesMet(rules, facts, 'refuse')[0] ?? null
}

/** The rules of this action that a claim meets. */
export function rulesMet(rules: OfferRules, facts: ClaimFacts, action: 'refuse' | 'review'): ClaimRule[] {
  const met: [ClaimRule, RuleAction, boolean][] = [
    ['offer_on_device', rules.device_rule, facts.is_device_used],
    ['offer_on_account', rules.account_rule, facts.is_account_used],
    ['offer_on_address', rules.address_rule, facts.of_address >= rules.address_claims_max],
  ]
  return met.flatMap(([rule, of_rule, is_met]) => (is_met && of_rule === action ? [rule] : []))
}

/** Whether a player may claim it today or on another day, after a deposit for example. */
export function canComeLater(
  { audience, frequency }: Pick<Terms, 'audience' | 'frequency'>,
  { is_new, is_claimed }: ClaimFacts,
): boolean {
  return (audience === 'everyone' || is_new) && (frequency !== 'once' || !is_claimed)
}

/** The period of an offer that can be claimed only once: a fixed day, so that a second claim has the same one. */
const ONCE = '1970-01-01'

/** The day on which a claim stands: two claims of one promotion never have the same. */
export function periodOf(frequency: OfferFrequency, now: Date): string {
  if (frequency === 'once') return ONCE
  const day = yangonDay(now)
  if (frequency === 'weekly') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const yangonDay = (now: Date) => new Date(now.getTime() + YANGON_AHEAD_MS)
