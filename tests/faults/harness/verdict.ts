import type { Intent } from './journal.ts'
import { OUTSIDE_JOURNAL } from './load/sessions.ts'

export interface Verdict {
  lost: string[]
  doubled: string[]
}

/** What callers know of the operations of one kind, beside the keys that the tables have. */
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
 * exchange says of the balances that it did not move.
 */
export function isSameAnswer(intent: Intent, again: string | null): boolean {
  if (intent.kind === 'callback') return again?.includes('"code":1003') ?? false
  const told = (text: string | null) => text?.replaceAll(/,"(?:held|bonus)_balance":[\d.]+/g, '')
  return told(again) === told(intent.answer)
}

function timesOf(keys: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const key of keys) if (!key.startsWith(OUTSIDE_JOURNAL)) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}
