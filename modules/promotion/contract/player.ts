import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Multiple, Nullable, Time } from '#platform/contract/shapes.ts'
import { CLAIM_REFUSALS, CLAIM_STATUSES, OFFER_AUDIENCES, OFFER_EVENTS, OFFER_FREQUENCIES } from './rules.ts'

const oneOf = <T extends string>(words: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: words })

/** The terms of a bonus. Amounts in kyat. */
export const Offer = Type.Object({
  event: oneOf(OFFER_EVENTS),
  audience: oneOf(OFFER_AUDIENCES),
  /** For how many days after registration a player counts as new; null for everyone. */
  new_days: Nullable(Type.Integer()),
  /** Of the deposit; null for a fixed amount. */
  percent: Nullable(Type.Integer()),
  /** The amount of the bonus, or the most that the percentage can give. */
  amount: Kyat,
  deposit_min: Nullable(Kyat),
  /** How often the bonus has to be staked before it is the player's own. */
  wagering_times: Multiple,
  /** Within how many days. */
  wagering_days: Type.Integer(),
  frequency: oneOf(OFFER_FREQUENCIES),
  /** How much of a stake counts for the goal, in percent, and the types of providers' games that do not. */
  counts: Type.Object({
    digit_bet: Type.Integer(),
    two_d: Type.Integer(),
    providers: Type.Integer(),
    excluded_game_types: Type.Array(Type.String()),
  }),
})
export type Offer = Static<typeof Offer>

/** Pictures are paths on the platform's own site, sizes in pixels; the small one is for phones. */
export const Promotion = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  img_url: Type.String(),
  img_width: Type.Integer(),
  img_height: Type.Integer(),
  img_url_small: Nullable(Type.String()),
  img_width_small: Nullable(Type.Integer()),
  ends_at: Nullable(Time),
  /** Null where there is nothing to claim. */
  offer: Nullable(Offer),
})
export type Promotion = Static<typeof Promotion>
export const PromotionsAnswer = Answer(Type.Array(Promotion))
export type PromotionsAnswer = Static<typeof PromotionsAnswer>

/** A bonus that the player has claimed, and the progress to its goal. */
export const Claim = Type.Object({
  id: Type.String(),
  promotion_id: Type.Integer(),
  title: Type.String(),
  amount: Kyat,
  /** The stakes since the claim that count for the goal, at most the goal. */
  staked: Kyat,
  goal: Kyat,
  /**
   * `waiting`: a person decides whether it is given; `refused`: they did not give it; `released`: it is in the player's main balance;
   * `lapsed`: the time was over; `given_up`: a break began; `cancelled`: the staff ended it.
   */
  status: oneOf(CLAIM_STATUSES),
  claimed_at: Time,
  ends_at: Time,
})
export type Claim = Static<typeof Claim>

/** GET /promotion/claims: the last ones, newest first. */
export const ClaimsAnswer = Answer(Type.Array(Claim))
export type ClaimsAnswer = Static<typeof ClaimsAnswer>

/** Whether the platform would grant the player's claim of one offer now. */
export const Eligibility = Type.Object({
  promotion_id: Type.Integer(),
  /** Why a claim would be refused; null where it would be granted. */
  refusal: Nullable(Type.Object({ code: oneOf(CLAIM_REFUSALS), message: Type.String() })),
  /** The smallest deposit that brings the bonus; null where it needs none. */
  deposit_min: Nullable(Kyat),
  /** Larger bonuses that the player could not claim as long as this one is active, the largest first. */
  locks_out: Type.Array(
    Type.Object({
      promotion_id: Type.Integer(),
      /** The amount of that bonus, or the most that its percentage can give. */
      amount: Kyat,
    }),
  ),
})
export type Eligibility = Static<typeof Eligibility>

/** GET /promotion/eligibility: every offer that is shown. */
export const EligibilityAnswer = Answer(Type.Array(Eligibility))
export type EligibilityAnswer = Static<typeof EligibilityAnswer>

/** POST /promotion/:id/claim */
export const PromotionParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) })
export const ClaimAnswer = Answer(Claim)
export type ClaimAnswer = Static<typeof ClaimAnswer>
