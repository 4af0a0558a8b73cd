import { randomBytes } from 'node:crypto'
import type { Call } from '#platform/server/http/http.ts'

/**
 * A browser keeps its mark when players sign out and others sign in: so accounts of one device are known as such. It is no secret
 * and opens nothing. A client that keeps no cookies gets a new one at each sign-in.
 */
const NAME = 'device'
const MARK = /^[0-9a-f]{32}$/
const MARK_BYTES = 16
/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 34_560_000
/** Only the calls get it. */
const PATH = '/api'

/** The mark of the caller's browser; a new one where it has none. */
export function deviceMarkOf(call: Pick<Call, 'header'>): string {
  const pairs = (call.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
  return MARK.test(value) ? value : randomBytes(MARK_BYTES).toString('hex')
}

/** Headers that have the browser keep it; none for a page of another host, which neither sends nor keeps cookies of ours. */
export function keepDeviceMark(call: Pick<Call, 'header' | 'claimed_origin'>, mark: string): Record<string, string> {
  const origin = call.header('origin')
  if (origin !== undefined && origin !== call.claimed_origin) return {}
  const secure = call.claimed_origin.startsWith('https:') ? '; Secure' : ''
  return { 'set-cookie': `${NAME}=${mark}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}` }
}
