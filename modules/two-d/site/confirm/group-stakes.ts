import type { Origin, OriginOfNumbers } from '../draft/origins.ts'
import type { Stakes } from '../rules/numbers.ts'

/** Rows of a slip that stand together. */
export interface StakeGroup {
  /** Null for the numbers that were chosen one by one. */
  origin: Origin | null
  stakes: Stakes
}

/** A single number says itself where it comes from. */
const GROUP_MIN = 2

/**
 * Each number once, in the group in which it came last; those without a group are the last group. A number that has been
 * removed since is in none.
 */
export function groupStakes(stakes: Stakes, origins: readonly OriginOfNumbers[]): StakeGroup[] {
  const place_of = new Map(origins.flatMap(({ nums }, place) => nums.map((num) => [num, place] as const)))
  const groups = origins
    .map(({ origin }, place) => ({ origin, stakes: filterStakes(stakes, (num) => place_of.get(num) === place) }))
    .filter((group) => group.stakes.size >= GROUP_MIN)
  const rest = filterStakes(stakes, (num) => !groups.some((group) => group.stakes.has(num)))
  return rest.size > 0 ? [...groups, { origin: null, stakes: rest }] : groups
}

const filterStakes = (stakes: Stakes, isIn: (num: string) => boolean): Stakes =>
  new Map([...stakes].filter(([num]) => isIn(num)))

/** Numbers that were removed stand again where they stood, with the stakes that they had; what changed since stays. */
export function withRemoved(now: Stakes, { before, nums }: { before: Stakes; nums: ReadonlySet<string> }): Stakes {
  const back = [...before].filter(([num]) => now.has(num) || nums.has(num))
  return new Map([...back, ...now])
}
