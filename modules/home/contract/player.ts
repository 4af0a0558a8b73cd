import { type Static, Type } from 'typebox'
import { TileGame } from '#catalog/contract/my-games.ts'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { WINS_SHOWN } from './rules.ts'

/** A win without its stakes. Of the two games one is null. The name is masked: at most two letters. */
export const Win = Type.Object({
  member_name: Type.String(),
  own_game: Nullable(oneOf(['two_d', 'digit_bet'])),
  game: Nullable(TileGame),
  amount: Kyat,
  won_at: Time,
})
export type Win = Static<typeof Win>

/** The newest first; the largest of today and of seven days in Yangon, null where nobody won so much. */
export const Wins = Type.Object({
  recent: Type.Array(Win, { maxItems: WINS_SHOWN }),
  today: Nullable(Win),
  week: Nullable(Win),
})
export type Wins = Static<typeof Wins>
export const WinsAnswer = Answer(Wins)
