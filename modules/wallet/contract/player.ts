import { type Static, Type } from 'typebox'
import { User } from '#identity/contract/player.ts'
import { Answer, PagedAnswer } from '#platform/contract/answer.ts'
import { Kyat, Parsed, SpecBody, Time, TwoDecimalsKyat } from '#platform/contract/shapes.ts'

/** A value that is no plain amount is refused with the spec's own sentence. */
export const ExchangeBody = SpecBody({ amount: Parsed(TwoDecimalsKyat) })
export type ExchangeBody = Static<typeof ExchangeBody>

/** The words that clients of this contract compare. */
export const ExchangeLogType = Type.Union([Type.Literal('mainBalanceToGaming'), Type.Literal('GamingToMainBalance')])
export type ExchangeLogType = Static<typeof ExchangeLogType>

export const ExchangeLogRow = Type.Object({
  id: Type.String(),
  type: ExchangeLogType,
  amount: Kyat,
  created_at: Time,
})
export type ExchangeLogRow = Static<typeof ExchangeLogRow>

/** The player after the exchange, so that the screen need not ask again. */
export const ExchangeAnswer = Answer(User)
export type ExchangeAnswer = Static<typeof ExchangeAnswer>

export const ExchangeLogAnswer = PagedAnswer(ExchangeLogRow)
export type ExchangeLogAnswer = Static<typeof ExchangeLogAnswer>

export const EXCHANGE_LOG_PAGE_SIZE = 20
