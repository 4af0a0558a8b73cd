import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The actions whose names are part of what is hashed. */
export type Action = 'launchgame' | 'membertransactions'

/** Our signature when we call the provider: the MD5 hash of these parts. */
export function signCall(call: {
  request_time: number
  secret_key: string
  action: Action
  agent_code: string
}): string {
  return md5(`${call.request_time}${call.secret_key}${call.action}${call.agent_code}`)
}

/** Whether the provider signed this question for balances. */
export function isBalanceQuerySigned(
  query: { operator_code: string; request_time: string; sign: string },
  secret_key: string,
): boolean {
  return isSame(query.sign, md5(`${query.operator_code}${query.request_time}getbalance${secret_key}`))
}

/** Whether the provider signed this body: an HMAC over all of it but the signature, in the provider's own writing. */
export function isBodySigned(body: Record<string, unknown>, secret_key: string): boolean {
  const { signature, ...signed } = body
  if (typeof signature !== 'string' || isDeeper(signed, LEVELS_MAX)) return false
  return isSame(signature, createHmac('md5', secret_key).update(canonicalJson(signed)).digest('hex'))
}

/** No body of the provider has half as many. Anybody may send one, and thousands of levels could not be written down. */
const LEVELS_MAX = 8

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** As PHP's `json_encode` writes an array whose first level was sorted by `ksort`; deeper ones keep their order. */
export function canonicalJson(body: Record<string, unknown>): string {
  const names = Object.keys(body).sort()
  return `{${names.map((name) => `${writeText(name)}:${writeValue(body[name])}`).join(',')}}`
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return writeText(value)
  if (typeof value === 'number') return writeNumber(value)
  if (Array.isArray(value)) return `[${value.map(writeValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  // An empty map is an empty array to PHP.
  if (entries.length === 0) return '[]'
  return `{${entries.map(([name, inner]) => `${writeText(name)}:${writeValue(inner)}`).join(',')}}`
}

/** Slashes are escaped, and everything beyond ASCII. */
function writeText(text: string): string {
  return JSON.stringify(text)
    .replaceAll('/', String.raw`\/`)
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Under this PHP turns to exponents, JavaScript only a hundred times later. */
const PHP_EXPONENT_UNDER = 1e-4
const PHP_EXPONENT_FROM = 1e17

function writeNumber(value: number): string {
  const size = Math.abs(value)
  if (size === 0) return Object.is(value, -0) ? '-0.0' : '0'
  if (size >= PHP_EXPONENT_UNDER && size < PHP_EXPONENT_FROM) return String(value)
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${exponent}`
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

/** In constant time for signatures of the right length, in any case of their letters. */
function isSame(given: string, wanted: string): boolean {
  const sent = Buffer.from(given.toLowerCase())
  const expected = Buffer.from(wanted)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
