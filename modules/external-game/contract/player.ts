import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat } from '#platform/contract/shapes.ts'

/** A game of somebody else's site, to which the platform sends its players. `img` is a path of this site, or null. */
export const ExternalGame = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  img: Type.Union([Type.String(), Type.Null()]),
})
export type ExternalGame = Static<typeof ExternalGame>
export const ExternalGamesAnswer = Answer(Type.Array(ExternalGame))
export type ExternalGamesAnswer = Static<typeof ExternalGamesAnswer>

export const ExternalGameParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) })

/** Where the new tab goes. */
export const OpenExternalGameAnswer = Answer(Type.Object({ url: Type.String() }))
export type OpenExternalGameAnswer = Static<typeof OpenExternalGameAnswer>

export const RedeemTokenBody = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
)
export type RedeemTokenBody = Static<typeof RedeemTokenBody>

/** The player's data that the other site receives for a launch token. */
export const RedeemTokenAnswer = Answer(Type.Object({ user_name: Type.String(), name: Type.String(), balance: Kyat }))
export type RedeemTokenAnswer = Static<typeof RedeemTokenAnswer>
