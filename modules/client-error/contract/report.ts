/** Reports of screens that failed, from the browser to the server and from there to the console. */
import { type Static, Type } from 'typebox'
import { LANGUAGES } from '#platform/contract/language.ts'
import { ListAnswer, oneOf, Time } from '#platform/contract/shapes.ts'
import { CLIENT_ERROR_KINDS, MESSAGE_LENGTH_MAX, STACK_LENGTH_MAX } from './rules.ts'

/** A browser cuts what it sends by its own count of letters; what a server would cut besides is refused. */
export const ClientErrorBody = Type.Object(
  {
    /** The name of the build, out of its entry's file name. */
    release: Type.String({ pattern: '^[\\w-]{1,16}$' }),
    /** The pattern of the path and the names of its query: never a value. */
    route: Type.String({ pattern: '^(/[a-z0-9/:_-]{0,80}|\\*)(\\?[a-z_]{1,20}(&[a-z_]{1,20}){0,7})?$' }),
    kind: oneOf(CLIENT_ERROR_KINDS),
    message: Type.String({ maxLength: MESSAGE_LENGTH_MAX, pattern: '^[^\\u0000]*$' }),
    stack: Type.String({ maxLength: STACK_LENGTH_MAX, pattern: '^[^\\u0000]*$' }),
    language: oneOf(LANGUAGES),
  },
  { additionalProperties: false },
)
export type ClientErrorBody = Static<typeof ClientErrorBody>

export const ClientErrorRow = Type.Object({
  id: Type.String(),
  app: oneOf(['site', 'console']),
  release: Type.String(),
  route: Type.String(),
  kind: oneOf(CLIENT_ERROR_KINDS),
  message: Type.String(),
  stack: Type.String(),
  language: Type.String(),
  browser: Type.String(),
  count: Type.Integer(),
  first_seen: Time,
  last_seen: Time,
})
export type ClientErrorRow = Static<typeof ClientErrorRow>

export const ClientErrorsQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: '^[0-9]{1,17}_[0-9]{1,18}$' })) },
  { additionalProperties: false },
)
export type ClientErrorsQuery = Static<typeof ClientErrorsQuery>
export const ClientErrorsAnswer = ListAnswer(ClientErrorRow)
export type ClientErrorsAnswer = Static<typeof ClientErrorsAnswer>
