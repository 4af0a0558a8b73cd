import type { Language } from '#platform/contract/language.ts'

/** The condition of a claim: a visit, or a deposit. */
export const OFFER_EVENTS = ['visit', 'deposit'] as const
export type OfferEvent = (typeof OFFER_EVENTS)[number]
export const OFFER_AUDIENCES = ['everyone', 'new'] as const
export type OfferAudience = (typeof OFFER_AUDIENCES)[number]
export const OFFER_FREQUENCIES = ['once', 'daily', 'weekly'] as const
export type OfferFrequency = (typeof OFFER_FREQUENCIES)[number]

export const CLAIM_STATUSES = ['waiting', 'open', 'released', 'lapsed', 'refused', 'given_up', 'cancelled'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** Rules of an offer against one person who claims as several players. */
export const CLAIM_RULES = ['offer_on_device', 'offer_on_address', 'offer_on_account'] as const
export type ClaimRule = (typeof CLAIM_RULES)[number]

/** Why a claim is refused that the screens know beforehand; `offer_over` is not listed any more. */
export const CLAIM_REFUSALS = [
  'offer_for_new_players',
  'offer_claimed',
  'bonus_running',
  'offer_needs_deposit',
  'offer_deposit_first',
  ...CLAIM_RULES,
  'player_frozen',
  'player_on_break',
  'player_banned',
] as const
export type ClaimRefusal = (typeof CLAIM_REFUSALS)[number]

/** The changes of an open bonus that two people of the staff may make. */
export const BONUS_CHANGES = ['cancel', 'extend'] as const
export type BonusChange = (typeof BONUS_CHANGES)[number]
/** By one extension. */
export const EXTENSION_DAYS_MAX = 90

/** A deposit counts for this long. */
export const DEPOSIT_COUNTS_DAYS = 7
/** The player's last claims. */
export const CLAIMS_SHOWN = 10

/** The keys under which the screens keep these lists. */
export const promotionKeys = {
  list: (language: Language) => ['promotion', 'list', language],
  claims: ['promotion', 'claims'],
  eligibility: ['promotion', 'eligibility'],
}
