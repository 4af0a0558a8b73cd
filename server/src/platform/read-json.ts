import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** Bodies are JSON or refused: a form of another site can send neither the type nor the token. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, null)
    parseJson(request, text, (error, parsed) => {
      if (error) done(error, undefined)
      else if (hasExponent(text) || NUL.test(text)) done(new Problem('bad_request'), undefined)
      else done(null, parsed)
    })
  })
}

const EXPONENT = /[:[,]\s*-?\d+(?:\.\d+)?[eE]/
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g

/**
 * `1e3` is a number to JSON, but no player writes an amount so: it hides what is sent. Inside a
 * string it is text, as in the password `pine,1elm`. Asked of valid JSON only: there each string
 * has its end, so the search takes one pass.
 */
function hasExponent(json: string): boolean {
  return EXPONENT.test(json) && EXPONENT.test(json.replace(STRING, '""'))
}

/** The escape of U+0000, which no keyboard types and no text column holds. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/
