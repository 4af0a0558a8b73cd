/** The content that the platform shows to players, as staff edits it; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { LANGUAGES } from '#platform/contract/language.ts'
import { AsTyped, Nullable, oneOf } from '#platform/contract/shapes.ts'

/** How a field is typed. Times are ISO 8601 in UTC, money is kyat. */
const INPUTS = ['text', 'long_text', 'link', 'time', 'whole', 'money', 'choice'] as const

export const EditingField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  input: oneOf(INPUTS),
  is_required: Type.Boolean(),
  /** Whether the caller may read it only. */
  is_locked: Type.Boolean(),
  /** Letters of a text, or the largest number. */
  max: Type.Integer(),
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
})
export type EditingField = Static<typeof EditingField>

/** One kind of thing: banners, promotions. `pictures`: one for each language, one for all, or none. */
export const EditingKind = Type.Object({
  key: Type.String(),
  label: Type.String(),
  /** One of them, in a sentence. */
  noun: Type.String(),
  fields: Type.Array(EditingField),
  pictures: oneOf(['languages', 'one', 'none']),
  /** The file that each of its items needs: a new item begins with its file. */
  file: oneOf(['video', 'none']),
  /** They are there from the beginning: none is added, moved or switched off. */
  has_fixed_items: Type.Boolean(),
})
export type EditingKind = Static<typeof EditingKind>
export const EditingKindsAnswer = Answer(Type.Array(EditingKind))
export type EditingKindsAnswer = Static<typeof EditingKindsAnswer>

const Value = Type.Union([Type.String(), Type.Number({ description: 'In the unit of its field.' }), Type.Null()])
export const EditingItem = Type.Object({
  id: Type.Integer(),
  is_on: Type.Boolean(),
  values: Type.Record(Type.String(), Value),
  /** Addresses by language; a picture for all languages stands under `en`. */
  pictures: Type.Record(Type.String(), Type.String()),
  /** The address of its file. */
  file: Nullable(Type.String()),
})
export type EditingItem = Static<typeof EditingItem>
export const EditingItemsAnswer = Answer(Type.Array(EditingItem))
export type EditingItemsAnswer = Static<typeof EditingItemsAnswer>
export const EditingItemAnswer = Answer(EditingItem)
export type EditingItemAnswer = Static<typeof EditingItemAnswer>

export const EditingParams = Type.Object({ kind: Type.String({ maxLength: 30 }) })
export const EditingItemParams = Type.Object({
  kind: Type.String({ maxLength: 30 }),
  id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }),
})

/** POST /content/:kind and POST /content/:kind/:id */
export const EditingBody = Type.Object(
  // Burmese words are kept whole by marks without width.
  { is_on: Type.Boolean(), values: AsTyped(Type.Record(Type.String({ maxLength: 40 }), Value)) },
  { additionalProperties: false },
)
export type EditingBody = Static<typeof EditingBody>

/** POST /content/:kind/order: every one of the kind, in the order wanted. */
export const EditingOrderBody = Type.Object(
  { ids: Type.Array(Type.Integer(), { maxItems: 200 }) },
  { additionalProperties: false },
)
export type EditingOrderBody = Static<typeof EditingOrderBody>

/** POST /content/:kind/:id/picture: base64; null takes a language's own picture away. */
export const EditingPictureBody = Type.Object(
  { language: oneOf(LANGUAGES), picture: Nullable(Type.String()) },
  { additionalProperties: false },
)
export type EditingPictureBody = Static<typeof EditingPictureBody>

/** POST /content/:kind/file, which makes a new one that is not shown yet, and POST /content/:kind/:id/file: base64. */
export const EditingFileBody = Type.Object({ file: Type.String() }, { additionalProperties: false })
export type EditingFileBody = Static<typeof EditingFileBody>
