import { type Static, Type } from 'typebox'
import { Answer, PagedAnswer } from './answer.ts'
import { User } from './identity.ts'

/** `amount` is typed loosely: what is not a plain amount is refused with the spec's own sentence. */
export const ExchangeBody = Type.Object({ amount: Type.Optional(Type.Unknown()) }, { additionalProperties: false })
export type ExchangeBody = Static<typeof ExchangeBody>

export const ExchangeType = Type.Union([Type.Literal('main_to_game'), Type.Literal('game_to_main')])
export type ExchangeType = Static<typeof ExchangeType>

export const ExchangeLogRow = Type.Object({
  id: Type.String(),
  type: ExchangeType,
  amount: Type.Number(),
  /** ISO 8601, UTC. */
  created_at: Type.String(),
})
export type ExchangeLogRow = Static<typeof ExchangeLogRow>

/** The player after the exchange, so that the screen need not ask again. */
export const ExchangeAnswer = Answer(User)
export type ExchangeAnswer = Static<typeof ExchangeAnswer>

export const ExchangeLogAnswer = PagedAnswer(ExchangeLogRow)
export type ExchangeLogAnswer = Static<typeof ExchangeLogAnswer>

export const EXCHANGE_LOG_PAGE_SIZE = 20
