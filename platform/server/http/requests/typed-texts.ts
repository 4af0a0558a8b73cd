import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { readingOf, type TextReading } from '#platform/contract/shapes.ts'
import { latinDigits, parseTypedText } from '#platform/contract/typed-text.ts'

type Readings = ReadonlyMap<string, TextReading>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a call's texts are read; undefined for partners, whose texts no person typed and which they sign. */
    text_readings?: Readings | undefined
  }
}

/** The readings that the fields of a body declare in their schemas. */
export function textReadings({
  body,
  takes_exponents,
}: {
  body?: TSchema
  takes_exponents?: true
}): Readings | undefined {
  if (takes_exponents) return undefined
  const { properties = {} } = (body ?? {}) as { properties?: Record<string, object> }
  const readings = Object.entries(properties).map(([name, field]) => [name, readingOf(field)] as const)
  return new Map(readings.filter((entry): entry is [string, TextReading] => entry[1] !== undefined))
}

/** Of each call, before its schemas are asked: the texts of its query and body, as people type and paste them. */
export function parseTypedTexts(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const readings = request.routeOptions.config.text_readings
    if (readings) {
      parseIn(request.query, NO_READINGS)
      parseIn(request.body, readings)
    }
    done()
  })
}

const NO_READINGS: Readings = new Map()

/** Without recursion: a body of 64 KiB may be nested thousands deep. */
function parseIn(root: unknown, readings: Readings): void {
  if (typeof root !== 'object' || root === null) return
  const open = [root]
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const fields = holder as Record<string, unknown>
    for (const name of Object.keys(fields)) {
      const value = fields[name]
      if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) continue
      const reading = holder === root ? readings.get(name) : undefined
      if (reading === 'as_typed') continue
      if (typeof value !== 'string') open.push(value)
      else fields[name] = reading === 'latin_digits' ? latinDigits(parseTypedText(value)) : parseTypedText(value)
    }
  }
}
