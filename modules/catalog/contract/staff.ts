/** The catalog as the staff sees it; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer, REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'
import { Nullable, SoughtText } from '#platform/contract/shapes.ts'
import { SEARCH_LENGTH_MAX } from './rules.ts'

const Id = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })
export const CatalogParams = Type.Object({ id: Id })
/** Types are counted by hand. */
const TYPE_ID_MAX = 9_999
const TypeId = Type.String({ pattern: '^[1-9][0-9]{0,3}$' })
export const CatalogTypeParams = Type.Object({ id: TypeId })

/** The status in the aggregator's feed; `gone` means that it left the feed. */
const FeedState = Type.Union([
  Type.Literal('active'),
  Type.Literal('maintenance'),
  Type.Literal('off'),
  Type.Literal('gone'),
])

/** The fields that a provider and a game have in common. */
const OnOffer = {
  id: Type.Integer(),
  name: Type.String(),
  picture: Nullable(Type.String()),
  feed_state: FeedState,
  is_hidden: Type.Boolean(),
  is_in_maintenance: Type.Boolean(),
  /** Its switch, for POST /switches, and how it stands. */
  target: Type.String(),
  is_on: Type.Boolean(),
}

export const CatalogGame = Type.Object({
  ...OnOffer,
  game_code: Nullable(Type.String()),
  is_hot: Type.Boolean(),
  provider_id: Type.Integer(),
  provider: Type.String(),
  type_id: Type.Integer(),
  type: Type.String(),
})
export type CatalogGame = Static<typeof CatalogGame>

/** GET /catalog/games, in the players' order. */
export const CatalogGamesQuery = Type.Object({
  /** A part of a name in any language, or a game's code. */
  q: Type.Optional(SoughtText(SEARCH_LENGTH_MAX)),
  type: Type.Optional(TypeId),
  provider: Type.Optional(Id),
  show: Type.Optional(
    Type.Union([
      Type.Literal('hot'),
      Type.Literal('hidden'),
      Type.Literal('maintenance'),
      Type.Literal('switched_off'),
      Type.Literal('gone'),
    ]),
  ),
  /** `next` of the page before. */
  after: Type.Optional(Id),
})
export type CatalogGamesQuery = Static<typeof CatalogGamesQuery>

const Named = Type.Object({ id: Type.Integer(), name: Type.String() })
export const CatalogGamesAnswer = Type.Object({
  status: Type.Literal(REQUEST_WAS_SUCCESSFUL),
  message: Type.String(),
  data: Type.Array(CatalogGame),
  next: Nullable(Type.String()),
  /** With these filters, on all pages. */
  total: Type.Integer(),
  /** For the filters. */
  types: Type.Array(Named),
  providers: Type.Array(Named),
})
export type CatalogGamesAnswer = Static<typeof CatalogGamesAnswer>

/** A provider under one type: the same one may be under several. */
export const CatalogProvider = Type.Object({
  ...OnOffer,
  code: Type.String(),
  product_code: Type.Integer(),
  /** Whether `picture` was sent by the staff; else it is the platform's mark, or there is none. */
  has_own_logo: Type.Boolean(),
  type_id: Type.Integer(),
  games: Type.Integer(),
})
export type CatalogProvider = Static<typeof CatalogProvider>

export const CatalogType = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  /** A type that is not shown has no list, and its games are not launched. */
  is_shown: Type.Boolean(),
  providers: Type.Array(CatalogProvider),
})
export type CatalogType = Static<typeof CatalogType>

/** GET /catalog/types: every type with its providers, in the players' order. */
export const CatalogTypesAnswer = Answer(Type.Array(CatalogType))
export type CatalogTypesAnswer = Static<typeof CatalogTypesAnswer>

const May = Type.Optional(Type.Boolean())
/** POST /catalog/games/:id */
export const ChangeGameBody = Type.Object(
  { is_hot: May, is_hidden: May, is_in_maintenance: May },
  { additionalProperties: false },
)
export type ChangeGameBody = Static<typeof ChangeGameBody>
/** POST /catalog/providers/:id */
export const ChangeProviderBody = Type.Object(
  { is_hidden: May, is_in_maintenance: May },
  { additionalProperties: false },
)
export type ChangeProviderBody = Static<typeof ChangeProviderBody>
/** POST /catalog/providers/:id/logo: base64; null goes back to the platform's mark. */
export const LogoBody = Type.Object({ picture: Nullable(Type.String()) }, { additionalProperties: false })
export type LogoBody = Static<typeof LogoBody>
/** POST /catalog/types/:id */
export const ChangeTypeBody = Type.Object({ is_shown: Type.Boolean() }, { additionalProperties: false })
export type ChangeTypeBody = Static<typeof ChangeTypeBody>

const Before = Nullable(Type.Integer())
/** POST /catalog/games/:id/place and /catalog/types/:id/place: before which other one; null is the end. */
export const PlaceBody = Type.Object({ before: Before }, { additionalProperties: false })
export type PlaceBody = Static<typeof PlaceBody>
/** POST /catalog/providers/:id/place, under one type. */
export const ProviderPlaceBody = Type.Object(
  { type_id: Type.Integer({ minimum: 1, maximum: TYPE_ID_MAX }), before: Before },
  { additionalProperties: false },
)
export type ProviderPlaceBody = Static<typeof ProviderPlaceBody>
