import { type Static, Type } from 'typebox'
import { Answer, LanguageQuery, REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'
import { GivenId, Kyat, Parsed, SpecBody } from '#platform/contract/shapes.ts'
import { GAME_LOG_PERIODS, SEARCH_LENGTH_MAX } from './rules.ts'

/** A path on the platform's own site, `/pictures/…`, or null where the screens draw something themselves. */
const Picture = Type.Union([Type.String(), Type.Null()])

/** The status of a game or provider in the lobby; hidden and retired ones are in no list. */
const LobbyStatus = Type.Union([Type.Literal('active'), Type.Literal('maintenance')])
export type LobbyStatus = Static<typeof LobbyStatus>

/** One product of the aggregator. `code` and `short_name` are what players know it by: JILI, PP, PG. */
export const Provider = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  short_name: Type.String(),
  provider: Type.String(),
  provider_name: Type.String(),
  product_name: Type.String(),
  product_title: Type.String(),
  product_code: Type.Integer(),
  img: Picture,
  img_url: Picture,
  status: LobbyStatus,
})
export type Provider = Static<typeof Provider>

export const GameType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  img: Picture,
  providers: Type.Array(Provider),
})
export type GameType = Static<typeof GameType>

/** `game_code` is null where the lobby is the only entry to a product. `img` and `image_url` are the same picture. */
export const Game = Type.Object({
  id: Type.Integer(),
  game_name: Type.String(),
  game_code: Type.Union([Type.String(), Type.Null()]),
  product_code: Type.Integer(),
  game_type: Type.String(),
  /** The provider's short code. */
  provider: Type.String(),
  img: Picture,
  image_url: Picture,
  is_hot: Type.Boolean(),
  status: LobbyStatus,
})
export type Game = Static<typeof Game>

/** Without `page` all games at once. `search` looks for a part of the name, in the asked language or in English. */
export const GameListQuery = Type.Object({
  ...LanguageQuery.properties,
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })),
  search: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH_MAX })),
})
export type GameListQuery = Static<typeof GameListQuery>

export const GameTypesAnswer = Answer(Type.Array(GameType))
export type GameTypesAnswer = Static<typeof GameTypesAnswer>
export const ProvidersAnswer = Answer(Type.Array(Provider))
export type ProvidersAnswer = Static<typeof ProvidersAnswer>
export const GamesAnswer = Answer(Type.Array(Game))
export type GamesAnswer = Static<typeof GamesAnswer>

/** A game that guests may try with play money; `url` is where the browser goes. Empty where the platform offers none. */
export const DemoGame = Type.Object({ ...Game.properties, url: Type.String() })
export type DemoGame = Static<typeof DemoGame>
export const DemoGamesAnswer = Answer(Type.Array(DemoGame))
export type DemoGamesAnswer = Static<typeof DemoGamesAnswer>

/** The answer with `page`. `total` counts the games of all pages. */
export const GamePageAnswer = Type.Object({
  status: Type.Literal(REQUEST_WAS_SUCCESSFUL),
  message: Type.String(),
  data: Type.Array(Game),
  links: Type.Array(
    Type.Object({ url: Type.Union([Type.String(), Type.Null()]), label: Type.String(), active: Type.Boolean() }),
  ),
  total: Type.Integer(),
})
export type GamePageAnswer = Static<typeof GamePageAnswer>

export const LaunchBody = SpecBody({
  game_code: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  product_code: Parsed(GivenId),
  game_type: Type.String({ pattern: '^[A-Z0-9_]{1,40}$' }),
})
export type LaunchBody = Static<typeof LaunchBody>

/** One of `url` (the page goes there) and `content` (a document for a window of its own). */
export const LaunchAnswer = Type.Object({
  code: Type.Literal(200),
  message: Type.String(),
  url: Type.Optional(Type.String()),
  content: Type.Optional(Type.String()),
})
export type LaunchAnswer = Static<typeof LaunchAnswer>

export const GameLogQuery = Type.Object({
  ...LanguageQuery.properties,
  type: Type.Union(GAME_LOG_PERIODS.map((period) => Type.Literal(period))),
})
export type GameLogQuery = Static<typeof GameLogQuery>

/** One game of the period. `from` and `to` are its first and last day in Yangon (YYYY-MM-DD); amounts in kyat. */
export const GameLogEntry = Type.Object({
  game_name: Type.String(),
  from: Type.String(),
  to: Type.String(),
  spin_count: Type.Integer(),
  turnover: Kyat,
  win_loss: Kyat,
  /** Won, and on hold until we have looked at it; not in `win_loss`. Absent for nothing. */
  held: Type.Optional(Kyat),
})
export type GameLogEntry = Static<typeof GameLogEntry>
export const GameLogAnswer = Answer(Type.Array(GameLogEntry))
export type GameLogAnswer = Static<typeof GameLogAnswer>
