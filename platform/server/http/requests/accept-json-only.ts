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

function isPacked({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']
  return encoding !== undefined && !/^(identity)?$/i.test(encoding.trim())
}

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
  if (json.includes('\\') && NUL.test(json)) return true
  // Most bodies have no colon and no number with an e in their texts, and need no closer look.
  if (!EXPONENT.test(json) && countColons(json) === countKeys(parsed)) return false
  const without_texts = json.replace(STRING, '')
  return (!takes_exponents && EXPONENT.test(without_texts)) || countColons(without_texts) !== countKeys(parsed)
}

/** The escape of half a letter beyond the first plane; with its other half behind it, it is that letter. */
const HALF_LETTER = /\\u[dD][89a-fA-F]/

/** Half a letter is none: a text column keeps another one in its place, and a JSON column nothing at all. */
function breaksLetters(json: string, parsed: unknown): boolean {
  if (!json.includes('\\') || !HALF_LETTER.test(json)) return false
  const open: unknown[] = [parsed]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && !value.isWellFormed()) return true
    if (typeof value !== 'object' || value === null) continue
    for (const part of Object.entries(value).flat()) open.push(part)
  }
  return false
}

function countColons(json: string): number {
  let colons = 0
  for (let place = json.indexOf(':'); place !== -1; place = json.indexOf(':', place + 1)) colons++
  return colons
}

/** Without recursion: a body of 64 KiB may be nested thousands deep. */
function countKeys(parsed: unknown): number {
  if (typeof parsed !== 'object' || parsed === null) return 0
  const open: object[] = [parsed]
  let keys = 0
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const inner: unknown[] = Array.isArray(holder) ? holder : Object.values(holder)
    if (!Array.isArray(holder)) keys += inner.length
    for (const one of inner) if (typeof one === 'object' && one !== null) open.push(one)
  }
  return keys
}
