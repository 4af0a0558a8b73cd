/** GET /search of the console: one search over everything that its caller may read. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { SEARCH_GROUPS, SEARCH_HITS_MAX, SEARCH_TEXT_MAX, SEARCH_TEXT_MIN } from './rules.ts'

export const SearchQuery = Type.Object(
  {
    /** Blanks around it do not count. NUL can be written in an address, and in no column. */
    q: Type.String({
      minLength: SEARCH_TEXT_MIN,
      maxLength: SEARCH_TEXT_MAX,
      pattern: '^\\s*[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])\\s*$',
    }),
  },
  { additionalProperties: false },
)
export type SearchQuery = Static<typeof SearchQuery>

export const SearchHit = Type.Object({
  /** Unique in its group. */
  id: Type.String(),
  /** A name or a number, by which the staff knows it. */
  title: Type.String(),
  /** Other marks that tell it from others: a user name, a phone, a state. */
  details: Type.Array(Type.String()),
  amount: Nullable(Kyat),
  at: Nullable(Time),
  /** Where the console shows it. */
  href: Type.String(),
  /** The text is its whole number, name or account, and not a part of it. */
  is_exact: Type.Boolean(),
})
export type SearchHit = Static<typeof SearchHit>

/** A group of which something was found; those with an exact hit come first. */
const FoundGroup = Type.Object({
  group: oneOf(SEARCH_GROUPS),
  hits: Type.Array(SearchHit, { minItems: 1, maxItems: SEARCH_HITS_MAX }),
  /** There are more: a longer text finds them. */
  has_more: Type.Boolean(),
})
export type FoundGroup = Static<typeof FoundGroup>

export const SearchAnswer = Answer(Type.Object({ groups: Type.Array(FoundGroup) }))
export type SearchAnswer = Static<typeof SearchAnswer>
