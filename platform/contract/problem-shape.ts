import { type Static, Type } from 'typebox'
import type { ProblemBody } from './problem.ts'

/** A refusal as it is answered. Screens translate it by `code`; `message` says the same in English. */
export const Problem = Type.Object({
  status: Type.String({ description: '`Request has failed.`, or `fail` of a call that the specification words so.' }),
  code: Type.String({ description: 'One of the codes of this status.' }),
  message: Type.String(),
  /** The values in the sentence: amounts in kyat, times in seconds. */
  values: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Union([Type.String(), Type.Number({ description: 'An amount in kyat, a time in seconds, or a count.' })]),
    ),
  ),
  /** Sentences by field. */
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** The same faults by their codes. */
  error_codes: Type.Optional(Type.Record(Type.String(), Type.String())),
})

/** The shape is that of the interface: a field that comes there has to come here. */
type Matches = ProblemBody extends Static<typeof Problem> ? true : never
true satisfies Matches
