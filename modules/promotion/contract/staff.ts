/** Bonuses as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable, Number18, oneOf, Uuid } from '#platform/contract/shapes.ts'
import { Claim } from './player.ts'
import { BONUS_CHANGES, EXTENSION_DAYS_MAX } from './rules.ts'

/** A change that waits for a second person. */
export const PendingBonusChange = Type.Object({
  id: Type.String(),
  change: oneOf(BONUS_CHANGES),
  /** Of an extension. */
  days: Nullable(Type.Integer()),
  requested_by: Type.String({ description: 'User name.' }),
})
export type PendingBonusChange = Static<typeof PendingBonusChange>

export const PlayerBonus = Type.Object({ ...Claim.properties, pending_change: Nullable(PendingBonusChange) })
export type PlayerBonus = Static<typeof PlayerBonus>

/** POST /players/:id/bonuses/:claim_id/changes: the same id asks once. It changes nothing before a second person approves. */
export const BonusChangeParams = Type.Object({ id: Number18, claim_id: Uuid })
export const BonusChangeBody = Type.Object(
  {
    id: Uuid,
    change: oneOf(BONUS_CHANGES),
    /** Of an extension: by how many days the bonus ends later. */
    days: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: EXTENSION_DAYS_MAX }))),
    reason: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
)
export type BonusChangeBody = Static<typeof BonusChangeBody>
export const BonusChangeAnswer = Answer(PendingBonusChange)
export type BonusChangeAnswer = Static<typeof BonusChangeAnswer>
