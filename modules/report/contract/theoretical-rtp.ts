import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'

/** POST /reports/theoretical-rtp: the RTP that a provider states. A `deviation` of null is taken from the prizes that were paid. */
export const TheoreticalRtpBody = Type.Object(
  {
    product_code: Type.Integer({ minimum: 1, maximum: 999_999 }),
    game_code: Type.String({ maxLength: 100 }),
    rtp_theoretical: Type.Unknown(),
    deviation: Type.Unknown(),
  },
  { additionalProperties: false },
)
export type TheoreticalRtpBody = Static<typeof TheoreticalRtpBody>
export const TheoreticalRtpAnswer = Answer(Type.Null())
