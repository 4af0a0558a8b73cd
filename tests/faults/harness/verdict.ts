import type { Intent } from './journal.ts'
import type { Answer } from './load/call-server.ts'
import { DUPLICATE, operationOf } from './load/operations.ts'
import { OUTSIDE_JOURNAL } from './load/sessions.ts'

export interface Verdict {
  lost: string[]
  doubled: string[]
}

/** Compares the outcomes that callers know of one kind of operation with the keys that the tables have. */
export function judge(kind: string, intents: readonly Intent[], keys: readonly string[]): Verdict {
  const times = timesOf(keys)
  const [lost, doubled] = [[] as string[], [] as string[]]
  for (const { key, outcome } of intents.filter((one) => one.kind === kind)) {
    const count = times.get(key) ?? 0
    if (outcome === 'acknowledged' && count === 0) lost.push(`${kind} ${key}`)
    if (outcome === 'unknown') lost.push(`${kind} ${key}: still unknown`)
    if (count > 1 || (outcome === 'refused' && count > 0)) doubled.push(`${kind} ${key}: ${count} times`)
    times.delete(key)
  }
  for (const key of times.keys()) doubled.push(`${kind} ${key}: nobody asked for it`)
  return { lost, doubled }
}

/**
 * A callback's second answer says that it is the second; the balance that goes with it is today's, and so is what an
 * exchange says of the balances that it did not move. The draws of a load are drawn sooner than their slips were told.
 */
export function isSameAnswer(intent: Intent, again: string | null): boolean {
  if (intent.kind === 'callback') return again?.includes('"code":1003') ?? false
  const told = (text: string | null) => text?.replaceAll(/,"(?:(?:held|bonus)_balance":[\d.]+|draws_at":"[^"]*")/g, '')
  return told(again) === told(intent.answer)
}

/**
 * Two copies of one operation, which went out together: both were done as one, and are answered alike. Answers what is
 * wrong, '' where they agree, and null where fewer than two of them were told what became of it.
 */
export function judgeCopies(intent: Intent, answers: readonly (Answer | null)[]): string | null {
  const [first, second] = answers
  if (!first || !second) return null
  const outcomes = [first, second].map(({ status, text }) => operationOf(intent.kind).outcome(status, text))
  if (outcomes.includes('unknown') || [first, second].some(isUnread)) return null
  const told = `${intent.kind} ${intent.key}: copies were answered ${first.text.slice(0, SHOWN)} and ${second.text.slice(0, SHOWN)}`
  if (outcomes[0] !== outcomes[1]) return told
  // The refusal of a callback depends on the balance of the moment, so two refusals may differ.
  if (outcomes[0] === 'refused') return intent.kind === 'callback' || first.text === second.text ? '' : told
  if (intent.kind === 'callback') return [first, second].filter(isDoneFirst).length === 1 ? '' : told
  return isSameAnswer({ ...intent, answer: first.text }, second.text) ? '' : told
}

/**
 * Refused without a look at the operation: by a rate limit, for a session that ended between both, or by a server whose clock
 * takes the signature for a stale one. The other copy may be done.
 */
const isUnread = ({ status, text }: Answer) =>
  status === TOO_MANY || status === NO_SESSION || text.includes(`"code":${STALE}`)
const TOO_MANY = 429
const NO_SESSION = 401
const STALE = 1004
const SHOWN = 200
const isDoneFirst = ({ text }: Answer) => !text.includes(`"code":${DUPLICATE}`)

function timesOf(keys: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const key of keys) if (!key.startsWith(OUTSIDE_JOURNAL)) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}
