import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Time } from '#platform/contract/shapes.ts'
import { TwoDNumber } from './draws.ts'
import { LIST_NAME_MAX } from './rules.ts'

/** `amounts` as POST /twod-bet takes them. */
export const TwoDSavedList = Type.Object({
  id: Type.String(),
  name: Type.String(),
  amounts: Type.Array(Type.Object({ num: TwoDNumber, amount: Kyat })),
  total_amount: Kyat,
  saved_at: Time,
})
export type TwoDSavedList = Static<typeof TwoDSavedList>

/** The newest first, at most 20. */
export const TwoDSavedListsAnswer = Answer(Type.Array(TwoDSavedList))

/** A list of this name takes the place of the one before it. Stakes are whole kyat. */
export const TwoDSavedListBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: LIST_NAME_MAX }),
    amounts: Type.Array(Type.Object({ num: TwoDNumber, amount: Type.Integer({ minimum: 1, maximum: 999_999_999 }) }), {
      minItems: 1,
      maxItems: 100,
    }),
  },
  { additionalProperties: false },
)
export type TwoDSavedListBody = Static<typeof TwoDSavedListBody>

export const TwoDSavedListParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) })
