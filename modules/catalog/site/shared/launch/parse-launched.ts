import { parseUrl } from '#platform/site/calls/parse-url.ts'
import { fieldsOf, refusalOf, text } from '#platform/site/calls/understand.ts'

export type LaunchedGame =
  | { kind: 'url'; url: string }
  | { kind: 'content'; content: string }
  /** Accepted, and yet there is nowhere to go. */
  | { kind: 'empty'; message: string }

/** Only code 200 is a yes; some servers write it as text. */
export function parseLaunched(body: unknown): LaunchedGame {
  const { code, url, content, message } = fieldsOf(body)
  if (text(code) !== '200') throw refusalOf(200, body)
  if (isWebAddress(text(url))) return { kind: 'url', url: text(url) }
  if (text(content) !== '') return { kind: 'content', content: text(content) }
  return { kind: 'empty', message: text(message) }
}

/** Addresses of other kinds would run in our own name. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && parseUrl(address) !== null
