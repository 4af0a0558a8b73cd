import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { BadCall } from '../../game.ts'

/** The browser's own name of a round or a slip: with it a lost answer is asked for again. */
export const RoundId = Type.String({ pattern: '^[A-Za-z0-9-]{8,40}$' })

export const Nothing = Type.Object({}, { additionalProperties: false })

/** @throws BadCall */
export function bodyParser<Schema extends TSchema>(schema: Schema): (body: unknown) => Static<Schema> {
  const shape = Compile(schema)
  return (body) => {
    if (!shape.Check(body)) throw new BadCall('The game does not understand this call.')
    return body
  }
}
