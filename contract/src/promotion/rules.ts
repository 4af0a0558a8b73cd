import type { Language } from '../shared/language.ts'

/** What a player does to claim: come by, or have deposited. */
export const OFFER_EVENTS = ['visit', 'deposit'] as const
export type OfferEvent = (typeof OFFER_EVENTS)[number]
export const OFFER_AUDIENCES = ['everyone', 'new'] as const
export type OfferAudience = (typeof OFFER_AUDIENCES)[number]
export const OFFER_FREQUENCIES = ['once', 'daily', 'weekly'] as const
export type OfferFrequency = (typeof OFFER_FREQUENCIES)[number]

/** A deposit counts for this long. */
export const DEPOSIT_COUNTS_DAYS = 7
/** The player's last claims. */
export const CLAIMS_SHOWN = 10

/** The keys under which the screens keep these lists. */
export const promotionKeys = {
  list: (language: Language) => ['promotion', 'list', language],
  claims: ['promotion', 'claims'],
}
