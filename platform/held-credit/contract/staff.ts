/** Credits of game partners that wait for two people, for the staff; every path stands below /api/console. Amounts in kyat. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, ListAnswer, Nullable, oneOf, Somebody, Time, Uuid } from '#platform/contract/shapes.ts'
import { AfterNumber } from '#player-admin/contract/after.ts'
import { HELD_CAPS, HELD_DECISIONS, HELD_PARTNERS, HELD_STATUSES } from './rules.ts'

export type { HeldCap, HeldDecision, HeldPartner, HeldStatus } from './rules.ts'

const NullableText = Nullable(Type.String())

export const HeldCredit = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  player: Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() }),
  partner: oneOf(HELD_PARTNERS),
  /** Its name, or its code where the catalog does not know it. */
  game: Type.String(),
  product_code: Nullable(Type.Integer()),
  transaction_id: NullableText,
  wager_code: NullableText,
  amount: Kyat,
  /** The amount that the partner took back while the credit was held. */
  taken_back: Kyat,
  /** The cap that it passed, and how much that was. */
  cap: oneOf(HELD_CAPS),
  cap_amount: Kyat,
  at: Time,
  status: oneOf(HELD_STATUSES),
  /** The decision of one person; the same decision of another person makes it final. */
  first: Nullable(Type.Object({ decision: oneOf(HELD_DECISIONS), by: Somebody, reason: Type.String(), at: Time })),
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: NullableText,
})
export type HeldCredit = Static<typeof HeldCredit>

/** GET /held-credits: those that wait, or those that do not any more; the newest first. */
export const HeldCreditsQuery = Type.Object({
  show: Type.Optional(Type.Literal('done')),
  ...AfterNumber.properties,
})
export type HeldCreditsQuery = Static<typeof HeldCreditsQuery>
export const HeldCreditsAnswer = ListAnswer(HeldCredit)
export type HeldCreditsAnswer = Static<typeof HeldCreditsAnswer>

/** An hour in which a partner credited half of its cap or more. */
export const FullHour = Type.Object({
  partner: oneOf(HELD_PARTNERS),
  /** When it began. */
  at: Time,
  credited: Kyat,
  hour_max: Kyat,
})
export type FullHour = Static<typeof FullHour>

/** GET /held-credits/waiting: how many wait, how much, and the hours of the last day that raise an alarm, the newest first. */
export const HeldWaiting = Type.Object({ count: Type.Integer(), amount: Kyat, full_hours: Type.Array(FullHour) })
export type HeldWaiting = Static<typeof HeldWaiting>
export const HeldWaitingAnswer = Answer(HeldWaiting)
export type HeldWaitingAnswer = Static<typeof HeldWaitingAnswer>

/** POST /held-credits/:id/release and /refuse */
export const HeldCreditParams = Type.Object({ id: Uuid })
export const HeldDecisionBody = Type.Object(
  { reason: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
)
export type HeldDecisionBody = Static<typeof HeldDecisionBody>
export const HeldCreditAnswer = Answer(HeldCredit)
export type HeldCreditAnswer = Static<typeof HeldCreditAnswer>
