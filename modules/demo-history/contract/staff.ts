/** The invented history of a demo, while it is being played. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable } from '#platform/contract/shapes.ts'

/** GET /history: how far it is; null where none is being played. */
export const HistoryAnswer = Answer(Nullable(Type.Object({ day: Type.Integer(), days: Type.Integer() })))
export type HistoryAnswer = Static<typeof HistoryAnswer>
