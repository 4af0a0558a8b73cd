import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../answers/problem.ts'

/** Bodies are JSON or refused: a form of another site can send neither the type nor the token. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // A packed body may be a thousand times as large as its limit says.
    if (isPacked(request)) return done(new Problem('unsupported_media_type'), undefined)
    // Read as text, each broken letter would be taken for the same question mark.
    if (!isUtf8(body as Buffer)) return done(new Problem('bad_request'), undefined)
    const text = (body as Buffer).toString()
    if (text === '') return done(null, null)
    void parseJson(request, text, (error, parsed) => {
      if (error) done(error, undefined)
      else if (hidesSomething(text, parsed, mayBeExponents(request)) || breaksLetters(text, parsed))
        done(new Problem('bad_request'), undefined)
      else done(null, parsed)
    })
  })
}

const isPacked = ({ headers }: FastifyRequest) => !/^(identity)?$/i.test(headers['content-encoding']?.trim() ?? '')

const mayBeExponents = (request: FastifyRequest) =>
  (request.routeOptions.config as { takes_exponents?: true }).takes_exponents === true

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g
/** The escape of U+0000, which no keyboard types and no text column holds. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/
/** `1e3` is a number to JSON, but no player writes an amount so. Inside a text it stays, as in the password `pine,1elm`. */
const EXPONENT = /[:[,]\s*-?\d+(?:\.\d+)?[eE]/

/**
 * Whether the body says something else than it seems to: NUL, a number in exponents, or a key
 * that is there twice, of which only the last would count. Asked of valid JSON only: there each
 * string has its end, so the search takes one pass.
 */
function hidesSomething(json: string, parsed: unknown, takes_exponents: boolean): boolean {
  if (NUL.test(json)) return true
  // Most bodies have no colon and no number with an e in their texts, and need no closer look.
  if (!EXPONENT.test(json) && countColons(json) === countKeys(parsed)) return false
  const without_texts = json.replace(STRING, '')
  return (!takes_exponents && EXPONENT.test(without_texts)) || countColons(without_texts) !== countKeys(parsed)
}

/** The escape of half a letter beyond the first plane; with its other half behind it, it is that letter. */
const HALF_LETTER = /\\u[dD][89a-fA-F]/

/** Half a letter is none: a text column keeps another one in its place, and a JSON column nothing at all. */
function breaksLetters(json: string, parsed: unknown): boolean {
  if (!HALF_LETTER.test(json)) return false
  const open: unknown[] = [parsed]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && !value.isWellFormed()) return true
    if (typeof value !== 'object' || value === null) continue
    for (const part of Object.entries(value).flat()) open.push(part)
  }
  return false
}

const countColons = (json: string) => json.split(':').length - 1

/** Without recursion: a body of 64 KiB may be nested thousands deep. */
function countKeys(parsed: unknown): number {
  const open: unknown[] = [parsed]
  let keys = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (!Array.isArray(value)) keys += inner.length
    for (const one of inner) open.push(one)
  }
  return keys
}
