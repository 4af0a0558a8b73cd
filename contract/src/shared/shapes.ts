/** Shapes that many calls share. */
import { type TProperties, type TSchema, Type } from 'typebox'
import { REQUEST_WAS_SUCCESSFUL } from './answer.ts'

export const Nullable = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()])

/**
 * The body of a call of the specification. Its other clients send more than it names: that is ignored, and reaches no use case.
 * Bodies of our own calls are closed, and refuse a field that they do not know by its name.
 */
export const SpecBody = <T extends TProperties>(fields: T) => Type.Object(fields)

/**
 * An amount, stake, total, count or numeric id of the specification's calls: a JSON number, or its plain decimal text as a
 * text field sends it (decision 0043). The use case parses it, with `parseMoney` or `parseWholeNumber`, and refuses what is neither
 * under the name of the field and with a sentence of its own; so here anything may come.
 */
export const NumberOrText = Type.Optional(Type.Unknown())

/** Any other field that its use case parses and refuses itself. */
export const Loose = Type.Optional(Type.Unknown())

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })

/** ISO 8601, UTC. */
export const Time = Type.String()

/** A moment that somebody gives, and that the calendar has: with an offset or in UTC, to the second. */
export const GivenTime = Type.String({
  format: 'moment',
  pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?(Z|[+-][0-9]{2}:[0-9]{2})$',
})

/** A bigint of the database, as text: a number would lose its last digits. */
export const Number18 = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

export const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const Uuid = Type.String({ pattern: `^${UUID_PATTERN}$` })

/** What an address asks for in words. NUL can be written in an address, and in no column. */
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
