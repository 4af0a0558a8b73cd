/**
 * The one reader of answers: whether an answer is a yes or a no, by its HTTP status or by what it says in a 200, and what
 * it says. It follows with the first call.
 */

import { loadRefusalTexts } from '../refusals/refusal-catalogs.ts'
import { endSession } from '../session/session-end.ts'
import { refusalOfEnd } from '../session/session-end-texts.ts'
import { sessionStore } from '../session/session-store.ts'
import { answered, type CallOptions } from './api.ts'
import { fieldsOf, refusalOf } from './parse-refusal.ts'

export { parseSession, parseUser } from '../session/parse-user.ts'
export { signOut } from '../session/session-end.ts'
// One file for whatever reads answers: in several they would be asked for one by one.
export * from './parse.ts'
export { fieldsOf, refusalOf } from './parse-refusal.ts'

interface SentCall {
  path: string
  /** Whose the call was. */
  token: string | null
  options: CallOptions
}

/** The body of a yes as it travelled, null for one that is no JSON. @throws Refusal for a no. */
export async function understand(response: Response, { path, token, options }: SentCall): Promise<unknown> {
  const body = parseJson(await answered(response.text(), options))
  if (response.ok && !saysNo(body)) return body
  const refusal = refusalOf(response.status, body)
  const is_about_password = ASK_A_PASSWORD.includes(path) || refusal.code?.startsWith('wrong_')
  const ends_session = refusal.code === 'unauthenticated' || !is_about_password
  // Also of a list that is asked for without the token: the specification sends the player home from all of them.
  if (response.status === 401 && ends_session && sessionStore.get().is_member) {
    if (token) endSession(token, refusal)
    throw await refusalOfEnd(refusal)
  }
  await loadRefusalTexts()
  throw refusal
}

/** Where a 401 may be about a password, and then ends nothing. */
const ASK_A_PASSWORD = ['/login', '/change-password']

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const NO = /^(?:error|fail(?:ed|ure)?|false|request has failed\.)$/i

/** A no that travels in a 200, as some servers send it. */
function saysNo(body: unknown): boolean {
  const { success, status, code, errors } = fieldsOf(body)
  if (NO.test(String(success)) || NO.test(String(status)) || Number(code) >= 400 || Number(status) >= 400) return true
  return success !== true && Object.keys(Object(errors)).length > 0
}

/** Of calls whose answer says nothing but yes. What cannot be read has not said it. */
export function parseDone(body: unknown): void {
  if (body === null) throw refusalOf(200, body)
}

/** The data of a call of our own, as it was sent. */
export function parseOwn(body: unknown): unknown {
  const { data } = fieldsOf(body)
  if (data === undefined) throw refusalOf(200, null)
  return data
}
