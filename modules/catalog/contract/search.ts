import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Game } from './player.ts'

const { id, game_name, game_code, product_code, game_type, provider, is_hot, status } = Game.properties

/** A game as the search of the site knows it: with all that a launch needs, and no picture. */
export const SearchGame = Type.Object({
  id,
  game_name,
  /** Its names in the other languages, one a line. */
  other_names: Type.String(),
  game_code,
  product_code,
  game_type,
  provider,
  is_hot,
  status,
})
export type SearchGame = Static<typeof SearchGame>
export const SearchGamesAnswer = Answer(Type.Array(SearchGame))
