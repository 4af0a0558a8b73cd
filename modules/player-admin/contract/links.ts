/** Who has something in common with a player; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { LINK_KINDS } from './rules.ts'

export const PlayerLink = Type.Object({
  kind: oneOf(LINK_KINDS),
  player: Type.Object({
    id: Type.String(),
    user_name: Type.String(),
    name: Type.String(),
    status: oneOf(['active', 'frozen', 'banned']),
  }),
  /** The payee's number, the network address or the referral code; null of a device and of a picture. */
  sign: Nullable(Type.String()),
  /** From when on both had it. */
  since: Time,
  /** The last time of the other player. */
  last_at: Time,
  /** The last request of the other player on that payee or with that picture. */
  request: Nullable(
    Type.Object({
      id: Type.String(),
      number: Type.Integer(),
      direction: oneOf(['deposit', 'withdrawal']),
      status: oneOf(['pending', 'approved', 'rejected']),
    }),
  ),
})
export type PlayerLink = Static<typeof PlayerLink>

/**
 * GET /players/:id/links: of each kind the last ones, at most ten. Players whom the caller may see; payees for who reads
 * withdrawals, pictures for who reads deposits.
 */
export const PlayerLinksAnswer = Answer(
  Type.Object({
    links: Type.Array(PlayerLink),
    /** Kinds of which there are more than are shown. */
    more: Type.Array(oneOf(LINK_KINDS)),
  }),
)
export type PlayerLinksAnswer = Static<typeof PlayerLinksAnswer>
