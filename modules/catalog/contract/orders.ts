import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'

/** The ids of games of the lobby, at most 300 each. */
export const GameOrders = Type.Object({
  /** By the rounds of seven days, the most first. */
  popular: Type.Array(Type.Integer()),
  /** Those of the last thirty days, the newest first. */
  newest: Type.Array(Type.Integer()),
})
export type GameOrders = Static<typeof GameOrders>
export const GameOrdersAnswer = Answer(GameOrders)
