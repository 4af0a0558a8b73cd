import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat } from '#platform/contract/shapes.ts'

/** GET /toptenwithdraw: who was paid most this month, or today. Names are masked. */
const RankingPeriod = Type.Union([Type.Literal('today'), Type.Literal('month')])
export type RankingPeriod = Static<typeof RankingPeriod>
export const RankingQuery = Type.Object({ period: Type.Optional(RankingPeriod) })
export type RankingQuery = Static<typeof RankingQuery>
export const TopWithdrawal = Type.Object({ player_id: Type.String(), amount: Kyat })
export type TopWithdrawal = Static<typeof TopWithdrawal>
export const RankingAnswer = Answer(Type.Array(TopWithdrawal))
export type RankingAnswer = Static<typeof RankingAnswer>
