import { type Static, Type } from 'typebox'
import { LanguageQuery } from '#platform/contract/answer.ts'
import { Kyat, ParsedIfThere, SpecBody } from '#platform/contract/shapes.ts'

/** Typed loosely: each field that is wrong gets its sentence. Both may be left out. */
export const ShanLaunchBody = SpecBody({
  member_account: ParsedIfThere(Type.String()),
  operator_code: ParsedIfThere(Type.String()),
})
export type ShanLaunchBody = Static<typeof ShanLaunchBody>

/** The language in which the table opens. */
export const ShanLaunchQuery = LanguageQuery
export type ShanLaunchQuery = Static<typeof ShanLaunchQuery>

export const ShanLaunchAnswer = Type.Object({ status: Type.Literal('success'), launch_game_url: Type.String() })
export type ShanLaunchAnswer = Static<typeof ShanLaunchAnswer>

/** The server reads the provider's body by hand: its refusals have words of their own. */
export const ShanCallbackBody = Type.Object({}, { additionalProperties: true })
export type ShanCallbackBody = Static<typeof ShanCallbackBody>

export const ShanBalanceUpdateAnswer = Type.Object({
  status: Type.Literal('success'),
  code: Type.Union([Type.Literal('SUCCESS'), Type.Literal('ALREADY_PROCESSED')]),
  message: Type.String(),
})
export type ShanBalanceUpdateAnswer = Static<typeof ShanBalanceUpdateAnswer>

export const ShanBalancesAnswer = Type.Object({
  status: Type.Literal('success'),
  data: Type.Array(
    Type.Object({
      member_account: Type.String(),
      product_code: Type.Union([Type.Integer(), Type.String(), Type.Null()]),
      balance: Kyat,
      code: Type.Integer(),
      message: Type.String(),
    }),
  ),
})
export type ShanBalancesAnswer = Static<typeof ShanBalancesAnswer>
