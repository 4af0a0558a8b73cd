import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable, oneOf } from '#platform/contract/shapes.ts'
import { Game } from './player.ts'
import { FAVOURITES_MAX, RECENT_MAX } from './rules.ts'

/** A game as a rail shows it: with the size of its picture in pixels, null where it is not known. */
export const TileGame = Type.Object({
  ...Game.properties,
  img_width: Nullable(Type.Integer()),
  img_height: Nullable(Type.Integer()),
  /** Added in the last 30 days, and not with the lobby itself. */
  is_new: Type.Boolean(),
})
export type TileGame = Static<typeof TileGame>

/** One of the two is null. */
export const RecentGame = Type.Object({ game: Nullable(TileGame), own_game: Nullable(oneOf(['shan'])) })
export type RecentGame = Static<typeof RecentGame>

/** Both newest first, at most 100 and 20. */
export const MyGames = Type.Object({ favourites: Type.Array(TileGame), recent: Type.Array(RecentGame) })
export type MyGames = Static<typeof MyGames>
export const MyGamesAnswer = Answer(MyGames)

const GameId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const Favourite = { game_id: GameId, is_favourite: Type.Boolean() }
export const FavouriteBody = Type.Object(Favourite, { additionalProperties: false })
export type FavouriteBody = Static<typeof FavouriteBody>
export const FavouriteAnswer = Answer(Type.Object(Favourite))

/** The games that a guest's browser kept, by their ids, newest first. */
export const GuestGamesBody = Type.Object(
  {
    favourites: Type.Array(GameId, { maxItems: FAVOURITES_MAX }),
    recent: Type.Array(GameId, { maxItems: RECENT_MAX }),
  },
  { additionalProperties: false },
)
export type GuestGamesBody = Static<typeof GuestGamesBody>

/** Each at most 12 games: the hot ones, the new ones, and of each type one of every provider after the other. */
export const GameRails = Type.Object({
  hot: Type.Array(TileGame),
  new: Type.Array(TileGame),
  types: Type.Array(Type.Object({ id: Type.Integer(), games: Type.Array(TileGame) })),
})
export type GameRails = Static<typeof GameRails>
export const GameRailsAnswer = Answer(GameRails)
