/** Shapes that many calls share. */
import { type TProperties, type TSchema, type TString, Type } from 'typebox'
import { REQUEST_WAS_SUCCESSFUL } from './answer.ts'

export const Nullable = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()])

/**
 * The body of a call of the specification. Its other clients send more than it names: that is ignored, and reaches no use case.
 * Bodies of our own calls are closed, and refuse a field that they do not know by its name.
 */
export const SpecBody = <T extends TProperties>(fields: T) => Type.Object(fields)

/** The values of a field that its use case parses, for readers: `is_required` where a call without it is refused. */
export interface UseCaseField {
  schema: TSchema
  is_required: boolean
}

const taken = new WeakMap<object, UseCaseField>()
/** Of a field whose use case parses it; undefined for a field that its schema describes. */
export const takenBy = (field: object): UseCaseField | undefined => taken.get(field)

function parsedByUseCase<Field extends object>(field: Field, says: UseCaseField): Field {
  taken.set(field, says)
  return field
}

/**
 * A field that its use case parses, and refuses under its name and with a sentence of its own; so here anything may come.
 * `schema` says what it takes. A number of the specification's calls may come as its plain decimal text (decision 0043).
 */
export const Parsed = (schema: TSchema) => parsedByUseCase(Type.Optional(Type.Unknown()), { schema, is_required: true })
/** The same of a field that may be left out. */
export const ParsedIfThere = (schema: TSchema) =>
  parsedByUseCase(Type.Optional(Type.Unknown()), { schema, is_required: false })
/** A text that its use case demands. */
export const DemandedText = (schema: TString, description?: string) =>
  parsedByUseCase(Type.Optional(schema), {
    schema: description === undefined ? schema : Type.String({ ...schema, description }),
    is_required: true,
  })

const DECIMAL = Type.String({ pattern: '^[0-9]+([.][0-9]+)?$' })
/** A number, or its plain decimal text as a text field sends it. */
export const orText = (number: TSchema, description: string) => Type.Union([number, DECIMAL], { description })
export const WholeKyat = orText(Type.Integer({ minimum: 1 }), 'In whole kyat, or its decimal text.')
export const TwoDecimalsKyat = orText(
  Type.Number({ exclusiveMinimum: 0 }),
  'In kyat, to two decimals, or its decimal text.',
)
export const GivenId = orText(Type.Integer({ minimum: 1 }), 'An id, or its text.')

/** How the server reads a field's text (typed-text.ts), where that is not as other texts. */
export type TextReading = 'as_typed' | 'latin_digits'

const readings = new WeakMap<object, TextReading>()
export const readingOf = (field: object): TextReading | undefined => readings.get(field)

function readAs<Field extends object>(field: Field, reading: TextReading): Field {
  readings.set(field, reading)
  return field
}

/** A text that reaches its use case as it was typed, such as a password; others lose invisible marks. */
export const AsTyped = <Field extends object>(field: Field): Field => readAs(field, 'as_typed')
/** A phone, a user name or a code: Burmese and Thai digits are digits of it. */
export const InLatinDigits = <Field extends object>(field: Field): Field => readAs(field, 'latin_digits')

/** Units of numbers, said where a call's description is read (docs/reference/openapi.json). */
export const Kyat = Type.Number({ description: 'In kyat, to at most four decimals.' })
export const Percent = Type.Number({ description: 'In percent: 2.5 is 2.5 %.' })
export const Multiple = Type.Number({ description: 'A multiple: 85 is 85 times.' })
export const Deviations = Type.Number({ description: 'A number of standard deviations.' })

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })

/** ISO 8601, UTC. */
export const Time = Type.String({ description: 'A moment, ISO 8601 in UTC.' })

/** A moment that somebody gives, and that the calendar has: with an offset or in UTC, to the second. */
export const GivenTime = Type.String({
  format: 'moment',
  pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})$',
})

/** A bigint of the database, as text: a number would lose its last digits. */
export const Number18 = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

export const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const Uuid = Type.String({ pattern: `^${UUID_PATTERN}$` })

/** A text to search or filter by in an address. NUL can be written in an address, and in no column. */
export const SoughtText = (length_max: number) => Type.String({ maxLength: length_max, pattern: '^[^\\u0000]*$' })

/** YYYY-MM-DD, and a day that the calendar has. */
export const CalendarDay = Type.String({ pattern: '^2', format: 'date' })

/** A member of the staff, possibly the caller. */
export const Somebody = Type.Object({ staff_id: Type.String(), user_name: Type.String(), is_me: Type.Boolean() })

const page = <T extends TSchema>(row: T) => ({
  status: Type.Literal(REQUEST_WAS_SUCCESSFUL),
  message: Type.String(),
  data: Type.Array(row),
  next: Nullable(Type.String()),
})

/** A page, and `next` for its follower's `after`; null on the last. */
export const ListAnswer = <T extends TSchema>(row: T) => Type.Object(page(row))

/** A list that says more than its rows. */
export const ListAnswerWith = <T extends TSchema, More extends TProperties>(row: T, more: More) =>
  Type.Object({ ...page(row), ...more })
