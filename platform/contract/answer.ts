import { type Static, type TSchema, Type } from 'typebox'
import { LANGUAGES } from './language.ts'

/** The `status` of every accepted call of the spec; screens compare it to the letter. */
export const REQUEST_WAS_SUCCESSFUL = 'Request was successful.'
/** The `status` of every refusal. */
export const REQUEST_HAS_FAILED = 'Request has failed.'

/** `{status, message, data}`: the shape of an accepted call. */
export const Answer = <T extends TSchema>(data: T) =>
  Type.Object({ status: Type.Literal(REQUEST_WAS_SUCCESSFUL), message: Type.String(), data })

/** One page of a list: `links` carry the whole addresses of the pages beside it, as the spec's paged lists do. */
export const PagedAnswer = <T extends TSchema>(row: T) =>
  Answer(
    Type.Object({
      data: Type.Array(row),
      links: Type.Array(
        Type.Object({ url: Type.Union([Type.String(), Type.Null()]), label: Type.String(), active: Type.Boolean() }),
      ),
      current_page: Type.Integer(),
      last_page: Type.Integer(),
      total: Type.Integer(),
    }),
  )

export const PageQuery = Type.Object({ page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })) })
export type PageQuery = Static<typeof PageQuery>

/** Names come in this language; without it in that of Accept-Language, and in English otherwise. */
export const LanguageQuery = Type.Object({
  lan: Type.Optional(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
})
export type LanguageQuery = Static<typeof LanguageQuery>
