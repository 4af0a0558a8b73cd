import { tabStorage } from '#platform/site/browser/storage.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import type { DigitSetName, SetName } from '../rules/sets.ts'

/** How several numbers came into a draft at once: a set, the digits that they have, a piece of a list as it was typed. */
export type Origin =
  | { kind: 'set'; name: SetName; has_reverse: boolean }
  | { kind: 'digits'; name: DigitSetName; digits: string; has_reverse: boolean }
  | { kind: 'reverse' }
  | { kind: 'typed'; text: string }

export interface OriginOfNumbers {
  origin: Origin
  nums: readonly string[]
}

/** A slip has at most a hundred numbers; the oldest groups are forgotten first. */
const ORIGINS_MAX = 100

const keyOf = (session: TwoDSession | null) => `two-d.origins.${session ?? ''}`

/** As they were added, the oldest first. They last as long as the tab: another one shows the same numbers without groups. */
export function originsOf(session: TwoDSession | null): readonly OriginOfNumbers[] {
  // Only this file writes the keys.
  return JSON.parse(tabStorage.getItem(keyOf(session)) ?? '[]')
}

export function noteOrigins(session: TwoDSession | null, origins: readonly OriginOfNumbers[]): void {
  const all = [...originsOf(session), ...origins].slice(-ORIGINS_MAX)
  if (all.length > 0) tabStorage.setItem(keyOf(session), JSON.stringify(all))
}

/** Of a draft that is placed or cleared: the next numbers of that draw come in other ways. */
export const forgetOrigins = (session: TwoDSession | null): void => tabStorage.removeItem(keyOf(session))
