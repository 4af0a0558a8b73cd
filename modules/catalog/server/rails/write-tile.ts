import type { TileGame } from '#catalog/contract/my-games.ts'
import type { Language } from '#platform/contract/language.ts'
import { writeGame } from '../lists/get-lists.ts'
import type { LobbyGame } from '../lists/lobby.ts'

/** A game of a list, and what a tile of a rail shows besides. */
export const writeTile = (game: LobbyGame, language: Language): TileGame => ({
  ...writeGame(game, language),
  img_width: game.picture_width,
  img_height: game.picture_height,
  is_new: game.is_new,
})
